typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(128, 1)
mma_bf16(
    const u64 q /* bf16 */,
    const u64 q_stride0,
    const u64 q_stride1,
    const u64 q_stride2,
    const u64 q_stride3,
    const u64 k /* bf16 */,
    const u64 k_stride0,
    const u64 k_stride1,
    const u64 k_stride2,
    const u64 k_stride3,
    const u64 v /* bf16 */,
    const u64 v_stride0,
    const u64 v_stride1,
    const u64 v_stride2,
    const u64 v_stride3,
    const u64 o /* bf16, written */,
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
    const u32 seq_q,
    const u32 seq_k,
    const u32 heads,
    const u32 group,
    const u32 batch,
    const u32 head_dim,
    const u32 heads_per_section)
{
#line 29 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 31 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 first_row = t3 << 4u;
#line 56 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t5 = blockIdx.x;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t6 = seq_q + 63u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t7 = t6 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t8 = heads_per_section * t7;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t9 = t5 / t8;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first = t9 * heads_per_section;
    const u32 t11 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t12 = t11 - first;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_2 = t12 < heads_per_section ? t12 : heads_per_section;
    const u32 t14 = first * t7;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest = t5 - t14;
    const u32 t16 = rest % heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t17 = first + t16;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t18 = t7 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t19 = rest / heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t20 = t18 - t19;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t21 = t20 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t22 = t17 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t23 = t17 / heads;
#line 58 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t24 = t22 / group;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t25 = t21 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t25 + 1u;
    const u32 t27 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t28 = t27 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t28 < seq_k ? t28 : seq_k;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t30 = t21 + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t31 = t30 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t31 + 1u;
    const u32 t33 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t34 = t33 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_4 = t34 < seq_k ? t34 : seq_k;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t36 = end_4 + 31u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t37 = t36 >> 5u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end_5 = t37 > 1u ? t37 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t39 = end_2 >> 5u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 whole = t39 < end_5 ? t39 : end_5;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t41 = end_5 - whole;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t42 = t41 < end_5 ? t41 : end_5;
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t44 = (u64)t23;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t45 = t44 * q_stride0;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t46 = t45 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t47 = q + t46;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t48 = (u64)t21;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t49 = t48 * q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t50 = t49 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t51 = t47 + t50;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t52 = (u64)t22;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t53 = t52 * q_stride2;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t54 = t53 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t55 = t51 + t54;
    const u32 t56 = (u32)q_stride1;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t57 = t56 << 1u;
    const u32 t58 = thread >> 3u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t59 = thread & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t60 = t58 & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t61 = t59 ^ t60;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t62 = t58 << 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t63 = t61 << 4u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t64 = t62 + t63;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t65 = (u64)t58 * t57;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t66 = t55 + t65;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t67 = (u64)t59 * 16u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t68 = t66 + t67;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t69 = (u64)t57 * 16u;
    const u32 exist = seq_q - t21;
    const u32 t71 = head_dim >> 3u;
    const u32 t72 = smem_1 + t64;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t73 = (u64)0u * t57;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t74 = t68 + t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t75 = t74 + t69;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t76 = t75 + t69;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t77 = t76 + t69;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t78 = t58 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t79 = t59 < t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t80 = t78 & t79;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t81 = t80 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t72), "l"(t74), "r"(t81) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t82 = t58 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t83 = t82 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t84 = t59 < t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t85 = t83 & t84;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t86 = t85 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t72), "l"(t75), "r"(t86) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t87 = t58 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t88 = t87 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t89 = t59 < t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t90 = t88 & t89;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t91 = t90 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t72), "l"(t76), "r"(t91) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t92 = t58 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t93 = t92 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t94 = t59 < t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t95 = t93 & t94;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t96 = t95 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t72), "l"(t77), "r"(t96) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t97 = t74 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t98 = t58 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t99 = t59 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t100 = t99 < t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t101 = t98 & t100;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t102 = t101 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t72), "l"(t97), "r"(t102) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t103 = t75 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t104 = t58 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t105 = t104 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t106 = t59 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t107 = t106 < t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t108 = t105 & t107;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t109 = t108 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t72), "l"(t103), "r"(t109) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t110 = t76 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t111 = t58 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t112 = t111 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t113 = t59 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t114 = t113 < t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t115 = t112 & t114;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t116 = t115 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t72), "l"(t110), "r"(t116) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t117 = t77 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t118 = t58 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t119 = t118 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t120 = t59 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t121 = t120 < t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t122 = t119 & t121;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t123 = t122 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t72), "l"(t117), "r"(t123) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t124 = t74 + 256ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t125 = t58 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t126 = t59 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t127 = t126 < t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t128 = t125 & t127;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t129 = t128 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t72), "l"(t124), "r"(t129) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t130 = t75 + 256ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t131 = t58 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t132 = t131 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t133 = t59 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t134 = t133 < t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t135 = t132 & t134;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t136 = t135 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t72), "l"(t130), "r"(t136) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t137 = t76 + 256ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t138 = t58 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t139 = t138 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t140 = t59 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t141 = t140 < t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t142 = t139 & t141;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t143 = t142 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t72), "l"(t137), "r"(t143) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t144 = t77 + 256ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t145 = t58 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t146 = t145 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t147 = t59 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t148 = t147 < t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t149 = t146 & t148;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t150 = t149 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t72), "l"(t144), "r"(t150) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t151 = t74 + 384ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t152 = t58 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t153 = t59 + 24u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t154 = t153 < t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t155 = t152 & t154;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t156 = t155 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t72), "l"(t151), "r"(t156) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t157 = t75 + 384ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t158 = t58 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t159 = t158 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t160 = t59 + 24u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t161 = t160 < t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t162 = t159 & t161;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t163 = t162 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t72), "l"(t157), "r"(t163) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t164 = t76 + 384ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t165 = t58 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t166 = t165 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t167 = t59 + 24u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t168 = t167 < t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t169 = t166 & t168;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t170 = t169 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t72), "l"(t164), "r"(t170) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t171 = t77 + 384ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t172 = t58 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t173 = t172 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t174 = t59 + 24u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t175 = t174 < t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t176 = t173 & t175;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t177 = t176 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t72), "l"(t171), "r"(t177) : "memory");
#line 63 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t178 = smem_1 + 32768u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t179 = t178 + 16384u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t180 = (u64)t23;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t181 = t180 * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t182 = t181 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t183 = k + t182;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t184 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t185 = t184 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t186 = t183 + t185;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t187 = (u64)t24;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t188 = t187 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t189 = t188 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t190 = t186 + t189;
    const u32 t191 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t192 = t191 << 1u;
    const u32 t193 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t194 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t195 = t193 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t196 = t194 ^ t195;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t197 = t193 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t198 = t196 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t199 = t197 + t198;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t200 = (u64)t193 * t192;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t201 = t190 + t200;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t202 = (u64)t194 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t203 = t201 + t202;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t204 = (u64)t192 * 16u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t205 = (u64)t23;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t206 = t205 * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t207 = t206 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t208 = v + t207;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t209 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t210 = t209 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t211 = t208 + t210;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t212 = (u64)t24;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t213 = t212 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t214 = t213 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t215 = t211 + t214;
    const u32 t216 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t217 = t216 << 1u;
    const u32 t218 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t219 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t220 = t218 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t221 = t219 ^ t220;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t222 = t218 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t223 = t221 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t224 = t222 + t223;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t225 = (u64)t218 * t217;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t226 = t215 + t225;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t227 = (u64)t219 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t228 = t226 + t227;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t229 = (u64)t217 * 16u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t230 = thread & 31u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t231 = end_5 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t231 << 5u;
    const u32 t233 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t234 = t178 + t199;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t235 = (u64)first_key * t192;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t236 = t203 + t235;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t237 = t236 + t204;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t238 = first_key + t193;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t239 = t238 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t240 = t194 < t233;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t241 = t239 & t240;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t242 = t241 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t234), "l"(t236), "r"(t242) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t243 = first_key + t193;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t244 = t243 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t245 = t244 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t246 = t194 < t233;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t247 = t245 & t246;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t248 = t247 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t234), "l"(t237), "r"(t248) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t249 = t236 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t250 = first_key + t193;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t251 = t250 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t252 = t194 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t253 = t252 < t233;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t254 = t251 & t253;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t255 = t254 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t234), "l"(t249), "r"(t255) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t256 = t237 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t257 = first_key + t193;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t258 = t257 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t259 = t258 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t260 = t194 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t261 = t260 < t233;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t262 = t259 & t261;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t263 = t262 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t234), "l"(t256), "r"(t263) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t264 = t236 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t265 = first_key + t193;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t266 = t265 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t267 = t194 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t268 = t267 < t233;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t269 = t266 & t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t270 = t269 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t234), "l"(t264), "r"(t270) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t271 = t237 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t272 = first_key + t193;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t273 = t272 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t274 = t273 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t275 = t194 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t276 = t275 < t233;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t277 = t274 & t276;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t278 = t277 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t234), "l"(t271), "r"(t278) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t279 = t236 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t280 = first_key + t193;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t281 = t280 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t282 = t194 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t283 = t282 < t233;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t284 = t281 & t283;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t285 = t284 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t234), "l"(t279), "r"(t285) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t286 = t237 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t287 = first_key + t193;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t288 = t287 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t289 = t288 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t290 = t194 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t291 = t290 < t233;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t292 = t289 & t291;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t293 = t292 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t234), "l"(t286), "r"(t293) : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 number = end_5 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key_2 = number << 5u;
    const u32 t296 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t297 = t179 + t224;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t298 = (u64)first_key_2 * t217;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t299 = t228 + t298;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t300 = t299 + t229;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t301 = first_key_2 + t218;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t302 = t301 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t303 = t219 < t296;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t304 = t302 & t303;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t305 = t304 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t297), "l"(t299), "r"(t305) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t306 = first_key_2 + t218;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t307 = t306 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t308 = t307 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t309 = t219 < t296;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t310 = t308 & t309;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t311 = t310 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t297), "l"(t300), "r"(t311) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t312 = t299 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t313 = first_key_2 + t218;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t314 = t313 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t315 = t219 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t316 = t315 < t296;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t317 = t314 & t316;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t318 = t317 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t297), "l"(t312), "r"(t318) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t319 = t300 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t320 = first_key_2 + t218;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t321 = t320 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t322 = t321 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t323 = t219 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t324 = t323 < t296;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t325 = t322 & t324;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t326 = t325 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t297), "l"(t319), "r"(t326) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t327 = t299 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t328 = first_key_2 + t218;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t329 = t328 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t330 = t219 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t331 = t330 < t296;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t332 = t329 & t331;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t333 = t332 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t297), "l"(t327), "r"(t333) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t334 = t300 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t335 = first_key_2 + t218;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t336 = t335 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t337 = t336 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t338 = t219 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t339 = t338 < t296;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t340 = t337 & t339;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t341 = t340 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t297), "l"(t334), "r"(t341) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t342 = t299 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t343 = first_key_2 + t218;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t344 = t343 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t345 = t219 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t346 = t345 < t296;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t347 = t344 & t346;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t348 = t347 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t297), "l"(t342), "r"(t348) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t349 = t300 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t350 = first_key_2 + t218;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t351 = t350 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t352 = t351 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t353 = t219 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t354 = t353 < t296;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t355 = t352 & t354;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t356 = t355 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t297), "l"(t349), "r"(t356) : "memory");
#line 400 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t357 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t358 = first_row + t357;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t359 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t360 = t358 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t361 = t359 ^ t360;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t362 = t358 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t363 = t361 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t364 = t362 + t363;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t365 = smem_1 + t364;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t366 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t367 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t368 = t367 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t369 = t366 + t368;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t370 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t371 = t370 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t372 = t369 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t373 = t371 ^ t372;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t374 = t369 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t375 = t373 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t376 = t374 + t375;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t377 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t378 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t379 = t377 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t380 = t378 ^ t379;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t381 = t377 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t382 = t380 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t383 = t381 + t382;
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum_2 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_2 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_3 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_4 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_5 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_6 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_7 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_8 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_9 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_10 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_11 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_12 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_13 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_14 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_15 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_16 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_17 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_18 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_19 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_20 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_21 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_22 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_23 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_24 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_25 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_26 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_27 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_28 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_29 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_30 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_31 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_32 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_33 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_34 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_35 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_36 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_37 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_38 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_39 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_40 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_41 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_42 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_43 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_44 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_45 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_46 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_47 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_48 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_49 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_50 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_51 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_52 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_53 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_54 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_55 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_56 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_57 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_58 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_59 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_60 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_61 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_62 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_63 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_64 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_65 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_66 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_67 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_68 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_69 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_70 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_71 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_72 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_73 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_74 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_75 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_76 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_77 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_78 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_79 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_80 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_81 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_82 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_83 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_84 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_85 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_86 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_87 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_88 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_89 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_90 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_91 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_92 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_93 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_94 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_95 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_96 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_97 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_98 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_99 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_100 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_101 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_102 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_103 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_104 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_105 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_106 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_107 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_108 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_109 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_110 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_111 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_112 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_113 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_114 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_115 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_116 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_117 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_118 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_119 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_120 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_121 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_122 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_123 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_124 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_125 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_126 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_127 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 acc_128 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_2 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_3 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_4 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_5 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_6 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_7 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_8 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_9 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_10 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_11 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_12 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_13 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_14 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_15 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_16 = 0.0f;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t384;
    asm volatile("mov.b32 %0, %1;" : "=r"(t384) : "r"(t376));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t385 = t384 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t386 = t384 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t387 = t384 ^ 96u;
    const u32 t388 = t178 + t384;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t389;
    asm volatile("mov.b32 %0, %1;" : "=r"(t389) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t389) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t388) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t388) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t390 = t178 + t385;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t391;
    asm volatile("mov.b32 %0, %1;" : "=r"(t391) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t392 = t391 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t392) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t390) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t390) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_21), "r"(m_22));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_23), "r"(m_24));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t393 = t178 + t386;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t394;
    asm volatile("mov.b32 %0, %1;" : "=r"(t394) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t395 = t394 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t395) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t393) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t393) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t396 = t178 + t387;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t397;
    asm volatile("mov.b32 %0, %1;" : "=r"(t397) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t398 = t397 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t398) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t396) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_41), "r"(m_42));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_43), "r"(m_44));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t396) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t399;
    asm volatile("mov.b32 %0, %1;" : "=r"(t399) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t399) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t388) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t388) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t400;
    asm volatile("mov.b32 %0, %1;" : "=r"(t400) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t401 = t400 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t401) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t390) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t390) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t402;
    asm volatile("mov.b32 %0, %1;" : "=r"(t402) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t403 = t402 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t403) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t393) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_79), "r"(m_80));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t393) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_81), "r"(m_82));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_83), "r"(m_84));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t404;
    asm volatile("mov.b32 %0, %1;" : "=r"(t404) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t405 = t404 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t405) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t396) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_89), "r"(m_90));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_91), "r"(m_92));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t396) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_93), "r"(m_94));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_95), "r"(m_96));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t406;
    asm volatile("mov.b32 %0, %1;" : "=r"(t406) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t406) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t388) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_101), "r"(m_102));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_103), "r"(m_104));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t388) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_105), "r"(m_106));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_107), "r"(m_108));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t407;
    asm volatile("mov.b32 %0, %1;" : "=r"(t407) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t408 = t407 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t408) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t390) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_113), "r"(m_114));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_115), "r"(m_116));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t390) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_117), "r"(m_118));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_119), "r"(m_120));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t409;
    asm volatile("mov.b32 %0, %1;" : "=r"(t409) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t410 = t409 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t410) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t393) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t393) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t411;
    asm volatile("mov.b32 %0, %1;" : "=r"(t411) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t412 = t411 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t412) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t396) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_137), "r"(m_138));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_139), "r"(m_140));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t396) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_141), "r"(m_142));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_143), "r"(m_144));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t413;
    asm volatile("mov.b32 %0, %1;" : "=r"(t413) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_145;
    u32 m_146;
    u32 m_147;
    u32 m_148;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t413) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_149;
    u32 m_150;
    u32 m_151;
    u32 m_152;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t388) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_153;
    u32 m_154;
    u32 m_155;
    u32 m_156;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t388) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t414;
    asm volatile("mov.b32 %0, %1;" : "=r"(t414) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t415 = t414 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_157;
    u32 m_158;
    u32 m_159;
    u32 m_160;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t415) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_161;
    u32 m_162;
    u32 m_163;
    u32 m_164;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t390) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_161), "r"(m_162));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_163), "r"(m_164));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_165;
    u32 m_166;
    u32 m_167;
    u32 m_168;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t390) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_165), "r"(m_166));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_167), "r"(m_168));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t416;
    asm volatile("mov.b32 %0, %1;" : "=r"(t416) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t417 = t416 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_169;
    u32 m_170;
    u32 m_171;
    u32 m_172;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t417) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_173;
    u32 m_174;
    u32 m_175;
    u32 m_176;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t393) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_173), "r"(m_174));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_175), "r"(m_176));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_177;
    u32 m_178;
    u32 m_179;
    u32 m_180;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t393) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_177), "r"(m_178));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_179), "r"(m_180));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t418;
    asm volatile("mov.b32 %0, %1;" : "=r"(t418) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t419 = t418 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_181;
    u32 m_182;
    u32 m_183;
    u32 m_184;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t419) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_185;
    u32 m_186;
    u32 m_187;
    u32 m_188;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t396) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_185), "r"(m_186));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_187), "r"(m_188));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_189;
    u32 m_190;
    u32 m_191;
    u32 m_192;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t396) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_189), "r"(m_190));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_191), "r"(m_192));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t420 = 1u < end_5;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t420) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t421 = end_5 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 number_2 = t421 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = number_2 << 5u;
        const u32 t424 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t425 = t178 + t199;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t426 = (u64)first_key_3 * t192;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t427 = t203 + t426;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t428 = t427 + t204;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t429 = t194 < t424;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t430 = t429 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t425), "l"(t427), "r"(t430) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t431 = t194 < t424;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t432 = t431 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t425), "l"(t428), "r"(t432) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t433 = t427 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t434 = t194 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t435 = t434 < t424;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t436 = t435 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t425), "l"(t433), "r"(t436) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t437 = t428 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t438 = t194 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t439 = t438 < t424;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t440 = t439 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t425), "l"(t437), "r"(t440) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t441 = t427 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t442 = t194 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t443 = t442 < t424;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t444 = t443 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t425), "l"(t441), "r"(t444) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t445 = t428 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t446 = t194 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t447 = t446 < t424;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t448 = t447 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t425), "l"(t445), "r"(t448) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t449 = t427 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t450 = t194 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t451 = t450 < t424;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t452 = t451 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t425), "l"(t449), "r"(t452) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t453 = t428 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t454 = t194 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t455 = t454 < t424;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t456 = t455 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t425), "l"(t453), "r"(t456) : "memory");
    }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t457 = end_5 - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = t457 << 5u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t459 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t459));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t461 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t462 = t461 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 column = first_key_4 + t462;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t464 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t465 = first_query + t464;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t466 = t465 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_6 = t466 + 1u;
    const u32 t468 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t469 = t468 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_7 = t469 < seq_k ? t469 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t471 = end_7 > column ? end_7 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_8 = t471 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t474 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s = t474;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_2 = 1u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t476 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_2 = t476;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_3 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t478 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_5 = t478;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_4 = 9u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t480 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_6 = t480;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_5 = 16u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t482 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_9 = t482;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_6 = 17u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t484 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_10 = t484;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_7 = 24u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t486 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_13 = t486;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_8 = 25u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t488 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_14 = t488;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t489 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t490 = first_query + t489;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t491 = t490 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t492 = t491 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_9 = t492 + 1u;
    const u32 t494 = end_9 > seq_q ? end_9 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t495 = t494 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_10 = t495 < seq_k ? t495 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t497 = end_10 > column ? end_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_11 = t497 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_9 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t500 = visible_9 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_3 = t500;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_10 = 1u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t502 = visible_10 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_4 = t502;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_11 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t504 = visible_11 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_7 = t504;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_12 = 9u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t506 = visible_12 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_8 = t506;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_13 = 16u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t508 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_11 = t508;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_14 = 17u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t510 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_12 = t510;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_15 = 24u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t512 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_15 = t512;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_16 = 25u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t514 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_16 = t514;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t516;
    asm("max.f32 %0, %1, %2;" : "=f"(t516) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t517;
    asm("max.f32 %0, %1, %2;" : "=f"(t517) : "f"(t516), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t518;
    asm("max.f32 %0, %1, %2;" : "=f"(t518) : "f"(t517), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t519;
    asm("max.f32 %0, %1, %2;" : "=f"(t519) : "f"(t518), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t520;
    asm("max.f32 %0, %1, %2;" : "=f"(t520) : "f"(t519), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t521;
    asm("max.f32 %0, %1, %2;" : "=f"(t521) : "f"(t520), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t522;
    asm("max.f32 %0, %1, %2;" : "=f"(t522) : "f"(t521), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t523;
    asm("max.f32 %0, %1, %2;" : "=f"(t523) : "f"(t522), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t524;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t524) : "f"(t523));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t523), "f"(t524));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t526;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t526) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t526));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t529 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference = none ? 0.0f : t529;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t531 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t532;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t532) : "f"(old), "f"(scale_log2), "f"(t531));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t532));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t534 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t535 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t535));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t537;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t537) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s = t537;
    const f32 t538 = t534 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t539 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t539));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t541;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t541) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_2 = t541;
    const f32 t542 = t538 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t543 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t543));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t545;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t545) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_5 = t545;
    const f32 t546 = t542 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t547 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t547));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t549;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t549) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_6 = t549;
    const f32 t550 = t546 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t551 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t551));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t553;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t553) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_9 = t553;
    const f32 t554 = t550 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t555 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t555));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t557;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t557) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_10 = t557;
    const f32 t558 = t554 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t559 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t559));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t561;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t561) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_13 = t561;
    const f32 t562 = t558 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t563 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t563));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t565;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t565) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_14 = t565;
    const f32 t566 = t562 + s_14;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum = t566;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t568;
    asm("max.f32 %0, %1, %2;" : "=f"(t568) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t569;
    asm("max.f32 %0, %1, %2;" : "=f"(t569) : "f"(t568), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t570;
    asm("max.f32 %0, %1, %2;" : "=f"(t570) : "f"(t569), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t571;
    asm("max.f32 %0, %1, %2;" : "=f"(t571) : "f"(t570), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t572;
    asm("max.f32 %0, %1, %2;" : "=f"(t572) : "f"(t571), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t573;
    asm("max.f32 %0, %1, %2;" : "=f"(t573) : "f"(t572), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t574;
    asm("max.f32 %0, %1, %2;" : "=f"(t574) : "f"(t573), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t575;
    asm("max.f32 %0, %1, %2;" : "=f"(t575) : "f"(t574), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t576;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t576) : "f"(t575));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t575), "f"(t576));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t578;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t578) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t578));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t581 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t581;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t583 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t584;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t584) : "f"(old_2), "f"(scale_log2), "f"(t583));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t584));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t586 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t587 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_3), "f"(scale_log2), "f"(t587));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t589;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t589) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_3 = t589;
    const f32 t590 = t586 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t591 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_4), "f"(scale_log2), "f"(t591));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t593;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t593) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_4 = t593;
    const f32 t594 = t590 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t595 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_7), "f"(scale_log2), "f"(t595));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t597;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t597) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_7 = t597;
    const f32 t598 = t594 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t599 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_8), "f"(scale_log2), "f"(t599));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t601;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t601) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_8 = t601;
    const f32 t602 = t598 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t603 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t603));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t605;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t605) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_11 = t605;
    const f32 t606 = t602 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t607 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t607));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t609;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t609) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_12 = t609;
    const f32 t610 = t606 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t611 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t611));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t613;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t613) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_15 = t613;
    const f32 t614 = t610 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t615 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t615));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t617;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t617) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_16 = t617;
    const f32 t618 = t614 + s_16;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t618;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t619;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t619) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t620;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t620) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t621;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t621) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t622;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t622) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t623;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t623) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t624;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t624) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t625;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t625) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t626;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t626) : "f"(s_15), "f"(s_16));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t627;
    asm volatile("mov.b32 %0, %1;" : "=r"(t627) : "r"(t383));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t628 = t627 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t629 = t627 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t630 = t627 ^ 96u;
    const u32 t631 = t179 + t627;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t632 = t179 + t628;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t633 = t179 + t629;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t634 = t179 + t630;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_193;
    u32 m_194;
    u32 m_195;
    u32 m_196;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t631) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_193), "r"(m_194));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_195), "r"(m_196));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_197;
    u32 m_198;
    u32 m_199;
    u32 m_200;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t632) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_197), "r"(m_198));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_199), "r"(m_200));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_201;
    u32 m_202;
    u32 m_203;
    u32 m_204;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t633) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_201), "r"(m_202));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_203), "r"(m_204));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_205;
    u32 m_206;
    u32 m_207;
    u32 m_208;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t634) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_205), "r"(m_206));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_207), "r"(m_208));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_209;
    u32 m_210;
    u32 m_211;
    u32 m_212;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t631) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_209), "r"(m_210));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_211), "r"(m_212));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_213;
    u32 m_214;
    u32 m_215;
    u32 m_216;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t632) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_213), "r"(m_214));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_215), "r"(m_216));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_217;
    u32 m_218;
    u32 m_219;
    u32 m_220;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t633) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_217), "r"(m_218));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_219), "r"(m_220));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_221;
    u32 m_222;
    u32 m_223;
    u32 m_224;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t634) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_221), "r"(m_222));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_223), "r"(m_224));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_225;
    u32 m_226;
    u32 m_227;
    u32 m_228;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t631) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_229;
    u32 m_230;
    u32 m_231;
    u32 m_232;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t632) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_233;
    u32 m_234;
    u32 m_235;
    u32 m_236;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t633) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_237;
    u32 m_238;
    u32 m_239;
    u32 m_240;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t634) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_241;
    u32 m_242;
    u32 m_243;
    u32 m_244;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t631) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_245;
    u32 m_246;
    u32 m_247;
    u32 m_248;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t632) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_249;
    u32 m_250;
    u32 m_251;
    u32 m_252;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t633) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_253;
    u32 m_254;
    u32 m_255;
    u32 m_256;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t634) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(t619), "r"(t620), "r"(t621), "r"(t622), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_257;
    u32 m_258;
    u32 m_259;
    u32 m_260;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t631) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_261;
    u32 m_262;
    u32 m_263;
    u32 m_264;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t632) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_265;
    u32 m_266;
    u32 m_267;
    u32 m_268;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t633) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_269;
    u32 m_270;
    u32 m_271;
    u32 m_272;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t634) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_273;
    u32 m_274;
    u32 m_275;
    u32 m_276;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t631) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_277;
    u32 m_278;
    u32 m_279;
    u32 m_280;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t632) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_281;
    u32 m_282;
    u32 m_283;
    u32 m_284;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t633) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_285;
    u32 m_286;
    u32 m_287;
    u32 m_288;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t634) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_287), "r"(m_288));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_289;
    u32 m_290;
    u32 m_291;
    u32 m_292;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t631) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_289), "r"(m_290));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_291), "r"(m_292));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_293;
    u32 m_294;
    u32 m_295;
    u32 m_296;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t632) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_293), "r"(m_294));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_295), "r"(m_296));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_297;
    u32 m_298;
    u32 m_299;
    u32 m_300;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t633) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_297), "r"(m_298));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_299), "r"(m_300));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_301;
    u32 m_302;
    u32 m_303;
    u32 m_304;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t634) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_301), "r"(m_302));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_303), "r"(m_304));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_305;
    u32 m_306;
    u32 m_307;
    u32 m_308;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t631) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_305), "r"(m_306));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_307), "r"(m_308));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_309;
    u32 m_310;
    u32 m_311;
    u32 m_312;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t632) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_309), "r"(m_310));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_311), "r"(m_312));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_313;
    u32 m_314;
    u32 m_315;
    u32 m_316;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t633) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_313), "r"(m_314));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_315), "r"(m_316));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_317;
    u32 m_318;
    u32 m_319;
    u32 m_320;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t634) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_317), "r"(m_318));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(t623), "r"(t624), "r"(t625), "r"(t626), "r"(m_319), "r"(m_320));
#line 84 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < end_5; i += 1u) {
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t635 = end_5 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 number_3 = t635 - i;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_5 = number_3 << 5u;
        const u32 t638 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t639 = t179 + t224;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t640 = (u64)first_key_5 * t217;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t641 = t228 + t640;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t642 = t641 + t229;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t643 = t219 < t638;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t644 = t643 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t639), "l"(t641), "r"(t644) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t645 = t219 < t638;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t646 = t645 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t639), "l"(t642), "r"(t646) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t647 = t641 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t648 = t219 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t649 = t648 < t638;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t650 = t649 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t639), "l"(t647), "r"(t650) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t651 = t642 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t652 = t219 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t653 = t652 < t638;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t654 = t653 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t639), "l"(t651), "r"(t654) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t655 = t641 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t656 = t219 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t657 = t656 < t638;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t658 = t657 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t639), "l"(t655), "r"(t658) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t659 = t642 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t660 = t219 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t661 = t660 < t638;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t662 = t661 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t639), "l"(t659), "r"(t662) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t663 = t641 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t664 = t219 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t665 = t664 < t638;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t666 = t665 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t639), "l"(t663), "r"(t666) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t667 = t642 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t668 = t219 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t669 = t668 < t638;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t670 = t669 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t639), "l"(t667), "r"(t670) : "memory");
#line 400 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_17 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_18 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_19 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_20 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_21 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_22 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_23 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_24 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_25 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_26 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_27 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_28 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_29 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_30 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_31 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_32 = 0.0f;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t671;
        asm volatile("mov.b32 %0, %1;" : "=r"(t671) : "r"(t376));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t672 = t671 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t673 = t671 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t674 = t671 ^ 96u;
        const u32 t675 = t178 + t671;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t676;
        asm volatile("mov.b32 %0, %1;" : "=r"(t676) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t676) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t675) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_325), "r"(m_326));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_327), "r"(m_328));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t675) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_329), "r"(m_330));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_331), "r"(m_332));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t677 = t178 + t672;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t678;
        asm volatile("mov.b32 %0, %1;" : "=r"(t678) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t679 = t678 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t679) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t677) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_337), "r"(m_338));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_339), "r"(m_340));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t677) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_341), "r"(m_342));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_343), "r"(m_344));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t680 = t178 + t673;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t681;
        asm volatile("mov.b32 %0, %1;" : "=r"(t681) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t682 = t681 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t682) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t680) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_345), "r"(m_346), "r"(m_347), "r"(m_348), "r"(m_349), "r"(m_350));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_345), "r"(m_346), "r"(m_347), "r"(m_348), "r"(m_351), "r"(m_352));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t680) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_345), "r"(m_346), "r"(m_347), "r"(m_348), "r"(m_353), "r"(m_354));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_345), "r"(m_346), "r"(m_347), "r"(m_348), "r"(m_355), "r"(m_356));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t683 = t178 + t674;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t684;
        asm volatile("mov.b32 %0, %1;" : "=r"(t684) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t685 = t684 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t685) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t683) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_361), "r"(m_362));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_363), "r"(m_364));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t683) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_365), "r"(m_366));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_367), "r"(m_368));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t686;
        asm volatile("mov.b32 %0, %1;" : "=r"(t686) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t686) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t675) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t675) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t687;
        asm volatile("mov.b32 %0, %1;" : "=r"(t687) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t688 = t687 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t688) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t677) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_385), "r"(m_386));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_387), "r"(m_388));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t677) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_389), "r"(m_390));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_391), "r"(m_392));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t689;
        asm volatile("mov.b32 %0, %1;" : "=r"(t689) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t690 = t689 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t690) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t680) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_397), "r"(m_398));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_399), "r"(m_400));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t680) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_401), "r"(m_402));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_403), "r"(m_404));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t691;
        asm volatile("mov.b32 %0, %1;" : "=r"(t691) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t692 = t691 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t692) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t683) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_409), "r"(m_410));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_411), "r"(m_412));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t683) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_413), "r"(m_414));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_415), "r"(m_416));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t693;
        asm volatile("mov.b32 %0, %1;" : "=r"(t693) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t693) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t675) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_417), "r"(m_418), "r"(m_419), "r"(m_420), "r"(m_421), "r"(m_422));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_417), "r"(m_418), "r"(m_419), "r"(m_420), "r"(m_423), "r"(m_424));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t675) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_417), "r"(m_418), "r"(m_419), "r"(m_420), "r"(m_425), "r"(m_426));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_417), "r"(m_418), "r"(m_419), "r"(m_420), "r"(m_427), "r"(m_428));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t694;
        asm volatile("mov.b32 %0, %1;" : "=r"(t694) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t695 = t694 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t695) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t677) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t677) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t696;
        asm volatile("mov.b32 %0, %1;" : "=r"(t696) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t697 = t696 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t697) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t680) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_441), "r"(m_442), "r"(m_443), "r"(m_444), "r"(m_445), "r"(m_446));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_441), "r"(m_442), "r"(m_443), "r"(m_444), "r"(m_447), "r"(m_448));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t680) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_441), "r"(m_442), "r"(m_443), "r"(m_444), "r"(m_449), "r"(m_450));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_441), "r"(m_442), "r"(m_443), "r"(m_444), "r"(m_451), "r"(m_452));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t698;
        asm volatile("mov.b32 %0, %1;" : "=r"(t698) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t699 = t698 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t699) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t683) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_453), "r"(m_454), "r"(m_455), "r"(m_456), "r"(m_457), "r"(m_458));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_453), "r"(m_454), "r"(m_455), "r"(m_456), "r"(m_459), "r"(m_460));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t683) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_453), "r"(m_454), "r"(m_455), "r"(m_456), "r"(m_461), "r"(m_462));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_453), "r"(m_454), "r"(m_455), "r"(m_456), "r"(m_463), "r"(m_464));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t700;
        asm volatile("mov.b32 %0, %1;" : "=r"(t700) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t700) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t675) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_465), "r"(m_466), "r"(m_467), "r"(m_468), "r"(m_469), "r"(m_470));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_465), "r"(m_466), "r"(m_467), "r"(m_468), "r"(m_471), "r"(m_472));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t675) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_465), "r"(m_466), "r"(m_467), "r"(m_468), "r"(m_473), "r"(m_474));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_465), "r"(m_466), "r"(m_467), "r"(m_468), "r"(m_475), "r"(m_476));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t701;
        asm volatile("mov.b32 %0, %1;" : "=r"(t701) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t702 = t701 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t702) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t677) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_477), "r"(m_478), "r"(m_479), "r"(m_480), "r"(m_481), "r"(m_482));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_477), "r"(m_478), "r"(m_479), "r"(m_480), "r"(m_483), "r"(m_484));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t677) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_477), "r"(m_478), "r"(m_479), "r"(m_480), "r"(m_485), "r"(m_486));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_477), "r"(m_478), "r"(m_479), "r"(m_480), "r"(m_487), "r"(m_488));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t703;
        asm volatile("mov.b32 %0, %1;" : "=r"(t703) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t704 = t703 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t704) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t680) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_493), "r"(m_494));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_495), "r"(m_496));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t680) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_497), "r"(m_498));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_499), "r"(m_500));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t705;
        asm volatile("mov.b32 %0, %1;" : "=r"(t705) : "r"(t365));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t706 = t705 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t706) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t683) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_501), "r"(m_502), "r"(m_503), "r"(m_504), "r"(m_505), "r"(m_506));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_501), "r"(m_502), "r"(m_503), "r"(m_504), "r"(m_507), "r"(m_508));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t683) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_501), "r"(m_502), "r"(m_503), "r"(m_504), "r"(m_509), "r"(m_510));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_501), "r"(m_502), "r"(m_503), "r"(m_504), "r"(m_511), "r"(m_512));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 416 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 next = i + 1u;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t708 = next < end_5;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t708) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t709 = end_5 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 number_4 = t709 - next;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = number_4 << 5u;
            const u32 t712 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t713 = t178 + t199;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t714 = (u64)first_key_6 * t192;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t715 = t203 + t714;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t716 = t715 + t204;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t717 = t194 < t712;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t718 = t717 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t713), "l"(t715), "r"(t718) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t719 = t194 < t712;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t720 = t719 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t713), "l"(t716), "r"(t720) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t721 = t715 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t722 = t194 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t723 = t722 < t712;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t724 = t723 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t713), "l"(t721), "r"(t724) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t725 = t716 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t726 = t194 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t727 = t726 < t712;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t728 = t727 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t713), "l"(t725), "r"(t728) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t729 = t715 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t730 = t194 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t731 = t730 < t712;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t732 = t731 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t713), "l"(t729), "r"(t732) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t733 = t716 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t734 = t194 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t735 = t734 < t712;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t736 = t735 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t713), "l"(t733), "r"(t736) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t737 = t715 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t738 = t194 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t739 = t738 < t712;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t740 = t739 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t713), "l"(t737), "r"(t740) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t741 = t716 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t742 = t194 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t743 = t742 < t712;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t744 = t743 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t713), "l"(t741), "r"(t744) : "memory");
        }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 140 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t745 = i < t42;
#line 187 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t745) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t746 = end_5 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t747 = t746 - i;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_7 = t747 << 5u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t749 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_2;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t749));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t751 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t752 = t751 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_7 + t752;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t754 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t755 = first_query_2 + t754;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t756 = t755 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_12 = t756 + 1u;
            const u32 t758 = end_12 > seq_q ? end_12 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t759 = t758 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_13 = t759 < seq_k ? t759 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t761 = end_13 > column_2 ? end_13 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_14 = t761 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t764 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t764;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t766 = visible_18 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t766;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t768 = visible_19 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t768;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t770 = visible_20 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t770;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t772 = visible_21 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t772;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t774 = visible_22 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t774;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t776 = visible_23 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t776;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t778 = visible_24 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t778;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t779 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t780 = first_query_2 + t779;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t781 = t780 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t782 = t781 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t782 + 1u;
            const u32 t784 = end_15 > seq_q ? end_15 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t785 = t784 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_16 = t785 < seq_k ? t785 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t787 = end_16 > column_2 ? end_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_17 = t787 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 0u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t790 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t790;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 1u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t792 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t792;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 8u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t794 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t794;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 9u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t796 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t796;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 16u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t798 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t798;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 17u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t800 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t800;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 24u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t802 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t802;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 25u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t804 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t804;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t806;
        asm("max.f32 %0, %1, %2;" : "=f"(t806) : "f"(old_3), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t807;
        asm("max.f32 %0, %1, %2;" : "=f"(t807) : "f"(t806), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t808;
        asm("max.f32 %0, %1, %2;" : "=f"(t808) : "f"(t807), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t809;
        asm("max.f32 %0, %1, %2;" : "=f"(t809) : "f"(t808), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t810;
        asm("max.f32 %0, %1, %2;" : "=f"(t810) : "f"(t809), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t811;
        asm("max.f32 %0, %1, %2;" : "=f"(t811) : "f"(t810), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t812;
        asm("max.f32 %0, %1, %2;" : "=f"(t812) : "f"(t811), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t813;
        asm("max.f32 %0, %1, %2;" : "=f"(t813) : "f"(t812), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t814;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t814) : "f"(t813));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t813), "f"(t814));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t816;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t816) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t816));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t819 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t819;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t821 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t822;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t822) : "f"(old_3), "f"(scale_log2), "f"(t821));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t822));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t824 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t825 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t825));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t827;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t827) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t827;
        const f32 t828 = t824 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t829 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t829));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t831;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t831) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t831;
        const f32 t832 = t828 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t833 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_21), "f"(scale_log2), "f"(t833));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t835;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t835) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t835;
        const f32 t836 = t832 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t837 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_22), "f"(scale_log2), "f"(t837));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t839;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t839) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t839;
        const f32 t840 = t836 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t841 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_25), "f"(scale_log2), "f"(t841));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t843;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t843) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t843;
        const f32 t844 = t840 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t845 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_26), "f"(scale_log2), "f"(t845));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t847;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t847) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t847;
        const f32 t848 = t844 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t849 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_29), "f"(scale_log2), "f"(t849));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t851;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t851) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t851;
        const f32 t852 = t848 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t853 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_30), "f"(scale_log2), "f"(t853));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t855;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t855) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t855;
        const f32 t856 = t852 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t856;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t858;
        asm("max.f32 %0, %1, %2;" : "=f"(t858) : "f"(old_4), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t859;
        asm("max.f32 %0, %1, %2;" : "=f"(t859) : "f"(t858), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t860;
        asm("max.f32 %0, %1, %2;" : "=f"(t860) : "f"(t859), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t861;
        asm("max.f32 %0, %1, %2;" : "=f"(t861) : "f"(t860), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t862;
        asm("max.f32 %0, %1, %2;" : "=f"(t862) : "f"(t861), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t863;
        asm("max.f32 %0, %1, %2;" : "=f"(t863) : "f"(t862), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t864;
        asm("max.f32 %0, %1, %2;" : "=f"(t864) : "f"(t863), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t865;
        asm("max.f32 %0, %1, %2;" : "=f"(t865) : "f"(t864), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t866;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t866) : "f"(t865));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t865), "f"(t866));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t868;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t868) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t868));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t871 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t871;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t873 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t874;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t874) : "f"(old_4), "f"(scale_log2), "f"(t873));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t874));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t876 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t877 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t877));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t879;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t879) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t879;
        const f32 t880 = t876 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t881 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t881));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t883;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t883) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t883;
        const f32 t884 = t880 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t885 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t885));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t887;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t887) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t887;
        const f32 t888 = t884 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t889 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t889));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t891;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t891) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t891;
        const f32 t892 = t888 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t893 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t893));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t895;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t895) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t895;
        const f32 t896 = t892 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t897 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t897));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t899;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t899) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t899;
        const f32 t900 = t896 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t901 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t901));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t903;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t903) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t903;
        const f32 t904 = t900 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t905 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t905));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t907;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t907) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t907;
        const f32 t908 = t904 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t908;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t909 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t909;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t910 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t910;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t911 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t911;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t912 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t912;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t913 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t913;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t914 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t914;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t915 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t915;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t916 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t916;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t917 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t917;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t918 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t918;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t919 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t919;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t920 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t920;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t921 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t921;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t922 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t922;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t923 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t923;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t924 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t924;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t925 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t925;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t926 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t926;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t927 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t927;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t928 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t928;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t929 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t929;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t930 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t930;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t931 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t931;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t932 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t932;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t933 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t933;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t934 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t934;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t935 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t935;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t936 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t936;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t937 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t937;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t938 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t938;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t939 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t939;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t940 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t940;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t941 = acc_65 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_65 = t941;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t942 = acc_66 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_66 = t942;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t943 = acc_69 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_69 = t943;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t944 = acc_70 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_70 = t944;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t945 = acc_73 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_73 = t945;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t946 = acc_74 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_74 = t946;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t947 = acc_77 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_77 = t947;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t948 = acc_78 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_78 = t948;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t949 = acc_81 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_81 = t949;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t950 = acc_82 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_82 = t950;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t951 = acc_85 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_85 = t951;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t952 = acc_86 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_86 = t952;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t953 = acc_89 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_89 = t953;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t954 = acc_90 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_90 = t954;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t955 = acc_93 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_93 = t955;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t956 = acc_94 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_94 = t956;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t957 = acc_97 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_97 = t957;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t958 = acc_98 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_98 = t958;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t959 = acc_101 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_101 = t959;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t960 = acc_102 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_102 = t960;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t961 = acc_105 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_105 = t961;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t962 = acc_106 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_106 = t962;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t963 = acc_109 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_109 = t963;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t964 = acc_110 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_110 = t964;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t965 = acc_113 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_113 = t965;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t966 = acc_114 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_114 = t966;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t967 = acc_117 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_117 = t967;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t968 = acc_118 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_118 = t968;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t969 = acc_121 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_121 = t969;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t970 = acc_122 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_122 = t970;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t971 = acc_125 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_125 = t971;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t972 = acc_126 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_126 = t972;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t973 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t973;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t974 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t974;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t975 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t975;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t976 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t976;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t977 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t977;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t978 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t978;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t979 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t979;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t980 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t980;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t981 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t981;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t982 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t982;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t983 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t983;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t984 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t984;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t985 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t985;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t986 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t986;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t987 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t987;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t988 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t988;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t989 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t989;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t990 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t990;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t991 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t991;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t992 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t992;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t993 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t993;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t994 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t994;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t995 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t995;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t996 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t997 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t998 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t999 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1000 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1001 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1002 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1002;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1003 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1003;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1004 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1004;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1005 = acc_67 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_67 = t1005;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1006 = acc_68 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_68 = t1006;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1007 = acc_71 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_71 = t1007;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1008 = acc_72 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_72 = t1008;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1009 = acc_75 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_75 = t1009;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1010 = acc_76 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_76 = t1010;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1011 = acc_79 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_79 = t1011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1012 = acc_80 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_80 = t1012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1013 = acc_83 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_83 = t1013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1014 = acc_84 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_84 = t1014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1015 = acc_87 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_87 = t1015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1016 = acc_88 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_88 = t1016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1017 = acc_91 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_91 = t1017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1018 = acc_92 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_92 = t1018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1019 = acc_95 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_95 = t1019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1020 = acc_96 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_96 = t1020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1021 = acc_99 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_99 = t1021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1022 = acc_100 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_100 = t1022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1023 = acc_103 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_103 = t1023;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1024 = acc_104 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_104 = t1024;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1025 = acc_107 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_107 = t1025;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1026 = acc_108 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_108 = t1026;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1027 = acc_111 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_111 = t1027;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1028 = acc_112 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_112 = t1028;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1029 = acc_115 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_115 = t1029;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1030 = acc_116 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_116 = t1030;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1031 = acc_119 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_119 = t1031;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1032 = acc_120 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_120 = t1032;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1033 = acc_123 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_123 = t1033;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1034 = acc_124 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_124 = t1034;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1035 = acc_127 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_127 = t1035;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1036 = acc_128 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_128 = t1036;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1037;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1037) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1038;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1038) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1039;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1039) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1040;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1040) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1041;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1041) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1042;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1042) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1043;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1043) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1044;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1044) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1045;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1045) : "r"(t383));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1046 = t1045 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1047 = t1045 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1048 = t1045 ^ 96u;
        const u32 t1049 = t179 + t1045;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1050 = t179 + t1046;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1051 = t179 + t1047;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1052 = t179 + t1048;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1049) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_513), "r"(m_514));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_515), "r"(m_516));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1050) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_517), "r"(m_518));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_519), "r"(m_520));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_521), "r"(m_522));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_523), "r"(m_524));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_525), "r"(m_526));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_527), "r"(m_528));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1049) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_529), "r"(m_530));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_531), "r"(m_532));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1050) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_533), "r"(m_534));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_535), "r"(m_536));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_537), "r"(m_538));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_539), "r"(m_540));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_541), "r"(m_542));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_543), "r"(m_544));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1049) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_545), "r"(m_546));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_547), "r"(m_548));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1050) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_549), "r"(m_550));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_551), "r"(m_552));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_553), "r"(m_554));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_555), "r"(m_556));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_557), "r"(m_558));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_559), "r"(m_560));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1049) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_561), "r"(m_562));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_563), "r"(m_564));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1050) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_565), "r"(m_566));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_567), "r"(m_568));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_569), "r"(m_570));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_571), "r"(m_572));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_573), "r"(m_574));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040), "r"(m_575), "r"(m_576));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_577;
        u32 m_578;
        u32 m_579;
        u32 m_580;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_577), "=r"(m_578), "=r"(m_579), "=r"(m_580) : "r"(t1049) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_577), "r"(m_578));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_579), "r"(m_580));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_581;
        u32 m_582;
        u32 m_583;
        u32 m_584;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_581), "=r"(m_582), "=r"(m_583), "=r"(m_584) : "r"(t1050) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_581), "r"(m_582));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_583), "r"(m_584));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_585;
        u32 m_586;
        u32 m_587;
        u32 m_588;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_585), "=r"(m_586), "=r"(m_587), "=r"(m_588) : "r"(t1051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_585), "r"(m_586));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_587), "r"(m_588));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_589;
        u32 m_590;
        u32 m_591;
        u32 m_592;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_589), "=r"(m_590), "=r"(m_591), "=r"(m_592) : "r"(t1052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_589), "r"(m_590));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_591), "r"(m_592));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_593;
        u32 m_594;
        u32 m_595;
        u32 m_596;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_593), "=r"(m_594), "=r"(m_595), "=r"(m_596) : "r"(t1049) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_593), "r"(m_594));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_595), "r"(m_596));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_597;
        u32 m_598;
        u32 m_599;
        u32 m_600;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_597), "=r"(m_598), "=r"(m_599), "=r"(m_600) : "r"(t1050) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_597), "r"(m_598));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_599), "r"(m_600));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_601;
        u32 m_602;
        u32 m_603;
        u32 m_604;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_601), "=r"(m_602), "=r"(m_603), "=r"(m_604) : "r"(t1051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_601), "r"(m_602));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_603), "r"(m_604));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_605;
        u32 m_606;
        u32 m_607;
        u32 m_608;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_605), "=r"(m_606), "=r"(m_607), "=r"(m_608) : "r"(t1052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_605), "r"(m_606));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_607), "r"(m_608));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_609;
        u32 m_610;
        u32 m_611;
        u32 m_612;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_609), "=r"(m_610), "=r"(m_611), "=r"(m_612) : "r"(t1049) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_609), "r"(m_610));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_611), "r"(m_612));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_613;
        u32 m_614;
        u32 m_615;
        u32 m_616;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_613), "=r"(m_614), "=r"(m_615), "=r"(m_616) : "r"(t1050) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_613), "r"(m_614));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_615), "r"(m_616));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_617;
        u32 m_618;
        u32 m_619;
        u32 m_620;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_617), "=r"(m_618), "=r"(m_619), "=r"(m_620) : "r"(t1051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_617), "r"(m_618));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_619), "r"(m_620));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_621;
        u32 m_622;
        u32 m_623;
        u32 m_624;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_621), "=r"(m_622), "=r"(m_623), "=r"(m_624) : "r"(t1052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_621), "r"(m_622));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_623), "r"(m_624));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_625;
        u32 m_626;
        u32 m_627;
        u32 m_628;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_625), "=r"(m_626), "=r"(m_627), "=r"(m_628) : "r"(t1049) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_625), "r"(m_626));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_627), "r"(m_628));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_629;
        u32 m_630;
        u32 m_631;
        u32 m_632;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_629), "=r"(m_630), "=r"(m_631), "=r"(m_632) : "r"(t1050) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_629), "r"(m_630));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_631), "r"(m_632));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_633;
        u32 m_634;
        u32 m_635;
        u32 m_636;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_633), "=r"(m_634), "=r"(m_635), "=r"(m_636) : "r"(t1051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_633), "r"(m_634));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_635), "r"(m_636));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_637;
        u32 m_638;
        u32 m_639;
        u32 m_640;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_637), "=r"(m_638), "=r"(m_639), "=r"(m_640) : "r"(t1052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_637), "r"(m_638));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044), "r"(m_639), "r"(m_640));
    }
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1053;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1053) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t1053;
    f32 t1055;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1055) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1056 = pair_5 + t1055;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1056;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1057;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1057) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t1057;
    f32 t1059;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1059) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1060 = pair_6 + t1059;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1060;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t1061 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t1062;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1062) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t1061 ? 0.0f : t1062;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1064 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc = t1064;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1065 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t1065;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1066 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t1066;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1067 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t1067;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1068 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t1068;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1069 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t1069;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1070 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t1070;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1071 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t1071;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1072 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t1072;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1073 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t1073;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1074 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t1074;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1075 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t1075;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1076 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t1076;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1077 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t1077;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1078 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t1078;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1079 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t1079;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1080 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_33 = t1080;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1081 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_34 = t1081;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1082 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_37 = t1082;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1083 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_38 = t1083;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1084 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_41 = t1084;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1085 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_42 = t1085;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1086 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_45 = t1086;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1087 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_46 = t1087;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1088 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_49 = t1088;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1089 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_50 = t1089;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1090 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_53 = t1090;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1091 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_54 = t1091;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1092 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_57 = t1092;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1093 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_58 = t1093;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1094 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_61 = t1094;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1095 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_62 = t1095;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1096 = acc_65 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_65 = t1096;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1097 = acc_66 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_66 = t1097;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1098 = acc_69 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_69 = t1098;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1099 = acc_70 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_70 = t1099;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1100 = acc_73 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_73 = t1100;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1101 = acc_74 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_74 = t1101;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1102 = acc_77 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_77 = t1102;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1103 = acc_78 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_78 = t1103;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1104 = acc_81 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_81 = t1104;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1105 = acc_82 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_82 = t1105;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1106 = acc_85 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_85 = t1106;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1107 = acc_86 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_86 = t1107;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1108 = acc_89 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_89 = t1108;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1109 = acc_90 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_90 = t1109;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1110 = acc_93 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_93 = t1110;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1111 = acc_94 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_94 = t1111;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1112 = acc_97 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_97 = t1112;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1113 = acc_98 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_98 = t1113;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1114 = acc_101 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_101 = t1114;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1115 = acc_102 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_102 = t1115;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1116 = acc_105 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_105 = t1116;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1117 = acc_106 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_106 = t1117;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1118 = acc_109 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_109 = t1118;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1119 = acc_110 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_110 = t1119;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1120 = acc_113 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_113 = t1120;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1121 = acc_114 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_114 = t1121;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1122 = acc_117 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_117 = t1122;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1123 = acc_118 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_118 = t1123;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1124 = acc_121 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_121 = t1124;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1125 = acc_122 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_122 = t1125;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1126 = acc_125 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_125 = t1126;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1127 = acc_126 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_126 = t1127;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t1128 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t1129;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1129) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t1128 ? 0.0f : t1129;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1131 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t1131;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1132 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t1132;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1133 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t1133;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1134 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t1134;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1135 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t1135;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1136 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t1136;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1137 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t1137;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1138 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t1138;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1139 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t1139;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1140 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t1140;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1141 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t1141;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1142 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t1142;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1143 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t1143;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1144 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t1144;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1145 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t1145;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1146 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t1146;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1147 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_35 = t1147;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1148 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_36 = t1148;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1149 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_39 = t1149;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1150 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_40 = t1150;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1151 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_43 = t1151;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1152 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_44 = t1152;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1153 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_47 = t1153;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1154 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_48 = t1154;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1155 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_51 = t1155;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1156 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_52 = t1156;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1157 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_55 = t1157;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1158 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_56 = t1158;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1159 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_59 = t1159;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1160 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_60 = t1160;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1161 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_63 = t1161;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1162 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_64 = t1162;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1163 = acc_67 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_67 = t1163;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1164 = acc_68 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_68 = t1164;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1165 = acc_71 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_71 = t1165;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1166 = acc_72 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_72 = t1166;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1167 = acc_75 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_75 = t1167;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1168 = acc_76 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_76 = t1168;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1169 = acc_79 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_79 = t1169;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1170 = acc_80 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_80 = t1170;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1171 = acc_83 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_83 = t1171;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1172 = acc_84 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_84 = t1172;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1173 = acc_87 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_87 = t1173;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1174 = acc_88 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_88 = t1174;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1175 = acc_91 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_91 = t1175;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1176 = acc_92 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_92 = t1176;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1177 = acc_95 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_95 = t1177;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1178 = acc_96 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_96 = t1178;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1179 = acc_99 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_99 = t1179;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1180 = acc_100 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_100 = t1180;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1181 = acc_103 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_103 = t1181;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1182 = acc_104 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_104 = t1182;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1183 = acc_107 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_107 = t1183;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1184 = acc_108 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_108 = t1184;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1185 = acc_111 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_111 = t1185;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1186 = acc_112 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_112 = t1186;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1187 = acc_115 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_115 = t1187;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1188 = acc_116 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_116 = t1188;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1189 = acc_119 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_119 = t1189;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1190 = acc_120 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_120 = t1190;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1191 = acc_123 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_123 = t1191;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1192 = acc_124 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_124 = t1192;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1193 = acc_127 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_127 = t1193;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1194 = acc_128 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_128 = t1194;
#line 185 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1195 = blockIdx.x;
#line 185 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1196;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1196) : "r"(t1195));
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1197 = seq_q + 63u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1198 = t1197 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1199 = heads_per_section * t1198;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1200 = t1196 / t1199;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_2 = t1200 * heads_per_section;
    const u32 t1202 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1203 = t1202 - first_2;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t1203 < heads_per_section ? t1203 : heads_per_section;
    const u32 t1205 = first_2 * t1198;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_2 = t1196 - t1205;
    const u32 t1207 = rest_2 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1208 = first_2 + t1207;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1209 = t1198 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1210 = rest_2 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1211 = t1209 - t1210;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1212 = t1211 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1213 = t1208 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1214 = t1208 / heads;
#line 199 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
    const u32 t1215 = smem_1 + 8192u;
#line 200 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1216 = smem_1 + 16384u;
#line 200 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1217 = smem_1 + 24576u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1218 = lane >> 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1219 = first_row + t1218;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1220 = t1219 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1221 = 0u ^ t1220;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1222 = t1219 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1223 = t1221 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1224 = t1222 + t1223;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1225 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1226 = t1225 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1227 = t1224 + t1226;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1228;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1228) : "f"(acc), "f"(acc_2));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1229 = smem_1 + t1227;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1229), "r"(t1228) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1230;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1230) : "f"(acc_5), "f"(acc_6));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1231 = t1227 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1232 = smem_1 + t1231;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1232), "r"(t1230) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1233;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1233) : "f"(acc_9), "f"(acc_10));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1234 = t1227 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1235 = smem_1 + t1234;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1235), "r"(t1233) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1236;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1236) : "f"(acc_13), "f"(acc_14));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1237 = t1227 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1238 = smem_1 + t1237;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1238), "r"(t1236) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1239;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1239) : "f"(acc_17), "f"(acc_18));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1240 = t1227 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1241 = smem_1 + t1240;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1241), "r"(t1239) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1242;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1242) : "f"(acc_21), "f"(acc_22));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1243 = t1227 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1244 = smem_1 + t1243;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1244), "r"(t1242) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1245;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1245) : "f"(acc_25), "f"(acc_26));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1246 = t1227 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1247 = smem_1 + t1246;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1247), "r"(t1245) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1248;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1248) : "f"(acc_29), "f"(acc_30));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1249 = t1227 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1250 = smem_1 + t1249;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1250), "r"(t1248) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1251 = t1219 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1252 = 0u ^ t1251;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1253 = t1219 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1254 = t1252 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1255 = t1253 + t1254;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1256 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1257 = t1256 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1258 = t1255 + t1257;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1259;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1259) : "f"(acc_33), "f"(acc_34));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1260 = t1215 + t1258;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1260), "r"(t1259) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1261;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1261) : "f"(acc_37), "f"(acc_38));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1262 = t1258 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1263 = t1215 + t1262;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1263), "r"(t1261) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1264;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1264) : "f"(acc_41), "f"(acc_42));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1265 = t1258 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1266 = t1215 + t1265;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1266), "r"(t1264) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1267;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1267) : "f"(acc_45), "f"(acc_46));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1268 = t1258 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1269 = t1215 + t1268;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1269), "r"(t1267) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1270;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1270) : "f"(acc_49), "f"(acc_50));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1271 = t1258 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1272 = t1215 + t1271;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1272), "r"(t1270) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1273;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1273) : "f"(acc_53), "f"(acc_54));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1274 = t1258 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1275 = t1215 + t1274;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1275), "r"(t1273) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1276;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1276) : "f"(acc_57), "f"(acc_58));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1277 = t1258 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1278 = t1215 + t1277;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1278), "r"(t1276) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1279;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1279) : "f"(acc_61), "f"(acc_62));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1280 = t1258 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1281 = t1215 + t1280;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1281), "r"(t1279) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1282 = t1219 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1283 = 0u ^ t1282;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1284 = t1219 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1285 = t1283 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1286 = t1284 + t1285;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1287 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1288 = t1287 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1289 = t1286 + t1288;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1290;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1290) : "f"(acc_65), "f"(acc_66));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1291 = t1216 + t1289;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1291), "r"(t1290) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1292;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1292) : "f"(acc_69), "f"(acc_70));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1293 = t1289 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1294 = t1216 + t1293;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1294), "r"(t1292) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1295;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1295) : "f"(acc_73), "f"(acc_74));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1296 = t1289 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1297 = t1216 + t1296;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1297), "r"(t1295) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1298;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1298) : "f"(acc_77), "f"(acc_78));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1299 = t1289 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1300 = t1216 + t1299;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1300), "r"(t1298) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1301;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1301) : "f"(acc_81), "f"(acc_82));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1302 = t1289 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1303 = t1216 + t1302;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1303), "r"(t1301) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1304;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1304) : "f"(acc_85), "f"(acc_86));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1305 = t1289 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1306 = t1216 + t1305;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1306), "r"(t1304) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1307;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1307) : "f"(acc_89), "f"(acc_90));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1308 = t1289 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1309 = t1216 + t1308;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1309), "r"(t1307) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1310;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1310) : "f"(acc_93), "f"(acc_94));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1311 = t1289 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1312 = t1216 + t1311;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1312), "r"(t1310) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1313 = t1219 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1314 = 0u ^ t1313;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1315 = t1219 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1316 = t1314 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1317 = t1315 + t1316;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1318 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1319 = t1318 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1320 = t1317 + t1319;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1321;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1321) : "f"(acc_97), "f"(acc_98));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1322 = t1217 + t1320;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1322), "r"(t1321) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1323;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1323) : "f"(acc_101), "f"(acc_102));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1324 = t1320 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1325 = t1217 + t1324;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1325), "r"(t1323) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1326;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(acc_105), "f"(acc_106));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1327 = t1320 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1328 = t1217 + t1327;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1328), "r"(t1326) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1329;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(acc_109), "f"(acc_110));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1330 = t1320 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1331 = t1217 + t1330;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1331), "r"(t1329) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1332;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1332) : "f"(acc_113), "f"(acc_114));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1333 = t1320 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1334 = t1217 + t1333;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1334), "r"(t1332) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1335;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1335) : "f"(acc_117), "f"(acc_118));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1336 = t1320 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1337 = t1217 + t1336;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1337), "r"(t1335) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1338;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1338) : "f"(acc_121), "f"(acc_122));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1339 = t1320 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1340 = t1217 + t1339;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1340), "r"(t1338) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1341;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1341) : "f"(acc_125), "f"(acc_126));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1342 = t1320 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1343 = t1217 + t1342;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1343), "r"(t1341) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1344 = lane >> 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1345 = first_row + t1344;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1346 = t1345 + 8u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1347 = t1346 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1348 = 0u ^ t1347;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1349 = t1346 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1350 = t1348 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1351 = t1349 + t1350;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1352 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1353 = t1352 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1354 = t1351 + t1353;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1355;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1355) : "f"(acc_3), "f"(acc_4));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1356 = smem_1 + t1354;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1356), "r"(t1355) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1357;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1357) : "f"(acc_7), "f"(acc_8));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1358 = t1354 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1359 = smem_1 + t1358;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1359), "r"(t1357) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1360;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1360) : "f"(acc_11), "f"(acc_12));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1361 = t1354 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1362 = smem_1 + t1361;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1362), "r"(t1360) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1363;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1363) : "f"(acc_15), "f"(acc_16));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1364 = t1354 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1365 = smem_1 + t1364;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1365), "r"(t1363) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1366;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1366) : "f"(acc_19), "f"(acc_20));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1367 = t1354 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1368 = smem_1 + t1367;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1368), "r"(t1366) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1369;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1369) : "f"(acc_23), "f"(acc_24));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1370 = t1354 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1371 = smem_1 + t1370;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1371), "r"(t1369) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1372;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1372) : "f"(acc_27), "f"(acc_28));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1373 = t1354 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1374 = smem_1 + t1373;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1374), "r"(t1372) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1375;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1375) : "f"(acc_31), "f"(acc_32));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1376 = t1354 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1377 = smem_1 + t1376;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1377), "r"(t1375) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1378 = t1346 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1379 = 0u ^ t1378;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1380 = t1346 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1381 = t1379 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1382 = t1380 + t1381;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1383 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1384 = t1383 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1385 = t1382 + t1384;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1386;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1386) : "f"(acc_35), "f"(acc_36));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1387 = t1215 + t1385;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1387), "r"(t1386) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1388;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1388) : "f"(acc_39), "f"(acc_40));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1389 = t1385 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1390 = t1215 + t1389;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1390), "r"(t1388) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1391;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1391) : "f"(acc_43), "f"(acc_44));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1392 = t1385 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1393 = t1215 + t1392;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1393), "r"(t1391) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1394;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1394) : "f"(acc_47), "f"(acc_48));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1395 = t1385 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1396 = t1215 + t1395;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1396), "r"(t1394) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1397;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1397) : "f"(acc_51), "f"(acc_52));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1398 = t1385 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1399 = t1215 + t1398;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1399), "r"(t1397) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1400;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1400) : "f"(acc_55), "f"(acc_56));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1401 = t1385 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1402 = t1215 + t1401;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1402), "r"(t1400) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1403;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1403) : "f"(acc_59), "f"(acc_60));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1404 = t1385 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1405 = t1215 + t1404;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1405), "r"(t1403) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1406;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1406) : "f"(acc_63), "f"(acc_64));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1407 = t1385 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1408 = t1215 + t1407;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1408), "r"(t1406) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1409 = t1346 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1410 = 0u ^ t1409;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1411 = t1346 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1412 = t1410 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1413 = t1411 + t1412;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1414 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1415 = t1414 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1416 = t1413 + t1415;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1417;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1417) : "f"(acc_67), "f"(acc_68));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1418 = t1216 + t1416;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1418), "r"(t1417) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1419;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1419) : "f"(acc_71), "f"(acc_72));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1420 = t1416 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1421 = t1216 + t1420;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1421), "r"(t1419) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1422;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1422) : "f"(acc_75), "f"(acc_76));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1423 = t1416 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1424 = t1216 + t1423;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1424), "r"(t1422) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1425;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1425) : "f"(acc_79), "f"(acc_80));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1426 = t1416 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1427 = t1216 + t1426;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1427), "r"(t1425) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1428;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1428) : "f"(acc_83), "f"(acc_84));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1429 = t1416 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1430 = t1216 + t1429;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1430), "r"(t1428) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1431;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1431) : "f"(acc_87), "f"(acc_88));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1432 = t1416 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1433 = t1216 + t1432;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1433), "r"(t1431) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1434;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1434) : "f"(acc_91), "f"(acc_92));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1435 = t1416 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1436 = t1216 + t1435;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1436), "r"(t1434) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1437;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1437) : "f"(acc_95), "f"(acc_96));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1438 = t1416 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1439 = t1216 + t1438;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1439), "r"(t1437) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1440 = t1346 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1441 = 0u ^ t1440;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1442 = t1346 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1443 = t1441 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1444 = t1442 + t1443;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1445 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1446 = t1445 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1447 = t1444 + t1446;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1448;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1448) : "f"(acc_99), "f"(acc_100));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1449 = t1217 + t1447;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1449), "r"(t1448) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1450;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1450) : "f"(acc_103), "f"(acc_104));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1451 = t1447 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1452 = t1217 + t1451;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1452), "r"(t1450) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1453;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1453) : "f"(acc_107), "f"(acc_108));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1454 = t1447 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1455 = t1217 + t1454;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1455), "r"(t1453) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1456;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1456) : "f"(acc_111), "f"(acc_112));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1457 = t1447 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1458 = t1217 + t1457;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1458), "r"(t1456) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1459;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1459) : "f"(acc_115), "f"(acc_116));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1460 = t1447 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1461 = t1217 + t1460;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1461), "r"(t1459) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1462;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1462) : "f"(acc_119), "f"(acc_120));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1463 = t1447 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1464 = t1217 + t1463;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1464), "r"(t1462) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1465;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1465) : "f"(acc_123), "f"(acc_124));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1466 = t1447 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1467 = t1217 + t1466;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1467), "r"(t1465) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1468;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1468) : "f"(acc_127), "f"(acc_128));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1469 = t1447 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1470 = t1217 + t1469;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1470), "r"(t1468) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1471 = (u64)t1214;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1472 = t1471 * o_stride0;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1473 = t1472 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1474 = o + t1473;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1475 = (u64)t1212;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1476 = t1475 * o_stride1;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1477 = t1476 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1478 = t1474 + t1477;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1479 = (u64)t1213;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1480 = t1479 * o_stride2;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1481 = t1480 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1482 = t1478 + t1481;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1483 = (u32)o_stride1;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1484 = t1483 << 1u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1485 = seq_q - t1212;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1486 = head_dim >> 3u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1487 = lane >> 3u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1488 = first_row + t1487;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1489 = lane & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1490 = t1488 < t1485;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1491 = t1489 < t1486;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1492 = t1490 & t1491;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1492) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1493 = t1488 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1494 = t1489 ^ t1493;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1495 = t1488 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1496 = t1494 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1497 = t1495 + t1496;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1498 = smem_1 + t1497;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1498) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1499 = (u64)t1488 * t1484;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1500 = t1482 + t1499;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1501 = (u64)t1489 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1502 = t1500 + t1501;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1502), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1503 = t1488 + 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1504 = t1503 < t1485;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1505 = t1489 < t1486;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1506 = t1504 & t1505;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1506) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1507 = t1503 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1508 = t1489 ^ t1507;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1509 = t1503 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1510 = t1508 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1511 = t1509 + t1510;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1512 = smem_1 + t1511;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1512) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1513 = (u64)t1503 * t1484;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1514 = t1482 + t1513;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1515 = (u64)t1489 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1516 = t1514 + t1515;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1516), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1517 = t1488 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1518 = t1517 < t1485;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1519 = t1489 < t1486;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1520 = t1518 & t1519;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1520) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1521 = t1517 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1522 = t1489 ^ t1521;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1523 = t1517 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1524 = t1522 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1525 = t1523 + t1524;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1526 = smem_1 + t1525;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1526) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1527 = (u64)t1517 * t1484;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1528 = t1482 + t1527;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1529 = (u64)t1489 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1530 = t1528 + t1529;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1530), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1531 = t1488 + 12u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1532 = t1531 < t1485;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1533 = t1489 < t1486;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1534 = t1532 & t1533;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1534) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1535 = t1531 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1536 = t1489 ^ t1535;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1537 = t1531 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1538 = t1536 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1539 = t1537 + t1538;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1540 = smem_1 + t1539;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1540) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1541 = (u64)t1531 * t1484;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1542 = t1482 + t1541;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1543 = (u64)t1489 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1544 = t1542 + t1543;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1544), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1545 = smem_1 + 8192u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1546 = t1488 < t1485;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1547 = t1489 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1548 = t1547 < t1486;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1549 = t1546 & t1548;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1549) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1550 = t1488 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1551 = t1489 ^ t1550;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1552 = t1488 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1553 = t1551 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1554 = t1552 + t1553;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1555 = t1545 + t1554;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t1555) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1556 = (u64)t1488 * t1484;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1557 = t1482 + t1556;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1558 = (u64)t1489 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1559 = t1557 + t1558;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1559), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1560 = t1488 + 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1561 = t1560 < t1485;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1562 = t1489 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1563 = t1562 < t1486;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1564 = t1561 & t1563;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1564) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1565 = t1560 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1566 = t1489 ^ t1565;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1567 = t1560 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1568 = t1566 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1569 = t1567 + t1568;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1570 = t1545 + t1569;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t1570) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1571 = (u64)t1560 * t1484;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1572 = t1482 + t1571;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1573 = (u64)t1489 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1574 = t1572 + t1573;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1574), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1575 = t1488 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1576 = t1575 < t1485;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1577 = t1489 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1578 = t1577 < t1486;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1579 = t1576 & t1578;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1579) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1580 = t1575 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1581 = t1489 ^ t1580;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1582 = t1575 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1583 = t1581 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1584 = t1582 + t1583;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1585 = t1545 + t1584;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t1585) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1586 = (u64)t1575 * t1484;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1587 = t1482 + t1586;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1588 = (u64)t1489 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1589 = t1587 + t1588;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1589), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1590 = t1488 + 12u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1591 = t1590 < t1485;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1592 = t1489 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1593 = t1592 < t1486;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1594 = t1591 & t1593;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1594) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1595 = t1590 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1596 = t1489 ^ t1595;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1597 = t1590 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1598 = t1596 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1599 = t1597 + t1598;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1600 = t1545 + t1599;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t1600) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1601 = (u64)t1590 * t1484;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1602 = t1482 + t1601;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1603 = (u64)t1489 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1604 = t1602 + t1603;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1604), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1605 = smem_1 + 16384u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1606 = t1488 < t1485;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1607 = t1489 + 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1608 = t1607 < t1486;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1609 = t1606 & t1608;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1609) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1610 = t1488 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1611 = t1489 ^ t1610;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1612 = t1488 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1613 = t1611 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1614 = t1612 + t1613;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1615 = t1605 + t1614;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_33;
        u32 row_34;
        u32 row_35;
        u32 row_36;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t1615) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1616 = (u64)t1488 * t1484;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1617 = t1482 + t1616;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1618 = (u64)t1489 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1619 = t1617 + t1618;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1619), "r"(row_33), "r"(row_34), "r"(row_35), "r"(row_36) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1620 = t1488 + 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1621 = t1620 < t1485;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1622 = t1489 + 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1623 = t1622 < t1486;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1624 = t1621 & t1623;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1624) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1625 = t1620 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1626 = t1489 ^ t1625;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1627 = t1620 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1628 = t1626 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1629 = t1627 + t1628;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1630 = t1605 + t1629;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_37;
        u32 row_38;
        u32 row_39;
        u32 row_40;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t1630) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1631 = (u64)t1620 * t1484;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1632 = t1482 + t1631;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1633 = (u64)t1489 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1634 = t1632 + t1633;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1634), "r"(row_37), "r"(row_38), "r"(row_39), "r"(row_40) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1635 = t1488 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1636 = t1635 < t1485;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1637 = t1489 + 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1638 = t1637 < t1486;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1639 = t1636 & t1638;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1639) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1640 = t1635 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1641 = t1489 ^ t1640;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1642 = t1635 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1643 = t1641 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1644 = t1642 + t1643;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1645 = t1605 + t1644;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_41;
        u32 row_42;
        u32 row_43;
        u32 row_44;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t1645) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1646 = (u64)t1635 * t1484;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1647 = t1482 + t1646;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1648 = (u64)t1489 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1649 = t1647 + t1648;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1649), "r"(row_41), "r"(row_42), "r"(row_43), "r"(row_44) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1650 = t1488 + 12u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1651 = t1650 < t1485;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1652 = t1489 + 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1653 = t1652 < t1486;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1654 = t1651 & t1653;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1654) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1655 = t1650 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1656 = t1489 ^ t1655;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1657 = t1650 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1658 = t1656 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1659 = t1657 + t1658;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1660 = t1605 + t1659;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_45;
        u32 row_46;
        u32 row_47;
        u32 row_48;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t1660) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1661 = (u64)t1650 * t1484;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1662 = t1482 + t1661;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1663 = (u64)t1489 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1664 = t1662 + t1663;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1664), "r"(row_45), "r"(row_46), "r"(row_47), "r"(row_48) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1665 = smem_1 + 24576u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1666 = t1488 < t1485;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1667 = t1489 + 24u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1668 = t1667 < t1486;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1669 = t1666 & t1668;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1669) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1670 = t1488 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1671 = t1489 ^ t1670;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1672 = t1488 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1673 = t1671 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1674 = t1672 + t1673;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1675 = t1665 + t1674;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_49;
        u32 row_50;
        u32 row_51;
        u32 row_52;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_49), "=r"(row_50), "=r"(row_51), "=r"(row_52) : "r"(t1675) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1676 = (u64)t1488 * t1484;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1677 = t1482 + t1676;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1678 = (u64)t1489 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1679 = t1677 + t1678;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1679), "r"(row_49), "r"(row_50), "r"(row_51), "r"(row_52) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1680 = t1488 + 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1681 = t1680 < t1485;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1682 = t1489 + 24u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1683 = t1682 < t1486;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1684 = t1681 & t1683;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1684) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1685 = t1680 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1686 = t1489 ^ t1685;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1687 = t1680 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1688 = t1686 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1689 = t1687 + t1688;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1690 = t1665 + t1689;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_53;
        u32 row_54;
        u32 row_55;
        u32 row_56;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_53), "=r"(row_54), "=r"(row_55), "=r"(row_56) : "r"(t1690) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1691 = (u64)t1680 * t1484;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1692 = t1482 + t1691;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1693 = (u64)t1489 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1694 = t1692 + t1693;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1694), "r"(row_53), "r"(row_54), "r"(row_55), "r"(row_56) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1695 = t1488 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1696 = t1695 < t1485;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1697 = t1489 + 24u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1698 = t1697 < t1486;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1699 = t1696 & t1698;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1699) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1700 = t1695 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1701 = t1489 ^ t1700;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1702 = t1695 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1703 = t1701 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1704 = t1702 + t1703;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1705 = t1665 + t1704;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_57;
        u32 row_58;
        u32 row_59;
        u32 row_60;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_57), "=r"(row_58), "=r"(row_59), "=r"(row_60) : "r"(t1705) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1706 = (u64)t1695 * t1484;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1707 = t1482 + t1706;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1708 = (u64)t1489 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1709 = t1707 + t1708;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1709), "r"(row_57), "r"(row_58), "r"(row_59), "r"(row_60) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1710 = t1488 + 12u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1711 = t1710 < t1485;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1712 = t1489 + 24u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1713 = t1712 < t1486;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1714 = t1711 & t1713;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1714) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1715 = t1710 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1716 = t1489 ^ t1715;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1717 = t1710 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1718 = t1716 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1719 = t1717 + t1718;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1720 = t1665 + t1719;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_61;
        u32 row_62;
        u32 row_63;
        u32 row_64;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_61), "=r"(row_62), "=r"(row_63), "=r"(row_64) : "r"(t1720) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1721 = (u64)t1710 * t1484;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1722 = t1482 + t1721;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1723 = (u64)t1489 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1724 = t1722 + t1723;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1724), "r"(row_61), "r"(row_62), "r"(row_63), "r"(row_64) : "memory");
    }
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1725 = t1212 + first_row;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1726 = (u64)t1214;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1727 = t1726 * lse_stride0;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1728 = t1727 * 4ull;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1729 = lse + t1728;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1730 = (u64)t1213;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1731 = t1730 * lse_stride1;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1732 = t1731 * 4ull;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1733 = t1729 + t1732;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1734 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t1735 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t1736 = t1735 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t1736) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1737 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_65 = t1725 + t1737;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_65 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t1740 = (u64)row_65 * t1734;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1741 = t1740 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1742 = t1733 + t1741;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1743;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1743) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1744;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1744) : "f"(row_max), "f"(scale_log2), "f"(t1743));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t1744 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1746 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1747 = t1746 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1742), "f"(t1747) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1748 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1749 = t1725 + t1748;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_66 = t1749 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_66 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t1752 = (u64)row_66 * t1734;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1753 = t1752 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1754 = t1733 + t1753;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1755;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1755) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1756;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1756) : "f"(row_max_2), "f"(scale_log2), "f"(t1755));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t1756 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1758 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1759 = t1758 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1754), "f"(t1759) : "memory");
        }
    }
}
