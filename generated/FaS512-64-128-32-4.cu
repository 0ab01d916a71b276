typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(128, 1)
fa_s512(
    const u64 q /* f16 */,
    const u64 q_stride0,
    const u64 q_stride1,
    const u64 q_stride2,
    const u64 q_stride3,
    const u64 k /* f16 */,
    const u64 k_stride0,
    const u64 k_stride1,
    const u64 k_stride2,
    const u64 k_stride3,
    const u64 v /* f16 */,
    const u64 v_stride0,
    const u64 v_stride1,
    const u64 v_stride2,
    const u64 v_stride3,
    const u64 o /* f16, written */,
    const u64 o_stride0,
    const u64 o_stride1,
    const u64 o_stride2,
    const u64 o_stride3,
    const u64 lse /* f32, written */,
    const u64 lse_stride0,
    const u64 lse_stride1,
    const u64 lse_stride2,
    const u64 lse_stride3,
    const f32 scale_log2,
    const u32 group)
{
#line 55 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 i = blockIdx.x;
#line 57 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t2 = blockIdx.y;
#line 57 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t3 = blockIdx.z;
#line 69 "fa-kernels/src/attention/warps.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t6 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t6));
#line 72 "fa-kernels/src/attention/warps.rs"
    const u32 warp_m = warp & 3u;
    const u32 warp_n = warp >> 2u;
    const u32 t10 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
    const u32 t11 = warp_n << 7u;
#line 60 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 first_query = i << 6u;
#line 68 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 75 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 ring = smem_1 + 8192u;
    const u64 t15 = (u64)t3;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t16 = t15 * q_stride0;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t17 = t16 * 2ull;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t18 = q + t17;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t19 = (u64)first_query;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t20 = t19 * q_stride1;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t21 = t20 * 2ull;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t22 = t18 + t21;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t23 = (u64)t2;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t24 = t23 * q_stride2;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t25 = t24 * 2ull;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t26 = t22 + t25;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t27 = (u32)q_stride1;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t28 = t27 << 1u;
    const u32 t29 = thread >> 3u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t30 = thread & 7u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t31 = t29 & 7u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t32 = t30 ^ t31;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t33 = t29 << 7u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t34 = t32 << 4u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t35 = t33 + t34;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t36 = (u64)t29 * t28;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t37 = t26 + t36;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t38 = (u64)t30 * 16u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t39 = t37 + t38;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t40 = (u64)t28 * 16u;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t41 = smem_1 + t35;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t42 = (u64)0u * t28;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t43 = t39 + t42;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t44 = t43 + t40;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t45 = t44 + t40;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t46 = t45 + t40;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t41), "l"(t43) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t41), "l"(t44) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t41), "l"(t45) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t41), "l"(t46) : "memory");
#line 86 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 kv_head = t2 / group;
    const u64 t48 = (u64)t3;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t49 = t48 * k_stride0;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t50 = t49 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t51 = k + t50;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t52 = 0ull * k_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t53 = t52 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t54 = t51 + t53;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t55 = (u64)kv_head;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t56 = t55 * k_stride2;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t57 = t56 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 columns = t54 + t57;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t59 = (u32)k_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t60 = t59 << 1u;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t61 = (u64)t3;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t62 = t61 * v_stride0;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t63 = t62 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t64 = v + t63;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t65 = 0ull * v_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t66 = t65 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t67 = t64 + t66;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t68 = (u64)kv_head;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t69 = t68 * v_stride2;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t70 = t69 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t71 = t67 + t70;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t72 = (u32)v_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t73 = t72 << 1u;
#line 56 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t74 = ring + 8192u;
#line 59 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t75 = ring + 16384u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t76 = thread >> 2u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t77 = thread & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t78 = t76 >> 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t79 = t78 & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t80 = t77 ^ t79;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t81 = t76 << 6u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t82 = t80 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t83 = t81 + t82;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t84 = (u64)t76 * t60;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t85 = columns + t84;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t86 = (u64)t77 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t87 = t85 + t86;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t88 = (u64)t60 * 32u;
#line 62 "fa-kernels/src/fa_s512/stream.rs"
    const u64 columns_2 = columns + 64ull;
    const u32 t90 = thread >> 2u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t91 = thread & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t92 = t90 >> 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t93 = t92 & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t94 = t91 ^ t93;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t95 = t90 << 6u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t96 = t94 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t97 = t95 + t96;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t98 = (u64)t90 * t60;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t99 = columns_2 + t98;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t100 = (u64)t91 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t101 = t99 + t100;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t102 = (u64)t60 * 32u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t103 = thread >> 3u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t104 = thread & 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t105 = t103 & 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t106 = t104 ^ t105;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t107 = t103 << 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t108 = t106 << 4u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t109 = t107 + t108;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t110 = (u64)t103 * t73;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t111 = t71 + t110;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t112 = (u64)t104 * 16u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t113 = t111 + t112;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t114 = (u64)t73 * 16u;
#line 96 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t115 = ring + t83;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t116 = (u64)0u * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t117 = t87 + t116;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t118 = t117 + t88;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t119 = t118 + t88;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t120 = t119 + t88;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t115), "l"(t117) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t115), "l"(t118) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t115), "l"(t119) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t115), "l"(t120) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t121 = t74 + t97;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t122 = (u64)0u * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t123 = t101 + t122;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t124 = t123 + t102;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t125 = t124 + t102;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t126 = t125 + t102;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t121), "l"(t123) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t121), "l"(t124) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t121), "l"(t125) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t121), "l"(t126) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t127 = t75 + t109;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t128 = (u64)0u * t73;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t129 = t113 + t128;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t130 = t129 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t131 = t130 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t132 = t131 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t133 = t132 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t134 = t133 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t135 = t134 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t136 = t135 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t127), "l"(t129) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t127), "l"(t130) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t127), "l"(t131) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t127), "l"(t132) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t127), "l"(t133) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16;" :  : "r"(t127), "l"(t134) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t127), "l"(t135) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16;" :  : "r"(t127), "l"(t136) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 100 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.wait_group 3;" :  :  : "memory");
#line 102 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t137 = lane & 15u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t138 = t10 + t137;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t139 = lane >> 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t140 = t138 & 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t141 = t139 ^ t140;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t142 = t138 << 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t143 = t141 << 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t144 = t142 + t143;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t145 = smem_1 + t144;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t146 = t144 ^ 32u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t147 = smem_1 + t146;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t148 = t144 ^ 64u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t149 = smem_1 + t148;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t150 = t144 ^ 96u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t151 = smem_1 + t150;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t145) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t147) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t149) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t151) : "memory");
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t152 = lane & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t153 = t11 + t152;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t154 = lane >> 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t155 = t154 << 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t156 = t153 + t155;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t157 = lane >> 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t158 = t157 & 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t159 = t156 >> 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t160 = t159 & 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t161 = t158 ^ t160;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t162 = t156 << 6u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t163 = t161 << 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t164 = t162 + t163;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t165 = t164 ^ 32u;
    const u32 t166 = lane & 15u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t167 = t11 + t166;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t168 = lane >> 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t169 = t167 & 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t170 = t168 ^ t169;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t171 = t167 << 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t172 = t170 << 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t173 = t171 + t172;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t174 = t173 ^ 32u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t175 = t173 ^ 64u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t176 = t173 ^ 96u;
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum_2 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_2 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_3 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_4 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_5 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_6 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_7 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_8 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_9 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_10 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_11 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_12 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_13 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_14 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_15 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_16 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_17 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_18 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_19 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_20 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_21 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_22 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_23 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_24 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_25 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_26 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_27 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_28 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_29 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_30 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_31 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_32 = 0.0f;
#line 132 "fa-kernels/src/fa_s512/kernel.rs"
    #pragma unroll 1
    for (u32 i_2 = 0u; i_2 < 4u; i_2 += 1u) {
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_2 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_3 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_4 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_5 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_6 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_7 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_8 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_9 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_10 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_11 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_12 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_13 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_14 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_15 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_16 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_17 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_18 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_19 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_20 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_21 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_22 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_23 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_24 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_25 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_26 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_27 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_28 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_29 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_30 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_31 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_32 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_33 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_34 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_35 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_36 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_37 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_38 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_39 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_40 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_41 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_42 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_43 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_44 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_45 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_46 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_47 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_48 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_49 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_50 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_51 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_52 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_53 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_54 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_55 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_56 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_57 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_58 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_59 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_60 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_61 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_62 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_63 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_64 = 0.0f;
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t177 = i_2 + 1u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t178 = t177 < 4u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t178) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t179 = t177 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t180 = t179 << 15u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t181 = ring + t180;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t182 = t177 << 7u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t183 = t181 + t83;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t184 = (u64)t182 * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t185 = t87 + t184;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t186 = t185 + t88;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t187 = t186 + t88;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t188 = t187 + t88;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t183), "l"(t185) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t183), "l"(t186) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t183), "l"(t187) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t183), "l"(t188) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t189 = t177 < 4u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t189) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t190 = t177 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t191 = t190 << 15u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t192 = t74 + t191;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t193 = t177 << 7u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t194 = t192 + t97;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t195 = (u64)t193 * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t196 = t101 + t195;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t197 = t196 + t102;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t198 = t197 + t102;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t199 = t198 + t102;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t194), "l"(t196) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t194), "l"(t197) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t194), "l"(t198) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t194), "l"(t199) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t200 = i_2 + 1u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t201 = t200 < 4u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t201) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t202 = t200 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t203 = t202 << 15u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t204 = t75 + t203;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t205 = t200 << 7u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t206 = t204 + t109;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t207 = (u64)t205 * t73;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t208 = t113 + t207;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t209 = t208 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t210 = t209 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t211 = t210 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t212 = t211 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t213 = t212 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t214 = t213 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t215 = t214 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t206), "l"(t208) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t206), "l"(t209) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t206), "l"(t210) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t206), "l"(t211) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t206), "l"(t212) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16;" :  : "r"(t206), "l"(t213) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t206), "l"(t214) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16;" :  : "r"(t206), "l"(t215) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t216 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t217 = t216 << 15u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t218 = ring + t217;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t219 = t218 + t164;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t219) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t219) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t219) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t219) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t219) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+5120];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t219) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_37), "r"(m_38));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_39), "r"(m_40));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t219) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_41), "r"(m_42));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_43), "r"(m_44));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+7168];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t219) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_45), "r"(m_46));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_47), "r"(m_48));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t220 = t218 + t165;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t220) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_49), "r"(m_50));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_51), "r"(m_52));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t220) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_53), "r"(m_54));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_55), "r"(m_56));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t220) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_57), "r"(m_58));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_59), "r"(m_60));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t220) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_61), "r"(m_62));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_63), "r"(m_64));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t220) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_65), "r"(m_66));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_67), "r"(m_68));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+5120];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t220) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_69), "r"(m_70));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_71), "r"(m_72));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t220) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_73), "r"(m_74));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_75), "r"(m_76));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+7168];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t220) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_77), "r"(m_78));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_79), "r"(m_80));
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 3;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t221 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t222 = t221 << 15u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t223 = t74 + t222;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t224 = t223 + t164;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t224) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_81), "r"(m_82));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_83), "r"(m_84));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t224) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_85), "r"(m_86));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_87), "r"(m_88));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t224) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_89), "r"(m_90));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_91), "r"(m_92));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t224) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_93), "r"(m_94));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_95), "r"(m_96));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t224) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_97), "r"(m_98));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_99), "r"(m_100));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+5120];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t224) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_101), "r"(m_102));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_103), "r"(m_104));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t224) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+7168];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t224) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_109), "r"(m_110));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_111), "r"(m_112));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t225 = t223 + t165;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t225) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_113), "r"(m_114));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_115), "r"(m_116));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t225) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_117), "r"(m_118));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_119), "r"(m_120));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t225) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_121), "r"(m_122));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_123), "r"(m_124));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t225) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_125), "r"(m_126));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_127), "r"(m_128));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t225) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_129), "r"(m_130));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_131), "r"(m_132));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+5120];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t225) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_133), "r"(m_134));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_135), "r"(m_136));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t225) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_137), "r"(m_138));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_139), "r"(m_140));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+7168];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t225) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_141), "r"(m_142));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_143), "r"(m_144));
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t227;
        asm("max.f32 %0, %1, %2;" : "=f"(t227) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t228;
        asm("max.f32 %0, %1, %2;" : "=f"(t228) : "f"(t227), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t229;
        asm("max.f32 %0, %1, %2;" : "=f"(t229) : "f"(t228), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t230;
        asm("max.f32 %0, %1, %2;" : "=f"(t230) : "f"(t229), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t231;
        asm("max.f32 %0, %1, %2;" : "=f"(t231) : "f"(t230), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t232;
        asm("max.f32 %0, %1, %2;" : "=f"(t232) : "f"(t231), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t233;
        asm("max.f32 %0, %1, %2;" : "=f"(t233) : "f"(t232), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t234;
        asm("max.f32 %0, %1, %2;" : "=f"(t234) : "f"(t233), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t235;
        asm("max.f32 %0, %1, %2;" : "=f"(t235) : "f"(t234), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t236;
        asm("max.f32 %0, %1, %2;" : "=f"(t236) : "f"(t235), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t237;
        asm("max.f32 %0, %1, %2;" : "=f"(t237) : "f"(t236), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t238;
        asm("max.f32 %0, %1, %2;" : "=f"(t238) : "f"(t237), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t239;
        asm("max.f32 %0, %1, %2;" : "=f"(t239) : "f"(t238), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t240;
        asm("max.f32 %0, %1, %2;" : "=f"(t240) : "f"(t239), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t241;
        asm("max.f32 %0, %1, %2;" : "=f"(t241) : "f"(t240), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t242;
        asm("max.f32 %0, %1, %2;" : "=f"(t242) : "f"(t241), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t243;
        asm("max.f32 %0, %1, %2;" : "=f"(t243) : "f"(t242), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t244;
        asm("max.f32 %0, %1, %2;" : "=f"(t244) : "f"(t243), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t245;
        asm("max.f32 %0, %1, %2;" : "=f"(t245) : "f"(t244), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t246;
        asm("max.f32 %0, %1, %2;" : "=f"(t246) : "f"(t245), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t247;
        asm("max.f32 %0, %1, %2;" : "=f"(t247) : "f"(t246), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t248;
        asm("max.f32 %0, %1, %2;" : "=f"(t248) : "f"(t247), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t249;
        asm("max.f32 %0, %1, %2;" : "=f"(t249) : "f"(t248), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t250;
        asm("max.f32 %0, %1, %2;" : "=f"(t250) : "f"(t249), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t251;
        asm("max.f32 %0, %1, %2;" : "=f"(t251) : "f"(t250), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t252;
        asm("max.f32 %0, %1, %2;" : "=f"(t252) : "f"(t251), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t253;
        asm("max.f32 %0, %1, %2;" : "=f"(t253) : "f"(t252), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t254;
        asm("max.f32 %0, %1, %2;" : "=f"(t254) : "f"(t253), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t255;
        asm("max.f32 %0, %1, %2;" : "=f"(t255) : "f"(t254), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t256;
        asm("max.f32 %0, %1, %2;" : "=f"(t256) : "f"(t255), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t257;
        asm("max.f32 %0, %1, %2;" : "=f"(t257) : "f"(t256), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t258;
        asm("max.f32 %0, %1, %2;" : "=f"(t258) : "f"(t257), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t259;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t259) : "f"(t258));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t258), "f"(t259));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t261;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t261) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t261));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t264 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t264;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t266 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t267;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t267) : "f"(old), "f"(scale_log2), "f"(t266));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t267));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t269 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t270 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t270));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t272;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t272) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t272;
        const f32 t273 = t269 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t274 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t274));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t276;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t276) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t276;
        const f32 t277 = t273 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t278 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t278));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t280;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t280) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t280;
        const f32 t281 = t277 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t282 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t282));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t284;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t284) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t284;
        const f32 t285 = t281 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t286 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t286));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t288;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t288) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t288;
        const f32 t289 = t285 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t290 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t290));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t292;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t292) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t292;
        const f32 t293 = t289 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t294 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t294));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t296;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t296) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t296;
        const f32 t297 = t293 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t298 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t298));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t300;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t300) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t300;
        const f32 t301 = t297 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t302 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t302));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t304;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t304) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t304;
        const f32 t305 = t301 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t306 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t306));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t308;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t308) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t308;
        const f32 t309 = t305 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t310 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t310));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t312;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t312) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t312;
        const f32 t313 = t309 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t314 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t314));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t316;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t316) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t316;
        const f32 t317 = t313 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t318 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t318));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t320;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t320) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t320;
        const f32 t321 = t317 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t322 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t322));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t324;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t324) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t324;
        const f32 t325 = t321 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t326 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t326));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t328;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t328) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t328;
        const f32 t329 = t325 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t330 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t330));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t332;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t332) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t332;
        const f32 t333 = t329 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t334 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t334));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t336;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t336) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t336;
        const f32 t337 = t333 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t338 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t338));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t340;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t340) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t340;
        const f32 t341 = t337 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t342 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t342));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t344;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t344) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t344;
        const f32 t345 = t341 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t346 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t346));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t348;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t348) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t348;
        const f32 t349 = t345 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t350 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t350));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t352;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t352) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t352;
        const f32 t353 = t349 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t354 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t354));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t356;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t356) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t356;
        const f32 t357 = t353 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t358 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t358));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t360;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t360) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t360;
        const f32 t361 = t357 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t362 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t362));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t364;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t364) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t364;
        const f32 t365 = t361 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t366 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t366));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t368;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t368) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t368;
        const f32 t369 = t365 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t370 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t370));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t372;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t372) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t372;
        const f32 t373 = t369 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t374 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t374));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t376;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t376) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t376;
        const f32 t377 = t373 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t378 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t378));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t380;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t380) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t380;
        const f32 t381 = t377 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t382 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t382));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t384;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t384) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t384;
        const f32 t385 = t381 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t386 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t386));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t388;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t388) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t388;
        const f32 t389 = t385 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t390 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t390));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t392;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t392) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t392;
        const f32 t393 = t389 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t394 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t394));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t396;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t396) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t396;
        const f32 t397 = t393 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t397;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t398 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t398;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t399 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t399;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t400 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t400;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t401 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t401;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t402 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t402;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t403 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t403;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t404 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t404;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t405 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t405;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t406 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t406;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t407 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t407;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t408 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t408;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t409 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t409;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t410 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t410;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t411 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t411;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t412 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t412;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t413 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t413;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t415;
        asm("max.f32 %0, %1, %2;" : "=f"(t415) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t416;
        asm("max.f32 %0, %1, %2;" : "=f"(t416) : "f"(t415), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t417;
        asm("max.f32 %0, %1, %2;" : "=f"(t417) : "f"(t416), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t418;
        asm("max.f32 %0, %1, %2;" : "=f"(t418) : "f"(t417), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t419;
        asm("max.f32 %0, %1, %2;" : "=f"(t419) : "f"(t418), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t420;
        asm("max.f32 %0, %1, %2;" : "=f"(t420) : "f"(t419), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t421;
        asm("max.f32 %0, %1, %2;" : "=f"(t421) : "f"(t420), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t422;
        asm("max.f32 %0, %1, %2;" : "=f"(t422) : "f"(t421), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t423;
        asm("max.f32 %0, %1, %2;" : "=f"(t423) : "f"(t422), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t424;
        asm("max.f32 %0, %1, %2;" : "=f"(t424) : "f"(t423), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t425;
        asm("max.f32 %0, %1, %2;" : "=f"(t425) : "f"(t424), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t426;
        asm("max.f32 %0, %1, %2;" : "=f"(t426) : "f"(t425), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t427;
        asm("max.f32 %0, %1, %2;" : "=f"(t427) : "f"(t426), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t428;
        asm("max.f32 %0, %1, %2;" : "=f"(t428) : "f"(t427), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t429;
        asm("max.f32 %0, %1, %2;" : "=f"(t429) : "f"(t428), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t430;
        asm("max.f32 %0, %1, %2;" : "=f"(t430) : "f"(t429), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t431;
        asm("max.f32 %0, %1, %2;" : "=f"(t431) : "f"(t430), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t432;
        asm("max.f32 %0, %1, %2;" : "=f"(t432) : "f"(t431), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t433;
        asm("max.f32 %0, %1, %2;" : "=f"(t433) : "f"(t432), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t434;
        asm("max.f32 %0, %1, %2;" : "=f"(t434) : "f"(t433), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t435;
        asm("max.f32 %0, %1, %2;" : "=f"(t435) : "f"(t434), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t436;
        asm("max.f32 %0, %1, %2;" : "=f"(t436) : "f"(t435), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t437;
        asm("max.f32 %0, %1, %2;" : "=f"(t437) : "f"(t436), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t438;
        asm("max.f32 %0, %1, %2;" : "=f"(t438) : "f"(t437), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t439;
        asm("max.f32 %0, %1, %2;" : "=f"(t439) : "f"(t438), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t440;
        asm("max.f32 %0, %1, %2;" : "=f"(t440) : "f"(t439), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t441;
        asm("max.f32 %0, %1, %2;" : "=f"(t441) : "f"(t440), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t442;
        asm("max.f32 %0, %1, %2;" : "=f"(t442) : "f"(t441), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t443;
        asm("max.f32 %0, %1, %2;" : "=f"(t443) : "f"(t442), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t444;
        asm("max.f32 %0, %1, %2;" : "=f"(t444) : "f"(t443), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t445;
        asm("max.f32 %0, %1, %2;" : "=f"(t445) : "f"(t444), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t446;
        asm("max.f32 %0, %1, %2;" : "=f"(t446) : "f"(t445), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t447;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t447) : "f"(t446));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t446), "f"(t447));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t449;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t449) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t449));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t452 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t452;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t454 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t455;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t455) : "f"(old_2), "f"(scale_log2), "f"(t454));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t455));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t457 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t458 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t458));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t460;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t460) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t460;
        const f32 t461 = t457 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t462 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t462));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t464;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t464) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t464;
        const f32 t465 = t461 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t466 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t466));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t468;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t468) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t468;
        const f32 t469 = t465 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t470 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t470));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t472;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t472) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t472;
        const f32 t473 = t469 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t474 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t474));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t476;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t476) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t476;
        const f32 t477 = t473 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t478 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t478));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t480;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t480) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t480;
        const f32 t481 = t477 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t482 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t482));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t484;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t484) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t484;
        const f32 t485 = t481 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t486 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t486));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t488;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t488) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t488;
        const f32 t489 = t485 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t490 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t490));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t492;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t492;
        const f32 t493 = t489 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t494 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t494));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t496;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t496) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t496;
        const f32 t497 = t493 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t498 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t498));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t500;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t500) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t500;
        const f32 t501 = t497 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t502 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t502));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t504;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t504) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t504;
        const f32 t505 = t501 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t506 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t506));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t508;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t508) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t508;
        const f32 t509 = t505 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t510 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t510));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t512;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t512) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t512;
        const f32 t513 = t509 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t514 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t514));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t516;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t516) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t516;
        const f32 t517 = t513 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t518 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t518));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t520;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t520) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t520;
        const f32 t521 = t517 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t522 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t522));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t524;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t524) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t524;
        const f32 t525 = t521 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t526 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t526));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t528;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t528) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t528;
        const f32 t529 = t525 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t530 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t530));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t532;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t532) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t532;
        const f32 t533 = t529 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t534 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t534));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t536;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t536) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t536;
        const f32 t537 = t533 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t538 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t538));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t540;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t540) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t540;
        const f32 t541 = t537 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t542 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t542));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t544;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t544) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t544;
        const f32 t545 = t541 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t546 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t546));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t548;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t548) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t548;
        const f32 t549 = t545 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t550 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t550));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t552;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t552) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t552;
        const f32 t553 = t549 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t554 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t554));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t556;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t556) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t556;
        const f32 t557 = t553 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t558 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t558));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t560;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t560) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t560;
        const f32 t561 = t557 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t562 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t562));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t564;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t564) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t564;
        const f32 t565 = t561 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t566 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t566));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t568;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t568) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t568;
        const f32 t569 = t565 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t570 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t570));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t572;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t572) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t572;
        const f32 t573 = t569 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t574 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t574));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t576;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t576) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t576;
        const f32 t577 = t573 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t578 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t578));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t580;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t580) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t580;
        const f32 t581 = t577 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t582 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t582));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t584;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t584) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t584;
        const f32 t585 = t581 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t585;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t586 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t586;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t587 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t587;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t588 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t588;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t589 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t589;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t590 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t590;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t591 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t591;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t592 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t592;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t593 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t593;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t594 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t594;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t595 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t595;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t596 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t596;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t597 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t597;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t598 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t598;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t599 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t599;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t600 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t600;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t601 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t601;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t602;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t602) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t603;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t603) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t604;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t604) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t605;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t605) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t606;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t606) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t607;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t607) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t608;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t608) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t609;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t609) : "f"(s_15), "f"(s_16));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t610;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t610) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t611;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t611) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t612;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t612) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t613;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t613) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t614;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t614) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t615;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t615) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t616;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t616) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t617;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t617) : "f"(s_31), "f"(s_32));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t618;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t618) : "f"(s_33), "f"(s_34));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t619;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t619) : "f"(s_35), "f"(s_36));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t620;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t620) : "f"(s_37), "f"(s_38));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t621;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t621) : "f"(s_39), "f"(s_40));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t622;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t622) : "f"(s_41), "f"(s_42));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t623;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t623) : "f"(s_43), "f"(s_44));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t624;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t624) : "f"(s_45), "f"(s_46));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t625;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t625) : "f"(s_47), "f"(s_48));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t626;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t626) : "f"(s_49), "f"(s_50));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t627;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t627) : "f"(s_51), "f"(s_52));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t628;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t628) : "f"(s_53), "f"(s_54));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t629;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t629) : "f"(s_55), "f"(s_56));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t630;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t630) : "f"(s_57), "f"(s_58));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t631;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t631) : "f"(s_59), "f"(s_60));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t632;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t632) : "f"(s_61), "f"(s_62));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t633;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t633) : "f"(s_63), "f"(s_64));
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t634 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t635 = t634 << 15u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t636 = t75 + t635;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t637 = t636 + t173;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t638 = t636 + t174;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t639 = t636 + t175;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t640 = t636 + t176;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t637) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t602), "r"(t603), "r"(t604), "r"(t605), "r"(m_145), "r"(m_146));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t602), "r"(t603), "r"(t604), "r"(t605), "r"(m_147), "r"(m_148));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t638) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t602), "r"(t603), "r"(t604), "r"(t605), "r"(m_149), "r"(m_150));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t602), "r"(t603), "r"(t604), "r"(t605), "r"(m_151), "r"(m_152));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t639) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t602), "r"(t603), "r"(t604), "r"(t605), "r"(m_153), "r"(m_154));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t602), "r"(t603), "r"(t604), "r"(t605), "r"(m_155), "r"(m_156));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t640) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t602), "r"(t603), "r"(t604), "r"(t605), "r"(m_157), "r"(m_158));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t602), "r"(t603), "r"(t604), "r"(t605), "r"(m_159), "r"(m_160));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t637) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t606), "r"(t607), "r"(t608), "r"(t609), "r"(m_161), "r"(m_162));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t606), "r"(t607), "r"(t608), "r"(t609), "r"(m_163), "r"(m_164));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t638) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t606), "r"(t607), "r"(t608), "r"(t609), "r"(m_165), "r"(m_166));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t606), "r"(t607), "r"(t608), "r"(t609), "r"(m_167), "r"(m_168));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t639) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t606), "r"(t607), "r"(t608), "r"(t609), "r"(m_169), "r"(m_170));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t606), "r"(t607), "r"(t608), "r"(t609), "r"(m_171), "r"(m_172));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t640) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t606), "r"(t607), "r"(t608), "r"(t609), "r"(m_173), "r"(m_174));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t606), "r"(t607), "r"(t608), "r"(t609), "r"(m_175), "r"(m_176));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t637) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t610), "r"(t611), "r"(t612), "r"(t613), "r"(m_177), "r"(m_178));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t610), "r"(t611), "r"(t612), "r"(t613), "r"(m_179), "r"(m_180));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t638) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t610), "r"(t611), "r"(t612), "r"(t613), "r"(m_181), "r"(m_182));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t610), "r"(t611), "r"(t612), "r"(t613), "r"(m_183), "r"(m_184));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t639) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t610), "r"(t611), "r"(t612), "r"(t613), "r"(m_185), "r"(m_186));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t610), "r"(t611), "r"(t612), "r"(t613), "r"(m_187), "r"(m_188));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t640) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t610), "r"(t611), "r"(t612), "r"(t613), "r"(m_189), "r"(m_190));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t610), "r"(t611), "r"(t612), "r"(t613), "r"(m_191), "r"(m_192));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t637) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t614), "r"(t615), "r"(t616), "r"(t617), "r"(m_193), "r"(m_194));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t614), "r"(t615), "r"(t616), "r"(t617), "r"(m_195), "r"(m_196));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t638) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t614), "r"(t615), "r"(t616), "r"(t617), "r"(m_197), "r"(m_198));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t614), "r"(t615), "r"(t616), "r"(t617), "r"(m_199), "r"(m_200));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t639) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t614), "r"(t615), "r"(t616), "r"(t617), "r"(m_201), "r"(m_202));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t614), "r"(t615), "r"(t616), "r"(t617), "r"(m_203), "r"(m_204));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t640) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t614), "r"(t615), "r"(t616), "r"(t617), "r"(m_205), "r"(m_206));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t614), "r"(t615), "r"(t616), "r"(t617), "r"(m_207), "r"(m_208));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t637) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t618), "r"(t619), "r"(t620), "r"(t621), "r"(m_209), "r"(m_210));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t618), "r"(t619), "r"(t620), "r"(t621), "r"(m_211), "r"(m_212));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t638) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t618), "r"(t619), "r"(t620), "r"(t621), "r"(m_213), "r"(m_214));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t618), "r"(t619), "r"(t620), "r"(t621), "r"(m_215), "r"(m_216));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t639) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t618), "r"(t619), "r"(t620), "r"(t621), "r"(m_217), "r"(m_218));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t618), "r"(t619), "r"(t620), "r"(t621), "r"(m_219), "r"(m_220));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t640) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t618), "r"(t619), "r"(t620), "r"(t621), "r"(m_221), "r"(m_222));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t618), "r"(t619), "r"(t620), "r"(t621), "r"(m_223), "r"(m_224));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t637) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t622), "r"(t623), "r"(t624), "r"(t625), "r"(m_225), "r"(m_226));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t622), "r"(t623), "r"(t624), "r"(t625), "r"(m_227), "r"(m_228));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t638) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t622), "r"(t623), "r"(t624), "r"(t625), "r"(m_229), "r"(m_230));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t622), "r"(t623), "r"(t624), "r"(t625), "r"(m_231), "r"(m_232));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t639) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t622), "r"(t623), "r"(t624), "r"(t625), "r"(m_233), "r"(m_234));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t622), "r"(t623), "r"(t624), "r"(t625), "r"(m_235), "r"(m_236));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t640) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t622), "r"(t623), "r"(t624), "r"(t625), "r"(m_237), "r"(m_238));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t622), "r"(t623), "r"(t624), "r"(t625), "r"(m_239), "r"(m_240));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t637) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t626), "r"(t627), "r"(t628), "r"(t629), "r"(m_241), "r"(m_242));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t626), "r"(t627), "r"(t628), "r"(t629), "r"(m_243), "r"(m_244));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t638) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t626), "r"(t627), "r"(t628), "r"(t629), "r"(m_245), "r"(m_246));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t626), "r"(t627), "r"(t628), "r"(t629), "r"(m_247), "r"(m_248));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t639) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t626), "r"(t627), "r"(t628), "r"(t629), "r"(m_249), "r"(m_250));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t626), "r"(t627), "r"(t628), "r"(t629), "r"(m_251), "r"(m_252));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t640) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t626), "r"(t627), "r"(t628), "r"(t629), "r"(m_253), "r"(m_254));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t626), "r"(t627), "r"(t628), "r"(t629), "r"(m_255), "r"(m_256));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t637) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t630), "r"(t631), "r"(t632), "r"(t633), "r"(m_257), "r"(m_258));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t630), "r"(t631), "r"(t632), "r"(t633), "r"(m_259), "r"(m_260));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t638) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t630), "r"(t631), "r"(t632), "r"(t633), "r"(m_261), "r"(m_262));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t630), "r"(t631), "r"(t632), "r"(t633), "r"(m_263), "r"(m_264));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t639) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t630), "r"(t631), "r"(t632), "r"(t633), "r"(m_265), "r"(m_266));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t630), "r"(t631), "r"(t632), "r"(t633), "r"(m_267), "r"(m_268));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t640) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t630), "r"(t631), "r"(t632), "r"(t633), "r"(m_269), "r"(m_270));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t630), "r"(t631), "r"(t632), "r"(t633), "r"(m_271), "r"(m_272));
    }
#line 176 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t641;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t641) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_3 = row_sum + t641;
    f32 t643;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t643) : "f"(pair_3));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t644 = pair_3 + t643;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t644;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t645;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t645) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_4 = row_sum_2 + t645;
    f32 t647;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t647) : "f"(pair_4));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t648 = pair_4 + t647;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t648;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t649 = (u64)t3;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t650 = t649 * o_stride0;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t651 = t650 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t652 = o + t651;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t653 = (u64)first_query;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t654 = t653 * o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t655 = t654 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t656 = t652 + t655;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t657 = (u64)t2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t658 = t657 * o_stride2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t659 = t658 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t660 = t656 + t659;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t661 = (u32)o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t662 = t661 << 1u;
    const bool t663 = warp_n == 0u;
#line 172 "fa-kernels/src/fa_s512/kernel.rs"
    if (t663) {
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t664 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t665;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t665) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t664 ? 0.0f : t665;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t667 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t667;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t668 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t668;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t669 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t669;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t670 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t670;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t671 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t671;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t672 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t672;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t673 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t673;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t674 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t674;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t675 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t675;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t676 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t676;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t677 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t677;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t678 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t678;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t679 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t679;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t680 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t680;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t681 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t681;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t682 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t682;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t683 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t684;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t684) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t683 ? 0.0f : t684;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t686 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t686;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t687 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t687;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t688 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t688;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t689 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t689;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t690 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t690;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t691 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t691;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t692 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t692;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t693 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t693;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t694 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t694;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t695 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t695;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t696 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t696;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t697 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t697;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t698 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t698;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t699 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t699;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t700 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t700;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t701 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t701;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t702 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t703 = t10 + t702;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t704 = t703 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t705 = 0u ^ t704;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t706 = t703 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t707 = t705 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t708 = t706 + t707;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t709 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t710 = t709 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t711 = t708 + t710;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t712;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t712) : "f"(acc), "f"(acc_2));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t713 = smem_1 + t711;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t713), "r"(t712) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t714;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t714) : "f"(acc_5), "f"(acc_6));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t715 = t711 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t716 = smem_1 + t715;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t716), "r"(t714) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t717;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t717) : "f"(acc_9), "f"(acc_10));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t718 = t711 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t719 = smem_1 + t718;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t719), "r"(t717) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t720;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t720) : "f"(acc_13), "f"(acc_14));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t721 = t711 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t722 = smem_1 + t721;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t722), "r"(t720) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t723;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t723) : "f"(acc_17), "f"(acc_18));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t724 = t711 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t725 = smem_1 + t724;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t725), "r"(t723) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t726;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t726) : "f"(acc_21), "f"(acc_22));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t727 = t711 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t728 = smem_1 + t727;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t728), "r"(t726) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t729;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t729) : "f"(acc_25), "f"(acc_26));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t730 = t711 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t731 = smem_1 + t730;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t731), "r"(t729) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t732;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t732) : "f"(acc_29), "f"(acc_30));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t733 = t711 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t734 = smem_1 + t733;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t734), "r"(t732) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t735 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t736 = t10 + t735;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t737 = t736 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t738 = t737 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t739 = 0u ^ t738;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t740 = t737 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t741 = t739 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t742 = t740 + t741;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t743 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t744 = t743 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t745 = t742 + t744;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t746;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t746) : "f"(acc_3), "f"(acc_4));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t747 = smem_1 + t745;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t747), "r"(t746) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t748;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t748) : "f"(acc_7), "f"(acc_8));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t749 = t745 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t750 = smem_1 + t749;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t750), "r"(t748) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t751;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t751) : "f"(acc_11), "f"(acc_12));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t752 = t745 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t753 = smem_1 + t752;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t753), "r"(t751) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t754;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t754) : "f"(acc_15), "f"(acc_16));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t755 = t745 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t756 = smem_1 + t755;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t756), "r"(t754) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t757;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t757) : "f"(acc_19), "f"(acc_20));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t758 = t745 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t759 = smem_1 + t758;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t759), "r"(t757) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t760;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t760) : "f"(acc_23), "f"(acc_24));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t761 = t745 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t762 = smem_1 + t761;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t762), "r"(t760) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t763;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t763) : "f"(acc_27), "f"(acc_28));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t764 = t745 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t765 = smem_1 + t764;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t765), "r"(t763) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t766;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t766) : "f"(acc_31), "f"(acc_32));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t767 = t745 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t768 = smem_1 + t767;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t768), "r"(t766) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t769 = lane >> 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t770 = t10 + t769;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t771 = lane & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t772 = t770 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t773 = t771 ^ t772;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t774 = t770 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t775 = t773 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t776 = t774 + t775;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t777 = smem_1 + t776;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t777) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t778 = (u64)t770 * t662;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t779 = t660 + t778;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t780 = (u64)t771 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t781 = t779 + t780;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t781), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t782 = t770 + 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t783 = t782 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t784 = t771 ^ t783;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t785 = t782 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t786 = t784 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t787 = t785 + t786;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t788 = smem_1 + t787;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t788) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t789 = (u64)t782 * t662;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t790 = t660 + t789;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t791 = (u64)t771 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t792 = t790 + t791;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t792), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t793 = t770 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t794 = t793 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t795 = t771 ^ t794;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t796 = t793 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t797 = t795 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t798 = t796 + t797;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t799 = smem_1 + t798;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t799) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t800 = (u64)t793 * t662;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t801 = t660 + t800;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t802 = (u64)t771 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t803 = t801 + t802;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t803), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t804 = t770 + 12u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t805 = t804 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t806 = t771 ^ t805;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t807 = t804 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t808 = t806 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t809 = t807 + t808;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t810 = smem_1 + t809;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t810) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t811 = (u64)t804 * t662;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t812 = t660 + t811;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t813 = (u64)t771 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t814 = t812 + t813;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t814), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t815 = (u64)t3;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t816 = t815 * lse_stride0;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t817 = t816 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t818 = lse + t817;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t819 = (u64)t2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t820 = t819 * lse_stride1;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t821 = t820 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t822 = t818 + t821;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t823 = (u64)first_query;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t824 = t823 * lse_stride2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t825 = t824 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t826 = t822 + t825;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t827 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t828 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t829 = t828 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t829) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t830 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_17 = t10 + t830;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t832 = (u64)row_17 * t827;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t833 = t832 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t834 = t826 + t833;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t835;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t835) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t836;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t836) : "f"(row_max), "f"(scale_log2), "f"(t835));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t836 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t838 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t839 = t838 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t834), "f"(t839) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t840 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t841 = t10 + t840;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_18 = t841 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t843 = (u64)row_18 * t827;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t844 = t843 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t845 = t826 + t844;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t846;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t846) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t847;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t847) : "f"(row_max_2), "f"(scale_log2), "f"(t846));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t847 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t849 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t850 = t849 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t845), "f"(t850) : "memory");
        }
    }
}
