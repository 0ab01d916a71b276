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
    const u32 t11 = warp_n << 6u;
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
    const u32 t74 = ring + 4096u;
#line 59 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t75 = ring + 8192u;
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
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t115), "l"(t117) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t115), "l"(t118) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t119 = t74 + t97;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t120 = (u64)0u * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t121 = t101 + t120;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t122 = t121 + t102;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t119), "l"(t121) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t119), "l"(t122) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t123 = t75 + t109;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t124 = (u64)0u * t73;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t125 = t113 + t124;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t126 = t125 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t127 = t126 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t128 = t127 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t123), "l"(t125) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t123), "l"(t126) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t123), "l"(t127) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t123), "l"(t128) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 91 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t129 = ring + 16384u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t130 = t129 + t83;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t131 = (u64)64u * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t132 = t87 + t131;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t133 = t132 + t88;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t130), "l"(t132) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t130), "l"(t133) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 91 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t134 = t74 + 16384u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t135 = t134 + t97;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t136 = (u64)64u * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t137 = t101 + t136;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t138 = t137 + t102;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t135), "l"(t137) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t135), "l"(t138) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 97 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t139 = t75 + 16384u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t140 = t139 + t109;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t141 = (u64)64u * t73;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t142 = t113 + t141;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t143 = t142 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t144 = t143 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t145 = t144 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t140), "l"(t142) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t140), "l"(t143) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t140), "l"(t144) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t140), "l"(t145) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 100 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.wait_group 6;" :  :  : "memory");
#line 102 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t146 = lane & 15u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t147 = t10 + t146;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t148 = lane >> 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t149 = t147 & 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t150 = t148 ^ t149;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t151 = t147 << 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t152 = t150 << 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t153 = t151 + t152;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t154 = smem_1 + t153;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t155 = t153 ^ 32u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t156 = smem_1 + t155;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t157 = t153 ^ 64u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t158 = smem_1 + t157;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t159 = t153 ^ 96u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t160 = smem_1 + t159;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t154) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t156) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t158) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t160) : "memory");
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t161 = lane & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t162 = t11 + t161;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t163 = lane >> 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t164 = t163 << 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t165 = t162 + t164;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t166 = lane >> 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t167 = t166 & 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t168 = t165 >> 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t169 = t168 & 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t170 = t167 ^ t169;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t171 = t165 << 6u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t172 = t170 << 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t173 = t171 + t172;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t174 = t173 ^ 32u;
    const u32 t175 = lane & 15u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t176 = t11 + t175;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t177 = lane >> 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t178 = t176 & 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t179 = t177 ^ t178;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t180 = t176 << 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t181 = t179 << 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t182 = t180 + t181;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t183 = t182 ^ 32u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t184 = t182 ^ 64u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t185 = t182 ^ 96u;
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
    for (u32 i_2 = 0u; i_2 < 8u; i_2 += 1u) {
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
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 5;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t186 = i_2 + 2u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t187 = t186 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t187) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t188 = t186 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t189 = t188 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t190 = ring + t189;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t191 = t186 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t192 = t190 + t83;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t193 = (u64)t191 * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t194 = t87 + t193;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t195 = t194 + t88;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t192), "l"(t194) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t192), "l"(t195) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t196 = t186 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t196) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t197 = t186 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t198 = t197 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t199 = t74 + t198;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t200 = t186 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t201 = t199 + t97;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t202 = (u64)t200 * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t203 = t101 + t202;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t204 = t203 + t102;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t201), "l"(t203) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t201), "l"(t204) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t205 = i_2 + 2u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t206 = t205 < 8u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t206) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t207 = t205 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t208 = t207 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t209 = t75 + t208;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t210 = t205 << 6u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t211 = t209 + t109;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t212 = (u64)t210 * t73;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t213 = t113 + t212;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t214 = t213 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t215 = t214 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t216 = t215 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t211), "l"(t213) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t211), "l"(t214) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t211), "l"(t215) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t211), "l"(t216) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t217 = i_2 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t218 = t217 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t219 = ring + t218;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t220 = t219 + t173;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t220) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t220) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t220) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t220) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t221 = t219 + t174;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t221) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t221) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t221) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t221) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 6;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t222 = i_2 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t223 = t222 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t224 = t74 + t223;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t225 = t224 + t173;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t225) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t225) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t225) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t225) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t226 = t224 + t174;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t226) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t226) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t226) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t226) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t228;
        asm("max.f32 %0, %1, %2;" : "=f"(t228) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t229;
        asm("max.f32 %0, %1, %2;" : "=f"(t229) : "f"(t228), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t230;
        asm("max.f32 %0, %1, %2;" : "=f"(t230) : "f"(t229), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t231;
        asm("max.f32 %0, %1, %2;" : "=f"(t231) : "f"(t230), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t232;
        asm("max.f32 %0, %1, %2;" : "=f"(t232) : "f"(t231), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t233;
        asm("max.f32 %0, %1, %2;" : "=f"(t233) : "f"(t232), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t234;
        asm("max.f32 %0, %1, %2;" : "=f"(t234) : "f"(t233), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t235;
        asm("max.f32 %0, %1, %2;" : "=f"(t235) : "f"(t234), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t236;
        asm("max.f32 %0, %1, %2;" : "=f"(t236) : "f"(t235), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t237;
        asm("max.f32 %0, %1, %2;" : "=f"(t237) : "f"(t236), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t238;
        asm("max.f32 %0, %1, %2;" : "=f"(t238) : "f"(t237), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t239;
        asm("max.f32 %0, %1, %2;" : "=f"(t239) : "f"(t238), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t240;
        asm("max.f32 %0, %1, %2;" : "=f"(t240) : "f"(t239), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t241;
        asm("max.f32 %0, %1, %2;" : "=f"(t241) : "f"(t240), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t242;
        asm("max.f32 %0, %1, %2;" : "=f"(t242) : "f"(t241), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t243;
        asm("max.f32 %0, %1, %2;" : "=f"(t243) : "f"(t242), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t244;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t244) : "f"(t243));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t243), "f"(t244));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t246;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t246) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t246));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t249 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t249;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t251 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t252;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t252) : "f"(old), "f"(scale_log2), "f"(t251));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t252));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t254 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t255 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t255));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t257;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t257) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t257;
        const f32 t258 = t254 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t259 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t259));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t261;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t261) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t261;
        const f32 t262 = t258 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t263 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t263));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t265;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t265) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t265;
        const f32 t266 = t262 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t267 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t267));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t269;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t269) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t269;
        const f32 t270 = t266 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t271 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t271));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t273;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t273) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t273;
        const f32 t274 = t270 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t275 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t275));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t277;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t277) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t277;
        const f32 t278 = t274 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t279 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t279));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t281;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t281) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t281;
        const f32 t282 = t278 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t283 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t283));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t285;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t285) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t285;
        const f32 t286 = t282 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t287 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t287));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t289;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t289) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t289;
        const f32 t290 = t286 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t291 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t291));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t293;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t293) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t293;
        const f32 t294 = t290 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t295 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t295));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t297;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t297) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t297;
        const f32 t298 = t294 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t299 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t299));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t301;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t301) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t301;
        const f32 t302 = t298 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t303 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t303));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t305;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t305) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t305;
        const f32 t306 = t302 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t307 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t307));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t309;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t309) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t309;
        const f32 t310 = t306 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t311 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t311));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t313;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t313) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t313;
        const f32 t314 = t310 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t315 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t315));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t317;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t317) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t317;
        const f32 t318 = t314 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t318;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t319 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t319;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t320 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t320;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t321 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t321;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t322 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t322;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t323 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t323;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t324 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t324;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t325 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t325;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t326 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t326;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t327 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t327;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t328 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t328;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t329 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t329;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t330 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t330;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t331 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t331;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t332 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t332;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t333 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t333;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t334 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t334;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t336;
        asm("max.f32 %0, %1, %2;" : "=f"(t336) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t337;
        asm("max.f32 %0, %1, %2;" : "=f"(t337) : "f"(t336), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t338;
        asm("max.f32 %0, %1, %2;" : "=f"(t338) : "f"(t337), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t339;
        asm("max.f32 %0, %1, %2;" : "=f"(t339) : "f"(t338), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t340;
        asm("max.f32 %0, %1, %2;" : "=f"(t340) : "f"(t339), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t341;
        asm("max.f32 %0, %1, %2;" : "=f"(t341) : "f"(t340), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t342;
        asm("max.f32 %0, %1, %2;" : "=f"(t342) : "f"(t341), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t343;
        asm("max.f32 %0, %1, %2;" : "=f"(t343) : "f"(t342), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t344;
        asm("max.f32 %0, %1, %2;" : "=f"(t344) : "f"(t343), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t345;
        asm("max.f32 %0, %1, %2;" : "=f"(t345) : "f"(t344), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t346;
        asm("max.f32 %0, %1, %2;" : "=f"(t346) : "f"(t345), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t347;
        asm("max.f32 %0, %1, %2;" : "=f"(t347) : "f"(t346), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t348;
        asm("max.f32 %0, %1, %2;" : "=f"(t348) : "f"(t347), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t349;
        asm("max.f32 %0, %1, %2;" : "=f"(t349) : "f"(t348), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t350;
        asm("max.f32 %0, %1, %2;" : "=f"(t350) : "f"(t349), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t351;
        asm("max.f32 %0, %1, %2;" : "=f"(t351) : "f"(t350), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t352;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t352) : "f"(t351));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t351), "f"(t352));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t354;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t354) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t354));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t357 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t357;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t359 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t360;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t360) : "f"(old_2), "f"(scale_log2), "f"(t359));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t360));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t362 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t363 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t363));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t365;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t365) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t365;
        const f32 t366 = t362 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t367 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t367));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t369;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t369) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t369;
        const f32 t370 = t366 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t371 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t371));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t373;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t373) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t373;
        const f32 t374 = t370 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t375 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t375));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t377;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t377) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t377;
        const f32 t378 = t374 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t379 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t379));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t381;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t381) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t381;
        const f32 t382 = t378 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t383 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t383));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t385;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t385) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t385;
        const f32 t386 = t382 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t387 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t387));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t389;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t389) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t389;
        const f32 t390 = t386 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t391 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t391));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t393;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t393) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t393;
        const f32 t394 = t390 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t395 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t395));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t397;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t397) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t397;
        const f32 t398 = t394 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t399 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t399));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t401;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t401) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t401;
        const f32 t402 = t398 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t403 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t403));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t405;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t405) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t405;
        const f32 t406 = t402 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t407 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t407));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t409;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t409) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t409;
        const f32 t410 = t406 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t411 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t411));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t413;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t413) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t413;
        const f32 t414 = t410 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t415 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t415));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t417;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t417) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t417;
        const f32 t418 = t414 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t419 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t419));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t421;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t421) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t421;
        const f32 t422 = t418 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t423 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t423));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t425;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t425) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t425;
        const f32 t426 = t422 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t426;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t427 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t427;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t428 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t428;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t429 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t429;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t430 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t430;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t431 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t431;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t432 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t432;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t433 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t433;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t434 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t434;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t435 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t435;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t436 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t436;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t437 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t437;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t438 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t438;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t439 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t439;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t440 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t440;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t441 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t441;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t442 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t442;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t443;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t443) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t444;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t444) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t445;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t445) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t446;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t446) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t447;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t447) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t448;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t448) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t449;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t449) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t450;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t450) : "f"(s_15), "f"(s_16));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t451;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t451) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t452;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t452) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t453;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t453) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t454;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t454) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t455;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t455) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t456;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t456) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t457;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t457) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t458;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t458) : "f"(s_31), "f"(s_32));
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t459 = i_2 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t460 = t459 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t461 = t75 + t460;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t462 = t461 + t182;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t463 = t461 + t183;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t464 = t461 + t184;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t465 = t461 + t185;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t462) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t443), "r"(t444), "r"(t445), "r"(t446), "r"(m_81), "r"(m_82));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t443), "r"(t444), "r"(t445), "r"(t446), "r"(m_83), "r"(m_84));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t463) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t443), "r"(t444), "r"(t445), "r"(t446), "r"(m_85), "r"(m_86));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t443), "r"(t444), "r"(t445), "r"(t446), "r"(m_87), "r"(m_88));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t464) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t443), "r"(t444), "r"(t445), "r"(t446), "r"(m_89), "r"(m_90));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t443), "r"(t444), "r"(t445), "r"(t446), "r"(m_91), "r"(m_92));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t465) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t443), "r"(t444), "r"(t445), "r"(t446), "r"(m_93), "r"(m_94));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t443), "r"(t444), "r"(t445), "r"(t446), "r"(m_95), "r"(m_96));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t462) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t447), "r"(t448), "r"(t449), "r"(t450), "r"(m_97), "r"(m_98));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t447), "r"(t448), "r"(t449), "r"(t450), "r"(m_99), "r"(m_100));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t463) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t447), "r"(t448), "r"(t449), "r"(t450), "r"(m_101), "r"(m_102));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t447), "r"(t448), "r"(t449), "r"(t450), "r"(m_103), "r"(m_104));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t464) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t447), "r"(t448), "r"(t449), "r"(t450), "r"(m_105), "r"(m_106));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t447), "r"(t448), "r"(t449), "r"(t450), "r"(m_107), "r"(m_108));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t465) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t447), "r"(t448), "r"(t449), "r"(t450), "r"(m_109), "r"(m_110));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t447), "r"(t448), "r"(t449), "r"(t450), "r"(m_111), "r"(m_112));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t462) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t451), "r"(t452), "r"(t453), "r"(t454), "r"(m_113), "r"(m_114));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t451), "r"(t452), "r"(t453), "r"(t454), "r"(m_115), "r"(m_116));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t463) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t451), "r"(t452), "r"(t453), "r"(t454), "r"(m_117), "r"(m_118));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t451), "r"(t452), "r"(t453), "r"(t454), "r"(m_119), "r"(m_120));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t464) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t451), "r"(t452), "r"(t453), "r"(t454), "r"(m_121), "r"(m_122));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t451), "r"(t452), "r"(t453), "r"(t454), "r"(m_123), "r"(m_124));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t465) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t451), "r"(t452), "r"(t453), "r"(t454), "r"(m_125), "r"(m_126));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t451), "r"(t452), "r"(t453), "r"(t454), "r"(m_127), "r"(m_128));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t462) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t455), "r"(t456), "r"(t457), "r"(t458), "r"(m_129), "r"(m_130));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t455), "r"(t456), "r"(t457), "r"(t458), "r"(m_131), "r"(m_132));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t463) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t455), "r"(t456), "r"(t457), "r"(t458), "r"(m_133), "r"(m_134));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t455), "r"(t456), "r"(t457), "r"(t458), "r"(m_135), "r"(m_136));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t464) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t455), "r"(t456), "r"(t457), "r"(t458), "r"(m_137), "r"(m_138));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t455), "r"(t456), "r"(t457), "r"(t458), "r"(m_139), "r"(m_140));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t465) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t455), "r"(t456), "r"(t457), "r"(t458), "r"(m_141), "r"(m_142));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t455), "r"(t456), "r"(t457), "r"(t458), "r"(m_143), "r"(m_144));
    }
#line 176 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t466;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t466) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_3 = row_sum + t466;
    f32 t468;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t468) : "f"(pair_3));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t469 = pair_3 + t468;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t469;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t470;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t470) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_4 = row_sum_2 + t470;
    f32 t472;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t472) : "f"(pair_4));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t473 = pair_4 + t472;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t473;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t474 = (u64)t3;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t475 = t474 * o_stride0;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t476 = t475 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t477 = o + t476;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t478 = (u64)first_query;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t479 = t478 * o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t480 = t479 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t481 = t477 + t480;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t482 = (u64)t2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t483 = t482 * o_stride2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t484 = t483 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t485 = t481 + t484;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t486 = (u32)o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t487 = t486 << 1u;
    const bool t488 = warp_n == 0u;
#line 172 "fa-kernels/src/fa_s512/kernel.rs"
    if (t488) {
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t489 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t490;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t490) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t489 ? 0.0f : t490;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t492 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t492;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t493 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t493;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t494 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t494;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t495 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t495;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t496 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t496;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t497 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t497;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t498 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t498;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t499 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t499;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t500 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t500;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t501 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t501;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t502 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t502;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t503 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t503;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t504 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t504;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t505 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t505;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t506 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t506;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t507 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t507;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t508 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t509;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t509) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t508 ? 0.0f : t509;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t511 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t511;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t512 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t512;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t513 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t513;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t514 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t514;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t515 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t515;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t516 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t516;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t517 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t517;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t518 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t518;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t519 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t519;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t520 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t520;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t521 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t521;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t522 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t522;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t523 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t523;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t524 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t524;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t525 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t525;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t526 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t526;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t527 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t528 = t10 + t527;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t529 = t528 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t530 = 0u ^ t529;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t531 = t528 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t532 = t530 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t533 = t531 + t532;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t534 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t535 = t534 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t536 = t533 + t535;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t537;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t537) : "f"(acc), "f"(acc_2));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t538 = smem_1 + t536;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t538), "r"(t537) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t539;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t539) : "f"(acc_5), "f"(acc_6));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t540 = t536 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t541 = smem_1 + t540;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t541), "r"(t539) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t542;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t542) : "f"(acc_9), "f"(acc_10));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t543 = t536 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t544 = smem_1 + t543;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t544), "r"(t542) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t545;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t545) : "f"(acc_13), "f"(acc_14));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t546 = t536 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t547 = smem_1 + t546;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t547), "r"(t545) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t548;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t548) : "f"(acc_17), "f"(acc_18));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t549 = t536 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t550 = smem_1 + t549;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t550), "r"(t548) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t551;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t551) : "f"(acc_21), "f"(acc_22));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t552 = t536 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t553 = smem_1 + t552;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t553), "r"(t551) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t554;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t554) : "f"(acc_25), "f"(acc_26));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t555 = t536 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t556 = smem_1 + t555;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t556), "r"(t554) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t557;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t557) : "f"(acc_29), "f"(acc_30));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t558 = t536 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t559 = smem_1 + t558;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t559), "r"(t557) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t560 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t561 = t10 + t560;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t562 = t561 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t563 = t562 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t564 = 0u ^ t563;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t565 = t562 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t566 = t564 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t567 = t565 + t566;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t568 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t569 = t568 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t570 = t567 + t569;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t571;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t571) : "f"(acc_3), "f"(acc_4));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t572 = smem_1 + t570;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t572), "r"(t571) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t573;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t573) : "f"(acc_7), "f"(acc_8));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t574 = t570 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t575 = smem_1 + t574;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t575), "r"(t573) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t576;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t576) : "f"(acc_11), "f"(acc_12));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t577 = t570 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t578 = smem_1 + t577;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t578), "r"(t576) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t579;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t579) : "f"(acc_15), "f"(acc_16));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t580 = t570 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t581 = smem_1 + t580;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t581), "r"(t579) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t582;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t582) : "f"(acc_19), "f"(acc_20));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t583 = t570 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t584 = smem_1 + t583;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t584), "r"(t582) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t585;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t585) : "f"(acc_23), "f"(acc_24));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t586 = t570 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t587 = smem_1 + t586;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t587), "r"(t585) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t588;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t588) : "f"(acc_27), "f"(acc_28));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t589 = t570 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t590 = smem_1 + t589;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t590), "r"(t588) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t591;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t591) : "f"(acc_31), "f"(acc_32));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t592 = t570 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t593 = smem_1 + t592;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t593), "r"(t591) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t594 = lane >> 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t595 = t10 + t594;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t596 = lane & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t597 = t595 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t598 = t596 ^ t597;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t599 = t595 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t600 = t598 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t601 = t599 + t600;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t602 = smem_1 + t601;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t602) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t603 = (u64)t595 * t487;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t604 = t485 + t603;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t605 = (u64)t596 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t606 = t604 + t605;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t606), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t607 = t595 + 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t608 = t607 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t609 = t596 ^ t608;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t610 = t607 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t611 = t609 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t612 = t610 + t611;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t613 = smem_1 + t612;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t613) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t614 = (u64)t607 * t487;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t615 = t485 + t614;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t616 = (u64)t596 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t617 = t615 + t616;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t617), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t618 = t595 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t619 = t618 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t620 = t596 ^ t619;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t621 = t618 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t622 = t620 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t623 = t621 + t622;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t624 = smem_1 + t623;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t624) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t625 = (u64)t618 * t487;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t626 = t485 + t625;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t627 = (u64)t596 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t628 = t626 + t627;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t628), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t629 = t595 + 12u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t630 = t629 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t631 = t596 ^ t630;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t632 = t629 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t633 = t631 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t634 = t632 + t633;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t635 = smem_1 + t634;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t635) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t636 = (u64)t629 * t487;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t637 = t485 + t636;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t638 = (u64)t596 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t639 = t637 + t638;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t639), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t640 = (u64)t3;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t641 = t640 * lse_stride0;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t642 = t641 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t643 = lse + t642;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t644 = (u64)t2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t645 = t644 * lse_stride1;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t646 = t645 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t647 = t643 + t646;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t648 = (u64)first_query;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t649 = t648 * lse_stride2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t650 = t649 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t651 = t647 + t650;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t652 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t653 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t654 = t653 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t654) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t655 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_17 = t10 + t655;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t657 = (u64)row_17 * t652;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t658 = t657 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t659 = t651 + t658;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t660;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t660) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t661;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t661) : "f"(row_max), "f"(scale_log2), "f"(t660));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t661 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t663 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t664 = t663 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t659), "f"(t664) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t665 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t666 = t10 + t665;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_18 = t666 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t668 = (u64)row_18 * t652;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t669 = t668 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t670 = t651 + t669;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t671;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t671) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t672;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t672) : "f"(row_max_2), "f"(scale_log2), "f"(t671));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t672 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t674 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t675 = t674 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t670), "f"(t675) : "memory");
        }
    }
}
