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
    const u32 t74 = ring + 2048u;
#line 56 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t75 = ring + 4096u;
#line 56 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t76 = ring + 6144u;
#line 59 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t77 = ring + 8192u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t78 = thread >> 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t79 = thread & 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t80 = t78 >> 2u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t81 = t80 & 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t82 = t79 ^ t81;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t83 = t78 << 5u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t84 = t82 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t85 = t83 + t84;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t86 = (u64)t78 * t60;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t87 = columns + t86;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t88 = (u64)t79 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t89 = t87 + t88;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t90 = (u64)t60 * 64u;
#line 62 "fa-kernels/src/fa_s512/stream.rs"
    const u64 columns_2 = columns + 32ull;
    const u32 t92 = thread >> 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t93 = thread & 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t94 = t92 >> 2u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t95 = t94 & 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t96 = t93 ^ t95;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t97 = t92 << 5u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t98 = t96 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t99 = t97 + t98;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t100 = (u64)t92 * t60;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t101 = columns_2 + t100;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t102 = (u64)t93 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t103 = t101 + t102;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t104 = (u64)t60 * 64u;
#line 62 "fa-kernels/src/fa_s512/stream.rs"
    const u64 columns_3 = columns + 64ull;
    const u32 t106 = thread >> 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t107 = thread & 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t108 = t106 >> 2u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t109 = t108 & 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t110 = t107 ^ t109;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t111 = t106 << 5u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t112 = t110 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t113 = t111 + t112;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t114 = (u64)t106 * t60;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t115 = columns_3 + t114;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t116 = (u64)t107 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t117 = t115 + t116;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t118 = (u64)t60 * 64u;
#line 62 "fa-kernels/src/fa_s512/stream.rs"
    const u64 columns_4 = columns + 96ull;
    const u32 t120 = thread >> 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t121 = thread & 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t122 = t120 >> 2u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t123 = t122 & 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t124 = t121 ^ t123;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t125 = t120 << 5u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t126 = t124 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t127 = t125 + t126;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t128 = (u64)t120 * t60;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t129 = columns_4 + t128;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t130 = (u64)t121 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t131 = t129 + t130;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t132 = (u64)t60 * 64u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t133 = thread >> 3u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t134 = thread & 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t135 = t133 & 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t136 = t134 ^ t135;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t137 = t133 << 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t138 = t136 << 4u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t139 = t137 + t138;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t140 = (u64)t133 * t73;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t141 = t71 + t140;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t142 = (u64)t134 * 16u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t143 = t141 + t142;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t144 = (u64)t73 * 16u;
#line 96 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t145 = ring + t85;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t146 = (u64)0u * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t147 = t89 + t146;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t145), "l"(t147) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t148 = t74 + t99;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t149 = (u64)0u * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t150 = t103 + t149;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t148), "l"(t150) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t151 = t75 + t113;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t152 = (u64)0u * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t153 = t117 + t152;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t151), "l"(t153) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t154 = t76 + t127;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t155 = (u64)0u * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t156 = t131 + t155;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t154), "l"(t156) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t157 = t77 + t139;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t158 = (u64)0u * t73;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t159 = t143 + t158;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t160 = t159 + t144;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t161 = t160 + t144;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t162 = t161 + t144;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t157), "l"(t159) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t157), "l"(t160) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t157), "l"(t161) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t157), "l"(t162) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 100 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.wait_group 5;" :  :  : "memory");
#line 102 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t163 = lane & 15u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t164 = t10 + t163;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t165 = lane >> 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t166 = t164 & 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t167 = t165 ^ t166;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t168 = t164 << 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t169 = t167 << 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t170 = t168 + t169;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t171 = smem_1 + t170;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t172 = t170 ^ 32u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t173 = smem_1 + t172;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t174 = t170 ^ 64u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t175 = smem_1 + t174;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t176 = t170 ^ 96u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t177 = smem_1 + t176;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t171) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t173) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t175) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t177) : "memory");
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t178 = lane & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t179 = t11 + t178;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t180 = lane >> 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t181 = t180 << 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t182 = t179 + t181;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t183 = lane >> 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t184 = t183 & 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t185 = t182 >> 2u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t186 = t185 & 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t187 = t184 ^ t186;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t188 = t182 << 5u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t189 = t187 << 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t190 = t188 + t189;
    const u32 t191 = lane & 15u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t192 = t11 + t191;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t193 = lane >> 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t194 = t192 & 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t195 = t193 ^ t194;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t196 = t192 << 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t197 = t195 << 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t198 = t196 + t197;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t199 = t198 ^ 32u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t200 = t198 ^ 64u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t201 = t198 ^ 96u;
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
        asm volatile("cp.async.wait_group 4;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t202 = i_2 + 1u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t203 = t202 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t203) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t204 = t202 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t205 = t204 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t206 = ring + t205;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t207 = t202 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t208 = t206 + t85;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t209 = (u64)t207 * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t210 = t89 + t209;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t208), "l"(t210) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t211 = t202 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t211) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t212 = t202 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t213 = t212 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t214 = t74 + t213;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t215 = t202 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t216 = t214 + t99;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t217 = (u64)t215 * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t218 = t103 + t217;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t216), "l"(t218) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t219 = t202 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t219) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t220 = t202 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t221 = t220 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t222 = t75 + t221;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t223 = t202 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t224 = t222 + t113;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t225 = (u64)t223 * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t226 = t117 + t225;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t224), "l"(t226) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t227 = t202 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t227) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t228 = t202 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t229 = t228 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t230 = t76 + t229;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t231 = t202 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t232 = t230 + t127;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t233 = (u64)t231 * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t234 = t131 + t233;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t232), "l"(t234) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t235 = i_2 + 1u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t236 = t235 < 8u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t236) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t237 = t235 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t238 = t237 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t239 = t77 + t238;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t240 = t235 << 6u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t241 = t239 + t139;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t242 = (u64)t240 * t73;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t243 = t143 + t242;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t244 = t243 + t144;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t245 = t244 + t144;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t246 = t245 + t144;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t241), "l"(t243) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t241), "l"(t244) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t241), "l"(t245) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t241), "l"(t246) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t247 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t248 = t247 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t249 = ring + t248;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t250 = t249 + t190;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t250) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+512];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t250) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t250) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1536];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t250) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 8;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t251 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t252 = t251 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t253 = t74 + t252;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t254 = t253 + t190;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t254) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+512];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t254) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t254) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1536];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t254) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 7;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t255 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t256 = t255 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t257 = t75 + t256;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t258 = t257 + t190;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t258) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+512];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t258) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t258) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1536];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t258) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 5;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t259 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t260 = t259 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t261 = t76 + t260;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t262 = t261 + t190;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t262) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+512];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t262) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t262) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1536];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t262) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t264;
        asm("max.f32 %0, %1, %2;" : "=f"(t264) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t265;
        asm("max.f32 %0, %1, %2;" : "=f"(t265) : "f"(t264), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t266;
        asm("max.f32 %0, %1, %2;" : "=f"(t266) : "f"(t265), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t267;
        asm("max.f32 %0, %1, %2;" : "=f"(t267) : "f"(t266), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t268;
        asm("max.f32 %0, %1, %2;" : "=f"(t268) : "f"(t267), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t269;
        asm("max.f32 %0, %1, %2;" : "=f"(t269) : "f"(t268), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t270;
        asm("max.f32 %0, %1, %2;" : "=f"(t270) : "f"(t269), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t271;
        asm("max.f32 %0, %1, %2;" : "=f"(t271) : "f"(t270), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t272;
        asm("max.f32 %0, %1, %2;" : "=f"(t272) : "f"(t271), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t273;
        asm("max.f32 %0, %1, %2;" : "=f"(t273) : "f"(t272), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t274;
        asm("max.f32 %0, %1, %2;" : "=f"(t274) : "f"(t273), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t275;
        asm("max.f32 %0, %1, %2;" : "=f"(t275) : "f"(t274), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t276;
        asm("max.f32 %0, %1, %2;" : "=f"(t276) : "f"(t275), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t277;
        asm("max.f32 %0, %1, %2;" : "=f"(t277) : "f"(t276), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t278;
        asm("max.f32 %0, %1, %2;" : "=f"(t278) : "f"(t277), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t279;
        asm("max.f32 %0, %1, %2;" : "=f"(t279) : "f"(t278), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t280;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t280) : "f"(t279));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t279), "f"(t280));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t282;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t282) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t282));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t285 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t285;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t287 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t288;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t288) : "f"(old), "f"(scale_log2), "f"(t287));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t288));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t290 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t291 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t291));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t293;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t293) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t293;
        const f32 t294 = t290 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t295 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t295));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t297;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t297) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t297;
        const f32 t298 = t294 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t299 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t299));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t301;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t301) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t301;
        const f32 t302 = t298 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t303 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t303));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t305;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t305) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t305;
        const f32 t306 = t302 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t307 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t307));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t309;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t309) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t309;
        const f32 t310 = t306 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t311 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t311));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t313;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t313) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t313;
        const f32 t314 = t310 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t315 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t315));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t317;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t317) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t317;
        const f32 t318 = t314 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t319 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t319));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t321;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t321) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t321;
        const f32 t322 = t318 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t323 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t323));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t325;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t325) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t325;
        const f32 t326 = t322 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t327 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t327));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t329;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t329) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t329;
        const f32 t330 = t326 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t331 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t331));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t333;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t333) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t333;
        const f32 t334 = t330 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t335 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t335));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t337;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t337) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t337;
        const f32 t338 = t334 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t339 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t339));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t341;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t341) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t341;
        const f32 t342 = t338 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t343 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t343));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t345;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t345) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t345;
        const f32 t346 = t342 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t347 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t347));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t349;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t349) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t349;
        const f32 t350 = t346 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t351 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t351));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t353;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t353) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t353;
        const f32 t354 = t350 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t354;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t355 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t355;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t356 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t356;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t357 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t357;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t358 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t358;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t359 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t359;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t360 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t360;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t361 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t361;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t362 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t362;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t363 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t363;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t364 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t364;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t365 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t365;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t366 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t366;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t367 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t367;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t368 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t368;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t369 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t369;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t370 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t370;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t372;
        asm("max.f32 %0, %1, %2;" : "=f"(t372) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t373;
        asm("max.f32 %0, %1, %2;" : "=f"(t373) : "f"(t372), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t374;
        asm("max.f32 %0, %1, %2;" : "=f"(t374) : "f"(t373), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t375;
        asm("max.f32 %0, %1, %2;" : "=f"(t375) : "f"(t374), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t376;
        asm("max.f32 %0, %1, %2;" : "=f"(t376) : "f"(t375), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t377;
        asm("max.f32 %0, %1, %2;" : "=f"(t377) : "f"(t376), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t378;
        asm("max.f32 %0, %1, %2;" : "=f"(t378) : "f"(t377), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t379;
        asm("max.f32 %0, %1, %2;" : "=f"(t379) : "f"(t378), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t380;
        asm("max.f32 %0, %1, %2;" : "=f"(t380) : "f"(t379), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t381;
        asm("max.f32 %0, %1, %2;" : "=f"(t381) : "f"(t380), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t382;
        asm("max.f32 %0, %1, %2;" : "=f"(t382) : "f"(t381), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t383;
        asm("max.f32 %0, %1, %2;" : "=f"(t383) : "f"(t382), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t384;
        asm("max.f32 %0, %1, %2;" : "=f"(t384) : "f"(t383), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t385;
        asm("max.f32 %0, %1, %2;" : "=f"(t385) : "f"(t384), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t386;
        asm("max.f32 %0, %1, %2;" : "=f"(t386) : "f"(t385), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t387;
        asm("max.f32 %0, %1, %2;" : "=f"(t387) : "f"(t386), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t388;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t388) : "f"(t387));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t387), "f"(t388));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t390;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t390) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t390));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t393 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t393;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t395 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t396;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t396) : "f"(old_2), "f"(scale_log2), "f"(t395));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t396));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t398 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t399 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t399));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t401;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t401) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t401;
        const f32 t402 = t398 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t403 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t403));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t405;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t405) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t405;
        const f32 t406 = t402 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t407 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t407));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t409;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t409) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t409;
        const f32 t410 = t406 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t411 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t411));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t413;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t413) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t413;
        const f32 t414 = t410 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t415 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t415));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t417;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t417) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t417;
        const f32 t418 = t414 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t419 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t419));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t421;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t421) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t421;
        const f32 t422 = t418 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t423 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t423));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t425;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t425) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t425;
        const f32 t426 = t422 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t427 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t427));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t429;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t429) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t429;
        const f32 t430 = t426 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t431 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t431));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t433;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t433) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t433;
        const f32 t434 = t430 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t435 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t435));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t437;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t437) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t437;
        const f32 t438 = t434 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t439 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t439));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t441;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t441) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t441;
        const f32 t442 = t438 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t443 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t443));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t445;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t445) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t445;
        const f32 t446 = t442 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t447 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t447));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t449;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t449) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t449;
        const f32 t450 = t446 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t451 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t451));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t453;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t453) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t453;
        const f32 t454 = t450 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t455 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t455));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t457;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t457) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t457;
        const f32 t458 = t454 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t459 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t459));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t461;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t461) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t461;
        const f32 t462 = t458 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t462;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t463 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t463;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t464 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t464;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t465 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t465;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t466 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t466;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t467 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t467;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t468 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t468;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t469 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t470 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t471 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t472 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t473 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t474 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t475 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t476 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t477 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t478 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t478;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t479;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t479) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t480;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t480) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t481;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t481) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t482;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t482) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t483;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t483) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t484;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t484) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t485;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t485) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t486;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t486) : "f"(s_15), "f"(s_16));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t487;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t487) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t488;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t488) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t489;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t489) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t490;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t490) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t491;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t491) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t492;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t492) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t493;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t493) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t494;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t494) : "f"(s_31), "f"(s_32));
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t495 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t496 = t495 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t497 = t77 + t496;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t498 = t497 + t198;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t499 = t497 + t199;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t500 = t497 + t200;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t501 = t497 + t201;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t498) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t479), "r"(t480), "r"(t481), "r"(t482), "r"(m_81), "r"(m_82));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t479), "r"(t480), "r"(t481), "r"(t482), "r"(m_83), "r"(m_84));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t499) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t479), "r"(t480), "r"(t481), "r"(t482), "r"(m_85), "r"(m_86));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t479), "r"(t480), "r"(t481), "r"(t482), "r"(m_87), "r"(m_88));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t500) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t479), "r"(t480), "r"(t481), "r"(t482), "r"(m_89), "r"(m_90));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t479), "r"(t480), "r"(t481), "r"(t482), "r"(m_91), "r"(m_92));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t501) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t479), "r"(t480), "r"(t481), "r"(t482), "r"(m_93), "r"(m_94));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t479), "r"(t480), "r"(t481), "r"(t482), "r"(m_95), "r"(m_96));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t498) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t483), "r"(t484), "r"(t485), "r"(t486), "r"(m_97), "r"(m_98));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t483), "r"(t484), "r"(t485), "r"(t486), "r"(m_99), "r"(m_100));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t499) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t483), "r"(t484), "r"(t485), "r"(t486), "r"(m_101), "r"(m_102));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t483), "r"(t484), "r"(t485), "r"(t486), "r"(m_103), "r"(m_104));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t500) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t483), "r"(t484), "r"(t485), "r"(t486), "r"(m_105), "r"(m_106));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t483), "r"(t484), "r"(t485), "r"(t486), "r"(m_107), "r"(m_108));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t501) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t483), "r"(t484), "r"(t485), "r"(t486), "r"(m_109), "r"(m_110));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t483), "r"(t484), "r"(t485), "r"(t486), "r"(m_111), "r"(m_112));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t498) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t487), "r"(t488), "r"(t489), "r"(t490), "r"(m_113), "r"(m_114));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t487), "r"(t488), "r"(t489), "r"(t490), "r"(m_115), "r"(m_116));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t499) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t487), "r"(t488), "r"(t489), "r"(t490), "r"(m_117), "r"(m_118));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t487), "r"(t488), "r"(t489), "r"(t490), "r"(m_119), "r"(m_120));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t500) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t487), "r"(t488), "r"(t489), "r"(t490), "r"(m_121), "r"(m_122));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t487), "r"(t488), "r"(t489), "r"(t490), "r"(m_123), "r"(m_124));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t501) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t487), "r"(t488), "r"(t489), "r"(t490), "r"(m_125), "r"(m_126));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t487), "r"(t488), "r"(t489), "r"(t490), "r"(m_127), "r"(m_128));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t498) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t491), "r"(t492), "r"(t493), "r"(t494), "r"(m_129), "r"(m_130));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t491), "r"(t492), "r"(t493), "r"(t494), "r"(m_131), "r"(m_132));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t499) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t491), "r"(t492), "r"(t493), "r"(t494), "r"(m_133), "r"(m_134));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t491), "r"(t492), "r"(t493), "r"(t494), "r"(m_135), "r"(m_136));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t500) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t491), "r"(t492), "r"(t493), "r"(t494), "r"(m_137), "r"(m_138));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t491), "r"(t492), "r"(t493), "r"(t494), "r"(m_139), "r"(m_140));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t501) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t491), "r"(t492), "r"(t493), "r"(t494), "r"(m_141), "r"(m_142));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t491), "r"(t492), "r"(t493), "r"(t494), "r"(m_143), "r"(m_144));
    }
#line 176 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t502;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t502) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_3 = row_sum + t502;
    f32 t504;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t504) : "f"(pair_3));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t505 = pair_3 + t504;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t505;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t506;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t506) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_4 = row_sum_2 + t506;
    f32 t508;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t508) : "f"(pair_4));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t509 = pair_4 + t508;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t509;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t510 = (u64)t3;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t511 = t510 * o_stride0;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t512 = t511 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t513 = o + t512;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t514 = (u64)first_query;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t515 = t514 * o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t516 = t515 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t517 = t513 + t516;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t518 = (u64)t2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t519 = t518 * o_stride2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t520 = t519 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t521 = t517 + t520;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t522 = (u32)o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t523 = t522 << 1u;
    const bool t524 = warp_n == 0u;
#line 172 "fa-kernels/src/fa_s512/kernel.rs"
    if (t524) {
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t525 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t526;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t526) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t525 ? 0.0f : t526;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t528 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t528;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t529 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t529;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t530 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t530;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t531 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t531;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t532 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t532;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t533 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t533;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t534 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t534;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t535 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t535;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t536 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t536;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t537 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t537;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t538 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t538;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t539 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t539;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t540 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t540;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t541 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t541;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t542 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t542;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t543 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t543;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t544 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t545;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t545) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t544 ? 0.0f : t545;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t547 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t547;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t548 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t548;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t549 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t549;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t550 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t550;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t551 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t551;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t552 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t552;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t553 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t553;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t554 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t554;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t555 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t555;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t556 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t556;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t557 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t557;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t558 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t558;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t559 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t559;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t560 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t560;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t561 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t561;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t562 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t562;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t563 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t564 = t10 + t563;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t565 = t564 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t566 = 0u ^ t565;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t567 = t564 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t568 = t566 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t569 = t567 + t568;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t570 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t571 = t570 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t572 = t569 + t571;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t573;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t573) : "f"(acc), "f"(acc_2));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t574 = smem_1 + t572;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t574), "r"(t573) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t575;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t575) : "f"(acc_5), "f"(acc_6));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t576 = t572 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t577 = smem_1 + t576;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t577), "r"(t575) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t578;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t578) : "f"(acc_9), "f"(acc_10));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t579 = t572 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t580 = smem_1 + t579;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t580), "r"(t578) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t581;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t581) : "f"(acc_13), "f"(acc_14));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t582 = t572 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t583 = smem_1 + t582;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t583), "r"(t581) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t584;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t584) : "f"(acc_17), "f"(acc_18));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t585 = t572 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t586 = smem_1 + t585;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t586), "r"(t584) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t587;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t587) : "f"(acc_21), "f"(acc_22));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t588 = t572 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t589 = smem_1 + t588;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t589), "r"(t587) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t590;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t590) : "f"(acc_25), "f"(acc_26));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t591 = t572 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t592 = smem_1 + t591;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t592), "r"(t590) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t593;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t593) : "f"(acc_29), "f"(acc_30));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t594 = t572 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t595 = smem_1 + t594;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t595), "r"(t593) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t596 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t597 = t10 + t596;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t598 = t597 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t599 = t598 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t600 = 0u ^ t599;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t601 = t598 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t602 = t600 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t603 = t601 + t602;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t604 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t605 = t604 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t606 = t603 + t605;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t607;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t607) : "f"(acc_3), "f"(acc_4));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t608 = smem_1 + t606;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t608), "r"(t607) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t609;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t609) : "f"(acc_7), "f"(acc_8));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t610 = t606 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t611 = smem_1 + t610;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t611), "r"(t609) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t612;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t612) : "f"(acc_11), "f"(acc_12));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t613 = t606 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t614 = smem_1 + t613;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t614), "r"(t612) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t615;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t615) : "f"(acc_15), "f"(acc_16));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t616 = t606 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t617 = smem_1 + t616;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t617), "r"(t615) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t618;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t618) : "f"(acc_19), "f"(acc_20));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t619 = t606 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t620 = smem_1 + t619;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t620), "r"(t618) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t621;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t621) : "f"(acc_23), "f"(acc_24));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t622 = t606 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t623 = smem_1 + t622;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t623), "r"(t621) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t624;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t624) : "f"(acc_27), "f"(acc_28));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t625 = t606 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t626 = smem_1 + t625;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t626), "r"(t624) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t627;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t627) : "f"(acc_31), "f"(acc_32));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t628 = t606 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t629 = smem_1 + t628;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t629), "r"(t627) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t630 = lane >> 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t631 = t10 + t630;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t632 = lane & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t633 = t631 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t634 = t632 ^ t633;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t635 = t631 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t636 = t634 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t637 = t635 + t636;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t638 = smem_1 + t637;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t638) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t639 = (u64)t631 * t523;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t640 = t521 + t639;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t641 = (u64)t632 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t642 = t640 + t641;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t642), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t643 = t631 + 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t644 = t643 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t645 = t632 ^ t644;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t646 = t643 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t647 = t645 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t648 = t646 + t647;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t649 = smem_1 + t648;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t649) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t650 = (u64)t643 * t523;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t651 = t521 + t650;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t652 = (u64)t632 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t653 = t651 + t652;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t653), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t654 = t631 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t655 = t654 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t656 = t632 ^ t655;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t657 = t654 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t658 = t656 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t659 = t657 + t658;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t660 = smem_1 + t659;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t660) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t661 = (u64)t654 * t523;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t662 = t521 + t661;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t663 = (u64)t632 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t664 = t662 + t663;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t664), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t665 = t631 + 12u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t666 = t665 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t667 = t632 ^ t666;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t668 = t665 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t669 = t667 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t670 = t668 + t669;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t671 = smem_1 + t670;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t671) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t672 = (u64)t665 * t523;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t673 = t521 + t672;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t674 = (u64)t632 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t675 = t673 + t674;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t675), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t676 = (u64)t3;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t677 = t676 * lse_stride0;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t678 = t677 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t679 = lse + t678;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t680 = (u64)t2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t681 = t680 * lse_stride1;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t682 = t681 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t683 = t679 + t682;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t684 = (u64)first_query;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t685 = t684 * lse_stride2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t686 = t685 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t687 = t683 + t686;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t688 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t689 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t690 = t689 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t690) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t691 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_17 = t10 + t691;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t693 = (u64)row_17 * t688;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t694 = t693 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t695 = t687 + t694;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t696;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t696) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t697;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t697) : "f"(row_max), "f"(scale_log2), "f"(t696));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t697 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t699 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t700 = t699 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t695), "f"(t700) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t701 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t702 = t10 + t701;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_18 = t702 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t704 = (u64)row_18 * t688;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t705 = t704 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t706 = t687 + t705;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t707;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t707) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t708;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t708) : "f"(row_max_2), "f"(scale_log2), "f"(t707));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t708 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t710 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t711 = t710 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t706), "f"(t711) : "memory");
        }
    }
}
