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
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t8 = heads_per_section * t7;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t9 = t5 / t8;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first = t9 * heads_per_section;
    const u32 t11 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t12 = t11 - first;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_2 = t12 < heads_per_section ? t12 : heads_per_section;
    const u32 t14 = first * t7;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest = t5 - t14;
    const u32 t16 = rest % heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t17 = first + t16;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t18 = t7 - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t19 = rest / heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t20 = t18 - t19;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t21 = t20 << 6u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t22 = t17 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
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
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
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
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t36 = end_4 + 31u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t37 = t36 >> 5u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end_5 = t37 > 1u ? t37 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t39 = end_2 + 31u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t40 = t39 >> 5u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 seen = t40 < end_5 ? t40 : end_5;
    const u32 t42 = end_5 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t43 = t42 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 masked_right = t43 < end_5 ? t43 : end_5;
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t46 = (u64)t23;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t47 = t46 * q_stride0;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t48 = t47 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t49 = q + t48;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t50 = (u64)t21;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t51 = t50 * q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t52 = t51 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t53 = t49 + t52;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t54 = (u64)t22;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t55 = t54 * q_stride2;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t56 = t55 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t57 = t53 + t56;
    const u32 t58 = (u32)q_stride1;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t59 = t58 << 1u;
    const u32 t60 = thread >> 3u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t61 = thread & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t62 = t60 & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t63 = t61 ^ t62;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t64 = t60 << 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t65 = t63 << 4u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t66 = t64 + t65;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t67 = (u64)t60 * t59;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t68 = t57 + t67;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t69 = (u64)t61 * 16u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t70 = t68 + t69;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t71 = (u64)t59 * 16u;
    const u32 exist = seq_q - t21;
    const u32 t73 = head_dim >> 3u;
    const u32 t74 = smem_1 + t66;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t75 = (u64)0u * t59;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t76 = t70 + t75;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t77 = t76 + t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t78 = t77 + t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t79 = t78 + t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t80 = t60 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t81 = t61 < t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t82 = t80 & t81;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t83 = t82 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t74), "l"(t76), "r"(t83) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t84 = t60 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t85 = t84 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t86 = t61 < t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t87 = t85 & t86;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t88 = t87 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t74), "l"(t77), "r"(t88) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t89 = t60 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t90 = t89 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t91 = t61 < t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t92 = t90 & t91;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t93 = t92 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t74), "l"(t78), "r"(t93) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t94 = t60 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t95 = t94 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t96 = t61 < t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t97 = t95 & t96;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t98 = t97 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t74), "l"(t79), "r"(t98) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t99 = t76 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t100 = t60 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t101 = t61 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t102 = t101 < t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t103 = t100 & t102;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t104 = t103 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t74), "l"(t99), "r"(t104) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t105 = t77 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t106 = t60 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t107 = t106 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t108 = t61 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t109 = t108 < t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t110 = t107 & t109;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t111 = t110 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t74), "l"(t105), "r"(t111) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t112 = t78 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t113 = t60 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t114 = t113 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t115 = t61 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t116 = t115 < t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t117 = t114 & t116;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t118 = t117 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t74), "l"(t112), "r"(t118) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t119 = t79 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t120 = t60 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t121 = t120 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t122 = t61 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t123 = t122 < t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t124 = t121 & t123;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t125 = t124 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t74), "l"(t119), "r"(t125) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t126 = t76 + 256ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t127 = t60 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t128 = t61 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t129 = t128 < t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t130 = t127 & t129;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t131 = t130 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t74), "l"(t126), "r"(t131) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t132 = t77 + 256ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t133 = t60 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t134 = t133 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t135 = t61 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t136 = t135 < t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t137 = t134 & t136;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t138 = t137 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t74), "l"(t132), "r"(t138) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t139 = t78 + 256ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t140 = t60 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t141 = t140 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t142 = t61 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t143 = t142 < t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t144 = t141 & t143;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t145 = t144 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t74), "l"(t139), "r"(t145) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t146 = t79 + 256ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t147 = t60 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t148 = t147 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t149 = t61 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t150 = t149 < t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t151 = t148 & t150;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t152 = t151 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t74), "l"(t146), "r"(t152) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t153 = t76 + 384ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t154 = t60 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t155 = t61 + 24u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t156 = t155 < t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t157 = t154 & t156;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t158 = t157 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t74), "l"(t153), "r"(t158) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t159 = t77 + 384ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t160 = t60 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t161 = t160 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t162 = t61 + 24u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t163 = t162 < t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t164 = t161 & t163;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t165 = t164 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t74), "l"(t159), "r"(t165) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t166 = t78 + 384ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t167 = t60 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t168 = t167 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t169 = t61 + 24u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t170 = t169 < t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t171 = t168 & t170;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t172 = t171 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t74), "l"(t166), "r"(t172) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t173 = t79 + 384ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t174 = t60 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t175 = t174 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t176 = t61 + 24u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t177 = t176 < t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t178 = t175 & t177;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t179 = t178 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t74), "l"(t173), "r"(t179) : "memory");
#line 63 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t180 = smem_1 + 32768u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t181 = t180 + 16384u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t182 = (u64)t23;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t183 = t182 * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t184 = t183 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t185 = k + t184;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t186 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t187 = t186 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t188 = t185 + t187;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t189 = (u64)t24;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t190 = t189 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t191 = t190 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t192 = t188 + t191;
    const u32 t193 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t194 = t193 << 1u;
    const u32 t195 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t196 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t197 = t195 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t198 = t196 ^ t197;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t199 = t195 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t200 = t198 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t201 = t199 + t200;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t202 = (u64)t195 * t194;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t203 = t192 + t202;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t204 = (u64)t196 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t205 = t203 + t204;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t206 = (u64)t194 * 16u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t207 = (u64)t23;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t208 = t207 * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t209 = t208 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t210 = v + t209;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t211 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t212 = t211 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t213 = t210 + t212;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t214 = (u64)t24;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t215 = t214 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t216 = t215 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t217 = t213 + t216;
    const u32 t218 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t219 = t218 << 1u;
    const u32 t220 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t221 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t222 = t220 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t223 = t221 ^ t222;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t224 = t220 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t225 = t223 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t226 = t224 + t225;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t227 = (u64)t220 * t219;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t228 = t217 + t227;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t229 = (u64)t221 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t230 = t228 + t229;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t231 = (u64)t219 * 16u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t232 = thread & 31u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t233 = end_5 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t233 << 5u;
    const u32 t235 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t236 = t180 + t201;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t237 = (u64)first_key * t194;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t238 = t205 + t237;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t239 = t238 + t206;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t240 = first_key + t195;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t241 = t240 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t242 = t196 < t235;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t243 = t241 & t242;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t244 = t243 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t236), "l"(t238), "r"(t244) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t245 = first_key + t195;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t246 = t245 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t247 = t246 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t248 = t196 < t235;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t249 = t247 & t248;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t250 = t249 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t236), "l"(t239), "r"(t250) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t251 = t238 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t252 = first_key + t195;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t253 = t252 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t254 = t196 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t255 = t254 < t235;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t256 = t253 & t255;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t257 = t256 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t236), "l"(t251), "r"(t257) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t258 = t239 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t259 = first_key + t195;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t260 = t259 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t261 = t260 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t262 = t196 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t263 = t262 < t235;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t264 = t261 & t263;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t265 = t264 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t236), "l"(t258), "r"(t265) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t266 = t238 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t267 = first_key + t195;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t268 = t267 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t269 = t196 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t270 = t269 < t235;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t271 = t268 & t270;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t272 = t271 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t236), "l"(t266), "r"(t272) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t273 = t239 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t274 = first_key + t195;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t275 = t274 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t276 = t275 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t277 = t196 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t278 = t277 < t235;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t279 = t276 & t278;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t280 = t279 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t236), "l"(t273), "r"(t280) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t281 = t238 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t282 = first_key + t195;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t283 = t282 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t284 = t196 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t285 = t284 < t235;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t286 = t283 & t285;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t287 = t286 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t236), "l"(t281), "r"(t287) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t288 = t239 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t289 = first_key + t195;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t290 = t289 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t291 = t290 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t292 = t196 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t293 = t292 < t235;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t294 = t291 & t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t295 = t294 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t236), "l"(t288), "r"(t295) : "memory");
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
    const u32 t298 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t299 = t181 + t226;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t300 = (u64)first_key_2 * t219;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t301 = t230 + t300;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t302 = t301 + t231;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t303 = first_key_2 + t220;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t304 = t303 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t305 = t221 < t298;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t306 = t304 & t305;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t307 = t306 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t299), "l"(t301), "r"(t307) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t308 = first_key_2 + t220;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t309 = t308 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t310 = t309 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t311 = t221 < t298;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t312 = t310 & t311;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t313 = t312 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t299), "l"(t302), "r"(t313) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t314 = t301 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t315 = first_key_2 + t220;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t316 = t315 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t317 = t221 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t318 = t317 < t298;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t319 = t316 & t318;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t320 = t319 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t299), "l"(t314), "r"(t320) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t321 = t302 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t322 = first_key_2 + t220;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t323 = t322 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t324 = t323 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t325 = t221 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t326 = t325 < t298;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t327 = t324 & t326;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t328 = t327 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t299), "l"(t321), "r"(t328) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t329 = t301 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t330 = first_key_2 + t220;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t331 = t330 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t332 = t221 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t333 = t332 < t298;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t334 = t331 & t333;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t335 = t334 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t299), "l"(t329), "r"(t335) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t336 = t302 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t337 = first_key_2 + t220;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t338 = t337 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t339 = t338 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t340 = t221 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t341 = t340 < t298;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t342 = t339 & t341;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t343 = t342 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t299), "l"(t336), "r"(t343) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t344 = t301 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t345 = first_key_2 + t220;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t346 = t345 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t347 = t221 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t348 = t347 < t298;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t349 = t346 & t348;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t350 = t349 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t299), "l"(t344), "r"(t350) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t351 = t302 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t352 = first_key_2 + t220;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t353 = t352 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t354 = t353 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t355 = t221 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t356 = t355 < t298;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t357 = t354 & t356;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t358 = t357 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t299), "l"(t351), "r"(t358) : "memory");
#line 400 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t359 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t360 = first_row + t359;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t361 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t362 = t360 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t363 = t361 ^ t362;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t364 = t360 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t365 = t363 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t366 = t364 + t365;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t367 = smem_1 + t366;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t368 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t369 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t370 = t369 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t371 = t368 + t370;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t372 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t373 = t372 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t374 = t371 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t375 = t373 ^ t374;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t376 = t371 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t377 = t375 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t378 = t376 + t377;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t379 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t380 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t381 = t379 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t382 = t380 ^ t381;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t383 = t379 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t384 = t382 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t385 = t383 + t384;
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
    u32 t386;
    asm volatile("mov.b32 %0, %1;" : "=r"(t386) : "r"(t378));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t387 = t386 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t388 = t386 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t389 = t386 ^ 96u;
    const u32 t390 = t180 + t386;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t391;
    asm volatile("mov.b32 %0, %1;" : "=r"(t391) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t391) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t390) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t390) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t392 = t180 + t387;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t393;
    asm volatile("mov.b32 %0, %1;" : "=r"(t393) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t394 = t393 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t394) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t392) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t392) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_21), "r"(m_22));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_23), "r"(m_24));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t395 = t180 + t388;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t396;
    asm volatile("mov.b32 %0, %1;" : "=r"(t396) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t397 = t396 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t397) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t395) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t395) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t398 = t180 + t389;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t399;
    asm volatile("mov.b32 %0, %1;" : "=r"(t399) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t400 = t399 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t400) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t398) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_41), "r"(m_42));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_43), "r"(m_44));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t398) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t401;
    asm volatile("mov.b32 %0, %1;" : "=r"(t401) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t401) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t390) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t390) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t402;
    asm volatile("mov.b32 %0, %1;" : "=r"(t402) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t403 = t402 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t403) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t392) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t392) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t404;
    asm volatile("mov.b32 %0, %1;" : "=r"(t404) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t405 = t404 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t405) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t395) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_79), "r"(m_80));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t395) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_81), "r"(m_82));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_83), "r"(m_84));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t406;
    asm volatile("mov.b32 %0, %1;" : "=r"(t406) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t407 = t406 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t407) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t398) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_89), "r"(m_90));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_91), "r"(m_92));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t398) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_93), "r"(m_94));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_95), "r"(m_96));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t408;
    asm volatile("mov.b32 %0, %1;" : "=r"(t408) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t408) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t390) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_101), "r"(m_102));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_103), "r"(m_104));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t390) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_105), "r"(m_106));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_107), "r"(m_108));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t409;
    asm volatile("mov.b32 %0, %1;" : "=r"(t409) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t410 = t409 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t410) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t392) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_113), "r"(m_114));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_115), "r"(m_116));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t392) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_117), "r"(m_118));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_119), "r"(m_120));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t411;
    asm volatile("mov.b32 %0, %1;" : "=r"(t411) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t412 = t411 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t412) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t395) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t395) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t413;
    asm volatile("mov.b32 %0, %1;" : "=r"(t413) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t414 = t413 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t414) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t398) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_137), "r"(m_138));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_139), "r"(m_140));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t398) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_141), "r"(m_142));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_143), "r"(m_144));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t415;
    asm volatile("mov.b32 %0, %1;" : "=r"(t415) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_145;
    u32 m_146;
    u32 m_147;
    u32 m_148;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t415) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_149;
    u32 m_150;
    u32 m_151;
    u32 m_152;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t390) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_153;
    u32 m_154;
    u32 m_155;
    u32 m_156;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t390) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t416;
    asm volatile("mov.b32 %0, %1;" : "=r"(t416) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t417 = t416 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_157;
    u32 m_158;
    u32 m_159;
    u32 m_160;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t417) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_161;
    u32 m_162;
    u32 m_163;
    u32 m_164;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t392) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_161), "r"(m_162));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_163), "r"(m_164));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_165;
    u32 m_166;
    u32 m_167;
    u32 m_168;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t392) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_165), "r"(m_166));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_167), "r"(m_168));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t418;
    asm volatile("mov.b32 %0, %1;" : "=r"(t418) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t419 = t418 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_169;
    u32 m_170;
    u32 m_171;
    u32 m_172;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t419) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_173;
    u32 m_174;
    u32 m_175;
    u32 m_176;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t395) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_173), "r"(m_174));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_175), "r"(m_176));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_177;
    u32 m_178;
    u32 m_179;
    u32 m_180;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t395) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_177), "r"(m_178));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_179), "r"(m_180));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t420;
    asm volatile("mov.b32 %0, %1;" : "=r"(t420) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t421 = t420 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_181;
    u32 m_182;
    u32 m_183;
    u32 m_184;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t421) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_185;
    u32 m_186;
    u32 m_187;
    u32 m_188;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t398) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_185), "r"(m_186));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_187), "r"(m_188));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_189;
    u32 m_190;
    u32 m_191;
    u32 m_192;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t398) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_189), "r"(m_190));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_191), "r"(m_192));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t422 = 1u < end_5;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t422) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t423 = end_5 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 number_2 = t423 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = number_2 << 5u;
        const u32 t426 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t427 = t180 + t201;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t428 = (u64)first_key_3 * t194;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t429 = t205 + t428;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t430 = t429 + t206;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t431 = t196 < t426;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t432 = t431 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t427), "l"(t429), "r"(t432) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t433 = t196 < t426;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t434 = t433 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t427), "l"(t430), "r"(t434) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t435 = t429 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t436 = t196 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t437 = t436 < t426;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t438 = t437 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t427), "l"(t435), "r"(t438) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t439 = t430 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t440 = t196 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t441 = t440 < t426;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t442 = t441 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t427), "l"(t439), "r"(t442) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t443 = t429 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t444 = t196 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t445 = t444 < t426;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t446 = t445 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t427), "l"(t443), "r"(t446) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t447 = t430 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t448 = t196 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t449 = t448 < t426;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t450 = t449 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t427), "l"(t447), "r"(t450) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t451 = t429 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t452 = t196 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t453 = t452 < t426;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t454 = t453 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t427), "l"(t451), "r"(t454) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t455 = t430 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t456 = t196 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t457 = t456 < t426;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t458 = t457 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t427), "l"(t455), "r"(t458) : "memory");
    }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t459 = end_5 - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = t459 << 5u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t461 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t461));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t463 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t464 = t463 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 column = first_key_4 + t464;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t466 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t467 = first_query + t466;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t468 = t467 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_6 = t468 + 1u;
    const u32 t470 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t471 = t470 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_7 = t471 < seq_k ? t471 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t473 = end_7 > column ? end_7 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_8 = t473 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t476 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s = t476;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_2 = 1u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t478 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_2 = t478;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_3 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t480 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_5 = t480;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_4 = 9u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t482 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_6 = t482;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_5 = 16u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t484 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_9 = t484;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_6 = 17u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t486 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_10 = t486;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_7 = 24u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t488 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_13 = t488;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_8 = 25u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t490 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_14 = t490;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t491 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t492 = first_query + t491;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t493 = t492 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t494 = t493 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_9 = t494 + 1u;
    const u32 t496 = end_9 > seq_q ? end_9 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t497 = t496 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_10 = t497 < seq_k ? t497 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t499 = end_10 > column ? end_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_11 = t499 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_9 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t502 = visible_9 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_3 = t502;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_10 = 1u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t504 = visible_10 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_4 = t504;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_11 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t506 = visible_11 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_7 = t506;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_12 = 9u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t508 = visible_12 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_8 = t508;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_13 = 16u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t510 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_11 = t510;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_14 = 17u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t512 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_12 = t512;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_15 = 24u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t514 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_15 = t514;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_16 = 25u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t516 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_16 = t516;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t518;
    asm("max.f32 %0, %1, %2;" : "=f"(t518) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t519;
    asm("max.f32 %0, %1, %2;" : "=f"(t519) : "f"(t518), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t520;
    asm("max.f32 %0, %1, %2;" : "=f"(t520) : "f"(t519), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t521;
    asm("max.f32 %0, %1, %2;" : "=f"(t521) : "f"(t520), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t522;
    asm("max.f32 %0, %1, %2;" : "=f"(t522) : "f"(t521), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t523;
    asm("max.f32 %0, %1, %2;" : "=f"(t523) : "f"(t522), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t524;
    asm("max.f32 %0, %1, %2;" : "=f"(t524) : "f"(t523), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t525;
    asm("max.f32 %0, %1, %2;" : "=f"(t525) : "f"(t524), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t526;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t526) : "f"(t525));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t525), "f"(t526));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t528;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t528) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t528));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t531 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference = none ? 0.0f : t531;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t533 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t534;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t534) : "f"(old), "f"(scale_log2), "f"(t533));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t534));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t536 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t537 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t537));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t539;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s = t539;
    const f32 t540 = t536 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t541 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t541));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t543;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t543) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_2 = t543;
    const f32 t544 = t540 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t545 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t545));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t547;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t547) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_5 = t547;
    const f32 t548 = t544 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t549 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t549));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t551;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t551) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_6 = t551;
    const f32 t552 = t548 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t553 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t553));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t555;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t555) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_9 = t555;
    const f32 t556 = t552 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t557 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t557));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t559;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t559) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_10 = t559;
    const f32 t560 = t556 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t561 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t561));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t563;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t563) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_13 = t563;
    const f32 t564 = t560 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t565 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t565));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t567;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t567) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_14 = t567;
    const f32 t568 = t564 + s_14;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum = t568;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t570;
    asm("max.f32 %0, %1, %2;" : "=f"(t570) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t571;
    asm("max.f32 %0, %1, %2;" : "=f"(t571) : "f"(t570), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t572;
    asm("max.f32 %0, %1, %2;" : "=f"(t572) : "f"(t571), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t573;
    asm("max.f32 %0, %1, %2;" : "=f"(t573) : "f"(t572), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t574;
    asm("max.f32 %0, %1, %2;" : "=f"(t574) : "f"(t573), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t575;
    asm("max.f32 %0, %1, %2;" : "=f"(t575) : "f"(t574), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t576;
    asm("max.f32 %0, %1, %2;" : "=f"(t576) : "f"(t575), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t577;
    asm("max.f32 %0, %1, %2;" : "=f"(t577) : "f"(t576), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t578;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t578) : "f"(t577));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t577), "f"(t578));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t580;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t580) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t580));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t583 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t583;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t585 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t586;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(old_2), "f"(scale_log2), "f"(t585));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t586));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t588 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t589 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_3), "f"(scale_log2), "f"(t589));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t591;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t591) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_3 = t591;
    const f32 t592 = t588 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t593 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_4), "f"(scale_log2), "f"(t593));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t595;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t595) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_4 = t595;
    const f32 t596 = t592 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t597 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_7), "f"(scale_log2), "f"(t597));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t599;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t599) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_7 = t599;
    const f32 t600 = t596 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t601 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_8), "f"(scale_log2), "f"(t601));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t603;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_8 = t603;
    const f32 t604 = t600 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t605 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t605));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t607;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t607) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_11 = t607;
    const f32 t608 = t604 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t609 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t609));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t611;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t611) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_12 = t611;
    const f32 t612 = t608 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t613 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t613));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t615;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t615) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_15 = t615;
    const f32 t616 = t612 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t617 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t617));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t619;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_16 = t619;
    const f32 t620 = t616 + s_16;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t620;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t621;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t621) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t622;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t622) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t623;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t623) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t624;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t624) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t625;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t625) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t626;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t626) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t627;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t627) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t628;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t628) : "f"(s_15), "f"(s_16));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t629;
    asm volatile("mov.b32 %0, %1;" : "=r"(t629) : "r"(t385));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t630 = t629 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t631 = t629 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t632 = t629 ^ 96u;
    const u32 t633 = t181 + t629;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t634 = t181 + t630;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t635 = t181 + t631;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t636 = t181 + t632;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_193;
    u32 m_194;
    u32 m_195;
    u32 m_196;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t633) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_193), "r"(m_194));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_195), "r"(m_196));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_197;
    u32 m_198;
    u32 m_199;
    u32 m_200;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t634) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_197), "r"(m_198));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_199), "r"(m_200));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_201;
    u32 m_202;
    u32 m_203;
    u32 m_204;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t635) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_201), "r"(m_202));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_203), "r"(m_204));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_205;
    u32 m_206;
    u32 m_207;
    u32 m_208;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t636) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_205), "r"(m_206));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_207), "r"(m_208));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_209;
    u32 m_210;
    u32 m_211;
    u32 m_212;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t633) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_209), "r"(m_210));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_211), "r"(m_212));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_213;
    u32 m_214;
    u32 m_215;
    u32 m_216;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t634) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_213), "r"(m_214));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_215), "r"(m_216));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_217;
    u32 m_218;
    u32 m_219;
    u32 m_220;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t635) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_217), "r"(m_218));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_219), "r"(m_220));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_221;
    u32 m_222;
    u32 m_223;
    u32 m_224;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t636) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_221), "r"(m_222));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_223), "r"(m_224));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_225;
    u32 m_226;
    u32 m_227;
    u32 m_228;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t633) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_229;
    u32 m_230;
    u32 m_231;
    u32 m_232;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t634) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_233;
    u32 m_234;
    u32 m_235;
    u32 m_236;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t635) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_237;
    u32 m_238;
    u32 m_239;
    u32 m_240;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t636) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_241;
    u32 m_242;
    u32 m_243;
    u32 m_244;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t633) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_245;
    u32 m_246;
    u32 m_247;
    u32 m_248;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t634) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_249;
    u32 m_250;
    u32 m_251;
    u32 m_252;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t635) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_253;
    u32 m_254;
    u32 m_255;
    u32 m_256;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t636) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_257;
    u32 m_258;
    u32 m_259;
    u32 m_260;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t633) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_261;
    u32 m_262;
    u32 m_263;
    u32 m_264;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t634) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_265;
    u32 m_266;
    u32 m_267;
    u32 m_268;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t635) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_269;
    u32 m_270;
    u32 m_271;
    u32 m_272;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t636) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_273;
    u32 m_274;
    u32 m_275;
    u32 m_276;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t633) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_277;
    u32 m_278;
    u32 m_279;
    u32 m_280;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t634) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_281;
    u32 m_282;
    u32 m_283;
    u32 m_284;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t635) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_285;
    u32 m_286;
    u32 m_287;
    u32 m_288;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t636) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_287), "r"(m_288));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_289;
    u32 m_290;
    u32 m_291;
    u32 m_292;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t633) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_289), "r"(m_290));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_291), "r"(m_292));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_293;
    u32 m_294;
    u32 m_295;
    u32 m_296;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t634) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_293), "r"(m_294));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_295), "r"(m_296));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_297;
    u32 m_298;
    u32 m_299;
    u32 m_300;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t635) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_297), "r"(m_298));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_299), "r"(m_300));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_301;
    u32 m_302;
    u32 m_303;
    u32 m_304;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t636) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_301), "r"(m_302));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_303), "r"(m_304));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_305;
    u32 m_306;
    u32 m_307;
    u32 m_308;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t633) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_305), "r"(m_306));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_307), "r"(m_308));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_309;
    u32 m_310;
    u32 m_311;
    u32 m_312;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t634) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_309), "r"(m_310));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_311), "r"(m_312));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_313;
    u32 m_314;
    u32 m_315;
    u32 m_316;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t635) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_313), "r"(m_314));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_315), "r"(m_316));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_317;
    u32 m_318;
    u32 m_319;
    u32 m_320;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t636) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_317), "r"(m_318));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(t625), "r"(t626), "r"(t627), "r"(t628), "r"(m_319), "r"(m_320));
#line 84 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < end_5; i += 1u) {
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t637 = end_5 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 number_3 = t637 - i;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_5 = number_3 << 5u;
        const u32 t640 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t641 = t181 + t226;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t642 = (u64)first_key_5 * t219;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t643 = t230 + t642;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t644 = t643 + t231;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t645 = t221 < t640;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t646 = t645 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t641), "l"(t643), "r"(t646) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t647 = t221 < t640;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t648 = t647 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t641), "l"(t644), "r"(t648) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t649 = t643 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t650 = t221 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t651 = t650 < t640;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t652 = t651 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t641), "l"(t649), "r"(t652) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t653 = t644 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t654 = t221 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t655 = t654 < t640;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t656 = t655 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t641), "l"(t653), "r"(t656) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t657 = t643 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t658 = t221 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t659 = t658 < t640;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t660 = t659 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t641), "l"(t657), "r"(t660) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t661 = t644 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t662 = t221 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t663 = t662 < t640;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t664 = t663 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t641), "l"(t661), "r"(t664) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t665 = t643 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t666 = t221 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t667 = t666 < t640;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t668 = t667 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t641), "l"(t665), "r"(t668) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t669 = t644 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t670 = t221 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t671 = t670 < t640;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t672 = t671 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t641), "l"(t669), "r"(t672) : "memory");
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
        u32 t673;
        asm volatile("mov.b32 %0, %1;" : "=r"(t673) : "r"(t378));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t674 = t673 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t675 = t673 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t676 = t673 ^ 96u;
        const u32 t677 = t180 + t673;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t678;
        asm volatile("mov.b32 %0, %1;" : "=r"(t678) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t678) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t677) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_325), "r"(m_326));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_327), "r"(m_328));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t677) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_329), "r"(m_330));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_331), "r"(m_332));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t679 = t180 + t674;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t680;
        asm volatile("mov.b32 %0, %1;" : "=r"(t680) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t681 = t680 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t681) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t679) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_337), "r"(m_338));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_339), "r"(m_340));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t679) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_341), "r"(m_342));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_343), "r"(m_344));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t682 = t180 + t675;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t683;
        asm volatile("mov.b32 %0, %1;" : "=r"(t683) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t684 = t683 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t684) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t682) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_345), "r"(m_346), "r"(m_347), "r"(m_348), "r"(m_349), "r"(m_350));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_345), "r"(m_346), "r"(m_347), "r"(m_348), "r"(m_351), "r"(m_352));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t682) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_345), "r"(m_346), "r"(m_347), "r"(m_348), "r"(m_353), "r"(m_354));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_345), "r"(m_346), "r"(m_347), "r"(m_348), "r"(m_355), "r"(m_356));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t685 = t180 + t676;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t686;
        asm volatile("mov.b32 %0, %1;" : "=r"(t686) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t687 = t686 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t687) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t685) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_361), "r"(m_362));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_363), "r"(m_364));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t685) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_365), "r"(m_366));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_367), "r"(m_368));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t688;
        asm volatile("mov.b32 %0, %1;" : "=r"(t688) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t688) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t677) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t677) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t689;
        asm volatile("mov.b32 %0, %1;" : "=r"(t689) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t690 = t689 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t690) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t679) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_385), "r"(m_386));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_387), "r"(m_388));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t679) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_389), "r"(m_390));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_391), "r"(m_392));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t691;
        asm volatile("mov.b32 %0, %1;" : "=r"(t691) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t692 = t691 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t692) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t682) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_397), "r"(m_398));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_399), "r"(m_400));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t682) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_401), "r"(m_402));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_403), "r"(m_404));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t693;
        asm volatile("mov.b32 %0, %1;" : "=r"(t693) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t694 = t693 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t694) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t685) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_409), "r"(m_410));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_411), "r"(m_412));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t685) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_413), "r"(m_414));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_415), "r"(m_416));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t695;
        asm volatile("mov.b32 %0, %1;" : "=r"(t695) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t695) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t677) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_417), "r"(m_418), "r"(m_419), "r"(m_420), "r"(m_421), "r"(m_422));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_417), "r"(m_418), "r"(m_419), "r"(m_420), "r"(m_423), "r"(m_424));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t677) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_417), "r"(m_418), "r"(m_419), "r"(m_420), "r"(m_425), "r"(m_426));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_417), "r"(m_418), "r"(m_419), "r"(m_420), "r"(m_427), "r"(m_428));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t696;
        asm volatile("mov.b32 %0, %1;" : "=r"(t696) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t697 = t696 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t697) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t679) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t679) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t698;
        asm volatile("mov.b32 %0, %1;" : "=r"(t698) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t699 = t698 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t699) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t682) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_441), "r"(m_442), "r"(m_443), "r"(m_444), "r"(m_445), "r"(m_446));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_441), "r"(m_442), "r"(m_443), "r"(m_444), "r"(m_447), "r"(m_448));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t682) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_441), "r"(m_442), "r"(m_443), "r"(m_444), "r"(m_449), "r"(m_450));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_441), "r"(m_442), "r"(m_443), "r"(m_444), "r"(m_451), "r"(m_452));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t700;
        asm volatile("mov.b32 %0, %1;" : "=r"(t700) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t701 = t700 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t701) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t685) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_453), "r"(m_454), "r"(m_455), "r"(m_456), "r"(m_457), "r"(m_458));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_453), "r"(m_454), "r"(m_455), "r"(m_456), "r"(m_459), "r"(m_460));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t685) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_453), "r"(m_454), "r"(m_455), "r"(m_456), "r"(m_461), "r"(m_462));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_453), "r"(m_454), "r"(m_455), "r"(m_456), "r"(m_463), "r"(m_464));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t702;
        asm volatile("mov.b32 %0, %1;" : "=r"(t702) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t702) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t677) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_465), "r"(m_466), "r"(m_467), "r"(m_468), "r"(m_469), "r"(m_470));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_465), "r"(m_466), "r"(m_467), "r"(m_468), "r"(m_471), "r"(m_472));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t677) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_465), "r"(m_466), "r"(m_467), "r"(m_468), "r"(m_473), "r"(m_474));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_465), "r"(m_466), "r"(m_467), "r"(m_468), "r"(m_475), "r"(m_476));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t703;
        asm volatile("mov.b32 %0, %1;" : "=r"(t703) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t704 = t703 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t704) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t679) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_477), "r"(m_478), "r"(m_479), "r"(m_480), "r"(m_481), "r"(m_482));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_477), "r"(m_478), "r"(m_479), "r"(m_480), "r"(m_483), "r"(m_484));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t679) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_477), "r"(m_478), "r"(m_479), "r"(m_480), "r"(m_485), "r"(m_486));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_477), "r"(m_478), "r"(m_479), "r"(m_480), "r"(m_487), "r"(m_488));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t705;
        asm volatile("mov.b32 %0, %1;" : "=r"(t705) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t706 = t705 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t706) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t682) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_493), "r"(m_494));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_495), "r"(m_496));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t682) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_497), "r"(m_498));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_499), "r"(m_500));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t707;
        asm volatile("mov.b32 %0, %1;" : "=r"(t707) : "r"(t367));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t708 = t707 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t708) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t685) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_501), "r"(m_502), "r"(m_503), "r"(m_504), "r"(m_505), "r"(m_506));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_501), "r"(m_502), "r"(m_503), "r"(m_504), "r"(m_507), "r"(m_508));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t685) : "memory");
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
        const bool t710 = next < end_5;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t710) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t711 = end_5 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 number_4 = t711 - next;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = number_4 << 5u;
            const u32 t714 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t715 = t180 + t201;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t716 = (u64)first_key_6 * t194;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t717 = t205 + t716;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t718 = t717 + t206;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t719 = t196 < t714;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t720 = t719 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t715), "l"(t717), "r"(t720) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t721 = t196 < t714;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t722 = t721 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t715), "l"(t718), "r"(t722) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t723 = t717 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t724 = t196 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t725 = t724 < t714;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t726 = t725 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t715), "l"(t723), "r"(t726) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t727 = t718 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t728 = t196 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t729 = t728 < t714;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t730 = t729 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t715), "l"(t727), "r"(t730) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t731 = t717 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t732 = t196 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t733 = t732 < t714;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t734 = t733 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t715), "l"(t731), "r"(t734) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t735 = t718 + 256ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t736 = t196 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t737 = t736 < t714;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t738 = t737 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t715), "l"(t735), "r"(t738) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t739 = t717 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t740 = t196 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t741 = t740 < t714;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t742 = t741 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t715), "l"(t739), "r"(t742) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t743 = t718 + 384ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t744 = t196 + 24u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t745 = t744 < t714;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t746 = t745 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t715), "l"(t743), "r"(t746) : "memory");
        }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 140 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t747 = i < masked_right;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t747) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t748 = end_5 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t749 = t748 - i;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_7 = t749 << 5u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t751 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_2;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t751));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t753 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t754 = t753 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_7 + t754;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t756 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t757 = first_query_2 + t756;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t758 = t757 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_12 = t758 + 1u;
            const u32 t760 = end_12 > seq_q ? end_12 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t761 = t760 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_13 = t761 < seq_k ? t761 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t763 = end_13 > column_2 ? end_13 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_14 = t763 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t766 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t766;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t768 = visible_18 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t768;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t770 = visible_19 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t770;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t772 = visible_20 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t772;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t774 = visible_21 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t774;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t776 = visible_22 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t776;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t778 = visible_23 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t778;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t780 = visible_24 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t780;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t781 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t782 = first_query_2 + t781;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t783 = t782 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t784 = t783 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t784 + 1u;
            const u32 t786 = end_15 > seq_q ? end_15 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t787 = t786 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_16 = t787 < seq_k ? t787 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t789 = end_16 > column_2 ? end_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_17 = t789 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 0u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t792 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t792;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 1u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t794 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t794;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 8u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t796 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t796;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 9u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t798 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t798;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 16u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t800 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t800;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 17u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t802 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t802;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 24u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t804 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t804;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 25u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t806 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t806;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t808;
        asm("max.f32 %0, %1, %2;" : "=f"(t808) : "f"(old_3), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t809;
        asm("max.f32 %0, %1, %2;" : "=f"(t809) : "f"(t808), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t810;
        asm("max.f32 %0, %1, %2;" : "=f"(t810) : "f"(t809), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t811;
        asm("max.f32 %0, %1, %2;" : "=f"(t811) : "f"(t810), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t812;
        asm("max.f32 %0, %1, %2;" : "=f"(t812) : "f"(t811), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t813;
        asm("max.f32 %0, %1, %2;" : "=f"(t813) : "f"(t812), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t814;
        asm("max.f32 %0, %1, %2;" : "=f"(t814) : "f"(t813), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t815;
        asm("max.f32 %0, %1, %2;" : "=f"(t815) : "f"(t814), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t816;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t816) : "f"(t815));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t815), "f"(t816));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t818;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t818) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t818));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t821 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t821;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t823 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t824;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t824) : "f"(old_3), "f"(scale_log2), "f"(t823));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t824));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t826 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t827 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t827));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t829;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t829) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t829;
        const f32 t830 = t826 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t831 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t831));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t833;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t833) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t833;
        const f32 t834 = t830 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t835 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_21), "f"(scale_log2), "f"(t835));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t837;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t837) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t837;
        const f32 t838 = t834 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t839 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_22), "f"(scale_log2), "f"(t839));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t841;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t841) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t841;
        const f32 t842 = t838 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t843 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_25), "f"(scale_log2), "f"(t843));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t845;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t845) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t845;
        const f32 t846 = t842 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t847 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_26), "f"(scale_log2), "f"(t847));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t849;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t849) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t849;
        const f32 t850 = t846 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t851 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_29), "f"(scale_log2), "f"(t851));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t853;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t853) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t853;
        const f32 t854 = t850 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t855 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_30), "f"(scale_log2), "f"(t855));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t857;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t857) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t857;
        const f32 t858 = t854 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t858;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t860;
        asm("max.f32 %0, %1, %2;" : "=f"(t860) : "f"(old_4), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t861;
        asm("max.f32 %0, %1, %2;" : "=f"(t861) : "f"(t860), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t862;
        asm("max.f32 %0, %1, %2;" : "=f"(t862) : "f"(t861), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t863;
        asm("max.f32 %0, %1, %2;" : "=f"(t863) : "f"(t862), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t864;
        asm("max.f32 %0, %1, %2;" : "=f"(t864) : "f"(t863), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t865;
        asm("max.f32 %0, %1, %2;" : "=f"(t865) : "f"(t864), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t866;
        asm("max.f32 %0, %1, %2;" : "=f"(t866) : "f"(t865), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t867;
        asm("max.f32 %0, %1, %2;" : "=f"(t867) : "f"(t866), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t868;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t868) : "f"(t867));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t867), "f"(t868));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t870;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t870) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t870));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t873 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t873;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t875 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t876;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t876) : "f"(old_4), "f"(scale_log2), "f"(t875));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t876));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t878 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t879 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t879));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t881;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t881) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t881;
        const f32 t882 = t878 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t883 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t883));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t885;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t885) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t885;
        const f32 t886 = t882 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t887 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t887));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t889;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t889) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t889;
        const f32 t890 = t886 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t891 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t891));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t893;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t893) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t893;
        const f32 t894 = t890 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t895 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t895));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t897;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t897) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t897;
        const f32 t898 = t894 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t899 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t899));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t901;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t901) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t901;
        const f32 t902 = t898 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t903 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t903));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t905;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t905) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t905;
        const f32 t906 = t902 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t907 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t907));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t909;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t909) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t909;
        const f32 t910 = t906 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t910;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t911 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t911;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t912 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t912;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t913 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t913;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t914 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t914;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t915 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t915;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t916 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t916;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t917 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t917;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t918 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t918;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t919 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t919;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t920 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t920;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t921 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t921;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t922 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t922;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t923 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t923;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t924 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t924;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t925 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t925;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t926 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t926;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t927 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t927;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t928 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t928;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t929 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t929;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t930 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t930;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t931 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t931;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t932 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t932;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t933 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t933;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t934 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t934;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t935 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t935;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t936 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t936;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t937 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t937;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t938 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t938;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t939 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t939;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t940 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t940;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t941 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t941;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t942 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t942;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t943 = acc_65 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_65 = t943;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t944 = acc_66 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_66 = t944;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t945 = acc_69 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_69 = t945;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t946 = acc_70 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_70 = t946;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t947 = acc_73 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_73 = t947;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t948 = acc_74 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_74 = t948;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t949 = acc_77 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_77 = t949;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t950 = acc_78 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_78 = t950;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t951 = acc_81 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_81 = t951;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t952 = acc_82 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_82 = t952;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t953 = acc_85 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_85 = t953;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t954 = acc_86 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_86 = t954;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t955 = acc_89 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_89 = t955;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t956 = acc_90 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_90 = t956;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t957 = acc_93 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_93 = t957;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t958 = acc_94 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_94 = t958;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t959 = acc_97 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_97 = t959;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t960 = acc_98 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_98 = t960;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t961 = acc_101 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_101 = t961;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t962 = acc_102 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_102 = t962;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t963 = acc_105 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_105 = t963;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t964 = acc_106 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_106 = t964;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t965 = acc_109 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_109 = t965;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t966 = acc_110 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_110 = t966;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t967 = acc_113 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_113 = t967;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t968 = acc_114 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_114 = t968;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t969 = acc_117 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_117 = t969;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t970 = acc_118 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_118 = t970;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t971 = acc_121 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_121 = t971;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t972 = acc_122 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_122 = t972;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t973 = acc_125 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_125 = t973;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t974 = acc_126 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_126 = t974;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t975 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t975;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t976 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t976;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t977 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t977;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t978 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t978;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t979 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t979;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t980 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t980;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t981 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t981;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t982 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t982;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t983 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t983;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t984 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t984;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t985 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t985;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t986 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t986;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t987 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t987;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t988 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t988;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t989 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t989;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t990 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t990;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t991 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t991;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t992 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t992;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t993 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t993;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t994 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t994;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t995 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t995;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t996 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t997 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t998 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t999 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1000 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1001 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1002 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1002;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1003 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1003;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1004 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1004;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1005 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1005;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1006 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1006;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1007 = acc_67 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_67 = t1007;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1008 = acc_68 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_68 = t1008;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1009 = acc_71 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_71 = t1009;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1010 = acc_72 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_72 = t1010;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1011 = acc_75 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_75 = t1011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1012 = acc_76 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_76 = t1012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1013 = acc_79 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_79 = t1013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1014 = acc_80 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_80 = t1014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1015 = acc_83 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_83 = t1015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1016 = acc_84 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_84 = t1016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1017 = acc_87 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_87 = t1017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1018 = acc_88 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_88 = t1018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1019 = acc_91 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_91 = t1019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1020 = acc_92 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_92 = t1020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1021 = acc_95 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_95 = t1021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1022 = acc_96 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_96 = t1022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1023 = acc_99 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_99 = t1023;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1024 = acc_100 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_100 = t1024;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1025 = acc_103 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_103 = t1025;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1026 = acc_104 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_104 = t1026;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1027 = acc_107 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_107 = t1027;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1028 = acc_108 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_108 = t1028;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1029 = acc_111 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_111 = t1029;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1030 = acc_112 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_112 = t1030;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1031 = acc_115 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_115 = t1031;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1032 = acc_116 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_116 = t1032;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1033 = acc_119 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_119 = t1033;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1034 = acc_120 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_120 = t1034;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1035 = acc_123 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_123 = t1035;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1036 = acc_124 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_124 = t1036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1037 = acc_127 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_127 = t1037;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1038 = acc_128 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_128 = t1038;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1039;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1039) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1040;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1040) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1041;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1041) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1042;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1042) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1043;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1043) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1044;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1044) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1045;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1045) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1046;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1046) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1047;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1047) : "r"(t385));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1048 = t1047 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1049 = t1047 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1050 = t1047 ^ 96u;
        const u32 t1051 = t181 + t1047;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1052 = t181 + t1048;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1053 = t181 + t1049;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1054 = t181 + t1050;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_513), "r"(m_514));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_515), "r"(m_516));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_517), "r"(m_518));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_519), "r"(m_520));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1053) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_521), "r"(m_522));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_523), "r"(m_524));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1054) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_525), "r"(m_526));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_527), "r"(m_528));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_529), "r"(m_530));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_531), "r"(m_532));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_533), "r"(m_534));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_535), "r"(m_536));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1053) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_537), "r"(m_538));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_539), "r"(m_540));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1054) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_541), "r"(m_542));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_543), "r"(m_544));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_545), "r"(m_546));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_547), "r"(m_548));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_549), "r"(m_550));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_551), "r"(m_552));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1053) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_553), "r"(m_554));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_555), "r"(m_556));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1054) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_557), "r"(m_558));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_559), "r"(m_560));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_561), "r"(m_562));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_563), "r"(m_564));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_565), "r"(m_566));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_567), "r"(m_568));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1053) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_569), "r"(m_570));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_571), "r"(m_572));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1054) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_573), "r"(m_574));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_575), "r"(m_576));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_577;
        u32 m_578;
        u32 m_579;
        u32 m_580;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_577), "=r"(m_578), "=r"(m_579), "=r"(m_580) : "r"(t1051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_577), "r"(m_578));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_579), "r"(m_580));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_581;
        u32 m_582;
        u32 m_583;
        u32 m_584;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_581), "=r"(m_582), "=r"(m_583), "=r"(m_584) : "r"(t1052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_581), "r"(m_582));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_583), "r"(m_584));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_585;
        u32 m_586;
        u32 m_587;
        u32 m_588;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_585), "=r"(m_586), "=r"(m_587), "=r"(m_588) : "r"(t1053) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_585), "r"(m_586));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_587), "r"(m_588));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_589;
        u32 m_590;
        u32 m_591;
        u32 m_592;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_589), "=r"(m_590), "=r"(m_591), "=r"(m_592) : "r"(t1054) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_589), "r"(m_590));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_591), "r"(m_592));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_593;
        u32 m_594;
        u32 m_595;
        u32 m_596;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_593), "=r"(m_594), "=r"(m_595), "=r"(m_596) : "r"(t1051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_593), "r"(m_594));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_595), "r"(m_596));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_597;
        u32 m_598;
        u32 m_599;
        u32 m_600;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_597), "=r"(m_598), "=r"(m_599), "=r"(m_600) : "r"(t1052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_597), "r"(m_598));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_599), "r"(m_600));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_601;
        u32 m_602;
        u32 m_603;
        u32 m_604;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_601), "=r"(m_602), "=r"(m_603), "=r"(m_604) : "r"(t1053) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_601), "r"(m_602));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_603), "r"(m_604));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_605;
        u32 m_606;
        u32 m_607;
        u32 m_608;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_605), "=r"(m_606), "=r"(m_607), "=r"(m_608) : "r"(t1054) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_605), "r"(m_606));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_607), "r"(m_608));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_609;
        u32 m_610;
        u32 m_611;
        u32 m_612;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_609), "=r"(m_610), "=r"(m_611), "=r"(m_612) : "r"(t1051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_609), "r"(m_610));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_611), "r"(m_612));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_613;
        u32 m_614;
        u32 m_615;
        u32 m_616;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_613), "=r"(m_614), "=r"(m_615), "=r"(m_616) : "r"(t1052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_613), "r"(m_614));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_615), "r"(m_616));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_617;
        u32 m_618;
        u32 m_619;
        u32 m_620;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_617), "=r"(m_618), "=r"(m_619), "=r"(m_620) : "r"(t1053) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_617), "r"(m_618));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_619), "r"(m_620));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_621;
        u32 m_622;
        u32 m_623;
        u32 m_624;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_621), "=r"(m_622), "=r"(m_623), "=r"(m_624) : "r"(t1054) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_621), "r"(m_622));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_623), "r"(m_624));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_625;
        u32 m_626;
        u32 m_627;
        u32 m_628;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_625), "=r"(m_626), "=r"(m_627), "=r"(m_628) : "r"(t1051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_625), "r"(m_626));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_627), "r"(m_628));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_629;
        u32 m_630;
        u32 m_631;
        u32 m_632;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_629), "=r"(m_630), "=r"(m_631), "=r"(m_632) : "r"(t1052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_629), "r"(m_630));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_631), "r"(m_632));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_633;
        u32 m_634;
        u32 m_635;
        u32 m_636;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_633), "=r"(m_634), "=r"(m_635), "=r"(m_636) : "r"(t1053) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_633), "r"(m_634));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_635), "r"(m_636));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_637;
        u32 m_638;
        u32 m_639;
        u32 m_640;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_637), "=r"(m_638), "=r"(m_639), "=r"(m_640) : "r"(t1054) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_637), "r"(m_638));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(t1043), "r"(t1044), "r"(t1045), "r"(t1046), "r"(m_639), "r"(m_640));
    }
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1055;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1055) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t1055;
    f32 t1057;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1057) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1058 = pair_5 + t1057;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1058;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1059;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1059) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t1059;
    f32 t1061;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1061) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1062 = pair_6 + t1061;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1062;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t1063 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t1064;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1064) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t1063 ? 0.0f : t1064;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1066 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc = t1066;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1067 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t1067;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1068 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t1068;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1069 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t1069;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1070 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t1070;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1071 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t1071;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1072 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t1072;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1073 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t1073;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1074 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t1074;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1075 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t1075;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1076 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t1076;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1077 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t1077;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1078 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t1078;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1079 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t1079;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1080 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t1080;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1081 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t1081;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1082 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_33 = t1082;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1083 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_34 = t1083;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1084 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_37 = t1084;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1085 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_38 = t1085;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1086 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_41 = t1086;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1087 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_42 = t1087;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1088 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_45 = t1088;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1089 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_46 = t1089;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1090 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_49 = t1090;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1091 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_50 = t1091;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1092 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_53 = t1092;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1093 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_54 = t1093;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1094 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_57 = t1094;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1095 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_58 = t1095;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1096 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_61 = t1096;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1097 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_62 = t1097;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1098 = acc_65 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_65 = t1098;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1099 = acc_66 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_66 = t1099;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1100 = acc_69 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_69 = t1100;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1101 = acc_70 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_70 = t1101;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1102 = acc_73 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_73 = t1102;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1103 = acc_74 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_74 = t1103;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1104 = acc_77 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_77 = t1104;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1105 = acc_78 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_78 = t1105;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1106 = acc_81 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_81 = t1106;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1107 = acc_82 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_82 = t1107;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1108 = acc_85 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_85 = t1108;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1109 = acc_86 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_86 = t1109;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1110 = acc_89 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_89 = t1110;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1111 = acc_90 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_90 = t1111;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1112 = acc_93 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_93 = t1112;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1113 = acc_94 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_94 = t1113;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1114 = acc_97 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_97 = t1114;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1115 = acc_98 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_98 = t1115;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1116 = acc_101 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_101 = t1116;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1117 = acc_102 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_102 = t1117;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1118 = acc_105 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_105 = t1118;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1119 = acc_106 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_106 = t1119;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1120 = acc_109 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_109 = t1120;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1121 = acc_110 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_110 = t1121;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1122 = acc_113 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_113 = t1122;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1123 = acc_114 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_114 = t1123;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1124 = acc_117 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_117 = t1124;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1125 = acc_118 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_118 = t1125;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1126 = acc_121 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_121 = t1126;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1127 = acc_122 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_122 = t1127;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1128 = acc_125 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_125 = t1128;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1129 = acc_126 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_126 = t1129;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t1130 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t1131;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1131) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t1130 ? 0.0f : t1131;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1133 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t1133;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1134 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t1134;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1135 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t1135;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1136 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t1136;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1137 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t1137;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1138 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t1138;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1139 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t1139;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1140 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t1140;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1141 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t1141;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1142 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t1142;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1143 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t1143;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1144 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t1144;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1145 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t1145;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1146 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t1146;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1147 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t1147;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1148 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t1148;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1149 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_35 = t1149;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1150 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_36 = t1150;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1151 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_39 = t1151;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1152 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_40 = t1152;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1153 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_43 = t1153;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1154 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_44 = t1154;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1155 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_47 = t1155;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1156 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_48 = t1156;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1157 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_51 = t1157;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1158 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_52 = t1158;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1159 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_55 = t1159;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1160 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_56 = t1160;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1161 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_59 = t1161;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1162 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_60 = t1162;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1163 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_63 = t1163;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1164 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_64 = t1164;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1165 = acc_67 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_67 = t1165;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1166 = acc_68 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_68 = t1166;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1167 = acc_71 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_71 = t1167;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1168 = acc_72 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_72 = t1168;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1169 = acc_75 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_75 = t1169;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1170 = acc_76 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_76 = t1170;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1171 = acc_79 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_79 = t1171;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1172 = acc_80 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_80 = t1172;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1173 = acc_83 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_83 = t1173;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1174 = acc_84 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_84 = t1174;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1175 = acc_87 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_87 = t1175;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1176 = acc_88 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_88 = t1176;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1177 = acc_91 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_91 = t1177;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1178 = acc_92 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_92 = t1178;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1179 = acc_95 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_95 = t1179;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1180 = acc_96 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_96 = t1180;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1181 = acc_99 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_99 = t1181;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1182 = acc_100 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_100 = t1182;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1183 = acc_103 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_103 = t1183;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1184 = acc_104 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_104 = t1184;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1185 = acc_107 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_107 = t1185;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1186 = acc_108 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_108 = t1186;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1187 = acc_111 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_111 = t1187;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1188 = acc_112 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_112 = t1188;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1189 = acc_115 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_115 = t1189;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1190 = acc_116 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_116 = t1190;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1191 = acc_119 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_119 = t1191;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1192 = acc_120 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_120 = t1192;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1193 = acc_123 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_123 = t1193;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1194 = acc_124 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_124 = t1194;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1195 = acc_127 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_127 = t1195;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1196 = acc_128 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_128 = t1196;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1197 = blockIdx.x;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1198;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1198) : "r"(t1197));
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1199 = seq_q + 63u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1200 = t1199 >> 6u;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1201 = heads_per_section * t1200;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1202 = t1198 / t1201;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_2 = t1202 * heads_per_section;
    const u32 t1204 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1205 = t1204 - first_2;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t1205 < heads_per_section ? t1205 : heads_per_section;
    const u32 t1207 = first_2 * t1200;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_2 = t1198 - t1207;
    const u32 t1209 = rest_2 % heads_3;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1210 = first_2 + t1209;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1211 = t1200 - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1212 = rest_2 / heads_3;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1213 = t1211 - t1212;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1214 = t1213 << 6u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1215 = t1210 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1216 = t1210 / heads;
#line 200 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
    const u32 t1217 = smem_1 + 8192u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1218 = smem_1 + 16384u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1219 = smem_1 + 24576u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1220 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1221 = first_row + t1220;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1222 = t1221 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1223 = 0u ^ t1222;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1224 = t1221 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1225 = t1223 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1226 = t1224 + t1225;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1227 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1228 = t1227 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1229 = t1226 + t1228;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1230;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1230) : "f"(acc), "f"(acc_2));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1231 = smem_1 + t1229;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1231), "r"(t1230) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1232;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1232) : "f"(acc_5), "f"(acc_6));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1233 = t1229 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1234 = smem_1 + t1233;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1234), "r"(t1232) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1235;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1235) : "f"(acc_9), "f"(acc_10));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1236 = t1229 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1237 = smem_1 + t1236;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1237), "r"(t1235) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1238;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1238) : "f"(acc_13), "f"(acc_14));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1239 = t1229 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1240 = smem_1 + t1239;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1240), "r"(t1238) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1241;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1241) : "f"(acc_17), "f"(acc_18));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1242 = t1229 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1243 = smem_1 + t1242;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1243), "r"(t1241) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1244;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1244) : "f"(acc_21), "f"(acc_22));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1245 = t1229 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1246 = smem_1 + t1245;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1246), "r"(t1244) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1247;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1247) : "f"(acc_25), "f"(acc_26));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1248 = t1229 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1249 = smem_1 + t1248;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1249), "r"(t1247) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1250;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1250) : "f"(acc_29), "f"(acc_30));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1251 = t1229 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1252 = smem_1 + t1251;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1252), "r"(t1250) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1253 = t1221 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1254 = 0u ^ t1253;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1255 = t1221 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1256 = t1254 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1257 = t1255 + t1256;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1258 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1259 = t1258 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1260 = t1257 + t1259;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1261;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1261) : "f"(acc_33), "f"(acc_34));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1262 = t1217 + t1260;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1262), "r"(t1261) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1263;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1263) : "f"(acc_37), "f"(acc_38));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1264 = t1260 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1265 = t1217 + t1264;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1265), "r"(t1263) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1266;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1266) : "f"(acc_41), "f"(acc_42));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1267 = t1260 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1268 = t1217 + t1267;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1268), "r"(t1266) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1269;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1269) : "f"(acc_45), "f"(acc_46));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1270 = t1260 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1271 = t1217 + t1270;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1271), "r"(t1269) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1272;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1272) : "f"(acc_49), "f"(acc_50));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1273 = t1260 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1274 = t1217 + t1273;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1274), "r"(t1272) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1275;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1275) : "f"(acc_53), "f"(acc_54));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1276 = t1260 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1277 = t1217 + t1276;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1277), "r"(t1275) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1278;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1278) : "f"(acc_57), "f"(acc_58));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1279 = t1260 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1280 = t1217 + t1279;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1280), "r"(t1278) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1281;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1281) : "f"(acc_61), "f"(acc_62));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1282 = t1260 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1283 = t1217 + t1282;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1283), "r"(t1281) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1284 = t1221 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1285 = 0u ^ t1284;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1286 = t1221 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1287 = t1285 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1288 = t1286 + t1287;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1289 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1290 = t1289 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1291 = t1288 + t1290;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1292;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1292) : "f"(acc_65), "f"(acc_66));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1293 = t1218 + t1291;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1293), "r"(t1292) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1294;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1294) : "f"(acc_69), "f"(acc_70));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1295 = t1291 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1296 = t1218 + t1295;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1296), "r"(t1294) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1297;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1297) : "f"(acc_73), "f"(acc_74));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1298 = t1291 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1299 = t1218 + t1298;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1299), "r"(t1297) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1300;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1300) : "f"(acc_77), "f"(acc_78));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1301 = t1291 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1302 = t1218 + t1301;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1302), "r"(t1300) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1303;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1303) : "f"(acc_81), "f"(acc_82));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1304 = t1291 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1305 = t1218 + t1304;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1305), "r"(t1303) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1306;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1306) : "f"(acc_85), "f"(acc_86));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1307 = t1291 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1308 = t1218 + t1307;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1308), "r"(t1306) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1309;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1309) : "f"(acc_89), "f"(acc_90));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1310 = t1291 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1311 = t1218 + t1310;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1311), "r"(t1309) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1312;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1312) : "f"(acc_93), "f"(acc_94));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1313 = t1291 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1314 = t1218 + t1313;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1314), "r"(t1312) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1315 = t1221 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1316 = 0u ^ t1315;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1317 = t1221 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1318 = t1316 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1319 = t1317 + t1318;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1320 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1321 = t1320 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1322 = t1319 + t1321;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1323;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1323) : "f"(acc_97), "f"(acc_98));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1324 = t1219 + t1322;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1324), "r"(t1323) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1325;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(acc_101), "f"(acc_102));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1326 = t1322 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1327 = t1219 + t1326;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1327), "r"(t1325) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1328;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(acc_105), "f"(acc_106));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1329 = t1322 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1330 = t1219 + t1329;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1330), "r"(t1328) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1331;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1331) : "f"(acc_109), "f"(acc_110));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1332 = t1322 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1333 = t1219 + t1332;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1333), "r"(t1331) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1334;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1334) : "f"(acc_113), "f"(acc_114));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1335 = t1322 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1336 = t1219 + t1335;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1336), "r"(t1334) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1337;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1337) : "f"(acc_117), "f"(acc_118));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1338 = t1322 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1339 = t1219 + t1338;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1339), "r"(t1337) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1340;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1340) : "f"(acc_121), "f"(acc_122));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1341 = t1322 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1342 = t1219 + t1341;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1342), "r"(t1340) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1343;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1343) : "f"(acc_125), "f"(acc_126));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1344 = t1322 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1345 = t1219 + t1344;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1345), "r"(t1343) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1346 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1347 = first_row + t1346;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1348 = t1347 + 8u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1349 = t1348 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1350 = 0u ^ t1349;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1351 = t1348 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1352 = t1350 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1353 = t1351 + t1352;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1354 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1355 = t1354 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1356 = t1353 + t1355;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1357;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1357) : "f"(acc_3), "f"(acc_4));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1358 = smem_1 + t1356;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1358), "r"(t1357) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1359;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1359) : "f"(acc_7), "f"(acc_8));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1360 = t1356 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1361 = smem_1 + t1360;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1361), "r"(t1359) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1362;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1362) : "f"(acc_11), "f"(acc_12));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1363 = t1356 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1364 = smem_1 + t1363;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1364), "r"(t1362) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1365;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1365) : "f"(acc_15), "f"(acc_16));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1366 = t1356 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1367 = smem_1 + t1366;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1367), "r"(t1365) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1368;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1368) : "f"(acc_19), "f"(acc_20));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1369 = t1356 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1370 = smem_1 + t1369;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1370), "r"(t1368) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1371;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1371) : "f"(acc_23), "f"(acc_24));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1372 = t1356 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1373 = smem_1 + t1372;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1373), "r"(t1371) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1374;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1374) : "f"(acc_27), "f"(acc_28));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1375 = t1356 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1376 = smem_1 + t1375;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1376), "r"(t1374) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1377;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1377) : "f"(acc_31), "f"(acc_32));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1378 = t1356 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1379 = smem_1 + t1378;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1379), "r"(t1377) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1380 = t1348 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1381 = 0u ^ t1380;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1382 = t1348 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1383 = t1381 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1384 = t1382 + t1383;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1385 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1386 = t1385 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1387 = t1384 + t1386;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1388;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1388) : "f"(acc_35), "f"(acc_36));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1389 = t1217 + t1387;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1389), "r"(t1388) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1390;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1390) : "f"(acc_39), "f"(acc_40));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1391 = t1387 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1392 = t1217 + t1391;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1392), "r"(t1390) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1393;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1393) : "f"(acc_43), "f"(acc_44));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1394 = t1387 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1395 = t1217 + t1394;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1395), "r"(t1393) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1396;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1396) : "f"(acc_47), "f"(acc_48));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1397 = t1387 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1398 = t1217 + t1397;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1398), "r"(t1396) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1399;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1399) : "f"(acc_51), "f"(acc_52));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1400 = t1387 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1401 = t1217 + t1400;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1401), "r"(t1399) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1402;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1402) : "f"(acc_55), "f"(acc_56));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1403 = t1387 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1404 = t1217 + t1403;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1404), "r"(t1402) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1405;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1405) : "f"(acc_59), "f"(acc_60));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1406 = t1387 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1407 = t1217 + t1406;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1407), "r"(t1405) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1408;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1408) : "f"(acc_63), "f"(acc_64));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1409 = t1387 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1410 = t1217 + t1409;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1410), "r"(t1408) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1411 = t1348 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1412 = 0u ^ t1411;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1413 = t1348 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1414 = t1412 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1415 = t1413 + t1414;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1416 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1417 = t1416 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1418 = t1415 + t1417;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1419;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1419) : "f"(acc_67), "f"(acc_68));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1420 = t1218 + t1418;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1420), "r"(t1419) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1421;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1421) : "f"(acc_71), "f"(acc_72));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1422 = t1418 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1423 = t1218 + t1422;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1423), "r"(t1421) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1424;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1424) : "f"(acc_75), "f"(acc_76));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1425 = t1418 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1426 = t1218 + t1425;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1426), "r"(t1424) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1427;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1427) : "f"(acc_79), "f"(acc_80));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1428 = t1418 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1429 = t1218 + t1428;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1429), "r"(t1427) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1430;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1430) : "f"(acc_83), "f"(acc_84));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1431 = t1418 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1432 = t1218 + t1431;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1432), "r"(t1430) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1433;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1433) : "f"(acc_87), "f"(acc_88));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1434 = t1418 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1435 = t1218 + t1434;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1435), "r"(t1433) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1436;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1436) : "f"(acc_91), "f"(acc_92));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1437 = t1418 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1438 = t1218 + t1437;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1438), "r"(t1436) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1439;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1439) : "f"(acc_95), "f"(acc_96));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1440 = t1418 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1441 = t1218 + t1440;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1441), "r"(t1439) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1442 = t1348 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1443 = 0u ^ t1442;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1444 = t1348 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1445 = t1443 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1446 = t1444 + t1445;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1447 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1448 = t1447 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1449 = t1446 + t1448;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1450;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1450) : "f"(acc_99), "f"(acc_100));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1451 = t1219 + t1449;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1451), "r"(t1450) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1452;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1452) : "f"(acc_103), "f"(acc_104));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1453 = t1449 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1454 = t1219 + t1453;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1454), "r"(t1452) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1455;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1455) : "f"(acc_107), "f"(acc_108));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1456 = t1449 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1457 = t1219 + t1456;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1457), "r"(t1455) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1458;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1458) : "f"(acc_111), "f"(acc_112));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1459 = t1449 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1460 = t1219 + t1459;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1460), "r"(t1458) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1461;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1461) : "f"(acc_115), "f"(acc_116));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1462 = t1449 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1463 = t1219 + t1462;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1463), "r"(t1461) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1464;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1464) : "f"(acc_119), "f"(acc_120));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1465 = t1449 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1466 = t1219 + t1465;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1466), "r"(t1464) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1467;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1467) : "f"(acc_123), "f"(acc_124));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1468 = t1449 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1469 = t1219 + t1468;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1469), "r"(t1467) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1470;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1470) : "f"(acc_127), "f"(acc_128));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1471 = t1449 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1472 = t1219 + t1471;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1472), "r"(t1470) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1473 = (u64)t1216;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1474 = t1473 * o_stride0;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1475 = t1474 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1476 = o + t1475;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1477 = (u64)t1214;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1478 = t1477 * o_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1479 = t1478 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1480 = t1476 + t1479;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1481 = (u64)t1215;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1482 = t1481 * o_stride2;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1483 = t1482 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1484 = t1480 + t1483;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1485 = (u32)o_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1486 = t1485 << 1u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1487 = seq_q - t1214;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1488 = head_dim >> 3u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1489 = lane >> 3u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1490 = first_row + t1489;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1491 = lane & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1492 = t1490 < t1487;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1493 = t1491 < t1488;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1494 = t1492 & t1493;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1494) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1495 = t1490 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1496 = t1491 ^ t1495;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1497 = t1490 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1498 = t1496 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1499 = t1497 + t1498;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1500 = smem_1 + t1499;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1500) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1501 = (u64)t1490 * t1486;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1502 = t1484 + t1501;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1503 = (u64)t1491 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1504 = t1502 + t1503;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1504), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1505 = t1490 + 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1506 = t1505 < t1487;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1507 = t1491 < t1488;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1508 = t1506 & t1507;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1508) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1509 = t1505 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1510 = t1491 ^ t1509;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1511 = t1505 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1512 = t1510 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1513 = t1511 + t1512;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1514 = smem_1 + t1513;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1514) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1515 = (u64)t1505 * t1486;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1516 = t1484 + t1515;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1517 = (u64)t1491 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1518 = t1516 + t1517;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1518), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1519 = t1490 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1520 = t1519 < t1487;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1521 = t1491 < t1488;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1522 = t1520 & t1521;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1522) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1523 = t1519 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1524 = t1491 ^ t1523;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1525 = t1519 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1526 = t1524 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1527 = t1525 + t1526;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1528 = smem_1 + t1527;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1528) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1529 = (u64)t1519 * t1486;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1530 = t1484 + t1529;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1531 = (u64)t1491 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1532 = t1530 + t1531;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1532), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1533 = t1490 + 12u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1534 = t1533 < t1487;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1535 = t1491 < t1488;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1536 = t1534 & t1535;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1536) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1537 = t1533 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1538 = t1491 ^ t1537;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1539 = t1533 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1540 = t1538 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1541 = t1539 + t1540;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1542 = smem_1 + t1541;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1542) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1543 = (u64)t1533 * t1486;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1544 = t1484 + t1543;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1545 = (u64)t1491 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1546 = t1544 + t1545;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1546), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1547 = smem_1 + 8192u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1548 = t1490 < t1487;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1549 = t1491 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1550 = t1549 < t1488;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1551 = t1548 & t1550;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1551) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1552 = t1490 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1553 = t1491 ^ t1552;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1554 = t1490 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1555 = t1553 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1556 = t1554 + t1555;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1557 = t1547 + t1556;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t1557) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1558 = (u64)t1490 * t1486;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1559 = t1484 + t1558;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1560 = (u64)t1491 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1561 = t1559 + t1560;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1561), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1562 = t1490 + 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1563 = t1562 < t1487;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1564 = t1491 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1565 = t1564 < t1488;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1566 = t1563 & t1565;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1566) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1567 = t1562 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1568 = t1491 ^ t1567;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1569 = t1562 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1570 = t1568 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1571 = t1569 + t1570;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1572 = t1547 + t1571;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t1572) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1573 = (u64)t1562 * t1486;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1574 = t1484 + t1573;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1575 = (u64)t1491 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1576 = t1574 + t1575;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1576), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1577 = t1490 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1578 = t1577 < t1487;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1579 = t1491 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1580 = t1579 < t1488;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1581 = t1578 & t1580;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1581) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1582 = t1577 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1583 = t1491 ^ t1582;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1584 = t1577 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1585 = t1583 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1586 = t1584 + t1585;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1587 = t1547 + t1586;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t1587) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1588 = (u64)t1577 * t1486;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1589 = t1484 + t1588;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1590 = (u64)t1491 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1591 = t1589 + t1590;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1591), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1592 = t1490 + 12u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1593 = t1592 < t1487;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1594 = t1491 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1595 = t1594 < t1488;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1596 = t1593 & t1595;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1596) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1597 = t1592 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1598 = t1491 ^ t1597;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1599 = t1592 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1600 = t1598 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1601 = t1599 + t1600;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1602 = t1547 + t1601;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t1602) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1603 = (u64)t1592 * t1486;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1604 = t1484 + t1603;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1605 = (u64)t1491 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1606 = t1604 + t1605;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1606), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1607 = smem_1 + 16384u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1608 = t1490 < t1487;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1609 = t1491 + 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1610 = t1609 < t1488;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1611 = t1608 & t1610;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1611) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1612 = t1490 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1613 = t1491 ^ t1612;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1614 = t1490 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1615 = t1613 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1616 = t1614 + t1615;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1617 = t1607 + t1616;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_33;
        u32 row_34;
        u32 row_35;
        u32 row_36;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t1617) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1618 = (u64)t1490 * t1486;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1619 = t1484 + t1618;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1620 = (u64)t1491 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1621 = t1619 + t1620;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1621), "r"(row_33), "r"(row_34), "r"(row_35), "r"(row_36) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1622 = t1490 + 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1623 = t1622 < t1487;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1624 = t1491 + 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1625 = t1624 < t1488;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1626 = t1623 & t1625;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1626) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1627 = t1622 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1628 = t1491 ^ t1627;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1629 = t1622 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1630 = t1628 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1631 = t1629 + t1630;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1632 = t1607 + t1631;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_37;
        u32 row_38;
        u32 row_39;
        u32 row_40;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t1632) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1633 = (u64)t1622 * t1486;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1634 = t1484 + t1633;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1635 = (u64)t1491 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1636 = t1634 + t1635;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1636), "r"(row_37), "r"(row_38), "r"(row_39), "r"(row_40) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1637 = t1490 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1638 = t1637 < t1487;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1639 = t1491 + 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1640 = t1639 < t1488;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1641 = t1638 & t1640;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1641) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1642 = t1637 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1643 = t1491 ^ t1642;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1644 = t1637 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1645 = t1643 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1646 = t1644 + t1645;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1647 = t1607 + t1646;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_41;
        u32 row_42;
        u32 row_43;
        u32 row_44;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t1647) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1648 = (u64)t1637 * t1486;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1649 = t1484 + t1648;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1650 = (u64)t1491 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1651 = t1649 + t1650;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1651), "r"(row_41), "r"(row_42), "r"(row_43), "r"(row_44) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1652 = t1490 + 12u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1653 = t1652 < t1487;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1654 = t1491 + 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1655 = t1654 < t1488;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1656 = t1653 & t1655;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1656) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1657 = t1652 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1658 = t1491 ^ t1657;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1659 = t1652 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1660 = t1658 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1661 = t1659 + t1660;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1662 = t1607 + t1661;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_45;
        u32 row_46;
        u32 row_47;
        u32 row_48;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t1662) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1663 = (u64)t1652 * t1486;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1664 = t1484 + t1663;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1665 = (u64)t1491 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1666 = t1664 + t1665;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1666), "r"(row_45), "r"(row_46), "r"(row_47), "r"(row_48) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1667 = smem_1 + 24576u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1668 = t1490 < t1487;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1669 = t1491 + 24u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1670 = t1669 < t1488;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1671 = t1668 & t1670;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1671) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1672 = t1490 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1673 = t1491 ^ t1672;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1674 = t1490 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1675 = t1673 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1676 = t1674 + t1675;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1677 = t1667 + t1676;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_49;
        u32 row_50;
        u32 row_51;
        u32 row_52;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_49), "=r"(row_50), "=r"(row_51), "=r"(row_52) : "r"(t1677) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1678 = (u64)t1490 * t1486;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1679 = t1484 + t1678;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1680 = (u64)t1491 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1681 = t1679 + t1680;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1681), "r"(row_49), "r"(row_50), "r"(row_51), "r"(row_52) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1682 = t1490 + 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1683 = t1682 < t1487;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1684 = t1491 + 24u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1685 = t1684 < t1488;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1686 = t1683 & t1685;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1686) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1687 = t1682 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1688 = t1491 ^ t1687;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1689 = t1682 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1690 = t1688 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1691 = t1689 + t1690;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1692 = t1667 + t1691;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_53;
        u32 row_54;
        u32 row_55;
        u32 row_56;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_53), "=r"(row_54), "=r"(row_55), "=r"(row_56) : "r"(t1692) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1693 = (u64)t1682 * t1486;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1694 = t1484 + t1693;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1695 = (u64)t1491 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1696 = t1694 + t1695;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1696), "r"(row_53), "r"(row_54), "r"(row_55), "r"(row_56) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1697 = t1490 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1698 = t1697 < t1487;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1699 = t1491 + 24u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1700 = t1699 < t1488;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1701 = t1698 & t1700;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1701) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1702 = t1697 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1703 = t1491 ^ t1702;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1704 = t1697 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1705 = t1703 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1706 = t1704 + t1705;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1707 = t1667 + t1706;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_57;
        u32 row_58;
        u32 row_59;
        u32 row_60;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_57), "=r"(row_58), "=r"(row_59), "=r"(row_60) : "r"(t1707) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1708 = (u64)t1697 * t1486;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1709 = t1484 + t1708;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1710 = (u64)t1491 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1711 = t1709 + t1710;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1711), "r"(row_57), "r"(row_58), "r"(row_59), "r"(row_60) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1712 = t1490 + 12u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1713 = t1712 < t1487;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1714 = t1491 + 24u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1715 = t1714 < t1488;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1716 = t1713 & t1715;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1716) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1717 = t1712 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1718 = t1491 ^ t1717;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1719 = t1712 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1720 = t1718 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1721 = t1719 + t1720;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1722 = t1667 + t1721;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_61;
        u32 row_62;
        u32 row_63;
        u32 row_64;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_61), "=r"(row_62), "=r"(row_63), "=r"(row_64) : "r"(t1722) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1723 = (u64)t1712 * t1486;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1724 = t1484 + t1723;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1725 = (u64)t1491 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1726 = t1724 + t1725;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1726), "r"(row_61), "r"(row_62), "r"(row_63), "r"(row_64) : "memory");
    }
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1727 = t1214 + first_row;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1728 = (u64)t1216;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1729 = t1728 * lse_stride0;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1730 = t1729 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1731 = lse + t1730;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1732 = (u64)t1215;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1733 = t1732 * lse_stride1;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1734 = t1733 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1735 = t1731 + t1734;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1736 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t1737 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t1738 = t1737 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t1738) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1739 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_65 = t1727 + t1739;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_65 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t1742 = (u64)row_65 * t1736;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1743 = t1742 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1744 = t1735 + t1743;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1745;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1745) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1746;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1746) : "f"(row_max), "f"(scale_log2), "f"(t1745));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t1746 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1748 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1749 = t1748 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1744), "f"(t1749) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1750 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1751 = t1727 + t1750;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_66 = t1751 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_66 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t1754 = (u64)row_66 * t1736;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1755 = t1754 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1756 = t1735 + t1755;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1757;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1757) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1758;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1758) : "f"(row_max_2), "f"(scale_log2), "f"(t1757));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t1758 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1760 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1761 = t1760 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1756), "f"(t1761) : "memory");
        }
    }
}
