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
    const u64 argument0 /* u32 */,
    const u64 argument0_stride0,
    const u64 argument0_stride1,
    const u64 argument0_stride2,
    const u64 argument0_stride3,
    const u64 argument1 /* u32 */,
    const u64 argument1_stride0,
    const u64 argument1_stride1,
    const u64 argument1_stride2,
    const u64 argument1_stride3,
    const u64 mask_blocks /* u32 */,
    const u64 mask_blocks_stride0,
    const u64 mask_blocks_stride1,
    const u64 mask_blocks_stride2,
    const u64 mask_blocks_stride3,
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
    const u32 t36 = end_4 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t37 = t36 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end_5 = t37 > 1u ? t37 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t39 = end_2 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t40 = t39 >> 6u;
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
#line 117 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 last = t21 + 63u;
    const u32 t127 = t21 >> 6u;
#line 118 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t128 = seq_q - 1u;
#line 118 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t129 = last < t128 ? last : t128;
#line 126 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t130 = (u32)__cvta_generic_to_shared(smem);
#line 126 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t131 = t130 + 81920u;
#line 59 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t132 = threadIdx.x;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t133 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t134 = t133 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t135 = t134 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t136 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t137 = t136 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t138 = t135 - t137;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t139 = t138 < 64u ? t138 : 64u;
#line 59 "fa-kernels/src/attention/block_cursor.rs"
    #pragma unroll 1
    for (u32 i = t132; i < t139; i += 128u) {
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t140 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t141 = t140 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t142 = t141 - i;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 first_2 = t142 << 5u;
#line 61 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t144 = first_2 >> 5u;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t145 = (u64)t23;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t146 = t145 * mask_blocks_stride0;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t147 = t146 * 4ull;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t148 = mask_blocks + t147;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t149 = (u64)t22;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t150 = t149 * mask_blocks_stride1;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t151 = t150 * 4ull;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t152 = t148 + t151;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t153 = (u64)t127;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t154 = t153 * mask_blocks_stride2;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t155 = t154 * 4ull;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t156 = t152 + t155;
#line 193 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t157 = (u64)t144 * 8u;
#line 193 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t158 = t156 + t157;
        u32 t159;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t159) : "l"(t158) : "memory");
#line 194 "fa-kernels/src/attention/options/mask_blocks.rs"
        u32 t160;
        asm volatile("ld.global.u32 %0, [%1+4];" : "=r"(t160) : "l"(t158) : "memory");
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t161 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t162 = t161 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t163 = t162 - i;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 first_3 = t163 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
        const u32 t165 = end_5 - end_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
        const u32 t166 = t165 > first_3 ? t165 : first_3;
#line 59 "fa-kernels/src/attention/block_walk.rs"
        const u32 begin = t166 - first_3;
        const u32 t168 = end_5 - first_3;
#line 60 "fa-kernels/src/attention/block_walk.rs"
        const u32 end_6 = t168 < 32u ? t168 : 32u;
        const u32 t170 = 4294967295u << begin;
#line 61 "fa-kernels/src/attention/block_walk.rs"
        const u32 t171 = 32u - end_6;
#line 61 "fa-kernels/src/attention/block_walk.rs"
        const u32 t172 = 4294967295u >> t171;
#line 61 "fa-kernels/src/attention/block_walk.rs"
        const u32 t173 = t170 & t172;
#line 62 "fa-kernels/src/attention/block_cursor.rs"
        const u32 visible = t159 & t173;
        const u32 t175 = t160 & visible;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t176 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t177 = t176 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t178 = t177 - i;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 first_4 = t178 << 5u;
#line 83 "fa-kernels/src/attention/block_walk.rs"
        const u32 t180 = end_5 - masked_right;
#line 76 "fa-kernels/src/attention/block_walk.rs"
        const u32 t181 = t180 > first_4 ? t180 : first_4;
#line 76 "fa-kernels/src/attention/block_walk.rs"
        const u32 count = t181 - first_4;
        const bool t183 = count < 32u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t184 = count & 31u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t185 = 1u << t184;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t186 = t185 - 1u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 right = t183 ? t186 : 4294967295u;
#line 84 "fa-kernels/src/attention/block_walk.rs"
        const u32 t188 = end_5 - end_5;
#line 76 "fa-kernels/src/attention/block_walk.rs"
        const u32 t189 = t188 > first_4 ? t188 : first_4;
#line 76 "fa-kernels/src/attention/block_walk.rs"
        const u32 count_2 = t189 - first_4;
        const bool t191 = count_2 < 32u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t192 = count_2 & 31u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t193 = 1u << t192;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t194 = t193 - 1u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t195 = t191 ? t194 : 4294967295u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t196 = right & t195;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t197 = right ^ t196;
#line 63 "fa-kernels/src/attention/block_cursor.rs"
        const u32 whole = t175 & t197;
        const u32 t199 = visible ^ whole;
#line 71 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t200 = i << 3u;
#line 71 "fa-kernels/src/attention/block_cursor.rs"
        const u32 to = t131 + t200;
        f32 t202;
        asm("mov.b32 %0, %1;" : "=f"(t202) : "r"(t199));
#line 72 "fa-kernels/src/attention/block_cursor.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t202) : "memory");
        f32 t203;
        asm("mov.b32 %0, %1;" : "=f"(t203) : "r"(whole));
#line 73 "fa-kernels/src/attention/block_cursor.rs"
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t203) : "memory");
    }
#line 81 "fa-kernels/src/attention/forward/mma/work.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t204 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t205 = t204 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t206 = t205 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t207 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t208 = t207 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t209 = t206 - t208;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t210 = t209 < 64u ? t209 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t211 = t210 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t212 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t213 = t212 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t214 = t213 - t211;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t215 = t214 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t216 = end_5 - end_5;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t217 = t215 > t216 ? t215 : t216;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t218 = end_5 - end_5;
#line 140 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t219 = t217 - t218;
#line 79 "fa-kernels/src/attention/block_cursor.rs"
    u32 all = t219;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t220 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_2 = t220 & 31u;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
    u32 own = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t222 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t223 = t222 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t224 = t223 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t225 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t226 = t225 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t227 = t224 - t226;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t228 = t227 < 64u ? t227 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t229 = lane_2 < t228;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t229) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t230 = lane_2 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair = t131 + t230;
        f32 t232;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t232) : "r"(pair) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t233;
        asm("mov.b32 %0, %1;" : "=r"(t233) : "f"(t232));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t234;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t234) : "r"(pair) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t235;
        asm("mov.b32 %0, %1;" : "=r"(t235) : "f"(t234));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t236 = t233 | t235;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t237;
        asm("popc.b32 %0, %1;" : "=r"(t237) : "r"(t236));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own = t237;
    }
    const u32 own_2 = own;
    f32 t239;
    asm("mov.b32 %0, %1;" : "=f"(t239) : "r"(own_2));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t240;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t240) : "f"(t239));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t241;
    asm("mov.b32 %0, %1;" : "=r"(t241) : "f"(t240));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t242 = lane_2 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t243 = t242 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t244 = t243 ? t241 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t245 = own_2 + t244;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t246 = own_2 + t241;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t247;
    asm("mov.b32 %0, %1;" : "=f"(t247) : "r"(t246));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t248;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t248) : "f"(t247));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t249;
    asm("mov.b32 %0, %1;" : "=r"(t249) : "f"(t248));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t250 = lane_2 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t251 = t250 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t252 = t251 ? t249 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t253 = t245 + t252;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t254 = t246 + t249;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t255;
    asm("mov.b32 %0, %1;" : "=f"(t255) : "r"(t254));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t256;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t256) : "f"(t255));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t257;
    asm("mov.b32 %0, %1;" : "=r"(t257) : "f"(t256));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t258 = lane_2 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t259 = t258 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t260 = t259 ? t257 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t261 = t253 + t260;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t262 = t254 + t257;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t263;
    asm("mov.b32 %0, %1;" : "=f"(t263) : "r"(t262));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t264;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t264) : "f"(t263));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t265;
    asm("mov.b32 %0, %1;" : "=r"(t265) : "f"(t264));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t266 = lane_2 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t267 = t266 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t268 = t267 ? t265 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t269 = t261 + t268;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t270 = t262 + t265;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t271;
    asm("mov.b32 %0, %1;" : "=f"(t271) : "r"(t270));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t272;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t272) : "f"(t271));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t273;
    asm("mov.b32 %0, %1;" : "=r"(t273) : "f"(t272));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t274 = lane_2 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t275 = t274 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t276 = t275 ? t273 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t277 = t269 + t276;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t278 = t270 + t273;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t279;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t279) : "r"(t278));
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t280 = all + t279;
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    all = t280;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t281 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_3 = t281 & 31u;
    const u32 pair_2 = lane_3 + 32u;
    u32 own_3 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t284 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t285 = t284 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t286 = t285 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t287 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t288 = t287 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t289 = t286 - t288;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t290 = t289 < 64u ? t289 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t291 = pair_2 < t290;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t291) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t292 = pair_2 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_3 = t131 + t292;
        f32 t294;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t294) : "r"(pair_3) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t295;
        asm("mov.b32 %0, %1;" : "=r"(t295) : "f"(t294));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t296;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t296) : "r"(pair_3) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t297;
        asm("mov.b32 %0, %1;" : "=r"(t297) : "f"(t296));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t298 = t295 | t297;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t299;
        asm("popc.b32 %0, %1;" : "=r"(t299) : "r"(t298));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_3 = t299;
    }
    const u32 own_4 = own_3;
    f32 t301;
    asm("mov.b32 %0, %1;" : "=f"(t301) : "r"(own_4));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t302;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t302) : "f"(t301));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t303;
    asm("mov.b32 %0, %1;" : "=r"(t303) : "f"(t302));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t304 = lane_3 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t305 = t304 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t306 = t305 ? t303 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t307 = own_4 + t306;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t308 = own_4 + t303;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t309;
    asm("mov.b32 %0, %1;" : "=f"(t309) : "r"(t308));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t310;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t310) : "f"(t309));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t311;
    asm("mov.b32 %0, %1;" : "=r"(t311) : "f"(t310));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t312 = lane_3 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t313 = t312 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t314 = t313 ? t311 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t315 = t307 + t314;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t316 = t308 + t311;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t317;
    asm("mov.b32 %0, %1;" : "=f"(t317) : "r"(t316));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t318;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t318) : "f"(t317));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t319;
    asm("mov.b32 %0, %1;" : "=r"(t319) : "f"(t318));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t320 = lane_3 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t321 = t320 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t322 = t321 ? t319 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t323 = t315 + t322;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t324 = t316 + t319;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t325;
    asm("mov.b32 %0, %1;" : "=f"(t325) : "r"(t324));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t326;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t326) : "f"(t325));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t327;
    asm("mov.b32 %0, %1;" : "=r"(t327) : "f"(t326));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t328 = lane_3 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t329 = t328 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t330 = t329 ? t327 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t331 = t323 + t330;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t332 = t324 + t327;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t333;
    asm("mov.b32 %0, %1;" : "=f"(t333) : "r"(t332));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t334;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t334) : "f"(t333));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t335;
    asm("mov.b32 %0, %1;" : "=r"(t335) : "f"(t334));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t336 = lane_3 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t337 = t336 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t338 = t337 ? t335 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t339 = t331 + t338;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t340 = t332 + t335;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t341;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t341) : "r"(t340));
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t342 = all + t341;
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    all = t342;
#line 82 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 count_3 = all > 1u ? all : 1u;
#line 90 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t344 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_cursor.rs"
    u32 block = t344;
#line 94 "fa-kernels/src/attention/block_cursor.rs"
    u32 rest_2 = 0u;
    u32 is_found = 0u;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t345 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_4 = t345 & 31u;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
    u32 own_5 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t347 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t348 = t347 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t349 = t348 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t350 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t351 = t350 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t352 = t349 - t351;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t353 = t352 < 64u ? t352 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t354 = lane_4 < t353;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t354) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t355 = lane_4 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_4 = t131 + t355;
        f32 t357;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t357) : "r"(pair_4) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t358;
        asm("mov.b32 %0, %1;" : "=r"(t358) : "f"(t357));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t359;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t359) : "r"(pair_4) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t360;
        asm("mov.b32 %0, %1;" : "=r"(t360) : "f"(t359));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t361 = t358 | t360;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t362;
        asm("popc.b32 %0, %1;" : "=r"(t362) : "r"(t361));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_5 = t362;
    }
    const u32 own_6 = own_5;
    f32 t364;
    asm("mov.b32 %0, %1;" : "=f"(t364) : "r"(own_6));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t365;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t365) : "f"(t364));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t366;
    asm("mov.b32 %0, %1;" : "=r"(t366) : "f"(t365));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t367 = lane_4 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t368 = t367 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t369 = t368 ? t366 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t370 = own_6 + t369;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t371 = own_6 + t366;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t372;
    asm("mov.b32 %0, %1;" : "=f"(t372) : "r"(t371));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t373;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t373) : "f"(t372));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t374;
    asm("mov.b32 %0, %1;" : "=r"(t374) : "f"(t373));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t375 = lane_4 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t376 = t375 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t377 = t376 ? t374 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t378 = t370 + t377;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t379 = t371 + t374;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t380;
    asm("mov.b32 %0, %1;" : "=f"(t380) : "r"(t379));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t381;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t381) : "f"(t380));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t382;
    asm("mov.b32 %0, %1;" : "=r"(t382) : "f"(t381));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t383 = lane_4 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t384 = t383 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t385 = t384 ? t382 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t386 = t378 + t385;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t387 = t379 + t382;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t388;
    asm("mov.b32 %0, %1;" : "=f"(t388) : "r"(t387));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t389;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t389) : "f"(t388));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t390;
    asm("mov.b32 %0, %1;" : "=r"(t390) : "f"(t389));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t391 = lane_4 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t392 = t391 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t393 = t392 ? t390 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t394 = t386 + t393;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t395 = t387 + t390;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t396;
    asm("mov.b32 %0, %1;" : "=f"(t396) : "r"(t395));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t397;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t397) : "f"(t396));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t398;
    asm("mov.b32 %0, %1;" : "=r"(t398) : "f"(t397));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t399 = lane_4 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t400 = t399 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t401 = t400 ? t398 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t402 = t394 + t401;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t403 = t395 + t398;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t404;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t404) : "r"(t403));
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    const bool t405 = is_found == 0u;
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    if (t405) {
        const bool t406 = rest_2 < t404;
#line 99 "fa-kernels/src/attention/block_cursor.rs"
        if (t406) {
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const bool t407 = rest_2 < t402;
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const u32 lanes = __ballot_sync(0xffffffffu, t407);
            const u32 t409 = lanes - 1u;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t410 = lanes & t409;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t411 = lanes ^ t410;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            u32 pair_5;
            asm("bfind.u32 %0, %1;" : "=r"(pair_5) : "r"(t411));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t413;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t413) : "r"(t402), "r"(pair_5));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t414;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t414) : "r"(own_6), "r"(pair_5));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            const u32 before = t413 - t414;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t416 = pair_5 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 pair_6 = t131 + t416;
            f32 t418;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t418) : "r"(pair_6) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t419;
            asm("mov.b32 %0, %1;" : "=r"(t419) : "f"(t418));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            f32 t420;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t420) : "r"(pair_6) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t421;
            asm("mov.b32 %0, %1;" : "=r"(t421) : "f"(t420));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t422 = t419 | t421;
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t423 = rest_2 - before;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
            u32 position = 0u;
            u32 rest_3 = t423;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t424 = position + 16u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t425 = t422 >> t424;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper = t425 & 65535u;
            u32 count_4;
            asm("popc.b32 %0, %1;" : "=r"(count_4) : "r"(upper));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t428 = rest_3 < count_4;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t428) {
                const u32 t429 = position + 16u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t429;
            } else {
                const u32 t430 = rest_3 - count_4;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t430;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t431 = position + 8u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t432 = t422 >> t431;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_2 = t432 & 255u;
            u32 count_5;
            asm("popc.b32 %0, %1;" : "=r"(count_5) : "r"(upper_2));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t435 = rest_3 < count_5;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t435) {
                const u32 t436 = position + 8u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t436;
            } else {
                const u32 t437 = rest_3 - count_5;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t437;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t438 = position + 4u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t439 = t422 >> t438;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_3 = t439 & 15u;
            u32 count_6;
            asm("popc.b32 %0, %1;" : "=r"(count_6) : "r"(upper_3));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t442 = rest_3 < count_6;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t442) {
                const u32 t443 = position + 4u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t443;
            } else {
                const u32 t444 = rest_3 - count_6;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t444;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t445 = position + 2u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t446 = t422 >> t445;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_4 = t446 & 3u;
            u32 count_7;
            asm("popc.b32 %0, %1;" : "=r"(count_7) : "r"(upper_4));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t449 = rest_3 < count_7;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t449) {
                const u32 t450 = position + 2u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t450;
            } else {
                const u32 t451 = rest_3 - count_7;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t451;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t452 = position + 1u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t453 = t422 >> t452;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_5 = t453 & 1u;
            u32 count_8;
            asm("popc.b32 %0, %1;" : "=r"(count_8) : "r"(upper_5));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t456 = rest_3 < count_8;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t456) {
                const u32 t457 = position + 1u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t457;
            } else {
                const u32 t458 = rest_3 - count_8;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t458;
            }
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 bit = position;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t459 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t460 = t459 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t461 = t460 - pair_5;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t462 = t461 << 5u;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t463 = t462 + bit;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            block = t463;
            is_found = 1u;
        } else {
            const u32 t464 = rest_2 - t404;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
            rest_2 = t464;
        }
    }
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t465 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_5 = t465 & 31u;
    const u32 pair_7 = lane_5 + 32u;
    u32 own_7 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t468 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t469 = t468 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t470 = t469 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t471 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t472 = t471 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t473 = t470 - t472;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t474 = t473 < 64u ? t473 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t475 = pair_7 < t474;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t475) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t476 = pair_7 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_8 = t131 + t476;
        f32 t478;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t478) : "r"(pair_8) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t479;
        asm("mov.b32 %0, %1;" : "=r"(t479) : "f"(t478));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t480;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t480) : "r"(pair_8) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t481;
        asm("mov.b32 %0, %1;" : "=r"(t481) : "f"(t480));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t482 = t479 | t481;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t483;
        asm("popc.b32 %0, %1;" : "=r"(t483) : "r"(t482));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_7 = t483;
    }
    const u32 own_8 = own_7;
    f32 t485;
    asm("mov.b32 %0, %1;" : "=f"(t485) : "r"(own_8));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t486;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t486) : "f"(t485));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t487;
    asm("mov.b32 %0, %1;" : "=r"(t487) : "f"(t486));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t488 = lane_5 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t489 = t488 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t490 = t489 ? t487 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t491 = own_8 + t490;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t492 = own_8 + t487;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t493;
    asm("mov.b32 %0, %1;" : "=f"(t493) : "r"(t492));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t494;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t494) : "f"(t493));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t495;
    asm("mov.b32 %0, %1;" : "=r"(t495) : "f"(t494));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t496 = lane_5 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t497 = t496 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t498 = t497 ? t495 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t499 = t491 + t498;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t500 = t492 + t495;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t501;
    asm("mov.b32 %0, %1;" : "=f"(t501) : "r"(t500));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t502;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t502) : "f"(t501));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t503;
    asm("mov.b32 %0, %1;" : "=r"(t503) : "f"(t502));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t504 = lane_5 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t505 = t504 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t506 = t505 ? t503 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t507 = t499 + t506;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t508 = t500 + t503;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t509;
    asm("mov.b32 %0, %1;" : "=f"(t509) : "r"(t508));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t510;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t510) : "f"(t509));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t511;
    asm("mov.b32 %0, %1;" : "=r"(t511) : "f"(t510));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t512 = lane_5 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t513 = t512 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t514 = t513 ? t511 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t515 = t507 + t514;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t516 = t508 + t511;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t517;
    asm("mov.b32 %0, %1;" : "=f"(t517) : "r"(t516));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t518;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t518) : "f"(t517));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t519;
    asm("mov.b32 %0, %1;" : "=r"(t519) : "f"(t518));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t520 = lane_5 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t521 = t520 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t522 = t521 ? t519 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t523 = t515 + t522;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t524 = t516 + t519;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t525;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t525) : "r"(t524));
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    const bool t526 = is_found == 0u;
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    if (t526) {
        const bool t527 = rest_2 < t525;
#line 99 "fa-kernels/src/attention/block_cursor.rs"
        if (t527) {
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const bool t528 = rest_2 < t523;
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const u32 lanes_2 = __ballot_sync(0xffffffffu, t528);
            const u32 t530 = lanes_2 - 1u;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t531 = lanes_2 & t530;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t532 = lanes_2 ^ t531;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            u32 pair_9;
            asm("bfind.u32 %0, %1;" : "=r"(pair_9) : "r"(t532));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t534;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t534) : "r"(t523), "r"(pair_9));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t535;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t535) : "r"(own_8), "r"(pair_9));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            const u32 before_2 = t534 - t535;
            const u32 pair_10 = pair_9 + 32u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t538 = pair_10 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 pair_11 = t131 + t538;
            f32 t540;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t540) : "r"(pair_11) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t541;
            asm("mov.b32 %0, %1;" : "=r"(t541) : "f"(t540));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            f32 t542;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t542) : "r"(pair_11) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t543;
            asm("mov.b32 %0, %1;" : "=r"(t543) : "f"(t542));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t544 = t541 | t543;
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t545 = rest_2 - before_2;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
            u32 position_2 = 0u;
            u32 rest_4 = t545;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t546 = position_2 + 16u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t547 = t544 >> t546;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_6 = t547 & 65535u;
            u32 count_9;
            asm("popc.b32 %0, %1;" : "=r"(count_9) : "r"(upper_6));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t550 = rest_4 < count_9;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t550) {
                const u32 t551 = position_2 + 16u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t551;
            } else {
                const u32 t552 = rest_4 - count_9;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t552;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t553 = position_2 + 8u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t554 = t544 >> t553;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_7 = t554 & 255u;
            u32 count_10;
            asm("popc.b32 %0, %1;" : "=r"(count_10) : "r"(upper_7));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t557 = rest_4 < count_10;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t557) {
                const u32 t558 = position_2 + 8u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t558;
            } else {
                const u32 t559 = rest_4 - count_10;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t559;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t560 = position_2 + 4u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t561 = t544 >> t560;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_8 = t561 & 15u;
            u32 count_11;
            asm("popc.b32 %0, %1;" : "=r"(count_11) : "r"(upper_8));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t564 = rest_4 < count_11;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t564) {
                const u32 t565 = position_2 + 4u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t565;
            } else {
                const u32 t566 = rest_4 - count_11;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t566;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t567 = position_2 + 2u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t568 = t544 >> t567;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_9 = t568 & 3u;
            u32 count_12;
            asm("popc.b32 %0, %1;" : "=r"(count_12) : "r"(upper_9));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t571 = rest_4 < count_12;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t571) {
                const u32 t572 = position_2 + 2u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t572;
            } else {
                const u32 t573 = rest_4 - count_12;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t573;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t574 = position_2 + 1u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t575 = t544 >> t574;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_10 = t575 & 1u;
            u32 count_13;
            asm("popc.b32 %0, %1;" : "=r"(count_13) : "r"(upper_10));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t578 = rest_4 < count_13;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t578) {
                const u32 t579 = position_2 + 1u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t579;
            } else {
                const u32 t580 = rest_4 - count_13;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t580;
            }
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 bit_2 = position_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t581 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t582 = t581 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t583 = t582 - pair_10;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t584 = t583 << 5u;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t585 = t584 + bit_2;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            block = t585;
            is_found = 1u;
        } else {
            const u32 t586 = rest_2 - t525;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
            rest_2 = t586;
        }
    }
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t587 = is_found == 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t588 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t589 = t588 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t590 = t589 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t591 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t592 = t591 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t593 = t590 - t592;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t594 = t593 < 64u ? t593 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t595 = t594 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t596 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t597 = t596 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t598 = t597 - t595;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t599 = t598 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t600 = end_5 - end_5;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t601 = t599 > t600 ? t599 : t600;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t602 = end_5 - end_5;
#line 140 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t603 = t601 - t602;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t604 = rest_2 < t603;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t605 = t587 & t604;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    if (t605) {
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t606 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t607 = t606 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t608 = t607 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t609 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t610 = t609 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t611 = t608 - t610;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t612 = t611 < 64u ? t611 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t613 = t612 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t614 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t615 = t614 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t616 = t615 - t613;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t617 = t616 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t618 = end_5 - end_5;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t619 = t617 > t618 ? t617 : t618;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t620 = t619 - 1u;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t621 = t620 - rest_2;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        block = t621;
    }
#line 202 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_2 = block;
#line 63 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t622 = smem_1 + 16384u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t623 = t622 + 32768u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t624 = (u64)t23;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t625 = t624 * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t626 = t625 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t627 = k + t626;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t628 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t629 = t628 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t630 = t627 + t629;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t631 = (u64)t24;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t632 = t631 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t633 = t632 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t634 = t630 + t633;
    const u32 t635 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t636 = t635 << 1u;
    const u32 t637 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t638 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t639 = t637 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t640 = t638 ^ t639;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t641 = t637 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t642 = t640 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t643 = t641 + t642;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t644 = (u64)t637 * t636;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t645 = t634 + t644;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t646 = (u64)t638 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t647 = t645 + t646;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t648 = (u64)t636 * 16u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t649 = (u64)t23;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t650 = t649 * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t651 = t650 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t652 = v + t651;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t653 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t654 = t653 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t655 = t652 + t654;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t656 = (u64)t24;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t657 = t656 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t658 = t657 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t659 = t655 + t658;
    const u32 t660 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t661 = t660 << 1u;
    const u32 t662 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t663 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t664 = t662 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t665 = t663 ^ t664;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t666 = t662 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t667 = t665 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t668 = t666 + t667;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t669 = (u64)t662 * t661;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t670 = t659 + t669;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t671 = (u64)t663 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t672 = t670 + t671;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t673 = (u64)t661 * 16u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t674 = thread & 31u;
#line 202 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_3 = block_2;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = block_2 << 6u;
    const u32 t676 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t677 = t622 + t643;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t678 = (u64)first_key * t636;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t679 = t647 + t678;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t680 = t679 + t648;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t681 = t680 + t648;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t682 = t681 + t648;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t683 = first_key + t637;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t684 = t683 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t685 = t638 < t676;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t686 = t684 & t685;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t687 = t686 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t677), "l"(t679), "r"(t687) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t688 = first_key + t637;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t689 = t688 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t690 = t689 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t691 = t638 < t676;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t692 = t690 & t691;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t693 = t692 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t677), "l"(t680), "r"(t693) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t694 = first_key + t637;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t695 = t694 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t696 = t695 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t697 = t638 < t676;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t698 = t696 & t697;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t699 = t698 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t677), "l"(t681), "r"(t699) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t700 = first_key + t637;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t701 = t700 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t702 = t701 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t703 = t638 < t676;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t704 = t702 & t703;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t705 = t704 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t677), "l"(t682), "r"(t705) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t706 = t679 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t707 = first_key + t637;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t708 = t707 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t709 = t638 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t710 = t709 < t676;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t711 = t708 & t710;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t712 = t711 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t677), "l"(t706), "r"(t712) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t713 = t680 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t714 = first_key + t637;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t715 = t714 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t716 = t715 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t717 = t638 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t718 = t717 < t676;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t719 = t716 & t718;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t720 = t719 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t677), "l"(t713), "r"(t720) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t721 = t681 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t722 = first_key + t637;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t723 = t722 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t724 = t723 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t725 = t638 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t726 = t725 < t676;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t727 = t724 & t726;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t728 = t727 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t677), "l"(t721), "r"(t728) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t729 = t682 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t730 = first_key + t637;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t731 = t730 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t732 = t731 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t733 = t638 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t734 = t733 < t676;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t735 = t732 & t734;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t736 = t735 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t677), "l"(t729), "r"(t736) : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key_2 = block_2 << 6u;
    const u32 t738 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t739 = t623 + t668;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t740 = (u64)first_key_2 * t661;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t741 = t672 + t740;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t742 = t741 + t673;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t743 = t742 + t673;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t744 = t743 + t673;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t745 = first_key_2 + t662;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t746 = t745 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t747 = t663 < t738;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t748 = t746 & t747;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t749 = t748 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t739), "l"(t741), "r"(t749) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t750 = first_key_2 + t662;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t751 = t750 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t752 = t751 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t753 = t663 < t738;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t754 = t752 & t753;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t755 = t754 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t739), "l"(t742), "r"(t755) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t756 = first_key_2 + t662;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t757 = t756 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t758 = t757 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t759 = t663 < t738;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t760 = t758 & t759;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t761 = t760 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t739), "l"(t743), "r"(t761) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t762 = first_key_2 + t662;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t763 = t762 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t764 = t763 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t765 = t663 < t738;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t766 = t764 & t765;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t767 = t766 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t739), "l"(t744), "r"(t767) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t768 = t741 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t769 = first_key_2 + t662;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t770 = t769 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t771 = t663 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t772 = t771 < t738;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t773 = t770 & t772;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t774 = t773 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t739), "l"(t768), "r"(t774) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t775 = t742 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t776 = first_key_2 + t662;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t777 = t776 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t778 = t777 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t779 = t663 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t780 = t779 < t738;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t781 = t778 & t780;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t782 = t781 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t739), "l"(t775), "r"(t782) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t783 = t743 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t784 = first_key_2 + t662;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t785 = t784 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t786 = t785 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t787 = t663 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t788 = t787 < t738;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t789 = t786 & t788;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t790 = t789 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t739), "l"(t783), "r"(t790) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t791 = t744 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t792 = first_key_2 + t662;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t793 = t792 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t794 = t793 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t795 = t663 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t796 = t795 < t738;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t797 = t794 & t796;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t798 = t797 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t739), "l"(t791), "r"(t798) : "memory");
#line 380 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
    const bool t799 = 1u < count_3;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
    if (t799) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 begin_2 = end_5 - end_5;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
        u32 below = block_2;
        u32 found = 0u;
        while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t801 = found == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t802 = begin_2 < below;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t803 = t801 & t802;
            if (!t803) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t804 = below - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t805 = end_5 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t806 = t805 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t807 = t804 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number = t806 - t807;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t809 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t810 = t809 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t811 = t810 - number;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_5 = t811 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t813 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t814 = t813 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t815 = t814 - number;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_6 = t815 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t817 = end_5 - end_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t818 = t817 > first_6 ? t817 : first_6;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 begin_3 = t818 - first_6;
            const u32 t820 = end_5 - first_6;
#line 60 "fa-kernels/src/attention/block_walk.rs"
            const u32 end_7 = t820 < 32u ? t820 : 32u;
            const u32 t822 = 4294967295u << begin_3;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t823 = 32u - end_7;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t824 = 4294967295u >> t823;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t825 = t822 & t824;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
            u32 bits = t825;
            const bool t826 = number < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
            if (t826) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t827 = number << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 pair_12 = t131 + t827;
                f32 t829;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t829) : "r"(pair_12) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t830;
                asm("mov.b32 %0, %1;" : "=r"(t830) : "f"(t829));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                f32 t831;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t831) : "r"(pair_12) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t832;
                asm("mov.b32 %0, %1;" : "=r"(t832) : "f"(t831));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t833 = t830 | t832;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                bits = t833;
            }
            const u32 t834 = below - first_5;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
            const u32 unused = 32u - t834;
            const u32 t836 = 4294967295u >> unused;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t837 = bits & t836;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            found = t837;
            const bool t838 = found == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
            if (t838) {
                below = first_5;
            } else {
                u32 t839;
                asm("bfind.u32 %0, %1;" : "=r"(t839) : "r"(found));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t840 = first_5 + t839;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                block_2 = t840;
            }
        }
    }
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t844 = 1u < count_3;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t844) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t845 = t622 + 16384u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = block_2 << 6u;
        const u32 t847 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t848 = t845 + t643;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t849 = (u64)first_key_3 * t636;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t850 = t647 + t849;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t851 = t850 + t648;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t852 = t851 + t648;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t853 = t852 + t648;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t854 = t638 < t847;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t855 = t854 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t848), "l"(t850), "r"(t855) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t856 = t638 < t847;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t857 = t856 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t848), "l"(t851), "r"(t857) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t858 = t638 < t847;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t859 = t858 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t848), "l"(t852), "r"(t859) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t860 = t638 < t847;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t861 = t860 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t848), "l"(t853), "r"(t861) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t862 = t850 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t863 = t638 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t864 = t863 < t847;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t865 = t864 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t848), "l"(t862), "r"(t865) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t866 = t851 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t867 = t638 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t868 = t867 < t847;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t869 = t868 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t848), "l"(t866), "r"(t869) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t870 = t852 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t871 = t638 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t872 = t871 < t847;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t873 = t872 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t848), "l"(t870), "r"(t873) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t874 = t853 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t875 = t638 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t876 = t875 < t847;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t877 = t876 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t848), "l"(t874), "r"(t877) : "memory");
    }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t878 = 1u < count_3;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t878) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t879 = t623 + 16384u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_4 = block_2 << 6u;
        const u32 t881 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t882 = t879 + t668;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t883 = (u64)first_key_4 * t661;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t884 = t672 + t883;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t885 = t884 + t673;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t886 = t885 + t673;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t887 = t886 + t673;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t888 = t663 < t881;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t889 = t888 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t882), "l"(t884), "r"(t889) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t890 = t663 < t881;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t891 = t890 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t882), "l"(t885), "r"(t891) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t892 = t663 < t881;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t893 = t892 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t882), "l"(t886), "r"(t893) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t894 = t663 < t881;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t895 = t894 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t882), "l"(t887), "r"(t895) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t896 = t884 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t897 = t663 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t898 = t897 < t881;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t899 = t898 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t882), "l"(t896), "r"(t899) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t900 = t885 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t901 = t663 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t902 = t901 < t881;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t903 = t902 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t882), "l"(t900), "r"(t903) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t904 = t886 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t905 = t663 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t906 = t905 < t881;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t907 = t906 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t882), "l"(t904), "r"(t907) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t908 = t887 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t909 = t663 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t910 = t909 < t881;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t911 = t910 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t882), "l"(t908), "r"(t911) : "memory");
    }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
    const bool t912 = 2u < count_3;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
    if (t912) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 begin_4 = end_5 - end_5;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
        u32 below_2 = block_2;
        u32 found_2 = 0u;
        while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t914 = found_2 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t915 = begin_4 < below_2;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t916 = t914 & t915;
            if (!t916) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t917 = below_2 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t918 = end_5 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t919 = t918 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t920 = t917 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number_2 = t919 - t920;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t922 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t923 = t922 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t924 = t923 - number_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_7 = t924 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t926 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t927 = t926 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t928 = t927 - number_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_8 = t928 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t930 = end_5 - end_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t931 = t930 > first_8 ? t930 : first_8;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 begin_5 = t931 - first_8;
            const u32 t933 = end_5 - first_8;
#line 60 "fa-kernels/src/attention/block_walk.rs"
            const u32 end_8 = t933 < 32u ? t933 : 32u;
            const u32 t935 = 4294967295u << begin_5;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t936 = 32u - end_8;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t937 = 4294967295u >> t936;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t938 = t935 & t937;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
            u32 bits_2 = t938;
            const bool t939 = number_2 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
            if (t939) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t940 = number_2 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 pair_13 = t131 + t940;
                f32 t942;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t942) : "r"(pair_13) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t943;
                asm("mov.b32 %0, %1;" : "=r"(t943) : "f"(t942));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                f32 t944;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t944) : "r"(pair_13) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t945;
                asm("mov.b32 %0, %1;" : "=r"(t945) : "f"(t944));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t946 = t943 | t945;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                bits_2 = t946;
            }
            const u32 t947 = below_2 - first_7;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
            const u32 unused_2 = 32u - t947;
            const u32 t949 = 4294967295u >> unused_2;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t950 = bits_2 & t949;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            found_2 = t950;
            const bool t951 = found_2 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
            if (t951) {
                below_2 = first_7;
            } else {
                u32 t952;
                asm("bfind.u32 %0, %1;" : "=r"(t952) : "r"(found_2));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t953 = first_7 + t952;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                block_2 = t953;
            }
        }
    }
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t957 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t958 = first_row + t957;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t959 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t960 = t958 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t961 = t959 ^ t960;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t962 = t958 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t963 = t961 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t964 = t962 + t963;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t965 = smem_1 + t964;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t966 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t967 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t968 = t967 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t969 = t966 + t968;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t970 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t971 = t970 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t972 = t969 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t973 = t971 ^ t972;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t974 = t969 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t975 = t973 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t976 = t974 + t975;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t977 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t978 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t979 = t977 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t980 = t978 ^ t979;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t981 = t977 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t982 = t980 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t983 = t981 + t982;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t984 = t21 + first_row;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t985 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t986 = t984 + t985;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t987 = t22 / group;
#line 17 "src/functions/sequences.rs"
    const u64 t1_2 = (u64)t23;
#line 17 "src/functions/sequences.rs"
    const u64 t2_2 = t1_2 * argument1_stride0;
#line 17 "src/functions/sequences.rs"
    const u64 t3_2 = t2_2 * 4ull;
#line 17 "src/functions/sequences.rs"
    const u64 t4_2 = argument1 + t3_2;
    const u32 t5_2 = (u32)argument1_stride1;
#line 18 "src/functions/sequences.rs"
    const u32 t6_2 = t5_2 << 2u;
    const u64 t10_2 = (u64)t23;
#line 19 "src/functions/sequences.rs"
    const u64 t11_2 = t10_2 * argument0_stride0;
#line 19 "src/functions/sequences.rs"
    const u64 t12_2 = t11_2 * 4ull;
#line 19 "src/functions/sequences.rs"
    const u64 t13_2 = argument0 + t12_2;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t998 = seq_q - 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t999 = t986 < t998 ? t986 : t998;
#line 19 "src/functions/sequences.rs"
    const u64 t14_2 = (u64)t999;
#line 19 "src/functions/sequences.rs"
    const u64 t15_2 = t14_2 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
    const u64 t16_2 = t15_2 * 4ull;
#line 19 "src/functions/sequences.rs"
    const u64 t17_2 = t13_2 + t16_2;
#line 19 "src/functions/sequences.rs"
    u32 t18_2;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_2) : "l"(t17_2));
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1005 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1006 = t984 + t1005;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1007 = t1006 + 8u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1008 = t22 / group;
#line 17 "src/functions/sequences.rs"
    const u64 t1_3 = (u64)t23;
#line 17 "src/functions/sequences.rs"
    const u64 t2_3 = t1_3 * argument1_stride0;
#line 17 "src/functions/sequences.rs"
    const u64 t3_3 = t2_3 * 4ull;
#line 17 "src/functions/sequences.rs"
    const u64 t4_3 = argument1 + t3_3;
    const u32 t5_3 = (u32)argument1_stride1;
#line 18 "src/functions/sequences.rs"
    const u32 t6_3 = t5_3 << 2u;
    const u64 t10_3 = (u64)t23;
#line 19 "src/functions/sequences.rs"
    const u64 t11_3 = t10_3 * argument0_stride0;
#line 19 "src/functions/sequences.rs"
    const u64 t12_3 = t11_3 * 4ull;
#line 19 "src/functions/sequences.rs"
    const u64 t13_3 = argument0 + t12_3;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1019 = seq_q - 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1020 = t1007 < t1019 ? t1007 : t1019;
#line 19 "src/functions/sequences.rs"
    const u64 t14_3 = (u64)t1020;
#line 19 "src/functions/sequences.rs"
    const u64 t15_3 = t14_3 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
    const u64 t16_3 = t15_3 * 4ull;
#line 19 "src/functions/sequences.rs"
    const u64 t17_3 = t13_3 + t16_3;
#line 19 "src/functions/sequences.rs"
    u32 t18_3;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_3) : "l"(t17_3));
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
    u32 t1026;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1026) : "r"(t976));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1027 = t1026 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1028 = t1026 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1029 = t1026 ^ 96u;
    const u32 t1030 = t622 + t1026;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1031;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1031) : "r"(t965));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t1031) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1032 = t622 + t1027;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1033;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1033) : "r"(t965));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1034 = t1033 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t1034) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t1032) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t1032) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t1032) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t1032) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1035 = t622 + t1028;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1036;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1036) : "r"(t965));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1037 = t1036 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t1037) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t1035) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t1035) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t1035) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t1035) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1038 = t622 + t1029;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1039;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1039) : "r"(t965));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1040 = t1039 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t1040) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t1038) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t1038) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t1038) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t1038) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1041;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1041) : "r"(t965));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t1041) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1042;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1042) : "r"(t965));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1043 = t1042 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t1043) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t1032) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t1032) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1032) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1032) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1044;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1044) : "r"(t965));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1045 = t1044 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1045) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1035) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1035) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1035) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1035) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1046;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1046) : "r"(t965));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1047 = t1046 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1047) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_145;
    u32 m_146;
    u32 m_147;
    u32 m_148;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t1038) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_149;
    u32 m_150;
    u32 m_151;
    u32 m_152;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t1038) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_153;
    u32 m_154;
    u32 m_155;
    u32 m_156;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t1038) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_157;
    u32 m_158;
    u32 m_159;
    u32 m_160;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t1038) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_5 = block << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1049 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t1049));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1051 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1052 = t1051 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1053 = first_key_5 + t1052;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t1054 = seq_k - 1u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1055 = t1053 < t1054 ? t1053 : t1054;
#line 18 "src/functions/sequences.rs"
    const u64 t7_2 = (u64)t1055 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_2 = t4_2 + t7_2;
#line 18 "src/functions/sequences.rs"
    u32 of_key;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key) : "l"(t8_2));
#line 19 "src/functions/sequences.rs"
    const bool t19_2 = t18_2 == of_key;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed = t19_2 ? s : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s = changed;
#line 19 "src/functions/sequences.rs"
    const bool t19_3 = t18_3 == of_key;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_2 = t19_3 ? s_3 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_3 = changed_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1063 = t1053 + 1u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1064 = t1063 < t1054 ? t1063 : t1054;
#line 18 "src/functions/sequences.rs"
    const u64 t7_3 = (u64)t1064 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_3 = t4_2 + t7_3;
#line 18 "src/functions/sequences.rs"
    u32 of_key_2;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_2) : "l"(t8_3));
#line 19 "src/functions/sequences.rs"
    const bool t19_4 = t18_2 == of_key_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_3 = t19_4 ? s_2 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_2 = changed_3;
#line 19 "src/functions/sequences.rs"
    const bool t19_5 = t18_3 == of_key_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_4 = t19_5 ? s_4 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_4 = changed_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1072 = t1053 + 8u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1073 = t1072 < t1054 ? t1072 : t1054;
#line 18 "src/functions/sequences.rs"
    const u64 t7_4 = (u64)t1073 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_4 = t4_2 + t7_4;
#line 18 "src/functions/sequences.rs"
    u32 of_key_3;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_3) : "l"(t8_4));
#line 19 "src/functions/sequences.rs"
    const bool t19_6 = t18_2 == of_key_3;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_5 = t19_6 ? s_5 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_5 = changed_5;
#line 19 "src/functions/sequences.rs"
    const bool t19_7 = t18_3 == of_key_3;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_6 = t19_7 ? s_7 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_7 = changed_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1081 = t1053 + 9u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1082 = t1081 < t1054 ? t1081 : t1054;
#line 18 "src/functions/sequences.rs"
    const u64 t7_5 = (u64)t1082 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_5 = t4_2 + t7_5;
#line 18 "src/functions/sequences.rs"
    u32 of_key_4;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_4) : "l"(t8_5));
#line 19 "src/functions/sequences.rs"
    const bool t19_8 = t18_2 == of_key_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_7 = t19_8 ? s_6 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_6 = changed_7;
#line 19 "src/functions/sequences.rs"
    const bool t19_9 = t18_3 == of_key_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_8 = t19_9 ? s_8 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_8 = changed_8;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1090 = t1053 + 16u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1091 = t1090 < t1054 ? t1090 : t1054;
#line 18 "src/functions/sequences.rs"
    const u64 t7_6 = (u64)t1091 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_6 = t4_2 + t7_6;
#line 18 "src/functions/sequences.rs"
    u32 of_key_5;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_5) : "l"(t8_6));
#line 19 "src/functions/sequences.rs"
    const bool t19_10 = t18_2 == of_key_5;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_9 = t19_10 ? s_9 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_9 = changed_9;
#line 19 "src/functions/sequences.rs"
    const bool t19_11 = t18_3 == of_key_5;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_10 = t19_11 ? s_11 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_11 = changed_10;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1099 = t1053 + 17u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1100 = t1099 < t1054 ? t1099 : t1054;
#line 18 "src/functions/sequences.rs"
    const u64 t7_7 = (u64)t1100 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_7 = t4_2 + t7_7;
#line 18 "src/functions/sequences.rs"
    u32 of_key_6;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_6) : "l"(t8_7));
#line 19 "src/functions/sequences.rs"
    const bool t19_12 = t18_2 == of_key_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_11 = t19_12 ? s_10 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_10 = changed_11;
#line 19 "src/functions/sequences.rs"
    const bool t19_13 = t18_3 == of_key_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_12 = t19_13 ? s_12 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_12 = changed_12;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1108 = t1053 + 24u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1109 = t1108 < t1054 ? t1108 : t1054;
#line 18 "src/functions/sequences.rs"
    const u64 t7_8 = (u64)t1109 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_8 = t4_2 + t7_8;
#line 18 "src/functions/sequences.rs"
    u32 of_key_7;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_7) : "l"(t8_8));
#line 19 "src/functions/sequences.rs"
    const bool t19_14 = t18_2 == of_key_7;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_13 = t19_14 ? s_13 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_13 = changed_13;
#line 19 "src/functions/sequences.rs"
    const bool t19_15 = t18_3 == of_key_7;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_14 = t19_15 ? s_15 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_15 = changed_14;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1117 = t1053 + 25u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1118 = t1117 < t1054 ? t1117 : t1054;
#line 18 "src/functions/sequences.rs"
    const u64 t7_9 = (u64)t1118 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_9 = t4_2 + t7_9;
#line 18 "src/functions/sequences.rs"
    u32 of_key_8;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_8) : "l"(t8_9));
#line 19 "src/functions/sequences.rs"
    const bool t19_16 = t18_2 == of_key_8;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_15 = t19_16 ? s_14 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_14 = changed_15;
#line 19 "src/functions/sequences.rs"
    const bool t19_17 = t18_3 == of_key_8;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_16 = t19_17 ? s_16 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_16 = changed_16;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1126 = t1053 + 32u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1127 = t1126 < t1054 ? t1126 : t1054;
#line 18 "src/functions/sequences.rs"
    const u64 t7_10 = (u64)t1127 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_10 = t4_2 + t7_10;
#line 18 "src/functions/sequences.rs"
    u32 of_key_9;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_9) : "l"(t8_10));
#line 19 "src/functions/sequences.rs"
    const bool t19_18 = t18_2 == of_key_9;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_17 = t19_18 ? s_17 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_17 = changed_17;
#line 19 "src/functions/sequences.rs"
    const bool t19_19 = t18_3 == of_key_9;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_18 = t19_19 ? s_19 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_19 = changed_18;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1135 = t1053 + 33u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1136 = t1135 < t1054 ? t1135 : t1054;
#line 18 "src/functions/sequences.rs"
    const u64 t7_11 = (u64)t1136 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_11 = t4_2 + t7_11;
#line 18 "src/functions/sequences.rs"
    u32 of_key_10;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_10) : "l"(t8_11));
#line 19 "src/functions/sequences.rs"
    const bool t19_20 = t18_2 == of_key_10;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_19 = t19_20 ? s_18 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_18 = changed_19;
#line 19 "src/functions/sequences.rs"
    const bool t19_21 = t18_3 == of_key_10;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_20 = t19_21 ? s_20 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_20 = changed_20;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1144 = t1053 + 40u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1145 = t1144 < t1054 ? t1144 : t1054;
#line 18 "src/functions/sequences.rs"
    const u64 t7_12 = (u64)t1145 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_12 = t4_2 + t7_12;
#line 18 "src/functions/sequences.rs"
    u32 of_key_11;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_11) : "l"(t8_12));
#line 19 "src/functions/sequences.rs"
    const bool t19_22 = t18_2 == of_key_11;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_21 = t19_22 ? s_21 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_21 = changed_21;
#line 19 "src/functions/sequences.rs"
    const bool t19_23 = t18_3 == of_key_11;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_22 = t19_23 ? s_23 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_23 = changed_22;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1153 = t1053 + 41u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1154 = t1153 < t1054 ? t1153 : t1054;
#line 18 "src/functions/sequences.rs"
    const u64 t7_13 = (u64)t1154 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_13 = t4_2 + t7_13;
#line 18 "src/functions/sequences.rs"
    u32 of_key_12;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_12) : "l"(t8_13));
#line 19 "src/functions/sequences.rs"
    const bool t19_24 = t18_2 == of_key_12;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_23 = t19_24 ? s_22 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_22 = changed_23;
#line 19 "src/functions/sequences.rs"
    const bool t19_25 = t18_3 == of_key_12;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_24 = t19_25 ? s_24 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_24 = changed_24;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1162 = t1053 + 48u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1163 = t1162 < t1054 ? t1162 : t1054;
#line 18 "src/functions/sequences.rs"
    const u64 t7_14 = (u64)t1163 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_14 = t4_2 + t7_14;
#line 18 "src/functions/sequences.rs"
    u32 of_key_13;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_13) : "l"(t8_14));
#line 19 "src/functions/sequences.rs"
    const bool t19_26 = t18_2 == of_key_13;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_25 = t19_26 ? s_25 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_25 = changed_25;
#line 19 "src/functions/sequences.rs"
    const bool t19_27 = t18_3 == of_key_13;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_26 = t19_27 ? s_27 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_27 = changed_26;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1171 = t1053 + 49u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1172 = t1171 < t1054 ? t1171 : t1054;
#line 18 "src/functions/sequences.rs"
    const u64 t7_15 = (u64)t1172 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_15 = t4_2 + t7_15;
#line 18 "src/functions/sequences.rs"
    u32 of_key_14;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_14) : "l"(t8_15));
#line 19 "src/functions/sequences.rs"
    const bool t19_28 = t18_2 == of_key_14;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_27 = t19_28 ? s_26 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_26 = changed_27;
#line 19 "src/functions/sequences.rs"
    const bool t19_29 = t18_3 == of_key_14;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_28 = t19_29 ? s_28 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_28 = changed_28;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1180 = t1053 + 56u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1181 = t1180 < t1054 ? t1180 : t1054;
#line 18 "src/functions/sequences.rs"
    const u64 t7_16 = (u64)t1181 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_16 = t4_2 + t7_16;
#line 18 "src/functions/sequences.rs"
    u32 of_key_15;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_15) : "l"(t8_16));
#line 19 "src/functions/sequences.rs"
    const bool t19_30 = t18_2 == of_key_15;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_29 = t19_30 ? s_29 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_29 = changed_29;
#line 19 "src/functions/sequences.rs"
    const bool t19_31 = t18_3 == of_key_15;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_30 = t19_31 ? s_31 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_31 = changed_30;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1189 = t1053 + 57u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1190 = t1189 < t1054 ? t1189 : t1054;
#line 18 "src/functions/sequences.rs"
    const u64 t7_17 = (u64)t1190 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_17 = t4_2 + t7_17;
#line 18 "src/functions/sequences.rs"
    u32 of_key_16;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_16) : "l"(t8_17));
#line 19 "src/functions/sequences.rs"
    const bool t19_32 = t18_2 == of_key_16;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_31 = t19_32 ? s_30 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_30 = changed_31;
#line 19 "src/functions/sequences.rs"
    const bool t19_33 = t18_3 == of_key_16;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_32 = t19_33 ? s_32 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_32 = changed_32;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_6 = block << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1199 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t1199));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1201 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1202 = t1201 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 column = first_key_6 + t1202;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1204 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1205 = first_query_2 + t1204;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t1206 = t1205 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_9 = t1206 + 1u;
    const u32 t1208 = end_9 > seq_q ? end_9 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t1209 = t1208 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_10 = t1209 < seq_k ? t1209 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t1211 = end_10 > column ? end_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_11 = t1211 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_2 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1214 = visible_2 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s = t1214;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_3 = 1u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1216 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_2 = t1216;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_4 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1218 = visible_4 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_5 = t1218;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_5 = 9u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1220 = visible_5 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_6 = t1220;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_6 = 16u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1222 = visible_6 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_9 = t1222;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_7 = 17u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1224 = visible_7 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_10 = t1224;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_8 = 24u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1226 = visible_8 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_13 = t1226;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_9 = 25u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1228 = visible_9 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_14 = t1228;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_10 = 32u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1230 = visible_10 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_17 = t1230;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_11 = 33u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1232 = visible_11 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_18 = t1232;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_12 = 40u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1234 = visible_12 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_21 = t1234;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_13 = 41u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1236 = visible_13 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_22 = t1236;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_14 = 48u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1238 = visible_14 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_25 = t1238;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_15 = 49u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1240 = visible_15 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_26 = t1240;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_16 = 56u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1242 = visible_16 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_29 = t1242;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_17 = 57u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1244 = visible_17 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_30 = t1244;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1245 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1246 = first_query_2 + t1245;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1247 = t1246 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t1248 = t1247 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_12 = t1248 + 1u;
    const u32 t1250 = end_12 > seq_q ? end_12 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t1251 = t1250 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_13 = t1251 < seq_k ? t1251 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t1253 = end_13 > column ? end_13 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_14 = t1253 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_18 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1256 = visible_18 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_3 = t1256;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_19 = 1u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1258 = visible_19 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_4 = t1258;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_20 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1260 = visible_20 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_7 = t1260;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_21 = 9u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1262 = visible_21 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_8 = t1262;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_22 = 16u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1264 = visible_22 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_11 = t1264;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_23 = 17u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1266 = visible_23 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_12 = t1266;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_24 = 24u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1268 = visible_24 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_15 = t1268;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_25 = 25u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1270 = visible_25 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_16 = t1270;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_26 = 32u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1272 = visible_26 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_19 = t1272;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_27 = 33u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1274 = visible_27 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_20 = t1274;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_28 = 40u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1276 = visible_28 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_23 = t1276;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_29 = 41u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1278 = visible_29 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_24 = t1278;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_30 = 48u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1280 = visible_30 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_27 = t1280;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_31 = 49u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1282 = visible_31 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_28 = t1282;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_32 = 56u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1284 = visible_32 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_31 = t1284;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_33 = 57u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1286 = visible_33 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_32 = t1286;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1288;
    asm("max.f32 %0, %1, %2;" : "=f"(t1288) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1289;
    asm("max.f32 %0, %1, %2;" : "=f"(t1289) : "f"(t1288), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1290;
    asm("max.f32 %0, %1, %2;" : "=f"(t1290) : "f"(t1289), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1291;
    asm("max.f32 %0, %1, %2;" : "=f"(t1291) : "f"(t1290), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1292;
    asm("max.f32 %0, %1, %2;" : "=f"(t1292) : "f"(t1291), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1293;
    asm("max.f32 %0, %1, %2;" : "=f"(t1293) : "f"(t1292), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1294;
    asm("max.f32 %0, %1, %2;" : "=f"(t1294) : "f"(t1293), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1295;
    asm("max.f32 %0, %1, %2;" : "=f"(t1295) : "f"(t1294), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1296;
    asm("max.f32 %0, %1, %2;" : "=f"(t1296) : "f"(t1295), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1297;
    asm("max.f32 %0, %1, %2;" : "=f"(t1297) : "f"(t1296), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1298;
    asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(t1297), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1299;
    asm("max.f32 %0, %1, %2;" : "=f"(t1299) : "f"(t1298), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1300;
    asm("max.f32 %0, %1, %2;" : "=f"(t1300) : "f"(t1299), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1301;
    asm("max.f32 %0, %1, %2;" : "=f"(t1301) : "f"(t1300), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1302;
    asm("max.f32 %0, %1, %2;" : "=f"(t1302) : "f"(t1301), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1303;
    asm("max.f32 %0, %1, %2;" : "=f"(t1303) : "f"(t1302), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1304;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1304) : "f"(t1303));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_14;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_14) : "f"(t1303), "f"(t1304));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1306;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1306) : "f"(pair_14));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair_14), "f"(t1306));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t1309 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference = none ? 0.0f : t1309;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1311 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t1312;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1312) : "f"(old), "f"(scale_log2), "f"(t1311));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1312));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t1314 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1315 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1315));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1317;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1317) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s = t1317;
    const f32 t1318 = t1314 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1319 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1319));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1321;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1321) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_2 = t1321;
    const f32 t1322 = t1318 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1323 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1323));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1325;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1325) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_5 = t1325;
    const f32 t1326 = t1322 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1327 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1327));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1329;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1329) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_6 = t1329;
    const f32 t1330 = t1326 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1331 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1331));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1333;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1333) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_9 = t1333;
    const f32 t1334 = t1330 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1335 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1335));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1337;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1337) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_10 = t1337;
    const f32 t1338 = t1334 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1339 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1339));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1341;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1341) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_13 = t1341;
    const f32 t1342 = t1338 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1343 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1343));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1345;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1345) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_14 = t1345;
    const f32 t1346 = t1342 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1347 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1347));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1349;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1349) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_17 = t1349;
    const f32 t1350 = t1346 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1351 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1351));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1353;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1353) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_18 = t1353;
    const f32 t1354 = t1350 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1355 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1355));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1357;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1357) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_21 = t1357;
    const f32 t1358 = t1354 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1359 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1359));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1361;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1361) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_22 = t1361;
    const f32 t1362 = t1358 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1363 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1363));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1365;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1365) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_25 = t1365;
    const f32 t1366 = t1362 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1367 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1367));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1369;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_26 = t1369;
    const f32 t1370 = t1366 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1371 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1371));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1373;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1373) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_29 = t1373;
    const f32 t1374 = t1370 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1375 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1375));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1377;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1377) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_30 = t1377;
    const f32 t1378 = t1374 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1378;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1380;
    asm("max.f32 %0, %1, %2;" : "=f"(t1380) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1381;
    asm("max.f32 %0, %1, %2;" : "=f"(t1381) : "f"(t1380), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1382;
    asm("max.f32 %0, %1, %2;" : "=f"(t1382) : "f"(t1381), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1383;
    asm("max.f32 %0, %1, %2;" : "=f"(t1383) : "f"(t1382), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1384;
    asm("max.f32 %0, %1, %2;" : "=f"(t1384) : "f"(t1383), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1385;
    asm("max.f32 %0, %1, %2;" : "=f"(t1385) : "f"(t1384), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1386;
    asm("max.f32 %0, %1, %2;" : "=f"(t1386) : "f"(t1385), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1387;
    asm("max.f32 %0, %1, %2;" : "=f"(t1387) : "f"(t1386), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1388;
    asm("max.f32 %0, %1, %2;" : "=f"(t1388) : "f"(t1387), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1389;
    asm("max.f32 %0, %1, %2;" : "=f"(t1389) : "f"(t1388), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1390;
    asm("max.f32 %0, %1, %2;" : "=f"(t1390) : "f"(t1389), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1391;
    asm("max.f32 %0, %1, %2;" : "=f"(t1391) : "f"(t1390), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1392;
    asm("max.f32 %0, %1, %2;" : "=f"(t1392) : "f"(t1391), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1393;
    asm("max.f32 %0, %1, %2;" : "=f"(t1393) : "f"(t1392), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1394;
    asm("max.f32 %0, %1, %2;" : "=f"(t1394) : "f"(t1393), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1395;
    asm("max.f32 %0, %1, %2;" : "=f"(t1395) : "f"(t1394), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1396;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1396) : "f"(t1395));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_15;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_15) : "f"(t1395), "f"(t1396));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1398;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1398) : "f"(pair_15));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_15), "f"(t1398));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t1401 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t1401;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1403 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t1404;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1404) : "f"(old_2), "f"(scale_log2), "f"(t1403));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1404));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t1406 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1407 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t1407));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1409;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1409) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_3 = t1409;
    const f32 t1410 = t1406 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1411 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t1411));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1413;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1413) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_4 = t1413;
    const f32 t1414 = t1410 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1415 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t1415));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1417;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1417) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_7 = t1417;
    const f32 t1418 = t1414 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1419 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t1419));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1421;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1421) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_8 = t1421;
    const f32 t1422 = t1418 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1423 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t1423));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1425;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1425) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_11 = t1425;
    const f32 t1426 = t1422 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1427 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t1427));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1429;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1429) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_12 = t1429;
    const f32 t1430 = t1426 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1431 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t1431));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1433;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1433) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_15 = t1433;
    const f32 t1434 = t1430 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1435 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t1435));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1437;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1437) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_16 = t1437;
    const f32 t1438 = t1434 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1439 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1439));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1441;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1441) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_19 = t1441;
    const f32 t1442 = t1438 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1443 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1443));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1445;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1445) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_20 = t1445;
    const f32 t1446 = t1442 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1447 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1447));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1449;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1449) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_23 = t1449;
    const f32 t1450 = t1446 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1451 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1451));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1453;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1453) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_24 = t1453;
    const f32 t1454 = t1450 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1455 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1455));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1457;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1457) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_27 = t1457;
    const f32 t1458 = t1454 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1459 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1459));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1461;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1461) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_28 = t1461;
    const f32 t1462 = t1458 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1463 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1463));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1465;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1465) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_31 = t1465;
    const f32 t1466 = t1462 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1467 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1467));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1469;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1469) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_32 = t1469;
    const f32 t1470 = t1466 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1470;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1471;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1471) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1472;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1472) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1473;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1473) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1474;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1474) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1475;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1475) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1476;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1476) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1477;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1477) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1478;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1478) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1479;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1479) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1480;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1480) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1481;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1481) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1482;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1482) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1483;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1483) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1484;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1484) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1485;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1485) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1486;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1486) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1487;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1487) : "r"(t983));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1488 = t1487 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1489 = t1487 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1490 = t1487 ^ 96u;
    const u32 t1491 = t623 + t1487;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1492 = t623 + t1488;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1493 = t623 + t1489;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1494 = t623 + t1490;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_161;
    u32 m_162;
    u32 m_163;
    u32 m_164;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_161), "r"(m_162));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_163), "r"(m_164));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_165;
    u32 m_166;
    u32 m_167;
    u32 m_168;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_165), "r"(m_166));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_167), "r"(m_168));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_169;
    u32 m_170;
    u32 m_171;
    u32 m_172;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1493) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_169), "r"(m_170));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_171), "r"(m_172));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_173;
    u32 m_174;
    u32 m_175;
    u32 m_176;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1494) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_173), "r"(m_174));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_175), "r"(m_176));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_177;
    u32 m_178;
    u32 m_179;
    u32 m_180;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_177), "r"(m_178));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_179), "r"(m_180));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_181;
    u32 m_182;
    u32 m_183;
    u32 m_184;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_181), "r"(m_182));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_183), "r"(m_184));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_185;
    u32 m_186;
    u32 m_187;
    u32 m_188;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1493) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_185), "r"(m_186));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_187), "r"(m_188));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_189;
    u32 m_190;
    u32 m_191;
    u32 m_192;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1494) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_189), "r"(m_190));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_191), "r"(m_192));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_193;
    u32 m_194;
    u32 m_195;
    u32 m_196;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_193), "r"(m_194));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_195), "r"(m_196));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_197;
    u32 m_198;
    u32 m_199;
    u32 m_200;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_197), "r"(m_198));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_199), "r"(m_200));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_201;
    u32 m_202;
    u32 m_203;
    u32 m_204;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1493) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_201), "r"(m_202));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_203), "r"(m_204));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_205;
    u32 m_206;
    u32 m_207;
    u32 m_208;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1494) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_205), "r"(m_206));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_207), "r"(m_208));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_209;
    u32 m_210;
    u32 m_211;
    u32 m_212;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_209), "r"(m_210));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_211), "r"(m_212));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_213;
    u32 m_214;
    u32 m_215;
    u32 m_216;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_213), "r"(m_214));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_215), "r"(m_216));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_217;
    u32 m_218;
    u32 m_219;
    u32 m_220;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1493) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_217), "r"(m_218));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_219), "r"(m_220));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_221;
    u32 m_222;
    u32 m_223;
    u32 m_224;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1494) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_221), "r"(m_222));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_223), "r"(m_224));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_225;
    u32 m_226;
    u32 m_227;
    u32 m_228;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_229;
    u32 m_230;
    u32 m_231;
    u32 m_232;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_233;
    u32 m_234;
    u32 m_235;
    u32 m_236;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1493) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_237;
    u32 m_238;
    u32 m_239;
    u32 m_240;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1494) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_241;
    u32 m_242;
    u32 m_243;
    u32 m_244;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_245;
    u32 m_246;
    u32 m_247;
    u32 m_248;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_249;
    u32 m_250;
    u32 m_251;
    u32 m_252;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1493) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_253;
    u32 m_254;
    u32 m_255;
    u32 m_256;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1494) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_257;
    u32 m_258;
    u32 m_259;
    u32 m_260;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_261;
    u32 m_262;
    u32 m_263;
    u32 m_264;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_265;
    u32 m_266;
    u32 m_267;
    u32 m_268;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1493) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_269;
    u32 m_270;
    u32 m_271;
    u32 m_272;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1494) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_273;
    u32 m_274;
    u32 m_275;
    u32 m_276;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_277;
    u32 m_278;
    u32 m_279;
    u32 m_280;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_281;
    u32 m_282;
    u32 m_283;
    u32 m_284;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1493) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_285;
    u32 m_286;
    u32 m_287;
    u32 m_288;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1494) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_287), "r"(m_288));
#line 84 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i_2 = 1u; i_2 < count_3; i_2 += 1u) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 begin_6 = end_5 - end_5;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
        u32 below_3 = block;
        u32 found_3 = 0u;
        while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1496 = found_3 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1497 = begin_6 < below_3;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1498 = t1496 & t1497;
            if (!t1498) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1499 = below_3 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1500 = end_5 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1501 = t1500 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1502 = t1499 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number_3 = t1501 - t1502;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1504 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1505 = t1504 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1506 = t1505 - number_3;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_9 = t1506 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1508 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1509 = t1508 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1510 = t1509 - number_3;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_10 = t1510 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1512 = end_5 - end_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1513 = t1512 > first_10 ? t1512 : first_10;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 begin_7 = t1513 - first_10;
            const u32 t1515 = end_5 - first_10;
#line 60 "fa-kernels/src/attention/block_walk.rs"
            const u32 end_15 = t1515 < 32u ? t1515 : 32u;
            const u32 t1517 = 4294967295u << begin_7;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1518 = 32u - end_15;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1519 = 4294967295u >> t1518;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1520 = t1517 & t1519;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
            u32 bits_3 = t1520;
            const bool t1521 = number_3 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
            if (t1521) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1522 = number_3 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 pair_16 = t131 + t1522;
                f32 t1524;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1524) : "r"(pair_16) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t1525;
                asm("mov.b32 %0, %1;" : "=r"(t1525) : "f"(t1524));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                f32 t1526;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1526) : "r"(pair_16) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t1527;
                asm("mov.b32 %0, %1;" : "=r"(t1527) : "f"(t1526));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1528 = t1525 | t1527;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                bits_3 = t1528;
            }
            const u32 t1529 = below_3 - first_9;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
            const u32 unused_3 = 32u - t1529;
            const u32 t1531 = 4294967295u >> unused_3;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1532 = bits_3 & t1531;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            found_3 = t1532;
            const bool t1533 = found_3 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
            if (t1533) {
                below_3 = first_9;
            } else {
                u32 t1534;
                asm("bfind.u32 %0, %1;" : "=r"(t1534) : "r"(found_3));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1535 = first_9 + t1534;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                block = t1535;
            }
        }
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 405 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 next = i_2 + 1u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1540 = next < count_3;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1540) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1541 = next & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1542 = t1541 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1543 = t622 + t1542;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_7 = block_2 << 6u;
            const u32 t1545 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1546 = t1543 + t643;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1547 = (u64)first_key_7 * t636;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1548 = t647 + t1547;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1549 = t1548 + t648;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1550 = t1549 + t648;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1551 = t1550 + t648;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1552 = t638 < t1545;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1553 = t1552 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1546), "l"(t1548), "r"(t1553) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1554 = t638 < t1545;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1555 = t1554 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1546), "l"(t1549), "r"(t1555) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1556 = t638 < t1545;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1557 = t1556 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1546), "l"(t1550), "r"(t1557) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1558 = t638 < t1545;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1559 = t1558 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1546), "l"(t1551), "r"(t1559) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1560 = t1548 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1561 = t638 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1562 = t1561 < t1545;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1563 = t1562 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1546), "l"(t1560), "r"(t1563) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1564 = t1549 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1565 = t638 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1566 = t1565 < t1545;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1567 = t1566 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1546), "l"(t1564), "r"(t1567) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1568 = t1550 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1569 = t638 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1570 = t1569 < t1545;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1571 = t1570 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1546), "l"(t1568), "r"(t1571) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1572 = t1551 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1573 = t638 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1574 = t1573 < t1545;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1575 = t1574 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1546), "l"(t1572), "r"(t1575) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1576 = next < count_3;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1576) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1577 = next & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1578 = t1577 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1579 = t623 + t1578;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_8 = block_2 << 6u;
            const u32 t1581 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1582 = t1579 + t668;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1583 = (u64)first_key_8 * t661;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1584 = t672 + t1583;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1585 = t1584 + t673;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1586 = t1585 + t673;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1587 = t1586 + t673;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1588 = t663 < t1581;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1589 = t1588 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1582), "l"(t1584), "r"(t1589) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1590 = t663 < t1581;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1591 = t1590 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1582), "l"(t1585), "r"(t1591) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1592 = t663 < t1581;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1593 = t1592 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1582), "l"(t1586), "r"(t1593) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1594 = t663 < t1581;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1595 = t1594 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1582), "l"(t1587), "r"(t1595) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1596 = t1584 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1597 = t663 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1598 = t1597 < t1581;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1599 = t1598 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1582), "l"(t1596), "r"(t1599) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1600 = t1585 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1601 = t663 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1602 = t1601 < t1581;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1603 = t1602 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1582), "l"(t1600), "r"(t1603) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1604 = t1586 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1605 = t663 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1606 = t1605 < t1581;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1607 = t1606 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1582), "l"(t1604), "r"(t1607) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1608 = t1587 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1609 = t663 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1610 = t1609 < t1581;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1611 = t1610 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1582), "l"(t1608), "r"(t1611) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t1612 = next + 1u;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        const bool t1613 = t1612 < count_3;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        if (t1613) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
            const u32 begin_8 = end_5 - end_5;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
            u32 below_4 = block_2;
            u32 found_4 = 0u;
            while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1615 = found_4 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1616 = begin_8 < below_4;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1617 = t1615 & t1616;
                if (!t1617) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1618 = below_4 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1619 = end_5 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1620 = t1619 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1621 = t1618 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 number_4 = t1620 - t1621;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1623 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1624 = t1623 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1625 = t1624 - number_4;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_11 = t1625 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1627 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1628 = t1627 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1629 = t1628 - number_4;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_12 = t1629 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1631 = end_5 - end_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1632 = t1631 > first_12 ? t1631 : first_12;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 begin_9 = t1632 - first_12;
                const u32 t1634 = end_5 - first_12;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                const u32 end_16 = t1634 < 32u ? t1634 : 32u;
                const u32 t1636 = 4294967295u << begin_9;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1637 = 32u - end_16;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1638 = 4294967295u >> t1637;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1639 = t1636 & t1638;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
                u32 bits_4 = t1639;
                const bool t1640 = number_4 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
                if (t1640) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1641 = number_4 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 pair_17 = t131 + t1641;
                    f32 t1643;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1643) : "r"(pair_17) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t1644;
                    asm("mov.b32 %0, %1;" : "=r"(t1644) : "f"(t1643));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    f32 t1645;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1645) : "r"(pair_17) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t1646;
                    asm("mov.b32 %0, %1;" : "=r"(t1646) : "f"(t1645));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1647 = t1644 | t1646;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                    bits_4 = t1647;
                }
                const u32 t1648 = below_4 - first_11;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
                const u32 unused_4 = 32u - t1648;
                const u32 t1650 = 4294967295u >> unused_4;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1651 = bits_4 & t1650;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                found_4 = t1651;
                const bool t1652 = found_4 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
                if (t1652) {
                    below_4 = first_11;
                } else {
                    u32 t1653;
                    asm("bfind.u32 %0, %1;" : "=r"(t1653) : "r"(found_4));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1654 = first_11 + t1653;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    block_2 = t1654;
                }
            }
        }
#line 407 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1658 = next + 1u;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_33 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_34 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_35 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_36 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_37 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_38 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_39 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_40 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_41 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_42 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_43 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_44 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_45 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_46 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_47 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_48 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_49 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_50 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_51 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_52 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_53 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_54 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_55 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_56 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_57 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_58 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_59 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_60 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_61 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_62 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_63 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_64 = 0.0f;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1659 = i_2 & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1660 = t1659 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1661 = t622 + t1660;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1662;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1662) : "r"(t976));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1663 = t1662 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1664 = t1662 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1665 = t1662 ^ 96u;
        const u32 t1666 = t1661 + t1662;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1667;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1667) : "r"(t965));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1667) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1666) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1666) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1666) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1666) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1668 = t1661 + t1663;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1669;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1669) : "r"(t965));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1670 = t1669 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1670) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1668) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1668) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1668) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1668) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1671 = t1661 + t1664;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1672;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1672) : "r"(t965));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1673 = t1672 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1673) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1671) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1671) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1671) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1671) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1674 = t1661 + t1665;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1675;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1675) : "r"(t965));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1676 = t1675 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1676) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1674) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1674) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1674) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1674) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1677;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1677) : "r"(t965));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1677) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1666) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1666) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1666) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1666) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1678;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1678) : "r"(t965));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1679 = t1678 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1679) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1668) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1668) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1668) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1668) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1680;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1680) : "r"(t965));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1681 = t1680 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1681) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1671) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1671) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1671) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1671) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1682;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1682) : "r"(t965));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1683 = t1682 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1683) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1674) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1674) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1674) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1674) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_445), "r"(m_446));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_447), "r"(m_448));
#line 245 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1684 = end_5 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1685 = t1684 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1686 = block >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
        const u32 number_5 = t1685 - t1686;
#line 235 "fa-kernels/src/attention/block_cursor.rs"
        u32 whole_2 = 0u;
        const bool t1688 = number_5 < 64u;
#line 236 "fa-kernels/src/attention/block_cursor.rs"
        if (t1688) {
            const u32 t1689 = number_5 << 3u;
#line 237 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1690 = t131 + t1689;
#line 237 "fa-kernels/src/attention/block_cursor.rs"
            f32 t1691;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1691) : "r"(t1690) : "memory");
#line 237 "fa-kernels/src/attention/block_cursor.rs"
            u32 t1692;
            asm("mov.b32 %0, %1;" : "=r"(t1692) : "f"(t1691));
#line 237 "fa-kernels/src/attention/block_cursor.rs"
            whole_2 = t1692;
        }
        const u32 t1693 = block & 31u;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1694 = whole_2 >> t1693;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1695 = t1694 & 1u;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
        const bool t1696 = t1695 == 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t1696) {
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_9 = block << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1698 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_3;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t1698));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1700 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1701 = t1700 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1702 = first_key_9 + t1701;
#line 18 "src/functions/sequences.rs"
            const u64 t7_18 = (u64)t1702 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_18 = t4_2 + t7_18;
#line 18 "src/functions/sequences.rs"
            u32 of_key_17;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_17) : "l"(t8_18));
#line 19 "src/functions/sequences.rs"
            const bool t19_34 = t18_2 == of_key_17;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_33 = t19_34 ? s_33 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_33 = changed_33;
#line 19 "src/functions/sequences.rs"
            const bool t19_35 = t18_3 == of_key_17;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_34 = t19_35 ? s_35 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_35 = changed_34;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1710 = t1702 + 1u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_19 = (u64)t1710 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_19 = t4_2 + t7_19;
#line 18 "src/functions/sequences.rs"
            u32 of_key_18;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_18) : "l"(t8_19));
#line 19 "src/functions/sequences.rs"
            const bool t19_36 = t18_2 == of_key_18;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_35 = t19_36 ? s_34 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_34 = changed_35;
#line 19 "src/functions/sequences.rs"
            const bool t19_37 = t18_3 == of_key_18;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_36 = t19_37 ? s_36 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_36 = changed_36;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1718 = t1702 + 8u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_20 = (u64)t1718 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_20 = t4_2 + t7_20;
#line 18 "src/functions/sequences.rs"
            u32 of_key_19;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_19) : "l"(t8_20));
#line 19 "src/functions/sequences.rs"
            const bool t19_38 = t18_2 == of_key_19;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_37 = t19_38 ? s_37 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_37 = changed_37;
#line 19 "src/functions/sequences.rs"
            const bool t19_39 = t18_3 == of_key_19;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_38 = t19_39 ? s_39 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_39 = changed_38;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1726 = t1702 + 9u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_21 = (u64)t1726 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_21 = t4_2 + t7_21;
#line 18 "src/functions/sequences.rs"
            u32 of_key_20;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_20) : "l"(t8_21));
#line 19 "src/functions/sequences.rs"
            const bool t19_40 = t18_2 == of_key_20;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_39 = t19_40 ? s_38 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_38 = changed_39;
#line 19 "src/functions/sequences.rs"
            const bool t19_41 = t18_3 == of_key_20;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_40 = t19_41 ? s_40 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_40 = changed_40;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1734 = t1702 + 16u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_22 = (u64)t1734 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_22 = t4_2 + t7_22;
#line 18 "src/functions/sequences.rs"
            u32 of_key_21;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_21) : "l"(t8_22));
#line 19 "src/functions/sequences.rs"
            const bool t19_42 = t18_2 == of_key_21;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_41 = t19_42 ? s_41 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_41 = changed_41;
#line 19 "src/functions/sequences.rs"
            const bool t19_43 = t18_3 == of_key_21;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_42 = t19_43 ? s_43 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_43 = changed_42;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1742 = t1702 + 17u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_23 = (u64)t1742 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_23 = t4_2 + t7_23;
#line 18 "src/functions/sequences.rs"
            u32 of_key_22;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_22) : "l"(t8_23));
#line 19 "src/functions/sequences.rs"
            const bool t19_44 = t18_2 == of_key_22;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_43 = t19_44 ? s_42 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_42 = changed_43;
#line 19 "src/functions/sequences.rs"
            const bool t19_45 = t18_3 == of_key_22;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_44 = t19_45 ? s_44 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_44 = changed_44;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1750 = t1702 + 24u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_24 = (u64)t1750 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_24 = t4_2 + t7_24;
#line 18 "src/functions/sequences.rs"
            u32 of_key_23;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_23) : "l"(t8_24));
#line 19 "src/functions/sequences.rs"
            const bool t19_46 = t18_2 == of_key_23;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_45 = t19_46 ? s_45 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_45 = changed_45;
#line 19 "src/functions/sequences.rs"
            const bool t19_47 = t18_3 == of_key_23;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_46 = t19_47 ? s_47 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_47 = changed_46;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1758 = t1702 + 25u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_25 = (u64)t1758 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_25 = t4_2 + t7_25;
#line 18 "src/functions/sequences.rs"
            u32 of_key_24;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_24) : "l"(t8_25));
#line 19 "src/functions/sequences.rs"
            const bool t19_48 = t18_2 == of_key_24;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_47 = t19_48 ? s_46 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_46 = changed_47;
#line 19 "src/functions/sequences.rs"
            const bool t19_49 = t18_3 == of_key_24;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_48 = t19_49 ? s_48 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_48 = changed_48;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1766 = t1702 + 32u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_26 = (u64)t1766 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_26 = t4_2 + t7_26;
#line 18 "src/functions/sequences.rs"
            u32 of_key_25;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_25) : "l"(t8_26));
#line 19 "src/functions/sequences.rs"
            const bool t19_50 = t18_2 == of_key_25;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_49 = t19_50 ? s_49 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_49 = changed_49;
#line 19 "src/functions/sequences.rs"
            const bool t19_51 = t18_3 == of_key_25;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_50 = t19_51 ? s_51 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_51 = changed_50;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1774 = t1702 + 33u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_27 = (u64)t1774 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_27 = t4_2 + t7_27;
#line 18 "src/functions/sequences.rs"
            u32 of_key_26;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_26) : "l"(t8_27));
#line 19 "src/functions/sequences.rs"
            const bool t19_52 = t18_2 == of_key_26;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_51 = t19_52 ? s_50 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_50 = changed_51;
#line 19 "src/functions/sequences.rs"
            const bool t19_53 = t18_3 == of_key_26;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_52 = t19_53 ? s_52 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_52 = changed_52;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1782 = t1702 + 40u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_28 = (u64)t1782 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_28 = t4_2 + t7_28;
#line 18 "src/functions/sequences.rs"
            u32 of_key_27;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_27) : "l"(t8_28));
#line 19 "src/functions/sequences.rs"
            const bool t19_54 = t18_2 == of_key_27;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_53 = t19_54 ? s_53 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_53 = changed_53;
#line 19 "src/functions/sequences.rs"
            const bool t19_55 = t18_3 == of_key_27;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_54 = t19_55 ? s_55 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_55 = changed_54;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1790 = t1702 + 41u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_29 = (u64)t1790 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_29 = t4_2 + t7_29;
#line 18 "src/functions/sequences.rs"
            u32 of_key_28;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_28) : "l"(t8_29));
#line 19 "src/functions/sequences.rs"
            const bool t19_56 = t18_2 == of_key_28;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_55 = t19_56 ? s_54 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_54 = changed_55;
#line 19 "src/functions/sequences.rs"
            const bool t19_57 = t18_3 == of_key_28;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_56 = t19_57 ? s_56 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_56 = changed_56;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1798 = t1702 + 48u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_30 = (u64)t1798 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_30 = t4_2 + t7_30;
#line 18 "src/functions/sequences.rs"
            u32 of_key_29;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_29) : "l"(t8_30));
#line 19 "src/functions/sequences.rs"
            const bool t19_58 = t18_2 == of_key_29;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_57 = t19_58 ? s_57 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_57 = changed_57;
#line 19 "src/functions/sequences.rs"
            const bool t19_59 = t18_3 == of_key_29;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_58 = t19_59 ? s_59 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_59 = changed_58;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1806 = t1702 + 49u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_31 = (u64)t1806 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_31 = t4_2 + t7_31;
#line 18 "src/functions/sequences.rs"
            u32 of_key_30;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_30) : "l"(t8_31));
#line 19 "src/functions/sequences.rs"
            const bool t19_60 = t18_2 == of_key_30;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_59 = t19_60 ? s_58 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_58 = changed_59;
#line 19 "src/functions/sequences.rs"
            const bool t19_61 = t18_3 == of_key_30;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_60 = t19_61 ? s_60 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_60 = changed_60;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1814 = t1702 + 56u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_32 = (u64)t1814 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_32 = t4_2 + t7_32;
#line 18 "src/functions/sequences.rs"
            u32 of_key_31;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_31) : "l"(t8_32));
#line 19 "src/functions/sequences.rs"
            const bool t19_62 = t18_2 == of_key_31;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_61 = t19_62 ? s_61 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_61 = changed_61;
#line 19 "src/functions/sequences.rs"
            const bool t19_63 = t18_3 == of_key_31;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_62 = t19_63 ? s_63 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_63 = changed_62;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1822 = t1702 + 57u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_33 = (u64)t1822 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_33 = t4_2 + t7_33;
#line 18 "src/functions/sequences.rs"
            u32 of_key_32;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_32) : "l"(t8_33));
#line 19 "src/functions/sequences.rs"
            const bool t19_64 = t18_2 == of_key_32;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_63 = t19_64 ? s_62 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_62 = changed_63;
#line 19 "src/functions/sequences.rs"
            const bool t19_65 = t18_3 == of_key_32;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_64 = t19_65 ? s_64 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_64 = changed_64;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_10 = block << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1831 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_4;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_4) : "r"(t1831));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1833 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1834 = t1833 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_10 + t1834;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1836 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1837 = first_query_4 + t1836;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1838 = t1837 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t1838 + 1u;
            const u32 t1840 = end_17 > seq_q ? end_17 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1841 = t1840 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_18 = t1841 < seq_k ? t1841 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1843 = end_18 > column_2 ? end_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_19 = t1843 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1846 = visible_34 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t1846;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 1u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1848 = visible_35 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t1848;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1850 = visible_36 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t1850;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 9u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1852 = visible_37 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t1852;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 16u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1854 = visible_38 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t1854;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 17u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1856 = visible_39 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t1856;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 24u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1858 = visible_40 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t1858;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 25u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1860 = visible_41 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t1860;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 32u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1862 = visible_42 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t1862;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 33u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1864 = visible_43 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t1864;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 40u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1866 = visible_44 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t1866;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 41u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1868 = visible_45 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t1868;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 48u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1870 = visible_46 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t1870;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 49u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1872 = visible_47 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t1872;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 56u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1874 = visible_48 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t1874;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 57u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1876 = visible_49 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t1876;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1877 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1878 = first_query_4 + t1877;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1879 = t1878 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1880 = t1879 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_20 = t1880 + 1u;
            const u32 t1882 = end_20 > seq_q ? end_20 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1883 = t1882 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_21 = t1883 < seq_k ? t1883 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1885 = end_21 > column_2 ? end_21 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_22 = t1885 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1888 = visible_50 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t1888;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 1u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1890 = visible_51 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t1890;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1892 = visible_52 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t1892;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 9u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1894 = visible_53 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t1894;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 16u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1896 = visible_54 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t1896;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 17u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1898 = visible_55 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t1898;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 24u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1900 = visible_56 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t1900;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 25u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1902 = visible_57 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t1902;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 32u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1904 = visible_58 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t1904;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 33u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1906 = visible_59 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t1906;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 40u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1908 = visible_60 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t1908;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 41u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1910 = visible_61 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t1910;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 48u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1912 = visible_62 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t1912;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 49u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1914 = visible_63 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t1914;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 56u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1916 = visible_64 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t1916;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_65 = 57u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1918 = visible_65 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t1918;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1920;
        asm("max.f32 %0, %1, %2;" : "=f"(t1920) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1921;
        asm("max.f32 %0, %1, %2;" : "=f"(t1921) : "f"(t1920), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1922;
        asm("max.f32 %0, %1, %2;" : "=f"(t1922) : "f"(t1921), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1923;
        asm("max.f32 %0, %1, %2;" : "=f"(t1923) : "f"(t1922), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1924;
        asm("max.f32 %0, %1, %2;" : "=f"(t1924) : "f"(t1923), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1925;
        asm("max.f32 %0, %1, %2;" : "=f"(t1925) : "f"(t1924), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1926;
        asm("max.f32 %0, %1, %2;" : "=f"(t1926) : "f"(t1925), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1927;
        asm("max.f32 %0, %1, %2;" : "=f"(t1927) : "f"(t1926), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1928;
        asm("max.f32 %0, %1, %2;" : "=f"(t1928) : "f"(t1927), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1929;
        asm("max.f32 %0, %1, %2;" : "=f"(t1929) : "f"(t1928), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1930;
        asm("max.f32 %0, %1, %2;" : "=f"(t1930) : "f"(t1929), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1931;
        asm("max.f32 %0, %1, %2;" : "=f"(t1931) : "f"(t1930), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1932;
        asm("max.f32 %0, %1, %2;" : "=f"(t1932) : "f"(t1931), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1933;
        asm("max.f32 %0, %1, %2;" : "=f"(t1933) : "f"(t1932), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1934;
        asm("max.f32 %0, %1, %2;" : "=f"(t1934) : "f"(t1933), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1935;
        asm("max.f32 %0, %1, %2;" : "=f"(t1935) : "f"(t1934), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1936;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1936) : "f"(t1935));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_18;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_18) : "f"(t1935), "f"(t1936));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1938;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1938) : "f"(pair_18));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_18), "f"(t1938));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t1941 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t1941;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1943 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1944;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1944) : "f"(old_3), "f"(scale_log2), "f"(t1943));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1944));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1946 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1947 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1947));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1949;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1949) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1949;
        const f32 t1950 = t1946 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1951 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1951));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1953;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1953) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1953;
        const f32 t1954 = t1950 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1955 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1955));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1957;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1957) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1957;
        const f32 t1958 = t1954 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1959 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1959));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1961;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1961) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1961;
        const f32 t1962 = t1958 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1963 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1963));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1965;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1965) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1965;
        const f32 t1966 = t1962 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1967 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1967));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1969;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1969) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1969;
        const f32 t1970 = t1966 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1971 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1971));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1973;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1973) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1973;
        const f32 t1974 = t1970 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1975 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1975));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1977;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1977) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1977;
        const f32 t1978 = t1974 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1979 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1979));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1981;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1981) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1981;
        const f32 t1982 = t1978 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1983 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1983));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1985;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1985) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1985;
        const f32 t1986 = t1982 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1987 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1987));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1989;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1989) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1989;
        const f32 t1990 = t1986 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1991 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1991));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1993;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1993) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1993;
        const f32 t1994 = t1990 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1995 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1995));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1997;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1997) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1997;
        const f32 t1998 = t1994 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1999 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1999));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2001;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2001) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t2001;
        const f32 t2002 = t1998 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2003 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t2003));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2005;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2005) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t2005;
        const f32 t2006 = t2002 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2007 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t2007));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2009;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2009) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t2009;
        const f32 t2010 = t2006 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t2010;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2012;
        asm("max.f32 %0, %1, %2;" : "=f"(t2012) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2013;
        asm("max.f32 %0, %1, %2;" : "=f"(t2013) : "f"(t2012), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2014;
        asm("max.f32 %0, %1, %2;" : "=f"(t2014) : "f"(t2013), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2015;
        asm("max.f32 %0, %1, %2;" : "=f"(t2015) : "f"(t2014), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2016;
        asm("max.f32 %0, %1, %2;" : "=f"(t2016) : "f"(t2015), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2017;
        asm("max.f32 %0, %1, %2;" : "=f"(t2017) : "f"(t2016), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2018;
        asm("max.f32 %0, %1, %2;" : "=f"(t2018) : "f"(t2017), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2019;
        asm("max.f32 %0, %1, %2;" : "=f"(t2019) : "f"(t2018), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2020;
        asm("max.f32 %0, %1, %2;" : "=f"(t2020) : "f"(t2019), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2021;
        asm("max.f32 %0, %1, %2;" : "=f"(t2021) : "f"(t2020), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2022;
        asm("max.f32 %0, %1, %2;" : "=f"(t2022) : "f"(t2021), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2023;
        asm("max.f32 %0, %1, %2;" : "=f"(t2023) : "f"(t2022), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2024;
        asm("max.f32 %0, %1, %2;" : "=f"(t2024) : "f"(t2023), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2025;
        asm("max.f32 %0, %1, %2;" : "=f"(t2025) : "f"(t2024), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2026;
        asm("max.f32 %0, %1, %2;" : "=f"(t2026) : "f"(t2025), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2027;
        asm("max.f32 %0, %1, %2;" : "=f"(t2027) : "f"(t2026), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2028;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2028) : "f"(t2027));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_19;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_19) : "f"(t2027), "f"(t2028));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2030;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2030) : "f"(pair_19));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_19), "f"(t2030));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t2033 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t2033;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t2035 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t2036;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2036) : "f"(old_4), "f"(scale_log2), "f"(t2035));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t2036));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t2038 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2039 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t2039));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2041;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2041) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t2041;
        const f32 t2042 = t2038 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2043 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t2043));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2045;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2045) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t2045;
        const f32 t2046 = t2042 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2047 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t2047));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2049;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2049) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t2049;
        const f32 t2050 = t2046 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2051 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t2051));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2053;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2053) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t2053;
        const f32 t2054 = t2050 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2055 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t2055));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2057;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2057) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t2057;
        const f32 t2058 = t2054 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2059 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t2059));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2061;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2061) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t2061;
        const f32 t2062 = t2058 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2063 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t2063));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2065;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2065) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t2065;
        const f32 t2066 = t2062 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2067 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t2067));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2069;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2069) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t2069;
        const f32 t2070 = t2066 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2071 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t2071));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2073;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2073) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t2073;
        const f32 t2074 = t2070 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2075 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t2075));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2077;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2077) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t2077;
        const f32 t2078 = t2074 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2079 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t2079));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2081;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2081) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t2081;
        const f32 t2082 = t2078 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2083 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t2083));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2085;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2085) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t2085;
        const f32 t2086 = t2082 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2087 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t2087));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2089;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2089) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t2089;
        const f32 t2090 = t2086 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2091 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t2091));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2093;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2093) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t2093;
        const f32 t2094 = t2090 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2095 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t2095));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2097;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2097) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t2097;
        const f32 t2098 = t2094 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2099 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t2099));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2101;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2101) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t2101;
        const f32 t2102 = t2098 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t2102;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2103 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t2103;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2104 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t2104;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2105 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t2105;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2106 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t2106;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2107 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t2107;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2108 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t2108;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2109 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t2109;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2110 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t2110;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2111 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t2111;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2112 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t2112;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2113 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t2113;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2114 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t2114;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2115 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t2115;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2116 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t2116;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2117 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t2117;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2118 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t2118;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2119 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t2119;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2120 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t2120;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2121 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t2121;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2122 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t2122;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2123 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t2123;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2124 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t2124;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2125 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t2125;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2126 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t2126;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2127 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t2127;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2128 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t2128;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2129 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t2129;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2130 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t2130;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2131 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t2131;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2132 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t2132;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2133 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t2133;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2134 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t2134;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2135 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t2135;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2136 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t2136;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2137 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t2137;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2138 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t2138;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2139 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t2139;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2140 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t2140;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2141 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t2141;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2142 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t2142;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2143 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t2143;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2144 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t2144;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2145 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t2145;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2146 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t2146;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2147 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t2147;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2148 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t2148;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2149 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t2149;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2150 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t2150;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2151 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t2151;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2152 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t2152;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2153 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t2153;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2154 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t2154;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2155 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t2155;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2156 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t2156;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2157 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t2157;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2158 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t2158;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2159 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t2159;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2160 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t2160;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2161 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t2161;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2162 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t2162;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2163 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t2163;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2164 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t2164;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2165 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t2165;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2166 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t2166;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2167;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2167) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2168;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2168) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2169;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2169) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2170;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2170) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2171;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2171) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2172;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2172) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2173;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2173) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2174;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2174) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2175;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2175) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2176;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2176) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2177;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2177) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2178;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2178) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2179;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2179) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2180;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2180) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2181;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2181) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2182;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2182) : "f"(s_63), "f"(s_64));
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t2183 = i_2 & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t2184 = t2183 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t2185 = t623 + t2184;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2186;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2186) : "r"(t983));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2187 = t2186 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2188 = t2186 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2189 = t2186 ^ 96u;
        const u32 t2190 = t2185 + t2186;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2191 = t2185 + t2187;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2192 = t2185 + t2188;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2193 = t2185 + t2189;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t2190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170), "r"(m_449), "r"(m_450));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170), "r"(m_451), "r"(m_452));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t2191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170), "r"(m_453), "r"(m_454));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170), "r"(m_455), "r"(m_456));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t2192) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170), "r"(m_457), "r"(m_458));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170), "r"(m_459), "r"(m_460));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t2193) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170), "r"(m_461), "r"(m_462));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170), "r"(m_463), "r"(m_464));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t2190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170), "r"(m_465), "r"(m_466));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170), "r"(m_467), "r"(m_468));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t2191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170), "r"(m_469), "r"(m_470));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170), "r"(m_471), "r"(m_472));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t2192) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170), "r"(m_473), "r"(m_474));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170), "r"(m_475), "r"(m_476));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t2193) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170), "r"(m_477), "r"(m_478));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2167), "r"(t2168), "r"(t2169), "r"(t2170), "r"(m_479), "r"(m_480));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t2190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2171), "r"(t2172), "r"(t2173), "r"(t2174), "r"(m_481), "r"(m_482));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2171), "r"(t2172), "r"(t2173), "r"(t2174), "r"(m_483), "r"(m_484));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t2191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2171), "r"(t2172), "r"(t2173), "r"(t2174), "r"(m_485), "r"(m_486));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2171), "r"(t2172), "r"(t2173), "r"(t2174), "r"(m_487), "r"(m_488));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t2192) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2171), "r"(t2172), "r"(t2173), "r"(t2174), "r"(m_489), "r"(m_490));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2171), "r"(t2172), "r"(t2173), "r"(t2174), "r"(m_491), "r"(m_492));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t2193) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2171), "r"(t2172), "r"(t2173), "r"(t2174), "r"(m_493), "r"(m_494));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2171), "r"(t2172), "r"(t2173), "r"(t2174), "r"(m_495), "r"(m_496));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t2190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2171), "r"(t2172), "r"(t2173), "r"(t2174), "r"(m_497), "r"(m_498));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2171), "r"(t2172), "r"(t2173), "r"(t2174), "r"(m_499), "r"(m_500));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t2191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2171), "r"(t2172), "r"(t2173), "r"(t2174), "r"(m_501), "r"(m_502));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2171), "r"(t2172), "r"(t2173), "r"(t2174), "r"(m_503), "r"(m_504));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t2192) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2171), "r"(t2172), "r"(t2173), "r"(t2174), "r"(m_505), "r"(m_506));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2171), "r"(t2172), "r"(t2173), "r"(t2174), "r"(m_507), "r"(m_508));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t2193) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2171), "r"(t2172), "r"(t2173), "r"(t2174), "r"(m_509), "r"(m_510));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2171), "r"(t2172), "r"(t2173), "r"(t2174), "r"(m_511), "r"(m_512));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t2190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2175), "r"(t2176), "r"(t2177), "r"(t2178), "r"(m_513), "r"(m_514));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2175), "r"(t2176), "r"(t2177), "r"(t2178), "r"(m_515), "r"(m_516));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t2191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2175), "r"(t2176), "r"(t2177), "r"(t2178), "r"(m_517), "r"(m_518));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2175), "r"(t2176), "r"(t2177), "r"(t2178), "r"(m_519), "r"(m_520));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t2192) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2175), "r"(t2176), "r"(t2177), "r"(t2178), "r"(m_521), "r"(m_522));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2175), "r"(t2176), "r"(t2177), "r"(t2178), "r"(m_523), "r"(m_524));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t2193) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2175), "r"(t2176), "r"(t2177), "r"(t2178), "r"(m_525), "r"(m_526));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2175), "r"(t2176), "r"(t2177), "r"(t2178), "r"(m_527), "r"(m_528));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t2190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2175), "r"(t2176), "r"(t2177), "r"(t2178), "r"(m_529), "r"(m_530));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2175), "r"(t2176), "r"(t2177), "r"(t2178), "r"(m_531), "r"(m_532));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t2191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2175), "r"(t2176), "r"(t2177), "r"(t2178), "r"(m_533), "r"(m_534));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2175), "r"(t2176), "r"(t2177), "r"(t2178), "r"(m_535), "r"(m_536));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t2192) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2175), "r"(t2176), "r"(t2177), "r"(t2178), "r"(m_537), "r"(m_538));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2175), "r"(t2176), "r"(t2177), "r"(t2178), "r"(m_539), "r"(m_540));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t2193) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2175), "r"(t2176), "r"(t2177), "r"(t2178), "r"(m_541), "r"(m_542));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2175), "r"(t2176), "r"(t2177), "r"(t2178), "r"(m_543), "r"(m_544));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t2190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2179), "r"(t2180), "r"(t2181), "r"(t2182), "r"(m_545), "r"(m_546));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2179), "r"(t2180), "r"(t2181), "r"(t2182), "r"(m_547), "r"(m_548));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t2191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2179), "r"(t2180), "r"(t2181), "r"(t2182), "r"(m_549), "r"(m_550));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2179), "r"(t2180), "r"(t2181), "r"(t2182), "r"(m_551), "r"(m_552));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t2192) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2179), "r"(t2180), "r"(t2181), "r"(t2182), "r"(m_553), "r"(m_554));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2179), "r"(t2180), "r"(t2181), "r"(t2182), "r"(m_555), "r"(m_556));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t2193) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2179), "r"(t2180), "r"(t2181), "r"(t2182), "r"(m_557), "r"(m_558));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2179), "r"(t2180), "r"(t2181), "r"(t2182), "r"(m_559), "r"(m_560));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t2190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2179), "r"(t2180), "r"(t2181), "r"(t2182), "r"(m_561), "r"(m_562));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2179), "r"(t2180), "r"(t2181), "r"(t2182), "r"(m_563), "r"(m_564));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t2191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2179), "r"(t2180), "r"(t2181), "r"(t2182), "r"(m_565), "r"(m_566));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2179), "r"(t2180), "r"(t2181), "r"(t2182), "r"(m_567), "r"(m_568));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t2192) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2179), "r"(t2180), "r"(t2181), "r"(t2182), "r"(m_569), "r"(m_570));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2179), "r"(t2180), "r"(t2181), "r"(t2182), "r"(m_571), "r"(m_572));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t2193) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2179), "r"(t2180), "r"(t2181), "r"(t2182), "r"(m_573), "r"(m_574));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2179), "r"(t2180), "r"(t2181), "r"(t2182), "r"(m_575), "r"(m_576));
    }
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t2194;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2194) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_20 = row_sum + t2194;
    f32 t2196;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2196) : "f"(pair_20));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t2197 = pair_20 + t2196;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t2197;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t2198;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2198) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_21 = row_sum_2 + t2198;
    f32 t2200;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2200) : "f"(pair_21));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t2201 = pair_21 + t2200;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t2201;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t2202 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t2203;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2203) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t2202 ? 0.0f : t2203;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2205 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc = t2205;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2206 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t2206;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2207 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t2207;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2208 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t2208;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2209 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t2209;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2210 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t2210;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2211 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t2211;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2212 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t2212;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2213 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t2213;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2214 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t2214;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2215 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t2215;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2216 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t2216;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2217 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t2217;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2218 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t2218;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2219 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t2219;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2220 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t2220;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2221 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_33 = t2221;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2222 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_34 = t2222;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2223 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_37 = t2223;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2224 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_38 = t2224;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2225 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_41 = t2225;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2226 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_42 = t2226;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2227 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_45 = t2227;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2228 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_46 = t2228;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2229 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_49 = t2229;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2230 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_50 = t2230;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2231 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_53 = t2231;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2232 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_54 = t2232;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2233 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_57 = t2233;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2234 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_58 = t2234;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2235 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_61 = t2235;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2236 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_62 = t2236;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t2237 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t2238;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2238) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t2237 ? 0.0f : t2238;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2240 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t2240;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2241 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t2241;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2242 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t2242;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2243 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t2243;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2244 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t2244;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2245 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t2245;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2246 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t2246;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2247 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t2247;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2248 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t2248;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2249 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t2249;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2250 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t2250;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2251 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t2251;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2252 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t2252;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2253 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t2253;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2254 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t2254;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2255 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t2255;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2256 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_35 = t2256;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2257 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_36 = t2257;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2258 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_39 = t2258;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2259 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_40 = t2259;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2260 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_43 = t2260;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2261 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_44 = t2261;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2262 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_47 = t2262;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2263 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_48 = t2263;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2264 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_51 = t2264;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2265 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_52 = t2265;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2266 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_55 = t2266;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2267 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_56 = t2267;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2268 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_59 = t2268;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2269 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_60 = t2269;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2270 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_63 = t2270;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2271 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_64 = t2271;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2272 = blockIdx.x;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2273;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2273) : "r"(t2272));
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t2274 = seq_q + 63u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t2275 = t2274 >> 6u;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2276 = heads_per_section * t2275;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2277 = t2273 / t2276;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_13 = t2277 * heads_per_section;
    const u32 t2279 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2280 = t2279 - first_13;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t2280 < heads_per_section ? t2280 : heads_per_section;
    const u32 t2282 = first_13 * t2275;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_5 = t2273 - t2282;
    const u32 t2284 = rest_5 % heads_3;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2285 = first_13 + t2284;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2286 = t2275 - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2287 = rest_5 / heads_3;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2288 = t2286 - t2287;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2289 = t2288 << 6u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2290 = t2285 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2291 = t2285 / heads;
#line 200 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
    const u32 t2292 = smem_1 + 8192u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2293 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2294 = first_row + t2293;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2295 = t2294 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2296 = 0u ^ t2295;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2297 = t2294 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2298 = t2296 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2299 = t2297 + t2298;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2300 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2301 = t2300 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2302 = t2299 + t2301;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2303;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2303) : "f"(acc), "f"(acc_2));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2304 = smem_1 + t2302;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2304), "r"(t2303) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2305;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2305) : "f"(acc_5), "f"(acc_6));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2306 = t2302 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2307 = smem_1 + t2306;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2307), "r"(t2305) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2308;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2308) : "f"(acc_9), "f"(acc_10));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2309 = t2302 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2310 = smem_1 + t2309;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2310), "r"(t2308) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2311;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2311) : "f"(acc_13), "f"(acc_14));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2312 = t2302 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2313 = smem_1 + t2312;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2313), "r"(t2311) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2314;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2314) : "f"(acc_17), "f"(acc_18));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2315 = t2302 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2316 = smem_1 + t2315;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2316), "r"(t2314) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2317;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2317) : "f"(acc_21), "f"(acc_22));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2318 = t2302 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2319 = smem_1 + t2318;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2319), "r"(t2317) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2320;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2320) : "f"(acc_25), "f"(acc_26));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2321 = t2302 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2322 = smem_1 + t2321;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2322), "r"(t2320) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2323;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2323) : "f"(acc_29), "f"(acc_30));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2324 = t2302 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2325 = smem_1 + t2324;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2325), "r"(t2323) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2326 = t2294 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2327 = 0u ^ t2326;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2328 = t2294 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2329 = t2327 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2330 = t2328 + t2329;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2331 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2332 = t2331 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2333 = t2330 + t2332;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2334;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2334) : "f"(acc_33), "f"(acc_34));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2335 = t2292 + t2333;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2335), "r"(t2334) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2336;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2336) : "f"(acc_37), "f"(acc_38));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2337 = t2333 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2338 = t2292 + t2337;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2338), "r"(t2336) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2339;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2339) : "f"(acc_41), "f"(acc_42));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2340 = t2333 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2341 = t2292 + t2340;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2341), "r"(t2339) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2342;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2342) : "f"(acc_45), "f"(acc_46));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2343 = t2333 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2344 = t2292 + t2343;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2344), "r"(t2342) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2345;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2345) : "f"(acc_49), "f"(acc_50));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2346 = t2333 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2347 = t2292 + t2346;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2347), "r"(t2345) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2348;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2348) : "f"(acc_53), "f"(acc_54));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2349 = t2333 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2350 = t2292 + t2349;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2350), "r"(t2348) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2351;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2351) : "f"(acc_57), "f"(acc_58));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2352 = t2333 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2353 = t2292 + t2352;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2353), "r"(t2351) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2354;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2354) : "f"(acc_61), "f"(acc_62));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2355 = t2333 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2356 = t2292 + t2355;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2356), "r"(t2354) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2357 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2358 = first_row + t2357;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2359 = t2358 + 8u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2360 = t2359 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2361 = 0u ^ t2360;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2362 = t2359 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2363 = t2361 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2364 = t2362 + t2363;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2365 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2366 = t2365 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2367 = t2364 + t2366;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2368;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2368) : "f"(acc_3), "f"(acc_4));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2369 = smem_1 + t2367;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2369), "r"(t2368) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2370;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2370) : "f"(acc_7), "f"(acc_8));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2371 = t2367 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2372 = smem_1 + t2371;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2372), "r"(t2370) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2373;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2373) : "f"(acc_11), "f"(acc_12));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2374 = t2367 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2375 = smem_1 + t2374;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2375), "r"(t2373) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2376;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2376) : "f"(acc_15), "f"(acc_16));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2377 = t2367 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2378 = smem_1 + t2377;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2378), "r"(t2376) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2379;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2379) : "f"(acc_19), "f"(acc_20));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2380 = t2367 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2381 = smem_1 + t2380;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2381), "r"(t2379) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2382;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2382) : "f"(acc_23), "f"(acc_24));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2383 = t2367 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2384 = smem_1 + t2383;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2384), "r"(t2382) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2385;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2385) : "f"(acc_27), "f"(acc_28));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2386 = t2367 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2387 = smem_1 + t2386;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2387), "r"(t2385) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2388;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2388) : "f"(acc_31), "f"(acc_32));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2389 = t2367 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2390 = smem_1 + t2389;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2390), "r"(t2388) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2391 = t2359 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2392 = 0u ^ t2391;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2393 = t2359 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2394 = t2392 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2395 = t2393 + t2394;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2396 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2397 = t2396 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2398 = t2395 + t2397;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2399;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2399) : "f"(acc_35), "f"(acc_36));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2400 = t2292 + t2398;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2400), "r"(t2399) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2401;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2401) : "f"(acc_39), "f"(acc_40));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2402 = t2398 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2403 = t2292 + t2402;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2403), "r"(t2401) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2404;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2404) : "f"(acc_43), "f"(acc_44));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2405 = t2398 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2406 = t2292 + t2405;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2406), "r"(t2404) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2407;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2407) : "f"(acc_47), "f"(acc_48));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2408 = t2398 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2409 = t2292 + t2408;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2409), "r"(t2407) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2410;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2410) : "f"(acc_51), "f"(acc_52));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2411 = t2398 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2412 = t2292 + t2411;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2412), "r"(t2410) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2413;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2413) : "f"(acc_55), "f"(acc_56));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2414 = t2398 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2415 = t2292 + t2414;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2415), "r"(t2413) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2416;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2416) : "f"(acc_59), "f"(acc_60));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2417 = t2398 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2418 = t2292 + t2417;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2418), "r"(t2416) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2419;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2419) : "f"(acc_63), "f"(acc_64));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2420 = t2398 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2421 = t2292 + t2420;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2421), "r"(t2419) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2422 = (u64)t2291;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2423 = t2422 * o_stride0;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2424 = t2423 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2425 = o + t2424;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2426 = (u64)t2289;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2427 = t2426 * o_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2428 = t2427 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2429 = t2425 + t2428;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2430 = (u64)t2290;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2431 = t2430 * o_stride2;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2432 = t2431 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2433 = t2429 + t2432;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2434 = (u32)o_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2435 = t2434 << 1u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2436 = seq_q - t2289;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2437 = head_dim >> 3u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2438 = lane >> 3u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2439 = first_row + t2438;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2440 = lane & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2441 = t2439 < t2436;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2442 = t2440 < t2437;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2443 = t2441 & t2442;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2443) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2444 = t2439 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2445 = t2440 ^ t2444;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2446 = t2439 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2447 = t2445 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2448 = t2446 + t2447;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2449 = smem_1 + t2448;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2449) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2450 = (u64)t2439 * t2435;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2451 = t2433 + t2450;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2452 = (u64)t2440 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2453 = t2451 + t2452;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2453), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2454 = t2439 + 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2455 = t2454 < t2436;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2456 = t2440 < t2437;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2457 = t2455 & t2456;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2457) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2458 = t2454 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2459 = t2440 ^ t2458;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2460 = t2454 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2461 = t2459 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2462 = t2460 + t2461;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2463 = smem_1 + t2462;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2463) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2464 = (u64)t2454 * t2435;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2465 = t2433 + t2464;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2466 = (u64)t2440 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2467 = t2465 + t2466;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2467), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2468 = t2439 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2469 = t2468 < t2436;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2470 = t2440 < t2437;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2471 = t2469 & t2470;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2471) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2472 = t2468 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2473 = t2440 ^ t2472;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2474 = t2468 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2475 = t2473 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2476 = t2474 + t2475;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2477 = smem_1 + t2476;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2477) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2478 = (u64)t2468 * t2435;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2479 = t2433 + t2478;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2480 = (u64)t2440 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2481 = t2479 + t2480;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2481), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2482 = t2439 + 12u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2483 = t2482 < t2436;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2484 = t2440 < t2437;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2485 = t2483 & t2484;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2485) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2486 = t2482 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2487 = t2440 ^ t2486;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2488 = t2482 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2489 = t2487 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2490 = t2488 + t2489;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2491 = smem_1 + t2490;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2491) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2492 = (u64)t2482 * t2435;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2493 = t2433 + t2492;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2494 = (u64)t2440 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2495 = t2493 + t2494;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2495), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2496 = smem_1 + 8192u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2497 = t2439 < t2436;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2498 = t2440 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2499 = t2498 < t2437;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2500 = t2497 & t2499;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2500) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2501 = t2439 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2502 = t2440 ^ t2501;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2503 = t2439 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2504 = t2502 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2505 = t2503 + t2504;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2506 = t2496 + t2505;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2506) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2507 = (u64)t2439 * t2435;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2508 = t2433 + t2507;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2509 = (u64)t2440 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2510 = t2508 + t2509;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2510), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2511 = t2439 + 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2512 = t2511 < t2436;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2513 = t2440 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2514 = t2513 < t2437;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2515 = t2512 & t2514;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2515) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2516 = t2511 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2517 = t2440 ^ t2516;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2518 = t2511 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2519 = t2517 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2520 = t2518 + t2519;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2521 = t2496 + t2520;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2521) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2522 = (u64)t2511 * t2435;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2523 = t2433 + t2522;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2524 = (u64)t2440 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2525 = t2523 + t2524;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2525), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2526 = t2439 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2527 = t2526 < t2436;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2528 = t2440 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2529 = t2528 < t2437;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2530 = t2527 & t2529;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2530) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2531 = t2526 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2532 = t2440 ^ t2531;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2533 = t2526 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2534 = t2532 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2535 = t2533 + t2534;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2536 = t2496 + t2535;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2536) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2537 = (u64)t2526 * t2435;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2538 = t2433 + t2537;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2539 = (u64)t2440 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2540 = t2538 + t2539;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2540), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2541 = t2439 + 12u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2542 = t2541 < t2436;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2543 = t2440 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2544 = t2543 < t2437;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2545 = t2542 & t2544;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2545) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2546 = t2541 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2547 = t2440 ^ t2546;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2548 = t2541 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2549 = t2547 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2550 = t2548 + t2549;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2551 = t2496 + t2550;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2551) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2552 = (u64)t2541 * t2435;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2553 = t2433 + t2552;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2554 = (u64)t2440 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2555 = t2553 + t2554;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2555), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2556 = t2289 + first_row;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2557 = (u64)t2291;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2558 = t2557 * lse_stride0;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2559 = t2558 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2560 = lse + t2559;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2561 = (u64)t2290;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2562 = t2561 * lse_stride1;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2563 = t2562 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2564 = t2560 + t2563;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2565 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t2566 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t2567 = t2566 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t2567) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2568 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_33 = t2556 + t2568;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_33 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t2571 = (u64)row_33 * t2565;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2572 = t2571 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2573 = t2564 + t2572;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2574;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2574) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2575;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2575) : "f"(row_max), "f"(scale_log2), "f"(t2574));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t2575 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t2577 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t2578 = t2577 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2573), "f"(t2578) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2579 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2580 = t2556 + t2579;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_34 = t2580 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_34 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t2583 = (u64)row_34 * t2565;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2584 = t2583 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2585 = t2564 + t2584;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2586;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2586) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2587;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2587) : "f"(row_max_2), "f"(scale_log2), "f"(t2586));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t2587 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t2589 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t2590 = t2589 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2585), "f"(t2590) : "memory");
        }
    }
}
