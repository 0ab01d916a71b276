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
    const u32 t36 = end_4 + 63u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t37 = t36 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end_5 = t37 > 1u ? t37 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t39 = end_2 >> 6u;
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
#line 101 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 last = t21 + 63u;
    const u32 t125 = t21 >> 6u;
#line 102 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t126 = seq_q - 1u;
#line 102 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t127 = last < t126 ? last : t126;
#line 126 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t128 = (u32)__cvta_generic_to_shared(smem);
#line 126 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t129 = t128 + 81920u;
#line 59 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t130 = threadIdx.x;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t131 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t132 = t131 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t133 = t132 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t134 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t135 = t134 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t136 = t133 - t135;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t137 = t136 < 64u ? t136 : 64u;
#line 59 "fa-kernels/src/attention/block_cursor.rs"
    #pragma unroll 1
    for (u32 i = t130; i < t137; i += 128u) {
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t138 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t139 = t138 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t140 = t139 - i;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 first_2 = t140 << 5u;
#line 61 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t142 = first_2 >> 5u;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t143 = (u64)t23;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t144 = t143 * mask_blocks_stride0;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t145 = t144 * 4ull;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t146 = mask_blocks + t145;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t147 = (u64)t22;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t148 = t147 * mask_blocks_stride1;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t149 = t148 * 4ull;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t150 = t146 + t149;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t151 = (u64)t125;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t152 = t151 * mask_blocks_stride2;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t153 = t152 * 4ull;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t154 = t150 + t153;
#line 193 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t155 = (u64)t142 * 8u;
#line 193 "fa-kernels/src/attention/options/mask_blocks.rs"
        const u64 t156 = t154 + t155;
        u32 t157;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t157) : "l"(t156) : "memory");
#line 194 "fa-kernels/src/attention/options/mask_blocks.rs"
        u32 t158;
        asm volatile("ld.global.u32 %0, [%1+4];" : "=r"(t158) : "l"(t156) : "memory");
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t159 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t160 = t159 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t161 = t160 - i;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 first_3 = t161 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
        const u32 t163 = end_5 - end_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
        const u32 t164 = t163 > first_3 ? t163 : first_3;
#line 59 "fa-kernels/src/attention/block_walk.rs"
        const u32 begin = t164 - first_3;
        const u32 t166 = end_5 - first_3;
#line 60 "fa-kernels/src/attention/block_walk.rs"
        const u32 end_6 = t166 < 32u ? t166 : 32u;
        const u32 t168 = 4294967295u << begin;
#line 61 "fa-kernels/src/attention/block_walk.rs"
        const u32 t169 = 32u - end_6;
#line 61 "fa-kernels/src/attention/block_walk.rs"
        const u32 t170 = 4294967295u >> t169;
#line 61 "fa-kernels/src/attention/block_walk.rs"
        const u32 t171 = t168 & t170;
#line 62 "fa-kernels/src/attention/block_cursor.rs"
        const u32 visible = t157 & t171;
        const u32 t173 = t158 & visible;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t174 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t175 = t174 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t176 = t175 - i;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 first_4 = t176 << 5u;
#line 83 "fa-kernels/src/attention/block_walk.rs"
        const u32 t178 = end_5 - t42;
#line 76 "fa-kernels/src/attention/block_walk.rs"
        const u32 t179 = t178 > first_4 ? t178 : first_4;
#line 76 "fa-kernels/src/attention/block_walk.rs"
        const u32 count = t179 - first_4;
        const bool t181 = count < 32u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t182 = count & 31u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t183 = 1u << t182;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t184 = t183 - 1u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 right = t181 ? t184 : 4294967295u;
#line 84 "fa-kernels/src/attention/block_walk.rs"
        const u32 t186 = end_5 - end_5;
#line 76 "fa-kernels/src/attention/block_walk.rs"
        const u32 t187 = t186 > first_4 ? t186 : first_4;
#line 76 "fa-kernels/src/attention/block_walk.rs"
        const u32 count_2 = t187 - first_4;
        const bool t189 = count_2 < 32u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t190 = count_2 & 31u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t191 = 1u << t190;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t192 = t191 - 1u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t193 = t189 ? t192 : 4294967295u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t194 = right & t193;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t195 = right ^ t194;
#line 63 "fa-kernels/src/attention/block_cursor.rs"
        const u32 whole_2 = t173 & t195;
        const u32 t197 = visible ^ whole_2;
#line 71 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t198 = i << 3u;
#line 71 "fa-kernels/src/attention/block_cursor.rs"
        const u32 to = t129 + t198;
        f32 t200;
        asm("mov.b32 %0, %1;" : "=f"(t200) : "r"(t197));
#line 72 "fa-kernels/src/attention/block_cursor.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t200) : "memory");
        f32 t201;
        asm("mov.b32 %0, %1;" : "=f"(t201) : "r"(whole_2));
#line 73 "fa-kernels/src/attention/block_cursor.rs"
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t201) : "memory");
    }
#line 81 "fa-kernels/src/attention/forward/mma/work.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t202 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t203 = t202 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t204 = t203 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t205 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t206 = t205 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t207 = t204 - t206;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t208 = t207 < 64u ? t207 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t209 = t208 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t210 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t211 = t210 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t212 = t211 - t209;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t213 = t212 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t214 = end_5 - end_5;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t215 = t213 > t214 ? t213 : t214;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t216 = end_5 - end_5;
#line 140 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t217 = t215 - t216;
#line 79 "fa-kernels/src/attention/block_cursor.rs"
    u32 all = t217;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t218 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_2 = t218 & 31u;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
    u32 own = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t220 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t221 = t220 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t222 = t221 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t223 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t224 = t223 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t225 = t222 - t224;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t226 = t225 < 64u ? t225 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t227 = lane_2 < t226;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t227) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t228 = lane_2 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair = t129 + t228;
        f32 t230;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t230) : "r"(pair) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t231;
        asm("mov.b32 %0, %1;" : "=r"(t231) : "f"(t230));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t232;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t232) : "r"(pair) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t233;
        asm("mov.b32 %0, %1;" : "=r"(t233) : "f"(t232));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t234 = t231 | t233;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t235;
        asm("popc.b32 %0, %1;" : "=r"(t235) : "r"(t234));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own = t235;
    }
    const u32 own_2 = own;
    f32 t237;
    asm("mov.b32 %0, %1;" : "=f"(t237) : "r"(own_2));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t238;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t238) : "f"(t237));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t239;
    asm("mov.b32 %0, %1;" : "=r"(t239) : "f"(t238));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t240 = lane_2 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t241 = t240 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t242 = t241 ? t239 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t243 = own_2 + t242;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t244 = own_2 + t239;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t245;
    asm("mov.b32 %0, %1;" : "=f"(t245) : "r"(t244));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t246;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t246) : "f"(t245));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t247;
    asm("mov.b32 %0, %1;" : "=r"(t247) : "f"(t246));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t248 = lane_2 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t249 = t248 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t250 = t249 ? t247 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t251 = t243 + t250;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t252 = t244 + t247;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t253;
    asm("mov.b32 %0, %1;" : "=f"(t253) : "r"(t252));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t254;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t254) : "f"(t253));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t255;
    asm("mov.b32 %0, %1;" : "=r"(t255) : "f"(t254));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t256 = lane_2 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t257 = t256 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t258 = t257 ? t255 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t259 = t251 + t258;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t260 = t252 + t255;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t261;
    asm("mov.b32 %0, %1;" : "=f"(t261) : "r"(t260));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t262;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t262) : "f"(t261));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t263;
    asm("mov.b32 %0, %1;" : "=r"(t263) : "f"(t262));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t264 = lane_2 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t265 = t264 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t266 = t265 ? t263 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t267 = t259 + t266;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t268 = t260 + t263;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t269;
    asm("mov.b32 %0, %1;" : "=f"(t269) : "r"(t268));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t270;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t270) : "f"(t269));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t271;
    asm("mov.b32 %0, %1;" : "=r"(t271) : "f"(t270));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t272 = lane_2 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t273 = t272 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t274 = t273 ? t271 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t275 = t267 + t274;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t276 = t268 + t271;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t277;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t277) : "r"(t276));
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t278 = all + t277;
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    all = t278;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t279 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_3 = t279 & 31u;
    const u32 pair_2 = lane_3 + 32u;
    u32 own_3 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t282 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t283 = t282 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t284 = t283 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t285 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t286 = t285 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t287 = t284 - t286;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t288 = t287 < 64u ? t287 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t289 = pair_2 < t288;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t289) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t290 = pair_2 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_3 = t129 + t290;
        f32 t292;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t292) : "r"(pair_3) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t293;
        asm("mov.b32 %0, %1;" : "=r"(t293) : "f"(t292));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t294;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t294) : "r"(pair_3) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t295;
        asm("mov.b32 %0, %1;" : "=r"(t295) : "f"(t294));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t296 = t293 | t295;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t297;
        asm("popc.b32 %0, %1;" : "=r"(t297) : "r"(t296));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_3 = t297;
    }
    const u32 own_4 = own_3;
    f32 t299;
    asm("mov.b32 %0, %1;" : "=f"(t299) : "r"(own_4));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t300;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t300) : "f"(t299));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t301;
    asm("mov.b32 %0, %1;" : "=r"(t301) : "f"(t300));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t302 = lane_3 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t303 = t302 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t304 = t303 ? t301 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t305 = own_4 + t304;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t306 = own_4 + t301;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t307;
    asm("mov.b32 %0, %1;" : "=f"(t307) : "r"(t306));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t308;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t308) : "f"(t307));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t309;
    asm("mov.b32 %0, %1;" : "=r"(t309) : "f"(t308));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t310 = lane_3 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t311 = t310 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t312 = t311 ? t309 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t313 = t305 + t312;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t314 = t306 + t309;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t315;
    asm("mov.b32 %0, %1;" : "=f"(t315) : "r"(t314));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t316;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t316) : "f"(t315));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t317;
    asm("mov.b32 %0, %1;" : "=r"(t317) : "f"(t316));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t318 = lane_3 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t319 = t318 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t320 = t319 ? t317 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t321 = t313 + t320;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t322 = t314 + t317;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t323;
    asm("mov.b32 %0, %1;" : "=f"(t323) : "r"(t322));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t324;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t324) : "f"(t323));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t325;
    asm("mov.b32 %0, %1;" : "=r"(t325) : "f"(t324));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t326 = lane_3 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t327 = t326 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t328 = t327 ? t325 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t329 = t321 + t328;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t330 = t322 + t325;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t331;
    asm("mov.b32 %0, %1;" : "=f"(t331) : "r"(t330));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t332;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t332) : "f"(t331));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t333;
    asm("mov.b32 %0, %1;" : "=r"(t333) : "f"(t332));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t334 = lane_3 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t335 = t334 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t336 = t335 ? t333 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t337 = t329 + t336;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t338 = t330 + t333;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t339;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t339) : "r"(t338));
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t340 = all + t339;
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    all = t340;
#line 82 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 count_3 = all > 1u ? all : 1u;
#line 90 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t342 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_cursor.rs"
    u32 block = t342;
#line 94 "fa-kernels/src/attention/block_cursor.rs"
    u32 rest_2 = 0u;
    u32 is_found = 0u;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t343 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_4 = t343 & 31u;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
    u32 own_5 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t345 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t346 = t345 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t347 = t346 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t348 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t349 = t348 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t350 = t347 - t349;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t351 = t350 < 64u ? t350 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t352 = lane_4 < t351;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t352) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t353 = lane_4 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_4 = t129 + t353;
        f32 t355;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t355) : "r"(pair_4) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t356;
        asm("mov.b32 %0, %1;" : "=r"(t356) : "f"(t355));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t357;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t357) : "r"(pair_4) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t358;
        asm("mov.b32 %0, %1;" : "=r"(t358) : "f"(t357));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t359 = t356 | t358;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t360;
        asm("popc.b32 %0, %1;" : "=r"(t360) : "r"(t359));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_5 = t360;
    }
    const u32 own_6 = own_5;
    f32 t362;
    asm("mov.b32 %0, %1;" : "=f"(t362) : "r"(own_6));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t363;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t363) : "f"(t362));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t364;
    asm("mov.b32 %0, %1;" : "=r"(t364) : "f"(t363));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t365 = lane_4 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t366 = t365 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t367 = t366 ? t364 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t368 = own_6 + t367;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t369 = own_6 + t364;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t370;
    asm("mov.b32 %0, %1;" : "=f"(t370) : "r"(t369));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t371;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t371) : "f"(t370));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t372;
    asm("mov.b32 %0, %1;" : "=r"(t372) : "f"(t371));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t373 = lane_4 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t374 = t373 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t375 = t374 ? t372 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t376 = t368 + t375;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t377 = t369 + t372;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t378;
    asm("mov.b32 %0, %1;" : "=f"(t378) : "r"(t377));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t379;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t379) : "f"(t378));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t380;
    asm("mov.b32 %0, %1;" : "=r"(t380) : "f"(t379));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t381 = lane_4 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t382 = t381 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t383 = t382 ? t380 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t384 = t376 + t383;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t385 = t377 + t380;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t386;
    asm("mov.b32 %0, %1;" : "=f"(t386) : "r"(t385));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t387;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t387) : "f"(t386));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t388;
    asm("mov.b32 %0, %1;" : "=r"(t388) : "f"(t387));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t389 = lane_4 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t390 = t389 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t391 = t390 ? t388 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t392 = t384 + t391;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t393 = t385 + t388;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t394;
    asm("mov.b32 %0, %1;" : "=f"(t394) : "r"(t393));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t395;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t395) : "f"(t394));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t396;
    asm("mov.b32 %0, %1;" : "=r"(t396) : "f"(t395));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t397 = lane_4 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t398 = t397 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t399 = t398 ? t396 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t400 = t392 + t399;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t401 = t393 + t396;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t402;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t402) : "r"(t401));
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    const bool t403 = is_found == 0u;
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    if (t403) {
        const bool t404 = rest_2 < t402;
#line 99 "fa-kernels/src/attention/block_cursor.rs"
        if (t404) {
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const bool t405 = rest_2 < t400;
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const u32 lanes = __ballot_sync(0xffffffffu, t405);
            const u32 t407 = lanes - 1u;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t408 = lanes & t407;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t409 = lanes ^ t408;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            u32 pair_5;
            asm("bfind.u32 %0, %1;" : "=r"(pair_5) : "r"(t409));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t411;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t411) : "r"(t400), "r"(pair_5));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t412;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t412) : "r"(own_6), "r"(pair_5));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            const u32 before = t411 - t412;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t414 = pair_5 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 pair_6 = t129 + t414;
            f32 t416;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t416) : "r"(pair_6) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t417;
            asm("mov.b32 %0, %1;" : "=r"(t417) : "f"(t416));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            f32 t418;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t418) : "r"(pair_6) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t419;
            asm("mov.b32 %0, %1;" : "=r"(t419) : "f"(t418));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t420 = t417 | t419;
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t421 = rest_2 - before;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
            u32 position = 0u;
            u32 rest_3 = t421;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t422 = position + 16u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t423 = t420 >> t422;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper = t423 & 65535u;
            u32 count_4;
            asm("popc.b32 %0, %1;" : "=r"(count_4) : "r"(upper));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t426 = rest_3 < count_4;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t426) {
                const u32 t427 = position + 16u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t427;
            } else {
                const u32 t428 = rest_3 - count_4;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t428;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t429 = position + 8u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t430 = t420 >> t429;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_2 = t430 & 255u;
            u32 count_5;
            asm("popc.b32 %0, %1;" : "=r"(count_5) : "r"(upper_2));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t433 = rest_3 < count_5;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t433) {
                const u32 t434 = position + 8u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t434;
            } else {
                const u32 t435 = rest_3 - count_5;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t435;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t436 = position + 4u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t437 = t420 >> t436;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_3 = t437 & 15u;
            u32 count_6;
            asm("popc.b32 %0, %1;" : "=r"(count_6) : "r"(upper_3));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t440 = rest_3 < count_6;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t440) {
                const u32 t441 = position + 4u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t441;
            } else {
                const u32 t442 = rest_3 - count_6;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t442;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t443 = position + 2u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t444 = t420 >> t443;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_4 = t444 & 3u;
            u32 count_7;
            asm("popc.b32 %0, %1;" : "=r"(count_7) : "r"(upper_4));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t447 = rest_3 < count_7;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t447) {
                const u32 t448 = position + 2u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t448;
            } else {
                const u32 t449 = rest_3 - count_7;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t449;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t450 = position + 1u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t451 = t420 >> t450;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_5 = t451 & 1u;
            u32 count_8;
            asm("popc.b32 %0, %1;" : "=r"(count_8) : "r"(upper_5));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t454 = rest_3 < count_8;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t454) {
                const u32 t455 = position + 1u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t455;
            } else {
                const u32 t456 = rest_3 - count_8;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t456;
            }
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 bit = position;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t457 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t458 = t457 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t459 = t458 - pair_5;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t460 = t459 << 5u;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t461 = t460 + bit;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            block = t461;
            is_found = 1u;
        } else {
            const u32 t462 = rest_2 - t402;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
            rest_2 = t462;
        }
    }
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t463 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_5 = t463 & 31u;
    const u32 pair_7 = lane_5 + 32u;
    u32 own_7 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t466 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t467 = t466 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t468 = t467 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t469 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t470 = t469 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t471 = t468 - t470;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t472 = t471 < 64u ? t471 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t473 = pair_7 < t472;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t473) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t474 = pair_7 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_8 = t129 + t474;
        f32 t476;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t476) : "r"(pair_8) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t477;
        asm("mov.b32 %0, %1;" : "=r"(t477) : "f"(t476));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t478;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t478) : "r"(pair_8) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t479;
        asm("mov.b32 %0, %1;" : "=r"(t479) : "f"(t478));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t480 = t477 | t479;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t481;
        asm("popc.b32 %0, %1;" : "=r"(t481) : "r"(t480));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_7 = t481;
    }
    const u32 own_8 = own_7;
    f32 t483;
    asm("mov.b32 %0, %1;" : "=f"(t483) : "r"(own_8));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t484;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t484) : "f"(t483));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t485;
    asm("mov.b32 %0, %1;" : "=r"(t485) : "f"(t484));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t486 = lane_5 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t487 = t486 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t488 = t487 ? t485 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t489 = own_8 + t488;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t490 = own_8 + t485;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t491;
    asm("mov.b32 %0, %1;" : "=f"(t491) : "r"(t490));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t492;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t492) : "f"(t491));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t493;
    asm("mov.b32 %0, %1;" : "=r"(t493) : "f"(t492));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t494 = lane_5 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t495 = t494 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t496 = t495 ? t493 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t497 = t489 + t496;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t498 = t490 + t493;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t499;
    asm("mov.b32 %0, %1;" : "=f"(t499) : "r"(t498));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t500;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t500) : "f"(t499));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t501;
    asm("mov.b32 %0, %1;" : "=r"(t501) : "f"(t500));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t502 = lane_5 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t503 = t502 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t504 = t503 ? t501 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t505 = t497 + t504;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t506 = t498 + t501;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t507;
    asm("mov.b32 %0, %1;" : "=f"(t507) : "r"(t506));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t508;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t508) : "f"(t507));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t509;
    asm("mov.b32 %0, %1;" : "=r"(t509) : "f"(t508));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t510 = lane_5 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t511 = t510 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t512 = t511 ? t509 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t513 = t505 + t512;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t514 = t506 + t509;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t515;
    asm("mov.b32 %0, %1;" : "=f"(t515) : "r"(t514));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t516;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t516) : "f"(t515));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t517;
    asm("mov.b32 %0, %1;" : "=r"(t517) : "f"(t516));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t518 = lane_5 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t519 = t518 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t520 = t519 ? t517 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t521 = t513 + t520;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t522 = t514 + t517;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t523;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t523) : "r"(t522));
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    const bool t524 = is_found == 0u;
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    if (t524) {
        const bool t525 = rest_2 < t523;
#line 99 "fa-kernels/src/attention/block_cursor.rs"
        if (t525) {
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const bool t526 = rest_2 < t521;
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const u32 lanes_2 = __ballot_sync(0xffffffffu, t526);
            const u32 t528 = lanes_2 - 1u;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t529 = lanes_2 & t528;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t530 = lanes_2 ^ t529;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            u32 pair_9;
            asm("bfind.u32 %0, %1;" : "=r"(pair_9) : "r"(t530));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t532;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t532) : "r"(t521), "r"(pair_9));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t533;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t533) : "r"(own_8), "r"(pair_9));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            const u32 before_2 = t532 - t533;
            const u32 pair_10 = pair_9 + 32u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t536 = pair_10 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 pair_11 = t129 + t536;
            f32 t538;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t538) : "r"(pair_11) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t539;
            asm("mov.b32 %0, %1;" : "=r"(t539) : "f"(t538));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            f32 t540;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t540) : "r"(pair_11) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t541;
            asm("mov.b32 %0, %1;" : "=r"(t541) : "f"(t540));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t542 = t539 | t541;
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t543 = rest_2 - before_2;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
            u32 position_2 = 0u;
            u32 rest_4 = t543;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t544 = position_2 + 16u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t545 = t542 >> t544;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_6 = t545 & 65535u;
            u32 count_9;
            asm("popc.b32 %0, %1;" : "=r"(count_9) : "r"(upper_6));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t548 = rest_4 < count_9;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t548) {
                const u32 t549 = position_2 + 16u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t549;
            } else {
                const u32 t550 = rest_4 - count_9;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t550;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t551 = position_2 + 8u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t552 = t542 >> t551;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_7 = t552 & 255u;
            u32 count_10;
            asm("popc.b32 %0, %1;" : "=r"(count_10) : "r"(upper_7));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t555 = rest_4 < count_10;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t555) {
                const u32 t556 = position_2 + 8u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t556;
            } else {
                const u32 t557 = rest_4 - count_10;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t557;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t558 = position_2 + 4u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t559 = t542 >> t558;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_8 = t559 & 15u;
            u32 count_11;
            asm("popc.b32 %0, %1;" : "=r"(count_11) : "r"(upper_8));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t562 = rest_4 < count_11;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t562) {
                const u32 t563 = position_2 + 4u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t563;
            } else {
                const u32 t564 = rest_4 - count_11;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t564;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t565 = position_2 + 2u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t566 = t542 >> t565;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_9 = t566 & 3u;
            u32 count_12;
            asm("popc.b32 %0, %1;" : "=r"(count_12) : "r"(upper_9));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t569 = rest_4 < count_12;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t569) {
                const u32 t570 = position_2 + 2u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t570;
            } else {
                const u32 t571 = rest_4 - count_12;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t571;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t572 = position_2 + 1u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t573 = t542 >> t572;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_10 = t573 & 1u;
            u32 count_13;
            asm("popc.b32 %0, %1;" : "=r"(count_13) : "r"(upper_10));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t576 = rest_4 < count_13;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t576) {
                const u32 t577 = position_2 + 1u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t577;
            } else {
                const u32 t578 = rest_4 - count_13;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t578;
            }
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 bit_2 = position_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t579 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t580 = t579 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t581 = t580 - pair_10;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t582 = t581 << 5u;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t583 = t582 + bit_2;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            block = t583;
            is_found = 1u;
        } else {
            const u32 t584 = rest_2 - t523;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
            rest_2 = t584;
        }
    }
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t585 = is_found == 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t586 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t587 = t586 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t588 = t587 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t589 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t590 = t589 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t591 = t588 - t590;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t592 = t591 < 64u ? t591 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t593 = t592 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t594 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t595 = t594 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t596 = t595 - t593;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t597 = t596 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t598 = end_5 - end_5;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t599 = t597 > t598 ? t597 : t598;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t600 = end_5 - end_5;
#line 140 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t601 = t599 - t600;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t602 = rest_2 < t601;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t603 = t585 & t602;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    if (t603) {
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t604 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t605 = t604 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t606 = t605 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t607 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t608 = t607 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t609 = t606 - t608;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t610 = t609 < 64u ? t609 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t611 = t610 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t612 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t613 = t612 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t614 = t613 - t611;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t615 = t614 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t616 = end_5 - end_5;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t617 = t615 > t616 ? t615 : t616;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t618 = t617 - 1u;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t619 = t618 - rest_2;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        block = t619;
    }
#line 202 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_2 = block;
#line 63 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t620 = smem_1 + 16384u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t621 = t620 + 32768u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t622 = (u64)t23;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t623 = t622 * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t624 = t623 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t625 = k + t624;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t626 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t627 = t626 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t628 = t625 + t627;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t629 = (u64)t24;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t630 = t629 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t631 = t630 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t632 = t628 + t631;
    const u32 t633 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t634 = t633 << 1u;
    const u32 t635 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t636 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t637 = t635 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t638 = t636 ^ t637;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t639 = t635 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t640 = t638 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t641 = t639 + t640;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t642 = (u64)t635 * t634;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t643 = t632 + t642;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t644 = (u64)t636 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t645 = t643 + t644;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t646 = (u64)t634 * 16u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t647 = (u64)t23;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t648 = t647 * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t649 = t648 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t650 = v + t649;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t651 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t652 = t651 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t653 = t650 + t652;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t654 = (u64)t24;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t655 = t654 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t656 = t655 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t657 = t653 + t656;
    const u32 t658 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t659 = t658 << 1u;
    const u32 t660 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t661 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t662 = t660 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t663 = t661 ^ t662;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t664 = t660 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t665 = t663 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t666 = t664 + t665;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t667 = (u64)t660 * t659;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t668 = t657 + t667;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t669 = (u64)t661 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t670 = t668 + t669;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t671 = (u64)t659 * 16u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t672 = thread & 31u;
#line 202 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_3 = block_2;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = block_2 << 6u;
    const u32 t674 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t675 = t620 + t641;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t676 = (u64)first_key * t634;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t677 = t645 + t676;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t678 = t677 + t646;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t679 = t678 + t646;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t680 = t679 + t646;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t681 = first_key + t635;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t682 = t681 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t683 = t636 < t674;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t684 = t682 & t683;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t685 = t684 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t675), "l"(t677), "r"(t685) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t686 = first_key + t635;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t687 = t686 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t688 = t687 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t689 = t636 < t674;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t690 = t688 & t689;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t691 = t690 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t675), "l"(t678), "r"(t691) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t692 = first_key + t635;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t693 = t692 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t694 = t693 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t695 = t636 < t674;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t696 = t694 & t695;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t697 = t696 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t675), "l"(t679), "r"(t697) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t698 = first_key + t635;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t699 = t698 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t700 = t699 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t701 = t636 < t674;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t702 = t700 & t701;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t703 = t702 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t675), "l"(t680), "r"(t703) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t704 = t677 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t705 = first_key + t635;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t706 = t705 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t707 = t636 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t708 = t707 < t674;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t709 = t706 & t708;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t710 = t709 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t675), "l"(t704), "r"(t710) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t711 = t678 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t712 = first_key + t635;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t713 = t712 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t714 = t713 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t715 = t636 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t716 = t715 < t674;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t717 = t714 & t716;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t718 = t717 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t675), "l"(t711), "r"(t718) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t719 = t679 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t720 = first_key + t635;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t721 = t720 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t722 = t721 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t723 = t636 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t724 = t723 < t674;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t725 = t722 & t724;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t726 = t725 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t675), "l"(t719), "r"(t726) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t727 = t680 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t728 = first_key + t635;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t729 = t728 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t730 = t729 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t731 = t636 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t732 = t731 < t674;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t733 = t730 & t732;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t734 = t733 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t675), "l"(t727), "r"(t734) : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key_2 = block_2 << 6u;
    const u32 t736 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t737 = t621 + t666;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t738 = (u64)first_key_2 * t659;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t739 = t670 + t738;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t740 = t739 + t671;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t741 = t740 + t671;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t742 = t741 + t671;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t743 = first_key_2 + t660;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t744 = t743 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t745 = t661 < t736;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t746 = t744 & t745;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t747 = t746 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t737), "l"(t739), "r"(t747) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t748 = first_key_2 + t660;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t749 = t748 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t750 = t749 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t751 = t661 < t736;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t752 = t750 & t751;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t753 = t752 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t737), "l"(t740), "r"(t753) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t754 = first_key_2 + t660;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t755 = t754 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t756 = t755 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t757 = t661 < t736;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t758 = t756 & t757;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t759 = t758 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t737), "l"(t741), "r"(t759) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t760 = first_key_2 + t660;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t761 = t760 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t762 = t761 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t763 = t661 < t736;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t764 = t762 & t763;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t765 = t764 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t737), "l"(t742), "r"(t765) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t766 = t739 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t767 = first_key_2 + t660;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t768 = t767 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t769 = t661 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t770 = t769 < t736;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t771 = t768 & t770;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t772 = t771 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t737), "l"(t766), "r"(t772) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t773 = t740 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t774 = first_key_2 + t660;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t775 = t774 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t776 = t775 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t777 = t661 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t778 = t777 < t736;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t779 = t776 & t778;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t780 = t779 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t737), "l"(t773), "r"(t780) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t781 = t741 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t782 = first_key_2 + t660;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t783 = t782 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t784 = t783 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t785 = t661 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t786 = t785 < t736;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t787 = t784 & t786;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t788 = t787 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t737), "l"(t781), "r"(t788) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t789 = t742 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t790 = first_key_2 + t660;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t791 = t790 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t792 = t791 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t793 = t661 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t794 = t793 < t736;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t795 = t792 & t794;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t796 = t795 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t737), "l"(t789), "r"(t796) : "memory");
#line 380 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
    const bool t797 = 1u < count_3;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
    if (t797) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 begin_2 = end_5 - end_5;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
        u32 below = block_2;
        u32 found = 0u;
        while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t799 = found == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t800 = begin_2 < below;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t801 = t799 & t800;
            if (!t801) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t802 = below - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t803 = end_5 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t804 = t803 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t805 = t802 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number = t804 - t805;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t807 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t808 = t807 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t809 = t808 - number;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_5 = t809 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t811 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t812 = t811 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t813 = t812 - number;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_6 = t813 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t815 = end_5 - end_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t816 = t815 > first_6 ? t815 : first_6;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 begin_3 = t816 - first_6;
            const u32 t818 = end_5 - first_6;
#line 60 "fa-kernels/src/attention/block_walk.rs"
            const u32 end_7 = t818 < 32u ? t818 : 32u;
            const u32 t820 = 4294967295u << begin_3;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t821 = 32u - end_7;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t822 = 4294967295u >> t821;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t823 = t820 & t822;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
            u32 bits = t823;
            const bool t824 = number < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
            if (t824) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t825 = number << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 pair_12 = t129 + t825;
                f32 t827;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t827) : "r"(pair_12) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t828;
                asm("mov.b32 %0, %1;" : "=r"(t828) : "f"(t827));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                f32 t829;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t829) : "r"(pair_12) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t830;
                asm("mov.b32 %0, %1;" : "=r"(t830) : "f"(t829));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t831 = t828 | t830;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                bits = t831;
            }
            const u32 t832 = below - first_5;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
            const u32 unused = 32u - t832;
            const u32 t834 = 4294967295u >> unused;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t835 = bits & t834;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            found = t835;
            const bool t836 = found == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
            if (t836) {
                below = first_5;
            } else {
                u32 t837;
                asm("bfind.u32 %0, %1;" : "=r"(t837) : "r"(found));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t838 = first_5 + t837;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                block_2 = t838;
            }
        }
    }
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t842 = 1u < count_3;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t842) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t843 = t620 + 16384u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = block_2 << 6u;
        const u32 t845 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t846 = t843 + t641;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t847 = (u64)first_key_3 * t634;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t848 = t645 + t847;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t849 = t848 + t646;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t850 = t849 + t646;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t851 = t850 + t646;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t852 = t636 < t845;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t853 = t852 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t846), "l"(t848), "r"(t853) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t854 = t636 < t845;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t855 = t854 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t846), "l"(t849), "r"(t855) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t856 = t636 < t845;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t857 = t856 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t846), "l"(t850), "r"(t857) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t858 = t636 < t845;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t859 = t858 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t846), "l"(t851), "r"(t859) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t860 = t848 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t861 = t636 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t862 = t861 < t845;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t863 = t862 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t846), "l"(t860), "r"(t863) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t864 = t849 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t865 = t636 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t866 = t865 < t845;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t867 = t866 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t846), "l"(t864), "r"(t867) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t868 = t850 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t869 = t636 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t870 = t869 < t845;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t871 = t870 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t846), "l"(t868), "r"(t871) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t872 = t851 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t873 = t636 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t874 = t873 < t845;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t875 = t874 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t846), "l"(t872), "r"(t875) : "memory");
    }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t876 = 1u < count_3;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t876) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t877 = t621 + 16384u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_4 = block_2 << 6u;
        const u32 t879 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t880 = t877 + t666;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t881 = (u64)first_key_4 * t659;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t882 = t670 + t881;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t883 = t882 + t671;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t884 = t883 + t671;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t885 = t884 + t671;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t886 = t661 < t879;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t887 = t886 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t880), "l"(t882), "r"(t887) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t888 = t661 < t879;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t889 = t888 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t880), "l"(t883), "r"(t889) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t890 = t661 < t879;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t891 = t890 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t880), "l"(t884), "r"(t891) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t892 = t661 < t879;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t893 = t892 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t880), "l"(t885), "r"(t893) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t894 = t882 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t895 = t661 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t896 = t895 < t879;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t897 = t896 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t880), "l"(t894), "r"(t897) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t898 = t883 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t899 = t661 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t900 = t899 < t879;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t901 = t900 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t880), "l"(t898), "r"(t901) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t902 = t884 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t903 = t661 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t904 = t903 < t879;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t905 = t904 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t880), "l"(t902), "r"(t905) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t906 = t885 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t907 = t661 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t908 = t907 < t879;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t909 = t908 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t880), "l"(t906), "r"(t909) : "memory");
    }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
    const bool t910 = 2u < count_3;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
    if (t910) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 begin_4 = end_5 - end_5;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
        u32 below_2 = block_2;
        u32 found_2 = 0u;
        while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t912 = found_2 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t913 = begin_4 < below_2;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t914 = t912 & t913;
            if (!t914) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t915 = below_2 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t916 = end_5 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t917 = t916 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t918 = t915 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number_2 = t917 - t918;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t920 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t921 = t920 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t922 = t921 - number_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_7 = t922 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t924 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t925 = t924 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t926 = t925 - number_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_8 = t926 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t928 = end_5 - end_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t929 = t928 > first_8 ? t928 : first_8;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 begin_5 = t929 - first_8;
            const u32 t931 = end_5 - first_8;
#line 60 "fa-kernels/src/attention/block_walk.rs"
            const u32 end_8 = t931 < 32u ? t931 : 32u;
            const u32 t933 = 4294967295u << begin_5;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t934 = 32u - end_8;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t935 = 4294967295u >> t934;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t936 = t933 & t935;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
            u32 bits_2 = t936;
            const bool t937 = number_2 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
            if (t937) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t938 = number_2 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 pair_13 = t129 + t938;
                f32 t940;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t940) : "r"(pair_13) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t941;
                asm("mov.b32 %0, %1;" : "=r"(t941) : "f"(t940));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                f32 t942;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t942) : "r"(pair_13) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t943;
                asm("mov.b32 %0, %1;" : "=r"(t943) : "f"(t942));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t944 = t941 | t943;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                bits_2 = t944;
            }
            const u32 t945 = below_2 - first_7;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
            const u32 unused_2 = 32u - t945;
            const u32 t947 = 4294967295u >> unused_2;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t948 = bits_2 & t947;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            found_2 = t948;
            const bool t949 = found_2 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
            if (t949) {
                below_2 = first_7;
            } else {
                u32 t950;
                asm("bfind.u32 %0, %1;" : "=r"(t950) : "r"(found_2));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t951 = first_7 + t950;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                block_2 = t951;
            }
        }
    }
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t955 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t956 = first_row + t955;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t957 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t958 = t956 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t959 = t957 ^ t958;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t960 = t956 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t961 = t959 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t962 = t960 + t961;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t963 = smem_1 + t962;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t964 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t965 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t966 = t965 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t967 = t964 + t966;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t968 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t969 = t968 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t970 = t967 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t971 = t969 ^ t970;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t972 = t967 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t973 = t971 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t974 = t972 + t973;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t975 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t976 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t977 = t975 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t978 = t976 ^ t977;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t979 = t975 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t980 = t978 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t981 = t979 + t980;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t982 = t21 + first_row;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t983 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t984 = t982 + t983;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t985 = t22 / group;
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
    const u32 t996 = seq_q - 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t997 = t984 < t996 ? t984 : t996;
#line 19 "src/functions/sequences.rs"
    const u64 t14_2 = (u64)t997;
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
    const u32 t1003 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1004 = t982 + t1003;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1005 = t1004 + 8u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1006 = t22 / group;
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
    const u32 t1017 = seq_q - 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1018 = t1005 < t1017 ? t1005 : t1017;
#line 19 "src/functions/sequences.rs"
    const u64 t14_3 = (u64)t1018;
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
    u32 t1024;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1024) : "r"(t974));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1025 = t1024 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1026 = t1024 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1027 = t1024 ^ 96u;
    const u32 t1028 = t620 + t1024;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1029;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1029) : "r"(t963));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t1029) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t1028) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t1028) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t1028) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t1028) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1030 = t620 + t1025;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1031;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1031) : "r"(t963));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1032 = t1031 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t1032) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1033 = t620 + t1026;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1034;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1034) : "r"(t963));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1035 = t1034 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t1035) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1036 = t620 + t1027;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1037;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1037) : "r"(t963));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1038 = t1037 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t1038) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1039;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1039) : "r"(t963));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t1039) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t1028) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t1028) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t1028) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t1028) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1040;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1040) : "r"(t963));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1041 = t1040 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t1041) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1042;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1042) : "r"(t963));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1043 = t1042 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1043) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1044;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1044) : "r"(t963));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1045 = t1044 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1045) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_145;
    u32 m_146;
    u32 m_147;
    u32 m_148;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_149;
    u32 m_150;
    u32 m_151;
    u32 m_152;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_153;
    u32 m_154;
    u32 m_155;
    u32 m_156;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_157;
    u32 m_158;
    u32 m_159;
    u32 m_160;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t1036) : "memory");
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
    const u32 t1047 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t1047));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1049 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1050 = t1049 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1051 = first_key_5 + t1050;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t1052 = seq_k - 1u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1053 = t1051 < t1052 ? t1051 : t1052;
#line 18 "src/functions/sequences.rs"
    const u64 t7_2 = (u64)t1053 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_2 = t4_2 + t7_2;
#line 18 "src/functions/sequences.rs"
    u32 of_key;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key) : "l"(t8_2));
#line 19 "src/functions/sequences.rs"
    const bool t19_2 = t18_2 == of_key;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed = t19_2 ? s : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s = changed;
#line 19 "src/functions/sequences.rs"
    const bool t19_3 = t18_3 == of_key;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_2 = t19_3 ? s_3 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_3 = changed_2;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1061 = t1051 + 1u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1062 = t1061 < t1052 ? t1061 : t1052;
#line 18 "src/functions/sequences.rs"
    const u64 t7_3 = (u64)t1062 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_3 = t4_2 + t7_3;
#line 18 "src/functions/sequences.rs"
    u32 of_key_2;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_2) : "l"(t8_3));
#line 19 "src/functions/sequences.rs"
    const bool t19_4 = t18_2 == of_key_2;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_3 = t19_4 ? s_2 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_2 = changed_3;
#line 19 "src/functions/sequences.rs"
    const bool t19_5 = t18_3 == of_key_2;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_4 = t19_5 ? s_4 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_4 = changed_4;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1070 = t1051 + 8u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1071 = t1070 < t1052 ? t1070 : t1052;
#line 18 "src/functions/sequences.rs"
    const u64 t7_4 = (u64)t1071 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_4 = t4_2 + t7_4;
#line 18 "src/functions/sequences.rs"
    u32 of_key_3;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_3) : "l"(t8_4));
#line 19 "src/functions/sequences.rs"
    const bool t19_6 = t18_2 == of_key_3;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_5 = t19_6 ? s_5 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_5 = changed_5;
#line 19 "src/functions/sequences.rs"
    const bool t19_7 = t18_3 == of_key_3;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_6 = t19_7 ? s_7 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_7 = changed_6;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1079 = t1051 + 9u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1080 = t1079 < t1052 ? t1079 : t1052;
#line 18 "src/functions/sequences.rs"
    const u64 t7_5 = (u64)t1080 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_5 = t4_2 + t7_5;
#line 18 "src/functions/sequences.rs"
    u32 of_key_4;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_4) : "l"(t8_5));
#line 19 "src/functions/sequences.rs"
    const bool t19_8 = t18_2 == of_key_4;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_7 = t19_8 ? s_6 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_6 = changed_7;
#line 19 "src/functions/sequences.rs"
    const bool t19_9 = t18_3 == of_key_4;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_8 = t19_9 ? s_8 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_8 = changed_8;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1088 = t1051 + 16u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1089 = t1088 < t1052 ? t1088 : t1052;
#line 18 "src/functions/sequences.rs"
    const u64 t7_6 = (u64)t1089 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_6 = t4_2 + t7_6;
#line 18 "src/functions/sequences.rs"
    u32 of_key_5;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_5) : "l"(t8_6));
#line 19 "src/functions/sequences.rs"
    const bool t19_10 = t18_2 == of_key_5;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_9 = t19_10 ? s_9 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_9 = changed_9;
#line 19 "src/functions/sequences.rs"
    const bool t19_11 = t18_3 == of_key_5;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_10 = t19_11 ? s_11 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_11 = changed_10;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1097 = t1051 + 17u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1098 = t1097 < t1052 ? t1097 : t1052;
#line 18 "src/functions/sequences.rs"
    const u64 t7_7 = (u64)t1098 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_7 = t4_2 + t7_7;
#line 18 "src/functions/sequences.rs"
    u32 of_key_6;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_6) : "l"(t8_7));
#line 19 "src/functions/sequences.rs"
    const bool t19_12 = t18_2 == of_key_6;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_11 = t19_12 ? s_10 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_10 = changed_11;
#line 19 "src/functions/sequences.rs"
    const bool t19_13 = t18_3 == of_key_6;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_12 = t19_13 ? s_12 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_12 = changed_12;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1106 = t1051 + 24u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1107 = t1106 < t1052 ? t1106 : t1052;
#line 18 "src/functions/sequences.rs"
    const u64 t7_8 = (u64)t1107 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_8 = t4_2 + t7_8;
#line 18 "src/functions/sequences.rs"
    u32 of_key_7;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_7) : "l"(t8_8));
#line 19 "src/functions/sequences.rs"
    const bool t19_14 = t18_2 == of_key_7;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_13 = t19_14 ? s_13 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_13 = changed_13;
#line 19 "src/functions/sequences.rs"
    const bool t19_15 = t18_3 == of_key_7;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_14 = t19_15 ? s_15 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_15 = changed_14;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1115 = t1051 + 25u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1116 = t1115 < t1052 ? t1115 : t1052;
#line 18 "src/functions/sequences.rs"
    const u64 t7_9 = (u64)t1116 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_9 = t4_2 + t7_9;
#line 18 "src/functions/sequences.rs"
    u32 of_key_8;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_8) : "l"(t8_9));
#line 19 "src/functions/sequences.rs"
    const bool t19_16 = t18_2 == of_key_8;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_15 = t19_16 ? s_14 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_14 = changed_15;
#line 19 "src/functions/sequences.rs"
    const bool t19_17 = t18_3 == of_key_8;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_16 = t19_17 ? s_16 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_16 = changed_16;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1124 = t1051 + 32u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1125 = t1124 < t1052 ? t1124 : t1052;
#line 18 "src/functions/sequences.rs"
    const u64 t7_10 = (u64)t1125 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_10 = t4_2 + t7_10;
#line 18 "src/functions/sequences.rs"
    u32 of_key_9;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_9) : "l"(t8_10));
#line 19 "src/functions/sequences.rs"
    const bool t19_18 = t18_2 == of_key_9;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_17 = t19_18 ? s_17 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_17 = changed_17;
#line 19 "src/functions/sequences.rs"
    const bool t19_19 = t18_3 == of_key_9;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_18 = t19_19 ? s_19 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_19 = changed_18;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1133 = t1051 + 33u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1134 = t1133 < t1052 ? t1133 : t1052;
#line 18 "src/functions/sequences.rs"
    const u64 t7_11 = (u64)t1134 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_11 = t4_2 + t7_11;
#line 18 "src/functions/sequences.rs"
    u32 of_key_10;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_10) : "l"(t8_11));
#line 19 "src/functions/sequences.rs"
    const bool t19_20 = t18_2 == of_key_10;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_19 = t19_20 ? s_18 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_18 = changed_19;
#line 19 "src/functions/sequences.rs"
    const bool t19_21 = t18_3 == of_key_10;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_20 = t19_21 ? s_20 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_20 = changed_20;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1142 = t1051 + 40u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1143 = t1142 < t1052 ? t1142 : t1052;
#line 18 "src/functions/sequences.rs"
    const u64 t7_12 = (u64)t1143 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_12 = t4_2 + t7_12;
#line 18 "src/functions/sequences.rs"
    u32 of_key_11;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_11) : "l"(t8_12));
#line 19 "src/functions/sequences.rs"
    const bool t19_22 = t18_2 == of_key_11;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_21 = t19_22 ? s_21 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_21 = changed_21;
#line 19 "src/functions/sequences.rs"
    const bool t19_23 = t18_3 == of_key_11;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_22 = t19_23 ? s_23 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_23 = changed_22;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1151 = t1051 + 41u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1152 = t1151 < t1052 ? t1151 : t1052;
#line 18 "src/functions/sequences.rs"
    const u64 t7_13 = (u64)t1152 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_13 = t4_2 + t7_13;
#line 18 "src/functions/sequences.rs"
    u32 of_key_12;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_12) : "l"(t8_13));
#line 19 "src/functions/sequences.rs"
    const bool t19_24 = t18_2 == of_key_12;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_23 = t19_24 ? s_22 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_22 = changed_23;
#line 19 "src/functions/sequences.rs"
    const bool t19_25 = t18_3 == of_key_12;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_24 = t19_25 ? s_24 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_24 = changed_24;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1160 = t1051 + 48u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1161 = t1160 < t1052 ? t1160 : t1052;
#line 18 "src/functions/sequences.rs"
    const u64 t7_14 = (u64)t1161 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_14 = t4_2 + t7_14;
#line 18 "src/functions/sequences.rs"
    u32 of_key_13;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_13) : "l"(t8_14));
#line 19 "src/functions/sequences.rs"
    const bool t19_26 = t18_2 == of_key_13;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_25 = t19_26 ? s_25 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_25 = changed_25;
#line 19 "src/functions/sequences.rs"
    const bool t19_27 = t18_3 == of_key_13;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_26 = t19_27 ? s_27 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_27 = changed_26;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1169 = t1051 + 49u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1170 = t1169 < t1052 ? t1169 : t1052;
#line 18 "src/functions/sequences.rs"
    const u64 t7_15 = (u64)t1170 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_15 = t4_2 + t7_15;
#line 18 "src/functions/sequences.rs"
    u32 of_key_14;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_14) : "l"(t8_15));
#line 19 "src/functions/sequences.rs"
    const bool t19_28 = t18_2 == of_key_14;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_27 = t19_28 ? s_26 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_26 = changed_27;
#line 19 "src/functions/sequences.rs"
    const bool t19_29 = t18_3 == of_key_14;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_28 = t19_29 ? s_28 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_28 = changed_28;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1178 = t1051 + 56u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1179 = t1178 < t1052 ? t1178 : t1052;
#line 18 "src/functions/sequences.rs"
    const u64 t7_16 = (u64)t1179 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_16 = t4_2 + t7_16;
#line 18 "src/functions/sequences.rs"
    u32 of_key_15;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_15) : "l"(t8_16));
#line 19 "src/functions/sequences.rs"
    const bool t19_30 = t18_2 == of_key_15;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_29 = t19_30 ? s_29 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_29 = changed_29;
#line 19 "src/functions/sequences.rs"
    const bool t19_31 = t18_3 == of_key_15;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_30 = t19_31 ? s_31 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_31 = changed_30;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1187 = t1051 + 57u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1188 = t1187 < t1052 ? t1187 : t1052;
#line 18 "src/functions/sequences.rs"
    const u64 t7_17 = (u64)t1188 * t6_2;
#line 18 "src/functions/sequences.rs"
    const u64 t8_17 = t4_2 + t7_17;
#line 18 "src/functions/sequences.rs"
    u32 of_key_16;
    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_16) : "l"(t8_17));
#line 19 "src/functions/sequences.rs"
    const bool t19_32 = t18_2 == of_key_16;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_31 = t19_32 ? s_30 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_30 = changed_31;
#line 19 "src/functions/sequences.rs"
    const bool t19_33 = t18_3 == of_key_16;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_32 = t19_33 ? s_32 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_32 = changed_32;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_6 = block << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1197 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t1197));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1199 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1200 = t1199 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 column = first_key_6 + t1200;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1202 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1203 = first_query_2 + t1202;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t1204 = t1203 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_9 = t1204 + 1u;
    const u32 t1206 = end_9 > seq_q ? end_9 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t1207 = t1206 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_10 = t1207 < seq_k ? t1207 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t1209 = end_10 > column ? end_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_11 = t1209 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_2 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1212 = visible_2 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s = t1212;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_3 = 1u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1214 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_2 = t1214;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_4 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1216 = visible_4 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_5 = t1216;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_5 = 9u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1218 = visible_5 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_6 = t1218;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_6 = 16u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1220 = visible_6 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_9 = t1220;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_7 = 17u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1222 = visible_7 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_10 = t1222;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_8 = 24u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1224 = visible_8 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_13 = t1224;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_9 = 25u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1226 = visible_9 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_14 = t1226;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_10 = 32u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1228 = visible_10 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_17 = t1228;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_11 = 33u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1230 = visible_11 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_18 = t1230;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_12 = 40u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1232 = visible_12 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_21 = t1232;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_13 = 41u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1234 = visible_13 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_22 = t1234;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_14 = 48u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1236 = visible_14 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_25 = t1236;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_15 = 49u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1238 = visible_15 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_26 = t1238;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_16 = 56u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1240 = visible_16 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_29 = t1240;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_17 = 57u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1242 = visible_17 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_30 = t1242;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1243 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1244 = first_query_2 + t1243;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1245 = t1244 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t1246 = t1245 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_12 = t1246 + 1u;
    const u32 t1248 = end_12 > seq_q ? end_12 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t1249 = t1248 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_13 = t1249 < seq_k ? t1249 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t1251 = end_13 > column ? end_13 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_14 = t1251 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_18 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1254 = visible_18 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_3 = t1254;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_19 = 1u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1256 = visible_19 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_4 = t1256;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_20 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1258 = visible_20 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_7 = t1258;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_21 = 9u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1260 = visible_21 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_8 = t1260;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_22 = 16u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1262 = visible_22 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_11 = t1262;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_23 = 17u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1264 = visible_23 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_12 = t1264;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_24 = 24u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1266 = visible_24 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_15 = t1266;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_25 = 25u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1268 = visible_25 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_16 = t1268;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_26 = 32u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1270 = visible_26 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_19 = t1270;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_27 = 33u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1272 = visible_27 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_20 = t1272;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_28 = 40u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1274 = visible_28 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_23 = t1274;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_29 = 41u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1276 = visible_29 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_24 = t1276;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_30 = 48u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1278 = visible_30 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_27 = t1278;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_31 = 49u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1280 = visible_31 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_28 = t1280;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_32 = 56u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1282 = visible_32 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_31 = t1282;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_33 = 57u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1284 = visible_33 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_32 = t1284;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1286;
    asm("max.f32 %0, %1, %2;" : "=f"(t1286) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1287;
    asm("max.f32 %0, %1, %2;" : "=f"(t1287) : "f"(t1286), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1288;
    asm("max.f32 %0, %1, %2;" : "=f"(t1288) : "f"(t1287), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1289;
    asm("max.f32 %0, %1, %2;" : "=f"(t1289) : "f"(t1288), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1290;
    asm("max.f32 %0, %1, %2;" : "=f"(t1290) : "f"(t1289), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1291;
    asm("max.f32 %0, %1, %2;" : "=f"(t1291) : "f"(t1290), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1292;
    asm("max.f32 %0, %1, %2;" : "=f"(t1292) : "f"(t1291), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1293;
    asm("max.f32 %0, %1, %2;" : "=f"(t1293) : "f"(t1292), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1294;
    asm("max.f32 %0, %1, %2;" : "=f"(t1294) : "f"(t1293), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1295;
    asm("max.f32 %0, %1, %2;" : "=f"(t1295) : "f"(t1294), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1296;
    asm("max.f32 %0, %1, %2;" : "=f"(t1296) : "f"(t1295), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1297;
    asm("max.f32 %0, %1, %2;" : "=f"(t1297) : "f"(t1296), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1298;
    asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(t1297), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1299;
    asm("max.f32 %0, %1, %2;" : "=f"(t1299) : "f"(t1298), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1300;
    asm("max.f32 %0, %1, %2;" : "=f"(t1300) : "f"(t1299), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1301;
    asm("max.f32 %0, %1, %2;" : "=f"(t1301) : "f"(t1300), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1302;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1302) : "f"(t1301));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_14;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_14) : "f"(t1301), "f"(t1302));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1304;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1304) : "f"(pair_14));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair_14), "f"(t1304));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t1307 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference = none ? 0.0f : t1307;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1309 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t1310;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1310) : "f"(old), "f"(scale_log2), "f"(t1309));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1310));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t1312 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1313 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1313));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1315;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1315) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s = t1315;
    const f32 t1316 = t1312 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1317 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1317));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1319;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1319) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_2 = t1319;
    const f32 t1320 = t1316 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1321 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1321));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1323;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1323) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_5 = t1323;
    const f32 t1324 = t1320 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1325 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1325));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1327;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1327) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_6 = t1327;
    const f32 t1328 = t1324 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1329 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1329));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1331;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1331) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_9 = t1331;
    const f32 t1332 = t1328 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1333 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1333));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1335;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1335) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_10 = t1335;
    const f32 t1336 = t1332 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1337 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1337));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1339;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1339) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_13 = t1339;
    const f32 t1340 = t1336 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1341 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1341));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1343;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1343) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_14 = t1343;
    const f32 t1344 = t1340 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1345 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1345));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1347;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1347) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_17 = t1347;
    const f32 t1348 = t1344 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1349 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1349));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1351;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1351) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_18 = t1351;
    const f32 t1352 = t1348 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1353 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1353));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1355;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1355) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_21 = t1355;
    const f32 t1356 = t1352 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1357 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1357));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1359;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1359) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_22 = t1359;
    const f32 t1360 = t1356 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1361 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1361));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1363;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1363) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_25 = t1363;
    const f32 t1364 = t1360 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1365 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1365));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1367;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1367) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_26 = t1367;
    const f32 t1368 = t1364 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1369 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1369));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1371;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1371) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_29 = t1371;
    const f32 t1372 = t1368 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1373 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1373));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1375;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1375) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_30 = t1375;
    const f32 t1376 = t1372 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1376;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1378;
    asm("max.f32 %0, %1, %2;" : "=f"(t1378) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1379;
    asm("max.f32 %0, %1, %2;" : "=f"(t1379) : "f"(t1378), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1380;
    asm("max.f32 %0, %1, %2;" : "=f"(t1380) : "f"(t1379), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1381;
    asm("max.f32 %0, %1, %2;" : "=f"(t1381) : "f"(t1380), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1382;
    asm("max.f32 %0, %1, %2;" : "=f"(t1382) : "f"(t1381), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1383;
    asm("max.f32 %0, %1, %2;" : "=f"(t1383) : "f"(t1382), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1384;
    asm("max.f32 %0, %1, %2;" : "=f"(t1384) : "f"(t1383), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1385;
    asm("max.f32 %0, %1, %2;" : "=f"(t1385) : "f"(t1384), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1386;
    asm("max.f32 %0, %1, %2;" : "=f"(t1386) : "f"(t1385), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1387;
    asm("max.f32 %0, %1, %2;" : "=f"(t1387) : "f"(t1386), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1388;
    asm("max.f32 %0, %1, %2;" : "=f"(t1388) : "f"(t1387), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1389;
    asm("max.f32 %0, %1, %2;" : "=f"(t1389) : "f"(t1388), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1390;
    asm("max.f32 %0, %1, %2;" : "=f"(t1390) : "f"(t1389), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1391;
    asm("max.f32 %0, %1, %2;" : "=f"(t1391) : "f"(t1390), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1392;
    asm("max.f32 %0, %1, %2;" : "=f"(t1392) : "f"(t1391), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1393;
    asm("max.f32 %0, %1, %2;" : "=f"(t1393) : "f"(t1392), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1394;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1394) : "f"(t1393));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_15;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_15) : "f"(t1393), "f"(t1394));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1396;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1396) : "f"(pair_15));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_15), "f"(t1396));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t1399 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t1399;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1401 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t1402;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1402) : "f"(old_2), "f"(scale_log2), "f"(t1401));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1402));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t1404 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1405 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t1405));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1407;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1407) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_3 = t1407;
    const f32 t1408 = t1404 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1409 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t1409));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1411;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1411) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_4 = t1411;
    const f32 t1412 = t1408 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1413 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t1413));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1415;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1415) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_7 = t1415;
    const f32 t1416 = t1412 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1417 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t1417));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1419;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1419) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_8 = t1419;
    const f32 t1420 = t1416 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1421 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t1421));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1423;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1423) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_11 = t1423;
    const f32 t1424 = t1420 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1425 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t1425));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1427;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1427) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_12 = t1427;
    const f32 t1428 = t1424 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1429 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t1429));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1431;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1431) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_15 = t1431;
    const f32 t1432 = t1428 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1433 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t1433));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1435;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1435) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_16 = t1435;
    const f32 t1436 = t1432 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1437 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1437));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1439;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1439) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_19 = t1439;
    const f32 t1440 = t1436 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1441 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1441));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1443;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1443) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_20 = t1443;
    const f32 t1444 = t1440 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1445 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1445));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1447;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1447) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_23 = t1447;
    const f32 t1448 = t1444 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1449 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1449));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1451;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1451) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_24 = t1451;
    const f32 t1452 = t1448 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1453 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1453));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1455;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1455) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_27 = t1455;
    const f32 t1456 = t1452 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1457 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1457));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1459;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1459) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_28 = t1459;
    const f32 t1460 = t1456 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1461 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1461));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1463;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1463) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_31 = t1463;
    const f32 t1464 = t1460 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1465 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1465));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1467;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1467) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_32 = t1467;
    const f32 t1468 = t1464 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1468;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1469;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1469) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1470;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1470) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1471;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1471) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1472;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1472) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1473;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1473) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1474;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1474) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1475;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1475) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1476;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1476) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1477;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1477) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1478;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1478) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1479;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1479) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1480;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1480) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1481;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1481) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1482;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1482) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1483;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1483) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1484;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1484) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1485;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1485) : "r"(t981));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1486 = t1485 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1487 = t1485 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1488 = t1485 ^ 96u;
    const u32 t1489 = t621 + t1485;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1490 = t621 + t1486;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1491 = t621 + t1487;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1492 = t621 + t1488;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_161;
    u32 m_162;
    u32 m_163;
    u32 m_164;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1489) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1469), "r"(t1470), "r"(t1471), "r"(t1472), "r"(m_161), "r"(m_162));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1469), "r"(t1470), "r"(t1471), "r"(t1472), "r"(m_163), "r"(m_164));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_165;
    u32 m_166;
    u32 m_167;
    u32 m_168;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1490) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1469), "r"(t1470), "r"(t1471), "r"(t1472), "r"(m_165), "r"(m_166));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1469), "r"(t1470), "r"(t1471), "r"(t1472), "r"(m_167), "r"(m_168));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_169;
    u32 m_170;
    u32 m_171;
    u32 m_172;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1469), "r"(t1470), "r"(t1471), "r"(t1472), "r"(m_169), "r"(m_170));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1469), "r"(t1470), "r"(t1471), "r"(t1472), "r"(m_171), "r"(m_172));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_173;
    u32 m_174;
    u32 m_175;
    u32 m_176;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1469), "r"(t1470), "r"(t1471), "r"(t1472), "r"(m_173), "r"(m_174));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1469), "r"(t1470), "r"(t1471), "r"(t1472), "r"(m_175), "r"(m_176));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_177;
    u32 m_178;
    u32 m_179;
    u32 m_180;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1489) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1469), "r"(t1470), "r"(t1471), "r"(t1472), "r"(m_177), "r"(m_178));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1469), "r"(t1470), "r"(t1471), "r"(t1472), "r"(m_179), "r"(m_180));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_181;
    u32 m_182;
    u32 m_183;
    u32 m_184;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1490) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1469), "r"(t1470), "r"(t1471), "r"(t1472), "r"(m_181), "r"(m_182));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1469), "r"(t1470), "r"(t1471), "r"(t1472), "r"(m_183), "r"(m_184));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_185;
    u32 m_186;
    u32 m_187;
    u32 m_188;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1469), "r"(t1470), "r"(t1471), "r"(t1472), "r"(m_185), "r"(m_186));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1469), "r"(t1470), "r"(t1471), "r"(t1472), "r"(m_187), "r"(m_188));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_189;
    u32 m_190;
    u32 m_191;
    u32 m_192;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1469), "r"(t1470), "r"(t1471), "r"(t1472), "r"(m_189), "r"(m_190));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1469), "r"(t1470), "r"(t1471), "r"(t1472), "r"(m_191), "r"(m_192));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_193;
    u32 m_194;
    u32 m_195;
    u32 m_196;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1489) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1473), "r"(t1474), "r"(t1475), "r"(t1476), "r"(m_193), "r"(m_194));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1473), "r"(t1474), "r"(t1475), "r"(t1476), "r"(m_195), "r"(m_196));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_197;
    u32 m_198;
    u32 m_199;
    u32 m_200;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1490) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1473), "r"(t1474), "r"(t1475), "r"(t1476), "r"(m_197), "r"(m_198));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1473), "r"(t1474), "r"(t1475), "r"(t1476), "r"(m_199), "r"(m_200));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_201;
    u32 m_202;
    u32 m_203;
    u32 m_204;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1473), "r"(t1474), "r"(t1475), "r"(t1476), "r"(m_201), "r"(m_202));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1473), "r"(t1474), "r"(t1475), "r"(t1476), "r"(m_203), "r"(m_204));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_205;
    u32 m_206;
    u32 m_207;
    u32 m_208;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1473), "r"(t1474), "r"(t1475), "r"(t1476), "r"(m_205), "r"(m_206));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1473), "r"(t1474), "r"(t1475), "r"(t1476), "r"(m_207), "r"(m_208));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_209;
    u32 m_210;
    u32 m_211;
    u32 m_212;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1489) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1473), "r"(t1474), "r"(t1475), "r"(t1476), "r"(m_209), "r"(m_210));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1473), "r"(t1474), "r"(t1475), "r"(t1476), "r"(m_211), "r"(m_212));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_213;
    u32 m_214;
    u32 m_215;
    u32 m_216;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1490) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1473), "r"(t1474), "r"(t1475), "r"(t1476), "r"(m_213), "r"(m_214));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1473), "r"(t1474), "r"(t1475), "r"(t1476), "r"(m_215), "r"(m_216));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_217;
    u32 m_218;
    u32 m_219;
    u32 m_220;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1473), "r"(t1474), "r"(t1475), "r"(t1476), "r"(m_217), "r"(m_218));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1473), "r"(t1474), "r"(t1475), "r"(t1476), "r"(m_219), "r"(m_220));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_221;
    u32 m_222;
    u32 m_223;
    u32 m_224;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1473), "r"(t1474), "r"(t1475), "r"(t1476), "r"(m_221), "r"(m_222));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1473), "r"(t1474), "r"(t1475), "r"(t1476), "r"(m_223), "r"(m_224));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_225;
    u32 m_226;
    u32 m_227;
    u32 m_228;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1489) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1477), "r"(t1478), "r"(t1479), "r"(t1480), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1477), "r"(t1478), "r"(t1479), "r"(t1480), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_229;
    u32 m_230;
    u32 m_231;
    u32 m_232;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1490) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1477), "r"(t1478), "r"(t1479), "r"(t1480), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1477), "r"(t1478), "r"(t1479), "r"(t1480), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_233;
    u32 m_234;
    u32 m_235;
    u32 m_236;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1477), "r"(t1478), "r"(t1479), "r"(t1480), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1477), "r"(t1478), "r"(t1479), "r"(t1480), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_237;
    u32 m_238;
    u32 m_239;
    u32 m_240;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1477), "r"(t1478), "r"(t1479), "r"(t1480), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1477), "r"(t1478), "r"(t1479), "r"(t1480), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_241;
    u32 m_242;
    u32 m_243;
    u32 m_244;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1489) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1477), "r"(t1478), "r"(t1479), "r"(t1480), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1477), "r"(t1478), "r"(t1479), "r"(t1480), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_245;
    u32 m_246;
    u32 m_247;
    u32 m_248;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1490) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1477), "r"(t1478), "r"(t1479), "r"(t1480), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1477), "r"(t1478), "r"(t1479), "r"(t1480), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_249;
    u32 m_250;
    u32 m_251;
    u32 m_252;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1477), "r"(t1478), "r"(t1479), "r"(t1480), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1477), "r"(t1478), "r"(t1479), "r"(t1480), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_253;
    u32 m_254;
    u32 m_255;
    u32 m_256;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1477), "r"(t1478), "r"(t1479), "r"(t1480), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1477), "r"(t1478), "r"(t1479), "r"(t1480), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_257;
    u32 m_258;
    u32 m_259;
    u32 m_260;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1489) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1481), "r"(t1482), "r"(t1483), "r"(t1484), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1481), "r"(t1482), "r"(t1483), "r"(t1484), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_261;
    u32 m_262;
    u32 m_263;
    u32 m_264;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1490) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1481), "r"(t1482), "r"(t1483), "r"(t1484), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1481), "r"(t1482), "r"(t1483), "r"(t1484), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_265;
    u32 m_266;
    u32 m_267;
    u32 m_268;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1481), "r"(t1482), "r"(t1483), "r"(t1484), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1481), "r"(t1482), "r"(t1483), "r"(t1484), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_269;
    u32 m_270;
    u32 m_271;
    u32 m_272;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1481), "r"(t1482), "r"(t1483), "r"(t1484), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1481), "r"(t1482), "r"(t1483), "r"(t1484), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_273;
    u32 m_274;
    u32 m_275;
    u32 m_276;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1489) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1481), "r"(t1482), "r"(t1483), "r"(t1484), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1481), "r"(t1482), "r"(t1483), "r"(t1484), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_277;
    u32 m_278;
    u32 m_279;
    u32 m_280;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1490) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1481), "r"(t1482), "r"(t1483), "r"(t1484), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1481), "r"(t1482), "r"(t1483), "r"(t1484), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_281;
    u32 m_282;
    u32 m_283;
    u32 m_284;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1481), "r"(t1482), "r"(t1483), "r"(t1484), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1481), "r"(t1482), "r"(t1483), "r"(t1484), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_285;
    u32 m_286;
    u32 m_287;
    u32 m_288;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1481), "r"(t1482), "r"(t1483), "r"(t1484), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1481), "r"(t1482), "r"(t1483), "r"(t1484), "r"(m_287), "r"(m_288));
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
            const bool t1494 = found_3 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1495 = begin_6 < below_3;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1496 = t1494 & t1495;
            if (!t1496) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1497 = below_3 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1498 = end_5 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1499 = t1498 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1500 = t1497 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number_3 = t1499 - t1500;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1502 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1503 = t1502 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1504 = t1503 - number_3;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_9 = t1504 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1506 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1507 = t1506 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1508 = t1507 - number_3;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_10 = t1508 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1510 = end_5 - end_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1511 = t1510 > first_10 ? t1510 : first_10;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 begin_7 = t1511 - first_10;
            const u32 t1513 = end_5 - first_10;
#line 60 "fa-kernels/src/attention/block_walk.rs"
            const u32 end_15 = t1513 < 32u ? t1513 : 32u;
            const u32 t1515 = 4294967295u << begin_7;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1516 = 32u - end_15;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1517 = 4294967295u >> t1516;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1518 = t1515 & t1517;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
            u32 bits_3 = t1518;
            const bool t1519 = number_3 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
            if (t1519) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1520 = number_3 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 pair_16 = t129 + t1520;
                f32 t1522;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1522) : "r"(pair_16) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t1523;
                asm("mov.b32 %0, %1;" : "=r"(t1523) : "f"(t1522));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                f32 t1524;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1524) : "r"(pair_16) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t1525;
                asm("mov.b32 %0, %1;" : "=r"(t1525) : "f"(t1524));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1526 = t1523 | t1525;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                bits_3 = t1526;
            }
            const u32 t1527 = below_3 - first_9;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
            const u32 unused_3 = 32u - t1527;
            const u32 t1529 = 4294967295u >> unused_3;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1530 = bits_3 & t1529;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            found_3 = t1530;
            const bool t1531 = found_3 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
            if (t1531) {
                below_3 = first_9;
            } else {
                u32 t1532;
                asm("bfind.u32 %0, %1;" : "=r"(t1532) : "r"(found_3));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1533 = first_9 + t1532;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                block = t1533;
            }
        }
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 405 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 next = i_2 + 1u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1538 = next < count_3;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1538) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1539 = next & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1540 = t1539 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1541 = t620 + t1540;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_7 = block_2 << 6u;
            const u32 t1543 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1544 = t1541 + t641;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1545 = (u64)first_key_7 * t634;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1546 = t645 + t1545;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1547 = t1546 + t646;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1548 = t1547 + t646;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1549 = t1548 + t646;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1550 = t636 < t1543;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1551 = t1550 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1544), "l"(t1546), "r"(t1551) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1552 = t636 < t1543;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1553 = t1552 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1544), "l"(t1547), "r"(t1553) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1554 = t636 < t1543;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1555 = t1554 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1544), "l"(t1548), "r"(t1555) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1556 = t636 < t1543;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1557 = t1556 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1544), "l"(t1549), "r"(t1557) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1558 = t1546 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1559 = t636 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1560 = t1559 < t1543;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1561 = t1560 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1544), "l"(t1558), "r"(t1561) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1562 = t1547 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1563 = t636 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1564 = t1563 < t1543;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1565 = t1564 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1544), "l"(t1562), "r"(t1565) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1566 = t1548 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1567 = t636 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1568 = t1567 < t1543;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1569 = t1568 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1544), "l"(t1566), "r"(t1569) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1570 = t1549 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1571 = t636 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1572 = t1571 < t1543;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1573 = t1572 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1544), "l"(t1570), "r"(t1573) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1574 = next < count_3;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1574) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1575 = next & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1576 = t1575 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1577 = t621 + t1576;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_8 = block_2 << 6u;
            const u32 t1579 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1580 = t1577 + t666;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1581 = (u64)first_key_8 * t659;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1582 = t670 + t1581;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1583 = t1582 + t671;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1584 = t1583 + t671;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1585 = t1584 + t671;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1586 = t661 < t1579;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1587 = t1586 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1580), "l"(t1582), "r"(t1587) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1588 = t661 < t1579;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1589 = t1588 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1580), "l"(t1583), "r"(t1589) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1590 = t661 < t1579;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1591 = t1590 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1580), "l"(t1584), "r"(t1591) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1592 = t661 < t1579;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1593 = t1592 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1580), "l"(t1585), "r"(t1593) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1594 = t1582 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1595 = t661 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1596 = t1595 < t1579;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1597 = t1596 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1580), "l"(t1594), "r"(t1597) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1598 = t1583 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1599 = t661 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1600 = t1599 < t1579;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1601 = t1600 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1580), "l"(t1598), "r"(t1601) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1602 = t1584 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1603 = t661 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1604 = t1603 < t1579;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1605 = t1604 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1580), "l"(t1602), "r"(t1605) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1606 = t1585 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1607 = t661 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1608 = t1607 < t1579;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1609 = t1608 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1580), "l"(t1606), "r"(t1609) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t1610 = next + 1u;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        const bool t1611 = t1610 < count_3;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        if (t1611) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
            const u32 begin_8 = end_5 - end_5;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
            u32 below_4 = block_2;
            u32 found_4 = 0u;
            while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1613 = found_4 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1614 = begin_8 < below_4;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1615 = t1613 & t1614;
                if (!t1615) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1616 = below_4 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1617 = end_5 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1618 = t1617 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1619 = t1616 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 number_4 = t1618 - t1619;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1621 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1622 = t1621 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1623 = t1622 - number_4;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_11 = t1623 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1625 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1626 = t1625 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1627 = t1626 - number_4;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_12 = t1627 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1629 = end_5 - end_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1630 = t1629 > first_12 ? t1629 : first_12;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 begin_9 = t1630 - first_12;
                const u32 t1632 = end_5 - first_12;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                const u32 end_16 = t1632 < 32u ? t1632 : 32u;
                const u32 t1634 = 4294967295u << begin_9;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1635 = 32u - end_16;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1636 = 4294967295u >> t1635;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1637 = t1634 & t1636;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
                u32 bits_4 = t1637;
                const bool t1638 = number_4 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
                if (t1638) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1639 = number_4 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 pair_17 = t129 + t1639;
                    f32 t1641;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1641) : "r"(pair_17) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t1642;
                    asm("mov.b32 %0, %1;" : "=r"(t1642) : "f"(t1641));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    f32 t1643;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1643) : "r"(pair_17) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t1644;
                    asm("mov.b32 %0, %1;" : "=r"(t1644) : "f"(t1643));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1645 = t1642 | t1644;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                    bits_4 = t1645;
                }
                const u32 t1646 = below_4 - first_11;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
                const u32 unused_4 = 32u - t1646;
                const u32 t1648 = 4294967295u >> unused_4;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1649 = bits_4 & t1648;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                found_4 = t1649;
                const bool t1650 = found_4 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
                if (t1650) {
                    below_4 = first_11;
                } else {
                    u32 t1651;
                    asm("bfind.u32 %0, %1;" : "=r"(t1651) : "r"(found_4));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1652 = first_11 + t1651;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    block_2 = t1652;
                }
            }
        }
#line 407 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1656 = next + 1u;
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
        const u32 t1657 = i_2 & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1658 = t1657 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1659 = t620 + t1658;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1660;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1660) : "r"(t974));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1661 = t1660 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1662 = t1660 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1663 = t1660 ^ 96u;
        const u32 t1664 = t1659 + t1660;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1665;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1665) : "r"(t963));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1665) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1664) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1664) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1664) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1664) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1666 = t1659 + t1661;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1667;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1667) : "r"(t963));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1668 = t1667 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1668) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1666) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1666) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1666) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1666) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1669 = t1659 + t1662;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1670;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1670) : "r"(t963));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1671 = t1670 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1671) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1669) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1669) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1669) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1669) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1672 = t1659 + t1663;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1673;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1673) : "r"(t963));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1674 = t1673 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1674) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1672) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1672) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1672) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1672) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1675;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1675) : "r"(t963));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1675) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1664) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1664) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1664) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1664) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1676;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1676) : "r"(t963));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1677 = t1676 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1677) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1666) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1666) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1666) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1666) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1678;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1678) : "r"(t963));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1679 = t1678 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1679) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1669) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1669) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1669) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1669) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1680;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1680) : "r"(t963));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1681 = t1680 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1681) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1672) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1672) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1672) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1672) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_445), "r"(m_446));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_447), "r"(m_448));
#line 245 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1682 = end_5 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1683 = t1682 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1684 = block >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
        const u32 number_5 = t1683 - t1684;
#line 235 "fa-kernels/src/attention/block_cursor.rs"
        u32 whole_3 = 0u;
        const bool t1686 = number_5 < 64u;
#line 236 "fa-kernels/src/attention/block_cursor.rs"
        if (t1686) {
            const u32 t1687 = number_5 << 3u;
#line 237 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1688 = t129 + t1687;
#line 237 "fa-kernels/src/attention/block_cursor.rs"
            f32 t1689;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1689) : "r"(t1688) : "memory");
#line 237 "fa-kernels/src/attention/block_cursor.rs"
            u32 t1690;
            asm("mov.b32 %0, %1;" : "=r"(t1690) : "f"(t1689));
#line 237 "fa-kernels/src/attention/block_cursor.rs"
            whole_3 = t1690;
        }
        const u32 t1691 = block & 31u;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1692 = whole_3 >> t1691;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1693 = t1692 & 1u;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
        const bool t1694 = t1693 == 0u;
#line 187 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t1694) {
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_9 = block << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1696 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_3;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t1696));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1698 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1699 = t1698 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1700 = first_key_9 + t1699;
#line 18 "src/functions/sequences.rs"
            const u64 t7_18 = (u64)t1700 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_18 = t4_2 + t7_18;
#line 18 "src/functions/sequences.rs"
            u32 of_key_17;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_17) : "l"(t8_18));
#line 19 "src/functions/sequences.rs"
            const bool t19_34 = t18_2 == of_key_17;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_33 = t19_34 ? s_33 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_33 = changed_33;
#line 19 "src/functions/sequences.rs"
            const bool t19_35 = t18_3 == of_key_17;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_34 = t19_35 ? s_35 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_35 = changed_34;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1708 = t1700 + 1u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_19 = (u64)t1708 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_19 = t4_2 + t7_19;
#line 18 "src/functions/sequences.rs"
            u32 of_key_18;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_18) : "l"(t8_19));
#line 19 "src/functions/sequences.rs"
            const bool t19_36 = t18_2 == of_key_18;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_35 = t19_36 ? s_34 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_34 = changed_35;
#line 19 "src/functions/sequences.rs"
            const bool t19_37 = t18_3 == of_key_18;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_36 = t19_37 ? s_36 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_36 = changed_36;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1716 = t1700 + 8u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_20 = (u64)t1716 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_20 = t4_2 + t7_20;
#line 18 "src/functions/sequences.rs"
            u32 of_key_19;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_19) : "l"(t8_20));
#line 19 "src/functions/sequences.rs"
            const bool t19_38 = t18_2 == of_key_19;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_37 = t19_38 ? s_37 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_37 = changed_37;
#line 19 "src/functions/sequences.rs"
            const bool t19_39 = t18_3 == of_key_19;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_38 = t19_39 ? s_39 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_39 = changed_38;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1724 = t1700 + 9u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_21 = (u64)t1724 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_21 = t4_2 + t7_21;
#line 18 "src/functions/sequences.rs"
            u32 of_key_20;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_20) : "l"(t8_21));
#line 19 "src/functions/sequences.rs"
            const bool t19_40 = t18_2 == of_key_20;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_39 = t19_40 ? s_38 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_38 = changed_39;
#line 19 "src/functions/sequences.rs"
            const bool t19_41 = t18_3 == of_key_20;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_40 = t19_41 ? s_40 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_40 = changed_40;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1732 = t1700 + 16u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_22 = (u64)t1732 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_22 = t4_2 + t7_22;
#line 18 "src/functions/sequences.rs"
            u32 of_key_21;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_21) : "l"(t8_22));
#line 19 "src/functions/sequences.rs"
            const bool t19_42 = t18_2 == of_key_21;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_41 = t19_42 ? s_41 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_41 = changed_41;
#line 19 "src/functions/sequences.rs"
            const bool t19_43 = t18_3 == of_key_21;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_42 = t19_43 ? s_43 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_43 = changed_42;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1740 = t1700 + 17u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_23 = (u64)t1740 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_23 = t4_2 + t7_23;
#line 18 "src/functions/sequences.rs"
            u32 of_key_22;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_22) : "l"(t8_23));
#line 19 "src/functions/sequences.rs"
            const bool t19_44 = t18_2 == of_key_22;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_43 = t19_44 ? s_42 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_42 = changed_43;
#line 19 "src/functions/sequences.rs"
            const bool t19_45 = t18_3 == of_key_22;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_44 = t19_45 ? s_44 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_44 = changed_44;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1748 = t1700 + 24u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_24 = (u64)t1748 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_24 = t4_2 + t7_24;
#line 18 "src/functions/sequences.rs"
            u32 of_key_23;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_23) : "l"(t8_24));
#line 19 "src/functions/sequences.rs"
            const bool t19_46 = t18_2 == of_key_23;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_45 = t19_46 ? s_45 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_45 = changed_45;
#line 19 "src/functions/sequences.rs"
            const bool t19_47 = t18_3 == of_key_23;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_46 = t19_47 ? s_47 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_47 = changed_46;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1756 = t1700 + 25u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_25 = (u64)t1756 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_25 = t4_2 + t7_25;
#line 18 "src/functions/sequences.rs"
            u32 of_key_24;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_24) : "l"(t8_25));
#line 19 "src/functions/sequences.rs"
            const bool t19_48 = t18_2 == of_key_24;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_47 = t19_48 ? s_46 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_46 = changed_47;
#line 19 "src/functions/sequences.rs"
            const bool t19_49 = t18_3 == of_key_24;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_48 = t19_49 ? s_48 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_48 = changed_48;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1764 = t1700 + 32u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_26 = (u64)t1764 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_26 = t4_2 + t7_26;
#line 18 "src/functions/sequences.rs"
            u32 of_key_25;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_25) : "l"(t8_26));
#line 19 "src/functions/sequences.rs"
            const bool t19_50 = t18_2 == of_key_25;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_49 = t19_50 ? s_49 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_49 = changed_49;
#line 19 "src/functions/sequences.rs"
            const bool t19_51 = t18_3 == of_key_25;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_50 = t19_51 ? s_51 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_51 = changed_50;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1772 = t1700 + 33u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_27 = (u64)t1772 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_27 = t4_2 + t7_27;
#line 18 "src/functions/sequences.rs"
            u32 of_key_26;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_26) : "l"(t8_27));
#line 19 "src/functions/sequences.rs"
            const bool t19_52 = t18_2 == of_key_26;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_51 = t19_52 ? s_50 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_50 = changed_51;
#line 19 "src/functions/sequences.rs"
            const bool t19_53 = t18_3 == of_key_26;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_52 = t19_53 ? s_52 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_52 = changed_52;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1780 = t1700 + 40u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_28 = (u64)t1780 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_28 = t4_2 + t7_28;
#line 18 "src/functions/sequences.rs"
            u32 of_key_27;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_27) : "l"(t8_28));
#line 19 "src/functions/sequences.rs"
            const bool t19_54 = t18_2 == of_key_27;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_53 = t19_54 ? s_53 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_53 = changed_53;
#line 19 "src/functions/sequences.rs"
            const bool t19_55 = t18_3 == of_key_27;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_54 = t19_55 ? s_55 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_55 = changed_54;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1788 = t1700 + 41u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_29 = (u64)t1788 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_29 = t4_2 + t7_29;
#line 18 "src/functions/sequences.rs"
            u32 of_key_28;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_28) : "l"(t8_29));
#line 19 "src/functions/sequences.rs"
            const bool t19_56 = t18_2 == of_key_28;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_55 = t19_56 ? s_54 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_54 = changed_55;
#line 19 "src/functions/sequences.rs"
            const bool t19_57 = t18_3 == of_key_28;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_56 = t19_57 ? s_56 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_56 = changed_56;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1796 = t1700 + 48u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_30 = (u64)t1796 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_30 = t4_2 + t7_30;
#line 18 "src/functions/sequences.rs"
            u32 of_key_29;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_29) : "l"(t8_30));
#line 19 "src/functions/sequences.rs"
            const bool t19_58 = t18_2 == of_key_29;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_57 = t19_58 ? s_57 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_57 = changed_57;
#line 19 "src/functions/sequences.rs"
            const bool t19_59 = t18_3 == of_key_29;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_58 = t19_59 ? s_59 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_59 = changed_58;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1804 = t1700 + 49u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_31 = (u64)t1804 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_31 = t4_2 + t7_31;
#line 18 "src/functions/sequences.rs"
            u32 of_key_30;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_30) : "l"(t8_31));
#line 19 "src/functions/sequences.rs"
            const bool t19_60 = t18_2 == of_key_30;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_59 = t19_60 ? s_58 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_58 = changed_59;
#line 19 "src/functions/sequences.rs"
            const bool t19_61 = t18_3 == of_key_30;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_60 = t19_61 ? s_60 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_60 = changed_60;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1812 = t1700 + 56u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_32 = (u64)t1812 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_32 = t4_2 + t7_32;
#line 18 "src/functions/sequences.rs"
            u32 of_key_31;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_31) : "l"(t8_32));
#line 19 "src/functions/sequences.rs"
            const bool t19_62 = t18_2 == of_key_31;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_61 = t19_62 ? s_61 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_61 = changed_61;
#line 19 "src/functions/sequences.rs"
            const bool t19_63 = t18_3 == of_key_31;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_62 = t19_63 ? s_63 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_63 = changed_62;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1820 = t1700 + 57u;
#line 18 "src/functions/sequences.rs"
            const u64 t7_33 = (u64)t1820 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_33 = t4_2 + t7_33;
#line 18 "src/functions/sequences.rs"
            u32 of_key_32;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_32) : "l"(t8_33));
#line 19 "src/functions/sequences.rs"
            const bool t19_64 = t18_2 == of_key_32;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_63 = t19_64 ? s_62 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_62 = changed_63;
#line 19 "src/functions/sequences.rs"
            const bool t19_65 = t18_3 == of_key_32;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_64 = t19_65 ? s_64 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_64 = changed_64;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_10 = block << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1829 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_4;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_4) : "r"(t1829));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1831 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1832 = t1831 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_10 + t1832;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1834 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1835 = first_query_4 + t1834;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1836 = t1835 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t1836 + 1u;
            const u32 t1838 = end_17 > seq_q ? end_17 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1839 = t1838 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_18 = t1839 < seq_k ? t1839 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1841 = end_18 > column_2 ? end_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_19 = t1841 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1844 = visible_34 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t1844;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 1u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1846 = visible_35 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t1846;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1848 = visible_36 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t1848;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 9u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1850 = visible_37 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t1850;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 16u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1852 = visible_38 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t1852;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 17u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1854 = visible_39 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t1854;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 24u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1856 = visible_40 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t1856;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 25u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1858 = visible_41 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t1858;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 32u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1860 = visible_42 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t1860;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 33u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1862 = visible_43 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t1862;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 40u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1864 = visible_44 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t1864;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 41u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1866 = visible_45 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t1866;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 48u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1868 = visible_46 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t1868;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 49u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1870 = visible_47 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t1870;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 56u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1872 = visible_48 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t1872;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 57u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1874 = visible_49 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t1874;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1875 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1876 = first_query_4 + t1875;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1877 = t1876 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1878 = t1877 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_20 = t1878 + 1u;
            const u32 t1880 = end_20 > seq_q ? end_20 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1881 = t1880 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_21 = t1881 < seq_k ? t1881 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1883 = end_21 > column_2 ? end_21 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_22 = t1883 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1886 = visible_50 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t1886;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 1u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1888 = visible_51 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t1888;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1890 = visible_52 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t1890;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 9u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1892 = visible_53 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t1892;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 16u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1894 = visible_54 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t1894;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 17u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1896 = visible_55 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t1896;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 24u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1898 = visible_56 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t1898;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 25u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1900 = visible_57 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t1900;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 32u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1902 = visible_58 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t1902;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 33u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1904 = visible_59 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t1904;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 40u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1906 = visible_60 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t1906;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 41u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1908 = visible_61 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t1908;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 48u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1910 = visible_62 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t1910;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 49u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1912 = visible_63 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t1912;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 56u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1914 = visible_64 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t1914;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_65 = 57u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1916 = visible_65 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t1916;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1918;
        asm("max.f32 %0, %1, %2;" : "=f"(t1918) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1919;
        asm("max.f32 %0, %1, %2;" : "=f"(t1919) : "f"(t1918), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1920;
        asm("max.f32 %0, %1, %2;" : "=f"(t1920) : "f"(t1919), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1921;
        asm("max.f32 %0, %1, %2;" : "=f"(t1921) : "f"(t1920), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1922;
        asm("max.f32 %0, %1, %2;" : "=f"(t1922) : "f"(t1921), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1923;
        asm("max.f32 %0, %1, %2;" : "=f"(t1923) : "f"(t1922), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1924;
        asm("max.f32 %0, %1, %2;" : "=f"(t1924) : "f"(t1923), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1925;
        asm("max.f32 %0, %1, %2;" : "=f"(t1925) : "f"(t1924), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1926;
        asm("max.f32 %0, %1, %2;" : "=f"(t1926) : "f"(t1925), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1927;
        asm("max.f32 %0, %1, %2;" : "=f"(t1927) : "f"(t1926), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1928;
        asm("max.f32 %0, %1, %2;" : "=f"(t1928) : "f"(t1927), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1929;
        asm("max.f32 %0, %1, %2;" : "=f"(t1929) : "f"(t1928), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1930;
        asm("max.f32 %0, %1, %2;" : "=f"(t1930) : "f"(t1929), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1931;
        asm("max.f32 %0, %1, %2;" : "=f"(t1931) : "f"(t1930), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1932;
        asm("max.f32 %0, %1, %2;" : "=f"(t1932) : "f"(t1931), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1933;
        asm("max.f32 %0, %1, %2;" : "=f"(t1933) : "f"(t1932), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1934;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1934) : "f"(t1933));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_18;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_18) : "f"(t1933), "f"(t1934));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1936;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1936) : "f"(pair_18));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_18), "f"(t1936));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t1939 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t1939;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1941 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1942;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1942) : "f"(old_3), "f"(scale_log2), "f"(t1941));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1942));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1944 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1945 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1945));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1947;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1947) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1947;
        const f32 t1948 = t1944 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1949 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1949));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1951;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1951) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1951;
        const f32 t1952 = t1948 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1953 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1953));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1955;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1955) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1955;
        const f32 t1956 = t1952 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1957 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1957));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1959;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1959) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1959;
        const f32 t1960 = t1956 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1961 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1961));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1963;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1963) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1963;
        const f32 t1964 = t1960 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1965 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1965));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1967;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1967) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1967;
        const f32 t1968 = t1964 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1969 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1969));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1971;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1971) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1971;
        const f32 t1972 = t1968 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1973 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1973));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1975;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1975) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1975;
        const f32 t1976 = t1972 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1977 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1977));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1979;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1979) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1979;
        const f32 t1980 = t1976 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1981 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1981));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1983;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1983) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1983;
        const f32 t1984 = t1980 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1985 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1985));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1987;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1987) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1987;
        const f32 t1988 = t1984 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1989 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1989));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1991;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1991) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1991;
        const f32 t1992 = t1988 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1993 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1993));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1995;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1995) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1995;
        const f32 t1996 = t1992 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1997 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1997));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1999;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1999) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t1999;
        const f32 t2000 = t1996 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2001 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t2001));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2003;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2003) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t2003;
        const f32 t2004 = t2000 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2005 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t2005));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2007;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2007) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t2007;
        const f32 t2008 = t2004 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t2008;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2010;
        asm("max.f32 %0, %1, %2;" : "=f"(t2010) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2011;
        asm("max.f32 %0, %1, %2;" : "=f"(t2011) : "f"(t2010), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2012;
        asm("max.f32 %0, %1, %2;" : "=f"(t2012) : "f"(t2011), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2013;
        asm("max.f32 %0, %1, %2;" : "=f"(t2013) : "f"(t2012), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2014;
        asm("max.f32 %0, %1, %2;" : "=f"(t2014) : "f"(t2013), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2015;
        asm("max.f32 %0, %1, %2;" : "=f"(t2015) : "f"(t2014), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2016;
        asm("max.f32 %0, %1, %2;" : "=f"(t2016) : "f"(t2015), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2017;
        asm("max.f32 %0, %1, %2;" : "=f"(t2017) : "f"(t2016), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2018;
        asm("max.f32 %0, %1, %2;" : "=f"(t2018) : "f"(t2017), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2019;
        asm("max.f32 %0, %1, %2;" : "=f"(t2019) : "f"(t2018), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2020;
        asm("max.f32 %0, %1, %2;" : "=f"(t2020) : "f"(t2019), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2021;
        asm("max.f32 %0, %1, %2;" : "=f"(t2021) : "f"(t2020), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2022;
        asm("max.f32 %0, %1, %2;" : "=f"(t2022) : "f"(t2021), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2023;
        asm("max.f32 %0, %1, %2;" : "=f"(t2023) : "f"(t2022), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2024;
        asm("max.f32 %0, %1, %2;" : "=f"(t2024) : "f"(t2023), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2025;
        asm("max.f32 %0, %1, %2;" : "=f"(t2025) : "f"(t2024), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2026;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2026) : "f"(t2025));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_19;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_19) : "f"(t2025), "f"(t2026));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2028;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2028) : "f"(pair_19));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_19), "f"(t2028));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t2031 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t2031;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t2033 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t2034;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2034) : "f"(old_4), "f"(scale_log2), "f"(t2033));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t2034));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t2036 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2037 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t2037));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2039;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2039) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t2039;
        const f32 t2040 = t2036 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2041 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t2041));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2043;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2043) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t2043;
        const f32 t2044 = t2040 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2045 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t2045));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2047;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2047) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t2047;
        const f32 t2048 = t2044 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2049 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t2049));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2051;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2051) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t2051;
        const f32 t2052 = t2048 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2053 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t2053));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2055;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2055) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t2055;
        const f32 t2056 = t2052 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2057 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t2057));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2059;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2059) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t2059;
        const f32 t2060 = t2056 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2061 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t2061));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2063;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2063) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t2063;
        const f32 t2064 = t2060 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2065 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t2065));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2067;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2067) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t2067;
        const f32 t2068 = t2064 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2069 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t2069));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2071;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2071) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t2071;
        const f32 t2072 = t2068 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2073 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t2073));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2075;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2075) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t2075;
        const f32 t2076 = t2072 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2077 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t2077));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2079;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2079) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t2079;
        const f32 t2080 = t2076 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2081 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t2081));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2083;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2083) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t2083;
        const f32 t2084 = t2080 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2085 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t2085));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2087;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2087) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t2087;
        const f32 t2088 = t2084 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2089 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t2089));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2091;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2091) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t2091;
        const f32 t2092 = t2088 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2093 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t2093));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2095;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2095) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t2095;
        const f32 t2096 = t2092 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2097 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t2097));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2099;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2099) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t2099;
        const f32 t2100 = t2096 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t2100;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2101 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t2101;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2102 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t2102;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2103 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t2103;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2104 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t2104;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2105 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t2105;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2106 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t2106;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2107 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t2107;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2108 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t2108;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2109 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t2109;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2110 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t2110;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2111 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t2111;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2112 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t2112;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2113 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t2113;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2114 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t2114;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2115 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t2115;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2116 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t2116;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2117 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t2117;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2118 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t2118;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2119 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t2119;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2120 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t2120;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2121 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t2121;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2122 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t2122;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2123 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t2123;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2124 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t2124;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2125 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t2125;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2126 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t2126;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2127 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t2127;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2128 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t2128;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2129 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t2129;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2130 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t2130;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2131 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t2131;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2132 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t2132;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2133 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t2133;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2134 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t2134;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2135 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t2135;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2136 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t2136;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2137 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t2137;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2138 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t2138;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2139 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t2139;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2140 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t2140;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2141 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t2141;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2142 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t2142;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2143 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t2143;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2144 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t2144;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2145 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t2145;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2146 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t2146;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2147 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t2147;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2148 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t2148;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2149 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t2149;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2150 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t2150;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2151 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t2151;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2152 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t2152;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2153 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t2153;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2154 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t2154;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2155 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t2155;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2156 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t2156;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2157 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t2157;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2158 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t2158;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2159 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t2159;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2160 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t2160;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2161 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t2161;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2162 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t2162;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2163 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t2163;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2164 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t2164;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2165;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2165) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2166;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2166) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2167;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2167) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2168;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2168) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2169;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2169) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2170;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2170) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2171;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2171) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2172;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2172) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2173;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2173) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2174;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2174) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2175;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2175) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2176;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2176) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2177;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2177) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2178;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2178) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2179;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2179) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2180;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2180) : "f"(s_63), "f"(s_64));
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t2181 = i_2 & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t2182 = t2181 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t2183 = t621 + t2182;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2184;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2184) : "r"(t981));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2185 = t2184 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2186 = t2184 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2187 = t2184 ^ 96u;
        const u32 t2188 = t2183 + t2184;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2189 = t2183 + t2185;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2190 = t2183 + t2186;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2191 = t2183 + t2187;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t2188) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2165), "r"(t2166), "r"(t2167), "r"(t2168), "r"(m_449), "r"(m_450));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2165), "r"(t2166), "r"(t2167), "r"(t2168), "r"(m_451), "r"(m_452));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t2189) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2165), "r"(t2166), "r"(t2167), "r"(t2168), "r"(m_453), "r"(m_454));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2165), "r"(t2166), "r"(t2167), "r"(t2168), "r"(m_455), "r"(m_456));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t2190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2165), "r"(t2166), "r"(t2167), "r"(t2168), "r"(m_457), "r"(m_458));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2165), "r"(t2166), "r"(t2167), "r"(t2168), "r"(m_459), "r"(m_460));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t2191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2165), "r"(t2166), "r"(t2167), "r"(t2168), "r"(m_461), "r"(m_462));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2165), "r"(t2166), "r"(t2167), "r"(t2168), "r"(m_463), "r"(m_464));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t2188) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2165), "r"(t2166), "r"(t2167), "r"(t2168), "r"(m_465), "r"(m_466));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2165), "r"(t2166), "r"(t2167), "r"(t2168), "r"(m_467), "r"(m_468));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t2189) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2165), "r"(t2166), "r"(t2167), "r"(t2168), "r"(m_469), "r"(m_470));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2165), "r"(t2166), "r"(t2167), "r"(t2168), "r"(m_471), "r"(m_472));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t2190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2165), "r"(t2166), "r"(t2167), "r"(t2168), "r"(m_473), "r"(m_474));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2165), "r"(t2166), "r"(t2167), "r"(t2168), "r"(m_475), "r"(m_476));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t2191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2165), "r"(t2166), "r"(t2167), "r"(t2168), "r"(m_477), "r"(m_478));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2165), "r"(t2166), "r"(t2167), "r"(t2168), "r"(m_479), "r"(m_480));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t2188) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2169), "r"(t2170), "r"(t2171), "r"(t2172), "r"(m_481), "r"(m_482));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2169), "r"(t2170), "r"(t2171), "r"(t2172), "r"(m_483), "r"(m_484));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t2189) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2169), "r"(t2170), "r"(t2171), "r"(t2172), "r"(m_485), "r"(m_486));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2169), "r"(t2170), "r"(t2171), "r"(t2172), "r"(m_487), "r"(m_488));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t2190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2169), "r"(t2170), "r"(t2171), "r"(t2172), "r"(m_489), "r"(m_490));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2169), "r"(t2170), "r"(t2171), "r"(t2172), "r"(m_491), "r"(m_492));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t2191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2169), "r"(t2170), "r"(t2171), "r"(t2172), "r"(m_493), "r"(m_494));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2169), "r"(t2170), "r"(t2171), "r"(t2172), "r"(m_495), "r"(m_496));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t2188) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2169), "r"(t2170), "r"(t2171), "r"(t2172), "r"(m_497), "r"(m_498));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2169), "r"(t2170), "r"(t2171), "r"(t2172), "r"(m_499), "r"(m_500));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t2189) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2169), "r"(t2170), "r"(t2171), "r"(t2172), "r"(m_501), "r"(m_502));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2169), "r"(t2170), "r"(t2171), "r"(t2172), "r"(m_503), "r"(m_504));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t2190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2169), "r"(t2170), "r"(t2171), "r"(t2172), "r"(m_505), "r"(m_506));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2169), "r"(t2170), "r"(t2171), "r"(t2172), "r"(m_507), "r"(m_508));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t2191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2169), "r"(t2170), "r"(t2171), "r"(t2172), "r"(m_509), "r"(m_510));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2169), "r"(t2170), "r"(t2171), "r"(t2172), "r"(m_511), "r"(m_512));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t2188) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2173), "r"(t2174), "r"(t2175), "r"(t2176), "r"(m_513), "r"(m_514));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2173), "r"(t2174), "r"(t2175), "r"(t2176), "r"(m_515), "r"(m_516));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t2189) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2173), "r"(t2174), "r"(t2175), "r"(t2176), "r"(m_517), "r"(m_518));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2173), "r"(t2174), "r"(t2175), "r"(t2176), "r"(m_519), "r"(m_520));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t2190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2173), "r"(t2174), "r"(t2175), "r"(t2176), "r"(m_521), "r"(m_522));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2173), "r"(t2174), "r"(t2175), "r"(t2176), "r"(m_523), "r"(m_524));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t2191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2173), "r"(t2174), "r"(t2175), "r"(t2176), "r"(m_525), "r"(m_526));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2173), "r"(t2174), "r"(t2175), "r"(t2176), "r"(m_527), "r"(m_528));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t2188) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2173), "r"(t2174), "r"(t2175), "r"(t2176), "r"(m_529), "r"(m_530));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2173), "r"(t2174), "r"(t2175), "r"(t2176), "r"(m_531), "r"(m_532));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t2189) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2173), "r"(t2174), "r"(t2175), "r"(t2176), "r"(m_533), "r"(m_534));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2173), "r"(t2174), "r"(t2175), "r"(t2176), "r"(m_535), "r"(m_536));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t2190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2173), "r"(t2174), "r"(t2175), "r"(t2176), "r"(m_537), "r"(m_538));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2173), "r"(t2174), "r"(t2175), "r"(t2176), "r"(m_539), "r"(m_540));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t2191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2173), "r"(t2174), "r"(t2175), "r"(t2176), "r"(m_541), "r"(m_542));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2173), "r"(t2174), "r"(t2175), "r"(t2176), "r"(m_543), "r"(m_544));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t2188) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2177), "r"(t2178), "r"(t2179), "r"(t2180), "r"(m_545), "r"(m_546));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2177), "r"(t2178), "r"(t2179), "r"(t2180), "r"(m_547), "r"(m_548));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t2189) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2177), "r"(t2178), "r"(t2179), "r"(t2180), "r"(m_549), "r"(m_550));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2177), "r"(t2178), "r"(t2179), "r"(t2180), "r"(m_551), "r"(m_552));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t2190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2177), "r"(t2178), "r"(t2179), "r"(t2180), "r"(m_553), "r"(m_554));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2177), "r"(t2178), "r"(t2179), "r"(t2180), "r"(m_555), "r"(m_556));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t2191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2177), "r"(t2178), "r"(t2179), "r"(t2180), "r"(m_557), "r"(m_558));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2177), "r"(t2178), "r"(t2179), "r"(t2180), "r"(m_559), "r"(m_560));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t2188) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2177), "r"(t2178), "r"(t2179), "r"(t2180), "r"(m_561), "r"(m_562));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2177), "r"(t2178), "r"(t2179), "r"(t2180), "r"(m_563), "r"(m_564));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t2189) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2177), "r"(t2178), "r"(t2179), "r"(t2180), "r"(m_565), "r"(m_566));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2177), "r"(t2178), "r"(t2179), "r"(t2180), "r"(m_567), "r"(m_568));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t2190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2177), "r"(t2178), "r"(t2179), "r"(t2180), "r"(m_569), "r"(m_570));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2177), "r"(t2178), "r"(t2179), "r"(t2180), "r"(m_571), "r"(m_572));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t2191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2177), "r"(t2178), "r"(t2179), "r"(t2180), "r"(m_573), "r"(m_574));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2177), "r"(t2178), "r"(t2179), "r"(t2180), "r"(m_575), "r"(m_576));
    }
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t2192;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2192) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_20 = row_sum + t2192;
    f32 t2194;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2194) : "f"(pair_20));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t2195 = pair_20 + t2194;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t2195;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t2196;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2196) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_21 = row_sum_2 + t2196;
    f32 t2198;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2198) : "f"(pair_21));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t2199 = pair_21 + t2198;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t2199;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t2200 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t2201;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2201) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t2200 ? 0.0f : t2201;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2203 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc = t2203;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2204 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t2204;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2205 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t2205;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2206 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t2206;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2207 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t2207;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2208 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t2208;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2209 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t2209;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2210 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t2210;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2211 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t2211;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2212 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t2212;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2213 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t2213;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2214 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t2214;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2215 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t2215;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2216 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t2216;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2217 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t2217;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2218 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t2218;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2219 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_33 = t2219;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2220 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_34 = t2220;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2221 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_37 = t2221;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2222 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_38 = t2222;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2223 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_41 = t2223;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2224 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_42 = t2224;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2225 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_45 = t2225;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2226 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_46 = t2226;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2227 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_49 = t2227;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2228 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_50 = t2228;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2229 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_53 = t2229;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2230 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_54 = t2230;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2231 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_57 = t2231;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2232 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_58 = t2232;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2233 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_61 = t2233;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2234 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_62 = t2234;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t2235 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t2236;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2236) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t2235 ? 0.0f : t2236;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2238 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t2238;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2239 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t2239;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2240 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t2240;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2241 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t2241;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2242 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t2242;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2243 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t2243;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2244 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t2244;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2245 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t2245;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2246 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t2246;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2247 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t2247;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2248 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t2248;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2249 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t2249;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2250 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t2250;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2251 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t2251;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2252 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t2252;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2253 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t2253;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2254 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_35 = t2254;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2255 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_36 = t2255;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2256 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_39 = t2256;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2257 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_40 = t2257;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2258 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_43 = t2258;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2259 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_44 = t2259;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2260 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_47 = t2260;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2261 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_48 = t2261;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2262 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_51 = t2262;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2263 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_52 = t2263;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2264 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_55 = t2264;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2265 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_56 = t2265;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2266 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_59 = t2266;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2267 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_60 = t2267;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2268 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_63 = t2268;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2269 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_64 = t2269;
#line 185 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2270 = blockIdx.x;
#line 185 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2271;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2271) : "r"(t2270));
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t2272 = seq_q + 63u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t2273 = t2272 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2274 = heads_per_section * t2273;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2275 = t2271 / t2274;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_13 = t2275 * heads_per_section;
    const u32 t2277 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2278 = t2277 - first_13;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t2278 < heads_per_section ? t2278 : heads_per_section;
    const u32 t2280 = first_13 * t2273;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_5 = t2271 - t2280;
    const u32 t2282 = rest_5 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2283 = first_13 + t2282;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2284 = t2273 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2285 = rest_5 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2286 = t2284 - t2285;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2287 = t2286 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2288 = t2283 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2289 = t2283 / heads;
#line 199 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
    const u32 t2290 = smem_1 + 8192u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2291 = lane >> 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2292 = first_row + t2291;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2293 = t2292 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2294 = 0u ^ t2293;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2295 = t2292 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2296 = t2294 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2297 = t2295 + t2296;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2298 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2299 = t2298 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2300 = t2297 + t2299;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2301;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2301) : "f"(acc), "f"(acc_2));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2302 = smem_1 + t2300;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2302), "r"(t2301) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2303;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2303) : "f"(acc_5), "f"(acc_6));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2304 = t2300 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2305 = smem_1 + t2304;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2305), "r"(t2303) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2306;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2306) : "f"(acc_9), "f"(acc_10));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2307 = t2300 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2308 = smem_1 + t2307;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2308), "r"(t2306) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2309;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2309) : "f"(acc_13), "f"(acc_14));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2310 = t2300 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2311 = smem_1 + t2310;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2311), "r"(t2309) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2312;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2312) : "f"(acc_17), "f"(acc_18));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2313 = t2300 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2314 = smem_1 + t2313;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2314), "r"(t2312) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2315;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2315) : "f"(acc_21), "f"(acc_22));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2316 = t2300 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2317 = smem_1 + t2316;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2317), "r"(t2315) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2318;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2318) : "f"(acc_25), "f"(acc_26));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2319 = t2300 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2320 = smem_1 + t2319;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2320), "r"(t2318) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2321;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2321) : "f"(acc_29), "f"(acc_30));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2322 = t2300 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2323 = smem_1 + t2322;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2323), "r"(t2321) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2324 = t2292 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2325 = 0u ^ t2324;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2326 = t2292 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2327 = t2325 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2328 = t2326 + t2327;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2329 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2330 = t2329 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2331 = t2328 + t2330;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2332;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2332) : "f"(acc_33), "f"(acc_34));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2333 = t2290 + t2331;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2333), "r"(t2332) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2334;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2334) : "f"(acc_37), "f"(acc_38));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2335 = t2331 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2336 = t2290 + t2335;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2336), "r"(t2334) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2337;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2337) : "f"(acc_41), "f"(acc_42));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2338 = t2331 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2339 = t2290 + t2338;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2339), "r"(t2337) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2340;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2340) : "f"(acc_45), "f"(acc_46));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2341 = t2331 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2342 = t2290 + t2341;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2342), "r"(t2340) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2343;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2343) : "f"(acc_49), "f"(acc_50));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2344 = t2331 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2345 = t2290 + t2344;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2345), "r"(t2343) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2346;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2346) : "f"(acc_53), "f"(acc_54));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2347 = t2331 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2348 = t2290 + t2347;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2348), "r"(t2346) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2349;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2349) : "f"(acc_57), "f"(acc_58));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2350 = t2331 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2351 = t2290 + t2350;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2351), "r"(t2349) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2352;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2352) : "f"(acc_61), "f"(acc_62));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2353 = t2331 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2354 = t2290 + t2353;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2354), "r"(t2352) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2355 = lane >> 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2356 = first_row + t2355;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2357 = t2356 + 8u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2358 = t2357 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2359 = 0u ^ t2358;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2360 = t2357 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2361 = t2359 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2362 = t2360 + t2361;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2363 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2364 = t2363 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2365 = t2362 + t2364;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2366;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2366) : "f"(acc_3), "f"(acc_4));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2367 = smem_1 + t2365;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2367), "r"(t2366) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2368;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2368) : "f"(acc_7), "f"(acc_8));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2369 = t2365 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2370 = smem_1 + t2369;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2370), "r"(t2368) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2371;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2371) : "f"(acc_11), "f"(acc_12));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2372 = t2365 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2373 = smem_1 + t2372;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2373), "r"(t2371) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2374;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2374) : "f"(acc_15), "f"(acc_16));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2375 = t2365 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2376 = smem_1 + t2375;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2376), "r"(t2374) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2377;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2377) : "f"(acc_19), "f"(acc_20));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2378 = t2365 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2379 = smem_1 + t2378;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2379), "r"(t2377) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2380;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2380) : "f"(acc_23), "f"(acc_24));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2381 = t2365 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2382 = smem_1 + t2381;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2382), "r"(t2380) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2383;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2383) : "f"(acc_27), "f"(acc_28));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2384 = t2365 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2385 = smem_1 + t2384;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2385), "r"(t2383) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2386;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2386) : "f"(acc_31), "f"(acc_32));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2387 = t2365 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2388 = smem_1 + t2387;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2388), "r"(t2386) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2389 = t2357 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2390 = 0u ^ t2389;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2391 = t2357 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2392 = t2390 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2393 = t2391 + t2392;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2394 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2395 = t2394 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2396 = t2393 + t2395;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2397;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2397) : "f"(acc_35), "f"(acc_36));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2398 = t2290 + t2396;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2398), "r"(t2397) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2399;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2399) : "f"(acc_39), "f"(acc_40));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2400 = t2396 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2401 = t2290 + t2400;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2401), "r"(t2399) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2402;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2402) : "f"(acc_43), "f"(acc_44));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2403 = t2396 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2404 = t2290 + t2403;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2404), "r"(t2402) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2405;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2405) : "f"(acc_47), "f"(acc_48));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2406 = t2396 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2407 = t2290 + t2406;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2407), "r"(t2405) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2408;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2408) : "f"(acc_51), "f"(acc_52));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2409 = t2396 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2410 = t2290 + t2409;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2410), "r"(t2408) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2411;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2411) : "f"(acc_55), "f"(acc_56));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2412 = t2396 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2413 = t2290 + t2412;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2413), "r"(t2411) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2414;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2414) : "f"(acc_59), "f"(acc_60));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2415 = t2396 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2416 = t2290 + t2415;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2416), "r"(t2414) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2417;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2417) : "f"(acc_63), "f"(acc_64));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2418 = t2396 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2419 = t2290 + t2418;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2419), "r"(t2417) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2420 = (u64)t2289;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2421 = t2420 * o_stride0;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2422 = t2421 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2423 = o + t2422;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2424 = (u64)t2287;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2425 = t2424 * o_stride1;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2426 = t2425 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2427 = t2423 + t2426;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2428 = (u64)t2288;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2429 = t2428 * o_stride2;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2430 = t2429 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2431 = t2427 + t2430;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2432 = (u32)o_stride1;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2433 = t2432 << 1u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2434 = seq_q - t2287;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2435 = head_dim >> 3u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2436 = lane >> 3u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2437 = first_row + t2436;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2438 = lane & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2439 = t2437 < t2434;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2440 = t2438 < t2435;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2441 = t2439 & t2440;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2441) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2442 = t2437 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2443 = t2438 ^ t2442;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2444 = t2437 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2445 = t2443 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2446 = t2444 + t2445;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2447 = smem_1 + t2446;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2447) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2448 = (u64)t2437 * t2433;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2449 = t2431 + t2448;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2450 = (u64)t2438 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2451 = t2449 + t2450;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2451), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2452 = t2437 + 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2453 = t2452 < t2434;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2454 = t2438 < t2435;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2455 = t2453 & t2454;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2455) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2456 = t2452 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2457 = t2438 ^ t2456;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2458 = t2452 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2459 = t2457 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2460 = t2458 + t2459;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2461 = smem_1 + t2460;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2461) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2462 = (u64)t2452 * t2433;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2463 = t2431 + t2462;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2464 = (u64)t2438 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2465 = t2463 + t2464;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2465), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2466 = t2437 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2467 = t2466 < t2434;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2468 = t2438 < t2435;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2469 = t2467 & t2468;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2469) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2470 = t2466 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2471 = t2438 ^ t2470;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2472 = t2466 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2473 = t2471 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2474 = t2472 + t2473;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2475 = smem_1 + t2474;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2475) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2476 = (u64)t2466 * t2433;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2477 = t2431 + t2476;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2478 = (u64)t2438 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2479 = t2477 + t2478;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2479), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2480 = t2437 + 12u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2481 = t2480 < t2434;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2482 = t2438 < t2435;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2483 = t2481 & t2482;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2483) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2484 = t2480 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2485 = t2438 ^ t2484;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2486 = t2480 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2487 = t2485 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2488 = t2486 + t2487;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2489 = smem_1 + t2488;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2489) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2490 = (u64)t2480 * t2433;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2491 = t2431 + t2490;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2492 = (u64)t2438 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2493 = t2491 + t2492;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2493), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2494 = smem_1 + 8192u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2495 = t2437 < t2434;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2496 = t2438 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2497 = t2496 < t2435;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2498 = t2495 & t2497;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2498) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2499 = t2437 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2500 = t2438 ^ t2499;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2501 = t2437 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2502 = t2500 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2503 = t2501 + t2502;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2504 = t2494 + t2503;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2504) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2505 = (u64)t2437 * t2433;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2506 = t2431 + t2505;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2507 = (u64)t2438 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2508 = t2506 + t2507;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2508), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2509 = t2437 + 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2510 = t2509 < t2434;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2511 = t2438 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2512 = t2511 < t2435;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2513 = t2510 & t2512;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2513) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2514 = t2509 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2515 = t2438 ^ t2514;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2516 = t2509 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2517 = t2515 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2518 = t2516 + t2517;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2519 = t2494 + t2518;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2519) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2520 = (u64)t2509 * t2433;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2521 = t2431 + t2520;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2522 = (u64)t2438 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2523 = t2521 + t2522;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2523), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2524 = t2437 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2525 = t2524 < t2434;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2526 = t2438 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2527 = t2526 < t2435;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2528 = t2525 & t2527;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2528) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2529 = t2524 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2530 = t2438 ^ t2529;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2531 = t2524 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2532 = t2530 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2533 = t2531 + t2532;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2534 = t2494 + t2533;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2534) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2535 = (u64)t2524 * t2433;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2536 = t2431 + t2535;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2537 = (u64)t2438 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2538 = t2536 + t2537;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2538), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2539 = t2437 + 12u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2540 = t2539 < t2434;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2541 = t2438 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2542 = t2541 < t2435;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2543 = t2540 & t2542;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2543) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2544 = t2539 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2545 = t2438 ^ t2544;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2546 = t2539 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2547 = t2545 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2548 = t2546 + t2547;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2549 = t2494 + t2548;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2549) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2550 = (u64)t2539 * t2433;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2551 = t2431 + t2550;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2552 = (u64)t2438 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2553 = t2551 + t2552;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2553), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2554 = t2287 + first_row;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2555 = (u64)t2289;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2556 = t2555 * lse_stride0;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2557 = t2556 * 4ull;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2558 = lse + t2557;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2559 = (u64)t2288;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2560 = t2559 * lse_stride1;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2561 = t2560 * 4ull;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2562 = t2558 + t2561;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2563 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t2564 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t2565 = t2564 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t2565) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2566 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_33 = t2554 + t2566;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_33 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t2569 = (u64)row_33 * t2563;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2570 = t2569 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2571 = t2562 + t2570;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2572;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2572) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2573;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2573) : "f"(row_max), "f"(scale_log2), "f"(t2572));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t2573 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t2575 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t2576 = t2575 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2571), "f"(t2576) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2577 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2578 = t2554 + t2577;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_34 = t2578 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_34 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t2581 = (u64)row_34 * t2563;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2582 = t2581 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2583 = t2562 + t2582;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2584;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2584) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2585;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2585) : "f"(row_max_2), "f"(scale_log2), "f"(t2584));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t2585 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t2587 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t2588 = t2587 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2583), "f"(t2588) : "memory");
        }
    }
}
