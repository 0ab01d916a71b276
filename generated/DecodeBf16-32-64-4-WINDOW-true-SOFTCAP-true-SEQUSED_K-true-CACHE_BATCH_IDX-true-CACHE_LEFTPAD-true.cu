typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(128, 1)
decode_bf16(
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
    const u32 window_left,
    const u32 window_right,
    const f32 softcap,
    const f32 softcap_scale,
    const f32 small,
    const f32 coefficient,
    const f32 coefficient_2,
    const f32 coefficient_3,
    const f32 small_2,
    const f32 coefficient_4,
    const f32 coefficient_5,
    const f32 coefficient_6,
    const f32 coefficient_7,
    const f32 coefficient_8,
    const u64 seqused_k /* u32 */,
    const u64 seqused_k_stride0,
    const u64 seqused_k_stride1,
    const u64 seqused_k_stride2,
    const u64 seqused_k_stride3,
    const u32 added_k,
    const u64 cache_batch_idx /* u32 */,
    const u64 cache_batch_idx_stride0,
    const u64 cache_batch_idx_stride1,
    const u64 cache_batch_idx_stride2,
    const u64 cache_batch_idx_stride3,
    const u64 cache_leftpad /* u32 */,
    const u64 cache_leftpad_stride0,
    const u64 cache_leftpad_stride1,
    const u64 cache_leftpad_stride2,
    const u64 cache_leftpad_stride3,
    const u32 head_dim,
    const u32 kv_heads,
    const u32 kv_heads_factor,
    const u32 kv_heads_shift,
    const u32 sharing,
    const u32 sharing_factor,
    const u32 sharing_shift,
    const u32 tiles,
    const u32 tiles_factor,
    const u32 tiles_shift,
    const u32 splits,
    const u32 splits_factor,
    const u32 splits_shift,
    const u32 blocks_of_split,
    const u32 blocks_of_split_factor,
    const u32 blocks_of_split_shift,
    const u64 partials /* f32, scratch */,
    const u64 partials_stride0,
    const u64 partials_stride1,
    const u64 partials_stride2,
    const u64 partials_stride3,
    const u64 arrived /* u32, counters */,
    const u64 arrived_stride0,
    const u64 arrived_stride1,
    const u64 arrived_stride2,
    const u64 arrived_stride3)
{
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t1 = blockIdx.x;
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t2 = t1 << 1u;
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t3;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3) : "r"(t2), "r"(splits_factor));
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 tile = t3 >> splits_shift;
    const u32 t5 = tile << 1u;
#line 93 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t6;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t6) : "r"(t5), "r"(tiles_factor));
#line 93 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 head = t6 >> tiles_shift;
    const u32 t8 = blockIdx.x;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t9 = t8 << 1u;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t10;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t10) : "r"(t9), "r"(splits_factor));
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t11 = t10 >> splits_shift;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t12 = t11 * splits;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t13 = t8 - t12;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t14 = head << 1u;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t15;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t15) : "r"(t14), "r"(kv_heads_factor));
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t16 = t15 >> kv_heads_shift;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t17 = head << 1u;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t18;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t18) : "r"(t17), "r"(kv_heads_factor));
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t19 = t18 >> kv_heads_shift;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t20 = t19 * kv_heads;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t21 = head - t20;
#line 91 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q : added_k;
    const u64 t24 = (u64)t16;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t25 = t24 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t26 = t25 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t27 = seqused_k + t26;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    u32 t28;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t28) : "l"(t27) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = (int)t28 > (int)0u ? t28 : 0u;
    const u32 used_2 = used < seq_k ? used : seq_k;
    const u32 t31 = used_2 + added;
#line 95 "fa-kernels/src/attention/options/cache.rs"
    const u32 t32 = t31 < seq_k ? t31 : seq_k;
#line 149 "fa-kernels/src/attention/options/cache.rs"
    const u64 t33 = (u64)t16;
#line 149 "fa-kernels/src/attention/options/cache.rs"
    const u64 t34 = t33 * cache_batch_idx_stride0;
#line 149 "fa-kernels/src/attention/options/cache.rs"
    const u64 t35 = t34 * 4ull;
#line 149 "fa-kernels/src/attention/options/cache.rs"
    const u64 t36 = cache_batch_idx + t35;
#line 149 "fa-kernels/src/attention/options/cache.rs"
    u32 t37;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t37) : "l"(t36) : "memory");
    const u64 t38 = (u64)t16;
#line 151 "fa-kernels/src/attention/options/cache.rs"
    const u64 t39 = t38 * cache_leftpad_stride0;
#line 151 "fa-kernels/src/attention/options/cache.rs"
    const u64 t40 = t39 * 4ull;
#line 151 "fa-kernels/src/attention/options/cache.rs"
    const u64 t41 = cache_leftpad + t40;
#line 151 "fa-kernels/src/attention/options/cache.rs"
    u32 t42;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t42) : "l"(t41) : "memory");
#line 167 "fa-kernels/src/attention/options/cache.rs"
    const u32 padding = t42 < t32 ? t42 : t32;
    const u32 end_8 = t32 - padding;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t45 = tile << 1u;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t46;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t46) : "r"(t45), "r"(tiles_factor));
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t47 = t46 >> tiles_shift;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t48 = t47 * tiles;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t49 = tile - t48;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t49 << 5u;
    const u32 t51 = seq_q * group;
#line 138 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t52 = t51 > first ? t51 : first;
#line 138 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t53 = t52 - first;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t54 = first << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t55;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t55) : "r"(t54), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t56 = t55 >> sharing_shift;
#line 196 "fa-kernels/src/attention/options/window.rs"
    const u32 t57 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t58 = t56 + end_8;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t58 + t57;
    const u32 t60 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t61 = t60 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
    const u32 end_2 = t61 < end_8 ? t61 : end_8;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t56 + end_8;
    const u32 t64 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position = t64 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t66 = position > window_left ? position : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t67 = t66 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t68 = end_8 > 1u ? end_8 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t69 = t68 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 begin = t67 < t69 ? t67 : t69;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t71 = t53 < 32u ? t53 : 32u;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t72 = t71 > 1u ? t71 : 1u;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t73 = t72 - 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t74 = first + t73;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t75 = t74 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t76;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t76) : "r"(t75), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t77 = t76 >> sharing_shift;
#line 196 "fa-kernels/src/attention/options/window.rs"
    const u32 t78 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t79 = t77 + end_8;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_4 = t79 + t78;
    const u32 t81 = end_4 > seq_q ? end_4 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t82 = t81 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
    const u32 end_5 = t82 < end_8 ? t82 : end_8;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_6 = t77 + end_8;
    const u32 t85 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_2 = t85 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t87 = position_2 > window_left ? position_2 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t88 = t87 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t89 = end_8 > 1u ? end_8 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t90 = t89 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_2 = t88 < t90 ? t88 : t90;
#line 85 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 begin_3 = begin >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t93 = end_5 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t94 = t93 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t95 = begin_3 + 1u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end_7 = t94 > t95 ? t94 : t95;
    const u32 count = end_7 - begin_3;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t98 = end_2 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t99 = t98 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 seen = t99 < end_7 ? t99 : end_7;
    const u32 t101 = end_7 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t102 = t101 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 masked_right = t102 < count ? t102 : count;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t104 = begin_2 + 63u;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t105 = t104 >> 6u;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t106 = t105 > begin_3 ? t105 : begin_3;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t107 = t106 < end_7 ? t106 : end_7;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 masked_left = end_7 - t107;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t109 = count + blocks_of_split;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t110 = t109 - 1u;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t111 = t110 << 1u;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t112;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t112) : "r"(t111), "r"(blocks_of_split_factor));
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 splits_2 = t112 >> blocks_of_split_shift;
    const u32 t114 = t13 * blocks_of_split;
#line 44 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t115 = t114 < count ? t114 : count;
#line 44 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 left = count - t115;
    const u32 count_2 = left < blocks_of_split ? left : blocks_of_split;
    const u32 before = left - count_2;
    const u32 t119 = end_7 - before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t120 = masked_right > before ? masked_right : before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t121 = t120 - before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t122 = masked_left > before ? masked_left : before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t123 = t122 - before;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t124 = t53 != 0u;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t125 = t13 < splits_2;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t126 = t124 & t125;
#line 39 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t126) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t129 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t129));
#line 72 "fa-kernels/src/attention/warps.rs"
        const u32 warp_m = warp & 1u;
        const u32 warp_n = warp >> 1u;
        const u32 t133 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t134 = warp_n << 5u;
#line 61 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t136 = thread >> 3u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t137 = thread & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t138 = t136 & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t139 = t137 ^ t138;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t140 = t136 << 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t141 = t139 << 4u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t142 = t140 + t141;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t143 = (u64)t136 * 0u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t144 = (u64)t137 * 16u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t145 = t143 + t144;
        const u32 t146 = head_dim >> 3u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t147 = (u64)t137 * 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t148 = smem_1 + t142;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t149 = t53 > 1u ? t53 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t150 = t149 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t151 = t136 < t150 ? t136 : t150;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t152 = first + t151;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t153 = t152 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t154;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t154) : "r"(t153), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t155 = t154 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t156 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t157 = first + t151;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t158 = t157 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t159;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t159) : "r"(t158), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t160 = t159 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t161 = t160 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t162 = t157 - t161;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t163 = t156 + t162;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t164 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t165 = t164 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t166 = t165 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t167 = q + t166;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t168 = (u64)t155;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t169 = t168 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t170 = t169 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t171 = t167 + t170;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t172 = (u64)t163;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t173 = t172 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t174 = t173 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t175 = t171 + t174;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t176 = t175 + t147;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t177 = t136 + 16u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t178 = t53 > 1u ? t53 : 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t179 = t178 - 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t180 = t177 < t179 ? t177 : t179;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t181 = first + t180;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t182 = t181 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t183;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t183) : "r"(t182), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t184 = t183 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t185 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t186 = first + t180;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t187 = t186 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t188;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t188) : "r"(t187), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t189 = t188 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t190 = t189 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t191 = t186 - t190;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t192 = t185 + t191;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t193 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t194 = t193 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t195 = t194 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t196 = q + t195;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t197 = (u64)t184;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t198 = t197 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t199 = t198 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t200 = t196 + t199;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t201 = (u64)t192;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t202 = t201 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t203 = t202 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t204 = t200 + t203;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t205 = t204 + t147;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t206 = t136 < t53;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t207 = t137 < t146;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t208 = t206 & t207;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t209 = t208 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t148), "l"(t176), "r"(t209) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t210 = t136 + 16u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t211 = t210 < t53;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t212 = t137 < t146;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t213 = t211 & t212;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t214 = t213 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t148), "l"(t205), "r"(t214) : "memory");
#line 64 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 4096u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t216 = ring + 16384u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t217 = (u64)t37;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t218 = t217 * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t219 = t218 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t220 = k + t219;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t221 = (u64)padding;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t222 = t221 * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t223 = t222 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t224 = t220 + t223;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t225 = (u64)t21;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t226 = t225 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t227 = t226 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t228 = t224 + t227;
        const u32 t229 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t230 = t229 << 1u;
        const u32 t231 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t232 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t233 = t231 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t234 = t232 ^ t233;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t235 = t231 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t236 = t234 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t237 = t235 + t236;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t238 = (u64)t231 * t230;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t239 = t228 + t238;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t240 = (u64)t232 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t241 = t239 + t240;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t242 = (u64)t230 * 16u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t243 = (u64)t37;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t244 = t243 * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t245 = t244 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t246 = v + t245;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t247 = (u64)padding;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t248 = t247 * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t249 = t248 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t250 = t246 + t249;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t251 = (u64)t21;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t252 = t251 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t253 = t252 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t254 = t250 + t253;
        const u32 t255 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t256 = t255 << 1u;
        const u32 t257 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t258 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t259 = t257 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t260 = t258 ^ t259;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t261 = t257 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t262 = t260 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t263 = t261 + t262;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t264 = (u64)t257 * t256;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t265 = t254 + t264;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t266 = (u64)t258 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t267 = t265 + t266;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t268 = (u64)t256 * 16u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t269 = thread & 31u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t270 = t119 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t270 << 6u;
        const u32 t272 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t273 = ring + t237;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t274 = (u64)first_key * t230;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t275 = t241 + t274;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t276 = t275 + t242;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t277 = t276 + t242;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t278 = t277 + t242;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t279 = first_key + t231;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t280 = t279 < end_8;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t281 = t232 < t272;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t282 = t280 & t281;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t283 = t282 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t273), "l"(t275), "r"(t283) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t284 = first_key + t231;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t285 = t284 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t286 = t285 < end_8;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t287 = t232 < t272;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t288 = t286 & t287;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t289 = t288 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t273), "l"(t276), "r"(t289) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t290 = first_key + t231;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t291 = t290 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t292 = t291 < end_8;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t293 = t232 < t272;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t294 = t292 & t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t295 = t294 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t273), "l"(t277), "r"(t295) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t296 = first_key + t231;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t297 = t296 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t298 = t297 < end_8;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t299 = t232 < t272;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t300 = t298 & t299;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t301 = t300 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t273), "l"(t278), "r"(t301) : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t302 = t119 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t302 << 6u;
        const u32 t304 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t305 = t216 + t263;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t306 = (u64)first_key_2 * t256;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t307 = t267 + t306;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t308 = t307 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t309 = t308 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t310 = t309 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t311 = first_key_2 + t257;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t312 = t311 < end_8;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t313 = t258 < t304;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t314 = t312 & t313;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t315 = t314 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t305), "l"(t307), "r"(t315) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t316 = first_key_2 + t257;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t317 = t316 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t318 = t317 < end_8;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t319 = t258 < t304;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t320 = t318 & t319;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t321 = t320 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t305), "l"(t308), "r"(t321) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t322 = first_key_2 + t257;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t323 = t322 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t324 = t323 < end_8;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t325 = t258 < t304;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t326 = t324 & t325;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t327 = t326 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t305), "l"(t309), "r"(t327) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t328 = first_key_2 + t257;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t329 = t328 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t330 = t329 < end_8;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t331 = t258 < t304;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t332 = t330 & t331;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t333 = t332 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t305), "l"(t310), "r"(t333) : "memory");
#line 380 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t334 = 1u < count_2;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t334) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t335 = ring + 8192u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t336 = t119 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t337 = t336 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t337 << 6u;
            const u32 t339 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t340 = t335 + t237;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t341 = (u64)first_key_3 * t230;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t342 = t241 + t341;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t343 = t342 + t242;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t344 = t343 + t242;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t345 = t344 + t242;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t346 = t232 < t339;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t347 = t346 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t340), "l"(t342), "r"(t347) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t348 = t232 < t339;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t349 = t348 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t340), "l"(t343), "r"(t349) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t350 = t232 < t339;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t351 = t350 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t340), "l"(t344), "r"(t351) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t352 = t232 < t339;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t353 = t352 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t340), "l"(t345), "r"(t353) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t354 = 1u < count_2;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t354) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t355 = t216 + 8192u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t356 = t119 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t357 = t356 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = t357 << 6u;
            const u32 t359 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t360 = t355 + t263;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t361 = (u64)first_key_4 * t256;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t362 = t267 + t361;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t363 = t362 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t364 = t363 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t365 = t364 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t366 = t258 < t359;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t367 = t366 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t360), "l"(t362), "r"(t367) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t368 = t258 < t359;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t369 = t368 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t360), "l"(t363), "r"(t369) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t370 = t258 < t359;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t371 = t370 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t360), "l"(t364), "r"(t371) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t372 = t258 < t359;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t373 = t372 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t360), "l"(t365), "r"(t373) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t374 = lane & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t375 = t133 + t374;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t376 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t377 = t375 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t378 = t376 ^ t377;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t379 = t375 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t380 = t378 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t381 = t379 + t380;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t382 = smem_1 + t381;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t383;
        asm volatile("mov.b32 %0, %1;" : "=r"(t383) : "r"(t382));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t383) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t384;
        asm volatile("mov.b32 %0, %1;" : "=r"(t384) : "r"(t382));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t385 = t384 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t385) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t386;
        asm volatile("mov.b32 %0, %1;" : "=r"(t386) : "r"(t382));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t387 = t386 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t387) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t388;
        asm volatile("mov.b32 %0, %1;" : "=r"(t388) : "r"(t382));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t389 = t388 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t389) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t390 = lane & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t391 = t134 + t390;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t392 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t393 = t392 << 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t394 = t391 + t393;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t395 = lane >> 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t396 = t395 & 1u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t397 = t394 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t398 = t396 ^ t397;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t399 = t394 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t400 = t398 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t401 = t399 + t400;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t402 = lane & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t403 = t134 + t402;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t404 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t405 = t403 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t406 = t404 ^ t405;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t407 = t403 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t408 = t406 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t409 = t407 + t408;
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_2 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_2 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_3 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_4 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_5 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_6 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_7 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_8 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_9 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_10 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_11 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_12 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_13 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_14 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_15 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_16 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_17 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_18 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_19 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_20 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_21 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_22 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_23 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_24 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_25 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_26 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_27 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_28 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_29 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_30 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_31 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_32 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_2 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_3 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_4 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_5 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_6 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_7 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_8 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_9 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_10 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_11 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_12 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_13 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_14 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_15 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_16 = 0.0f;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t410;
        asm volatile("mov.b32 %0, %1;" : "=r"(t410) : "r"(t401));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t411 = t410 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t412 = t410 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t413 = t410 ^ 96u;
        const u32 t414 = ring + t410;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t414) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t414) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t415 = ring + t411;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t415) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_25), "r"(m_26));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_27), "r"(m_28));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t415) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_29), "r"(m_30));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_31), "r"(m_32));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t416 = ring + t412;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t416) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_33), "r"(m_34));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_35), "r"(m_36));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t416) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_37), "r"(m_38));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_39), "r"(m_40));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t417 = ring + t413;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t417) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_41), "r"(m_42));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_43), "r"(m_44));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t417) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t418;
        asm("abs.f32 %0, %1;" : "=f"(t418) : "f"(s));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t419;
        asm("abs.f32 %0, %1;" : "=f"(t419) : "f"(s_2));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t420;
        asm("abs.f32 %0, %1;" : "=f"(t420) : "f"(s_3));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t421;
        asm("abs.f32 %0, %1;" : "=f"(t421) : "f"(s_4));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t422;
        asm("abs.f32 %0, %1;" : "=f"(t422) : "f"(s_5));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t423;
        asm("max.f32 %0, %1, %2;" : "=f"(t423) : "f"(t418), "f"(t422));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t424;
        asm("abs.f32 %0, %1;" : "=f"(t424) : "f"(s_6));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t425;
        asm("max.f32 %0, %1, %2;" : "=f"(t425) : "f"(t419), "f"(t424));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t426;
        asm("abs.f32 %0, %1;" : "=f"(t426) : "f"(s_7));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t427;
        asm("max.f32 %0, %1, %2;" : "=f"(t427) : "f"(t420), "f"(t426));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t428;
        asm("abs.f32 %0, %1;" : "=f"(t428) : "f"(s_8));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t429;
        asm("max.f32 %0, %1, %2;" : "=f"(t429) : "f"(t421), "f"(t428));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t430;
        asm("abs.f32 %0, %1;" : "=f"(t430) : "f"(s_9));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t431;
        asm("max.f32 %0, %1, %2;" : "=f"(t431) : "f"(t423), "f"(t430));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t432;
        asm("abs.f32 %0, %1;" : "=f"(t432) : "f"(s_10));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t433;
        asm("max.f32 %0, %1, %2;" : "=f"(t433) : "f"(t425), "f"(t432));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t434;
        asm("abs.f32 %0, %1;" : "=f"(t434) : "f"(s_11));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t435;
        asm("max.f32 %0, %1, %2;" : "=f"(t435) : "f"(t427), "f"(t434));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t436;
        asm("abs.f32 %0, %1;" : "=f"(t436) : "f"(s_12));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t437;
        asm("max.f32 %0, %1, %2;" : "=f"(t437) : "f"(t429), "f"(t436));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t438;
        asm("abs.f32 %0, %1;" : "=f"(t438) : "f"(s_13));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t439;
        asm("max.f32 %0, %1, %2;" : "=f"(t439) : "f"(t431), "f"(t438));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t440;
        asm("abs.f32 %0, %1;" : "=f"(t440) : "f"(s_14));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t441;
        asm("max.f32 %0, %1, %2;" : "=f"(t441) : "f"(t433), "f"(t440));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t442;
        asm("abs.f32 %0, %1;" : "=f"(t442) : "f"(s_15));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t443;
        asm("max.f32 %0, %1, %2;" : "=f"(t443) : "f"(t435), "f"(t442));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t444;
        asm("abs.f32 %0, %1;" : "=f"(t444) : "f"(s_16));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t445;
        asm("max.f32 %0, %1, %2;" : "=f"(t445) : "f"(t437), "f"(t444));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t446;
        asm("max.f32 %0, %1, %2;" : "=f"(t446) : "f"(t439), "f"(t441));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t447;
        asm("max.f32 %0, %1, %2;" : "=f"(t447) : "f"(t443), "f"(t445));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 largest;
        asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(t446), "f"(t447));
#line 68 "fa-kernels/src/attention/options/small.rs"
        const bool is_small = largest < small;
        const bool t450 = !is_small;
#line 69 "fa-kernels/src/attention/options/small.rs"
        const bool t451 = __any_sync(0xffffffffu, t450);
#line 183 "fa-kernels/src/attention/options/softcap.rs"
        if (t451) {
#line 68 "fa-kernels/src/attention/options/small.rs"
            const bool is_small_2 = largest < small_2;
            const bool t453 = !is_small_2;
#line 69 "fa-kernels/src/attention/options/small.rs"
            const bool t454 = __any_sync(0xffffffffu, t453);
#line 184 "fa-kernels/src/attention/options/softcap.rs"
            if (t454) {
                const f32 t455 = softcap_scale * -2.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t456 = s * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t457;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t457) : "f"(t456));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t458 = t457 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t459;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t459) : "f"(t458));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t460;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t460) : "f"(t459), "f"(t455), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s = t460;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t461 = s_2 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t462;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t462) : "f"(t461));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t463 = t462 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t464;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t464) : "f"(t463));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t465;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t465) : "f"(t464), "f"(t455), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_2 = t465;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t466 = s_3 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t467;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t467) : "f"(t466));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t468 = t467 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t469;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t469) : "f"(t468));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t470;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t470) : "f"(t469), "f"(t455), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_3 = t470;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t471 = s_4 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t472;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t472) : "f"(t471));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t473 = t472 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t474;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t474) : "f"(t473));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t475;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t475) : "f"(t474), "f"(t455), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_4 = t475;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t476 = s_5 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t477;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t477) : "f"(t476));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t478 = t477 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t479;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t479) : "f"(t478));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t480;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t480) : "f"(t479), "f"(t455), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_5 = t480;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t481 = s_6 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t482;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t482) : "f"(t481));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t483 = t482 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t484;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t484) : "f"(t483));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t485;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t485) : "f"(t484), "f"(t455), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_6 = t485;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t486 = s_7 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t487;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t487) : "f"(t486));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t488 = t487 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t489;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t489) : "f"(t488));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t490;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t490) : "f"(t489), "f"(t455), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_7 = t490;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t491 = s_8 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t492;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(t491));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t493 = t492 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t494;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t494) : "f"(t493));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t495;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t495) : "f"(t494), "f"(t455), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_8 = t495;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t496 = s_9 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t497;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t497) : "f"(t496));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t498 = t497 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t499;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t499) : "f"(t498));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t500;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t500) : "f"(t499), "f"(t455), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_9 = t500;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t501 = s_10 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t502;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t502) : "f"(t501));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t503 = t502 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t504;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t504) : "f"(t503));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t505;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t505) : "f"(t504), "f"(t455), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_10 = t505;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t506 = s_11 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t507;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t507) : "f"(t506));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t508 = t507 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t509;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t509) : "f"(t508));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t510;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t510) : "f"(t509), "f"(t455), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_11 = t510;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t511 = s_12 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t512;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t512) : "f"(t511));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t513 = t512 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t514;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(t513));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t515;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t515) : "f"(t514), "f"(t455), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_12 = t515;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t516 = s_13 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t517;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t517) : "f"(t516));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t518 = t517 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t519;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t519) : "f"(t518));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t520;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t520) : "f"(t519), "f"(t455), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_13 = t520;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t521 = s_14 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t522;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t522) : "f"(t521));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t523 = t522 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t524;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t524) : "f"(t523));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t525;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t525) : "f"(t524), "f"(t455), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_14 = t525;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t526 = s_15 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t527;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t527) : "f"(t526));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t528 = t527 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t529;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t529) : "f"(t528));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t530;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t530) : "f"(t529), "f"(t455), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_15 = t530;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t531 = s_16 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t532;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t532) : "f"(t531));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t533 = t532 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t534;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t534) : "f"(t533));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t535;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t535) : "f"(t534), "f"(t455), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_16 = t535;
            } else {
                const f32 t536 = s * s;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t537;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t537) : "f"(coefficient_4), "f"(t536), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t538;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t538) : "f"(t537), "f"(t536), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t539;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t539) : "f"(t538), "f"(t536), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t540;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t540) : "f"(t539), "f"(t536), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t541 = s * t540;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s = t541;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t542 = s_2 * s_2;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t543;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t543) : "f"(coefficient_4), "f"(t542), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t544;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t544) : "f"(t543), "f"(t542), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t545;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t545) : "f"(t544), "f"(t542), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t546;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t546) : "f"(t545), "f"(t542), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t547 = s_2 * t546;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_2 = t547;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t548 = s_3 * s_3;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t549;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t549) : "f"(coefficient_4), "f"(t548), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t550;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t550) : "f"(t549), "f"(t548), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t551;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t551) : "f"(t550), "f"(t548), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t552;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t552) : "f"(t551), "f"(t548), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t553 = s_3 * t552;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_3 = t553;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t554 = s_4 * s_4;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t555;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t555) : "f"(coefficient_4), "f"(t554), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t556;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t556) : "f"(t555), "f"(t554), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t557;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t557) : "f"(t556), "f"(t554), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t558;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t558) : "f"(t557), "f"(t554), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t559 = s_4 * t558;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_4 = t559;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t560 = s_5 * s_5;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t561;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t561) : "f"(coefficient_4), "f"(t560), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t562;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t562) : "f"(t561), "f"(t560), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t563;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t563) : "f"(t562), "f"(t560), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t564;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t564) : "f"(t563), "f"(t560), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t565 = s_5 * t564;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_5 = t565;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t566 = s_6 * s_6;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t567;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(coefficient_4), "f"(t566), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t568;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t568) : "f"(t567), "f"(t566), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t569;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t569) : "f"(t568), "f"(t566), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t570;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(t569), "f"(t566), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t571 = s_6 * t570;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_6 = t571;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t572 = s_7 * s_7;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t573;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t573) : "f"(coefficient_4), "f"(t572), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t574;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t574) : "f"(t573), "f"(t572), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t575;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t575) : "f"(t574), "f"(t572), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t576;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t576) : "f"(t575), "f"(t572), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t577 = s_7 * t576;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_7 = t577;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t578 = s_8 * s_8;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t579;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t579) : "f"(coefficient_4), "f"(t578), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t580;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t580) : "f"(t579), "f"(t578), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t581;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t581) : "f"(t580), "f"(t578), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t582;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t582) : "f"(t581), "f"(t578), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t583 = s_8 * t582;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_8 = t583;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t584 = s_9 * s_9;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t585;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t585) : "f"(coefficient_4), "f"(t584), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t586;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(t585), "f"(t584), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t587;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t587) : "f"(t586), "f"(t584), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t588;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t588) : "f"(t587), "f"(t584), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t589 = s_9 * t588;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_9 = t589;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t590 = s_10 * s_10;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t591;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t591) : "f"(coefficient_4), "f"(t590), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t592;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t592) : "f"(t591), "f"(t590), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t593;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t593) : "f"(t592), "f"(t590), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t594;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t594) : "f"(t593), "f"(t590), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t595 = s_10 * t594;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_10 = t595;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t596 = s_11 * s_11;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t597;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t597) : "f"(coefficient_4), "f"(t596), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t598;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t598) : "f"(t597), "f"(t596), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t599;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t599) : "f"(t598), "f"(t596), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t600;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t600) : "f"(t599), "f"(t596), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t601 = s_11 * t600;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_11 = t601;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t602 = s_12 * s_12;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t603;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t603) : "f"(coefficient_4), "f"(t602), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t604;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t604) : "f"(t603), "f"(t602), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t605;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t605) : "f"(t604), "f"(t602), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t606;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t606) : "f"(t605), "f"(t602), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t607 = s_12 * t606;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_12 = t607;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t608 = s_13 * s_13;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t609;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t609) : "f"(coefficient_4), "f"(t608), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t610;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t610) : "f"(t609), "f"(t608), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t611;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t611) : "f"(t610), "f"(t608), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t612;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t612) : "f"(t611), "f"(t608), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t613 = s_13 * t612;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_13 = t613;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t614 = s_14 * s_14;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t615;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t615) : "f"(coefficient_4), "f"(t614), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t616;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t616) : "f"(t615), "f"(t614), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t617;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t617) : "f"(t616), "f"(t614), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t618;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t618) : "f"(t617), "f"(t614), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t619 = s_14 * t618;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_14 = t619;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t620 = s_15 * s_15;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t621;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t621) : "f"(coefficient_4), "f"(t620), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t622;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t622) : "f"(t621), "f"(t620), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t623;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t623) : "f"(t622), "f"(t620), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t624;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t624) : "f"(t623), "f"(t620), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t625 = s_15 * t624;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_15 = t625;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t626 = s_16 * s_16;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t627;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t627) : "f"(coefficient_4), "f"(t626), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t628;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t628) : "f"(t627), "f"(t626), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t629;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t629) : "f"(t628), "f"(t626), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t630;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t630) : "f"(t629), "f"(t626), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t631 = s_16 * t630;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_16 = t631;
            }
        } else {
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t632 = s * s;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t633;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t633) : "f"(coefficient), "f"(t632), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t634;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t634) : "f"(t633), "f"(t632), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t635 = s * t634;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s = t635;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t636 = s_2 * s_2;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t637;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t637) : "f"(coefficient), "f"(t636), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t638;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t638) : "f"(t637), "f"(t636), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t639 = s_2 * t638;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_2 = t639;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t640 = s_3 * s_3;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t641;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t641) : "f"(coefficient), "f"(t640), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t642;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t642) : "f"(t641), "f"(t640), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t643 = s_3 * t642;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_3 = t643;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t644 = s_4 * s_4;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t645;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t645) : "f"(coefficient), "f"(t644), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t646;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t646) : "f"(t645), "f"(t644), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t647 = s_4 * t646;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_4 = t647;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t648 = s_5 * s_5;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t649;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t649) : "f"(coefficient), "f"(t648), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t650;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t650) : "f"(t649), "f"(t648), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t651 = s_5 * t650;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_5 = t651;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t652 = s_6 * s_6;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t653;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t653) : "f"(coefficient), "f"(t652), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t654;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t654) : "f"(t653), "f"(t652), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t655 = s_6 * t654;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_6 = t655;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t656 = s_7 * s_7;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t657;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t657) : "f"(coefficient), "f"(t656), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t658;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t658) : "f"(t657), "f"(t656), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t659 = s_7 * t658;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_7 = t659;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t660 = s_8 * s_8;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t661;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t661) : "f"(coefficient), "f"(t660), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t662;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t662) : "f"(t661), "f"(t660), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t663 = s_8 * t662;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_8 = t663;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t664 = s_9 * s_9;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t665;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t665) : "f"(coefficient), "f"(t664), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t666;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(t665), "f"(t664), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t667 = s_9 * t666;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_9 = t667;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t668 = s_10 * s_10;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t669;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t669) : "f"(coefficient), "f"(t668), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t670;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t670) : "f"(t669), "f"(t668), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t671 = s_10 * t670;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_10 = t671;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t672 = s_11 * s_11;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t673;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t673) : "f"(coefficient), "f"(t672), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t674;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t674) : "f"(t673), "f"(t672), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t675 = s_11 * t674;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_11 = t675;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t676 = s_12 * s_12;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t677;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t677) : "f"(coefficient), "f"(t676), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t678;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t678) : "f"(t677), "f"(t676), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t679 = s_12 * t678;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_12 = t679;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t680 = s_13 * s_13;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t681;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t681) : "f"(coefficient), "f"(t680), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t682;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t682) : "f"(t681), "f"(t680), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t683 = s_13 * t682;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_13 = t683;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t684 = s_14 * s_14;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t685;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t685) : "f"(coefficient), "f"(t684), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t686;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t686) : "f"(t685), "f"(t684), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t687 = s_14 * t686;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_14 = t687;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t688 = s_15 * s_15;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t689;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t689) : "f"(coefficient), "f"(t688), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t690;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t690) : "f"(t689), "f"(t688), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t691 = s_15 * t690;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_15 = t691;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t692 = s_16 * s_16;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t693;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t693) : "f"(coefficient), "f"(t692), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t694;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t694) : "f"(t693), "f"(t692), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t695 = s_16 * t694;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_16 = t695;
        }
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t696 = 0u < t121;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t697 = t123 <= 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t698 = t696 | t697;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t698) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t699 = t119 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t700 = t699 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_5 = t700 + t134;
            const u32 t702 = first + t133;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t703 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t704 = t703 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_5 + t704;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t706 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t707 = t702 + t706;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t708 = t707 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t709;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t709) : "r"(t708), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t710 = t709 >> sharing_shift;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t711 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t712 = t710 + end_8;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_9 = t712 + t711;
            const u32 t714 = end_9 > seq_q ? end_9 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t715 = t714 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_10 = t715 < end_8 ? t715 : end_8;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t710 + end_8;
            const u32 t718 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_3 = t718 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t720 = position_3 > window_left ? position_3 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t721 = t720 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t722 = end_8 > 1u ? end_8 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t723 = t722 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_4 = t721 < t723 ? t721 : t723;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t725 = end_10 > column ? end_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t725 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t727 = begin_4 > column ? begin_4 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t728 = t727 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t729 = 0u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t730 = t728 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible = t729 & t730;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t732 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t732;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t733 = 1u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t734 = t728 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = t733 & t734;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t736 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t736;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t737 = 8u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t738 = t728 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = t737 & t738;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t740 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t740;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t741 = 9u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t742 = t728 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = t741 & t742;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t744 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t744;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t745 = 16u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t746 = t728 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = t745 & t746;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t748 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t748;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t749 = 17u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t750 = t728 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = t749 & t750;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t752 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t752;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t753 = 24u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t754 = t728 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = t753 & t754;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t756 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t756;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t757 = 25u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t758 = t728 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = t757 & t758;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t760 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t760;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t761 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t762 = t702 + t761;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t763 = t762 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t764 = t763 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t765;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t765) : "r"(t764), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t766 = t765 >> sharing_shift;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t767 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t768 = t766 + end_8;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t768 + t767;
            const u32 t770 = end_13 > seq_q ? end_13 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t771 = t770 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_14 = t771 < end_8 ? t771 : end_8;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t766 + end_8;
            const u32 t774 = end_15 > seq_q ? end_15 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_4 = t774 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t776 = position_4 > window_left ? position_4 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t777 = t776 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t778 = end_8 > 1u ? end_8 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t779 = t778 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_5 = t777 < t779 ? t777 : t779;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t781 = end_14 > column ? end_14 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t781 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t783 = begin_5 > column ? begin_5 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t784 = t783 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t785 = 0u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t786 = t784 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = t785 & t786;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t788 = visible_9 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t788;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t789 = 1u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t790 = t784 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = t789 & t790;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t792 = visible_10 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t792;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t793 = 8u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t794 = t784 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = t793 & t794;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t796 = visible_11 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t796;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t797 = 9u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t798 = t784 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = t797 & t798;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t800 = visible_12 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t800;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t801 = 16u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t802 = t784 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = t801 & t802;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t804 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t804;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t805 = 17u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t806 = t784 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = t805 & t806;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t808 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t808;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t809 = 24u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t810 = t784 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = t809 & t810;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t812 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t812;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t813 = 25u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t814 = t784 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = t813 & t814;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t816 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t816;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t818;
        asm("max.f32 %0, %1, %2;" : "=f"(t818) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t819;
        asm("max.f32 %0, %1, %2;" : "=f"(t819) : "f"(t818), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t820;
        asm("max.f32 %0, %1, %2;" : "=f"(t820) : "f"(t819), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t821;
        asm("max.f32 %0, %1, %2;" : "=f"(t821) : "f"(t820), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t822;
        asm("max.f32 %0, %1, %2;" : "=f"(t822) : "f"(t821), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t823;
        asm("max.f32 %0, %1, %2;" : "=f"(t823) : "f"(t822), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t824;
        asm("max.f32 %0, %1, %2;" : "=f"(t824) : "f"(t823), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t825;
        asm("max.f32 %0, %1, %2;" : "=f"(t825) : "f"(t824), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t826;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t826) : "f"(t825));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t825), "f"(t826));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t828;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t828) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t828));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 reference = none ? 0.0f : new_1;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t832 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t833 = old + t832;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t833));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t835 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t836 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent = s + t836;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t838;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t838) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t838;
        const f32 t839 = t835 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t840 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_2 = s_2 + t840;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t842;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t842) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t842;
        const f32 t843 = t839 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t844 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_3 = s_5 + t844;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t846;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t846) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t846;
        const f32 t847 = t843 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t848 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_4 = s_6 + t848;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t850;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t850) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t850;
        const f32 t851 = t847 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t852 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_5 = s_9 + t852;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t854;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t854) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t854;
        const f32 t855 = t851 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t856 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_6 = s_10 + t856;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t858;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t858) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t858;
        const f32 t859 = t855 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t860 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_7 = s_13 + t860;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t862;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t862) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t862;
        const f32 t863 = t859 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t864 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_8 = s_14 + t864;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t866;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t866) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t866;
        const f32 t867 = t863 + s_14;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t867;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t868 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t868;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t869 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t869;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t870 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t870;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t871 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t871;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t872 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t872;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t873 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t873;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t874 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t874;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t875 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t875;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t876 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t876;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t877 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t877;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t878 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t878;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t879 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t879;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t880 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t880;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t881 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t881;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t882 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t882;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t883 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t883;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t885;
        asm("max.f32 %0, %1, %2;" : "=f"(t885) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t886;
        asm("max.f32 %0, %1, %2;" : "=f"(t886) : "f"(t885), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t887;
        asm("max.f32 %0, %1, %2;" : "=f"(t887) : "f"(t886), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t888;
        asm("max.f32 %0, %1, %2;" : "=f"(t888) : "f"(t887), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t889;
        asm("max.f32 %0, %1, %2;" : "=f"(t889) : "f"(t888), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t890;
        asm("max.f32 %0, %1, %2;" : "=f"(t890) : "f"(t889), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t891;
        asm("max.f32 %0, %1, %2;" : "=f"(t891) : "f"(t890), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t892;
        asm("max.f32 %0, %1, %2;" : "=f"(t892) : "f"(t891), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t893;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t893) : "f"(t892));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t892), "f"(t893));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t895;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t895) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t895));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 reference_2 = none_2 ? 0.0f : new_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t899 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t900 = old_2 + t899;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t900));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t902 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t903 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_9 = s_3 + t903;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t905;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t905) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t905;
        const f32 t906 = t902 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t907 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_10 = s_4 + t907;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t909;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t909) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t909;
        const f32 t910 = t906 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t911 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_11 = s_7 + t911;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t913;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t913) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t913;
        const f32 t914 = t910 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t915 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_12 = s_8 + t915;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t917;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t917) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t917;
        const f32 t918 = t914 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t919 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_13 = s_11 + t919;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t921;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t921) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t921;
        const f32 t922 = t918 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t923 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_14 = s_12 + t923;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t925;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t925) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t925;
        const f32 t926 = t922 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t927 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_15 = s_15 + t927;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t929;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t929) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t929;
        const f32 t930 = t926 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t931 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_16 = s_16 + t931;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t933;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t933) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t933;
        const f32 t934 = t930 + s_16;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t934;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t935 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t935;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t936 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t936;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t937 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t937;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t938 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t938;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t939 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t939;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t940 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t940;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t941 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t941;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t942 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t942;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t943 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t943;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t944 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t944;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t945 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t945;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t946 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t946;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t947 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t947;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t948 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t948;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t949 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t949;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t950 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t950;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t951;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t951) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t952;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t952) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t953;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t953) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t954;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t954) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t955;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t955) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t956;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t956) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t957;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t957) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t958;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t958) : "f"(s_15), "f"(s_16));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t959;
        asm volatile("mov.b32 %0, %1;" : "=r"(t959) : "r"(t409));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t960 = t959 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t961 = t959 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t962 = t959 ^ 96u;
        const u32 t963 = t216 + t959;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t964 = t216 + t960;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t965 = t216 + t961;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t966 = t216 + t962;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t963) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t951), "r"(t952), "r"(t953), "r"(t954), "r"(m_49), "r"(m_50));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t951), "r"(t952), "r"(t953), "r"(t954), "r"(m_51), "r"(m_52));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t964) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t951), "r"(t952), "r"(t953), "r"(t954), "r"(m_53), "r"(m_54));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t951), "r"(t952), "r"(t953), "r"(t954), "r"(m_55), "r"(m_56));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t965) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t951), "r"(t952), "r"(t953), "r"(t954), "r"(m_57), "r"(m_58));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t951), "r"(t952), "r"(t953), "r"(t954), "r"(m_59), "r"(m_60));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t966) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t951), "r"(t952), "r"(t953), "r"(t954), "r"(m_61), "r"(m_62));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t951), "r"(t952), "r"(t953), "r"(t954), "r"(m_63), "r"(m_64));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t963) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t955), "r"(t956), "r"(t957), "r"(t958), "r"(m_65), "r"(m_66));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t955), "r"(t956), "r"(t957), "r"(t958), "r"(m_67), "r"(m_68));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t964) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t955), "r"(t956), "r"(t957), "r"(t958), "r"(m_69), "r"(m_70));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t955), "r"(t956), "r"(t957), "r"(t958), "r"(m_71), "r"(m_72));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t965) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t955), "r"(t956), "r"(t957), "r"(t958), "r"(m_73), "r"(m_74));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t955), "r"(t956), "r"(t957), "r"(t958), "r"(m_75), "r"(m_76));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t966) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t955), "r"(t956), "r"(t957), "r"(t958), "r"(m_77), "r"(m_78));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t955), "r"(t956), "r"(t957), "r"(t958), "r"(m_79), "r"(m_80));
#line 81 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < count_2; i += 1u) {
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 405 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next = i + 1u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t968 = next < count_2;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t968) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t969 = next & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t970 = t969 << 13u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t971 = ring + t970;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t972 = t119 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t973 = t972 - next;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = t973 << 6u;
                const u32 t975 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t976 = t971 + t237;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t977 = (u64)first_key_6 * t230;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t978 = t241 + t977;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t979 = t978 + t242;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t980 = t979 + t242;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t981 = t980 + t242;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t982 = t232 < t975;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t983 = t982 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t976), "l"(t978), "r"(t983) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t984 = t232 < t975;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t985 = t984 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t976), "l"(t979), "r"(t985) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t986 = t232 < t975;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t987 = t986 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t976), "l"(t980), "r"(t987) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t988 = t232 < t975;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t989 = t988 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t976), "l"(t981), "r"(t989) : "memory");
            }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t990 = next < count_2;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t990) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t991 = next & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t992 = t991 << 13u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t993 = t216 + t992;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t994 = t119 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t995 = t994 - next;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t995 << 6u;
                const u32 t997 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t998 = t993 + t263;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t999 = (u64)first_key_7 * t256;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1000 = t267 + t999;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1001 = t1000 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1002 = t1001 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1003 = t1002 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1004 = t258 < t997;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1005 = t1004 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t998), "l"(t1000), "r"(t1005) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1006 = t258 < t997;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1007 = t1006 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t998), "l"(t1001), "r"(t1007) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1008 = t258 < t997;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1009 = t1008 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t998), "l"(t1002), "r"(t1009) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1010 = t258 < t997;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1011 = t1010 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t998), "l"(t1003), "r"(t1011) : "memory");
            }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 407 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1012 = next + 1u;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_17 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_18 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_19 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_20 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_21 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_22 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_23 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_24 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_25 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_26 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_27 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_28 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_29 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_30 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_31 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_32 = 0.0f;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1013 = i & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1014 = t1013 << 13u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1015 = ring + t1014;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1016;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1016) : "r"(t401));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1017 = t1016 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1018 = t1016 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1019 = t1016 ^ 96u;
            const u32 t1020 = t1015 + t1016;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_81;
            u32 m_82;
            u32 m_83;
            u32 m_84;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t1020) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_81), "r"(m_82));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_83), "r"(m_84));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_85;
            u32 m_86;
            u32 m_87;
            u32 m_88;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t1020) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_85), "r"(m_86));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_87), "r"(m_88));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1021 = t1015 + t1017;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_89;
            u32 m_90;
            u32 m_91;
            u32 m_92;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t1021) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_89), "r"(m_90));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_91), "r"(m_92));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_93;
            u32 m_94;
            u32 m_95;
            u32 m_96;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t1021) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_93), "r"(m_94));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_95), "r"(m_96));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1022 = t1015 + t1018;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t1022) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_97), "r"(m_98));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_99), "r"(m_100));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t1022) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_101), "r"(m_102));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_103), "r"(m_104));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1023 = t1015 + t1019;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t1023) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_105), "r"(m_106));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_107), "r"(m_108));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t1023) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1024;
            asm("abs.f32 %0, %1;" : "=f"(t1024) : "f"(s_17));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1025;
            asm("abs.f32 %0, %1;" : "=f"(t1025) : "f"(s_18));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1026;
            asm("abs.f32 %0, %1;" : "=f"(t1026) : "f"(s_19));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1027;
            asm("abs.f32 %0, %1;" : "=f"(t1027) : "f"(s_20));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1028;
            asm("abs.f32 %0, %1;" : "=f"(t1028) : "f"(s_21));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1029;
            asm("max.f32 %0, %1, %2;" : "=f"(t1029) : "f"(t1024), "f"(t1028));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1030;
            asm("abs.f32 %0, %1;" : "=f"(t1030) : "f"(s_22));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1031;
            asm("max.f32 %0, %1, %2;" : "=f"(t1031) : "f"(t1025), "f"(t1030));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1032;
            asm("abs.f32 %0, %1;" : "=f"(t1032) : "f"(s_23));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1033;
            asm("max.f32 %0, %1, %2;" : "=f"(t1033) : "f"(t1026), "f"(t1032));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1034;
            asm("abs.f32 %0, %1;" : "=f"(t1034) : "f"(s_24));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1035;
            asm("max.f32 %0, %1, %2;" : "=f"(t1035) : "f"(t1027), "f"(t1034));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1036;
            asm("abs.f32 %0, %1;" : "=f"(t1036) : "f"(s_25));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1037;
            asm("max.f32 %0, %1, %2;" : "=f"(t1037) : "f"(t1029), "f"(t1036));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1038;
            asm("abs.f32 %0, %1;" : "=f"(t1038) : "f"(s_26));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1039;
            asm("max.f32 %0, %1, %2;" : "=f"(t1039) : "f"(t1031), "f"(t1038));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1040;
            asm("abs.f32 %0, %1;" : "=f"(t1040) : "f"(s_27));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1041;
            asm("max.f32 %0, %1, %2;" : "=f"(t1041) : "f"(t1033), "f"(t1040));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1042;
            asm("abs.f32 %0, %1;" : "=f"(t1042) : "f"(s_28));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1043;
            asm("max.f32 %0, %1, %2;" : "=f"(t1043) : "f"(t1035), "f"(t1042));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1044;
            asm("abs.f32 %0, %1;" : "=f"(t1044) : "f"(s_29));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1045;
            asm("max.f32 %0, %1, %2;" : "=f"(t1045) : "f"(t1037), "f"(t1044));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1046;
            asm("abs.f32 %0, %1;" : "=f"(t1046) : "f"(s_30));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1047;
            asm("max.f32 %0, %1, %2;" : "=f"(t1047) : "f"(t1039), "f"(t1046));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1048;
            asm("abs.f32 %0, %1;" : "=f"(t1048) : "f"(s_31));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1049;
            asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(t1041), "f"(t1048));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1050;
            asm("abs.f32 %0, %1;" : "=f"(t1050) : "f"(s_32));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1051;
            asm("max.f32 %0, %1, %2;" : "=f"(t1051) : "f"(t1043), "f"(t1050));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1052;
            asm("max.f32 %0, %1, %2;" : "=f"(t1052) : "f"(t1045), "f"(t1047));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1053;
            asm("max.f32 %0, %1, %2;" : "=f"(t1053) : "f"(t1049), "f"(t1051));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            f32 largest_2;
            asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(t1052), "f"(t1053));
#line 68 "fa-kernels/src/attention/options/small.rs"
            const bool is_small_3 = largest_2 < small;
            const bool t1056 = !is_small_3;
#line 69 "fa-kernels/src/attention/options/small.rs"
            const bool t1057 = __any_sync(0xffffffffu, t1056);
#line 183 "fa-kernels/src/attention/options/softcap.rs"
            if (t1057) {
#line 68 "fa-kernels/src/attention/options/small.rs"
                const bool is_small_4 = largest_2 < small_2;
                const bool t1059 = !is_small_4;
#line 69 "fa-kernels/src/attention/options/small.rs"
                const bool t1060 = __any_sync(0xffffffffu, t1059);
#line 184 "fa-kernels/src/attention/options/softcap.rs"
                if (t1060) {
                    const f32 t1061 = softcap_scale * -2.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1062 = s_17 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1063;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1063) : "f"(t1062));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1064 = t1063 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1065;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1065) : "f"(t1064));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1066;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1066) : "f"(t1065), "f"(t1061), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_17 = t1066;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1067 = s_18 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1068;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1068) : "f"(t1067));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1069 = t1068 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1070;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1070) : "f"(t1069));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1071;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1071) : "f"(t1070), "f"(t1061), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_18 = t1071;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1072 = s_19 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1073;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1073) : "f"(t1072));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1074 = t1073 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1075;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1075) : "f"(t1074));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1076;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1076) : "f"(t1075), "f"(t1061), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_19 = t1076;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1077 = s_20 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1078;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1078) : "f"(t1077));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1079 = t1078 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1080;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1080) : "f"(t1079));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1081;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1081) : "f"(t1080), "f"(t1061), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_20 = t1081;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1082 = s_21 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1083;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1083) : "f"(t1082));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1084 = t1083 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1085;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1085) : "f"(t1084));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1086;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1086) : "f"(t1085), "f"(t1061), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_21 = t1086;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1087 = s_22 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1088;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1088) : "f"(t1087));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1089 = t1088 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1090;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1090) : "f"(t1089));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1091;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1091) : "f"(t1090), "f"(t1061), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_22 = t1091;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1092 = s_23 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1093;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1093) : "f"(t1092));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1094 = t1093 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1095;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1095) : "f"(t1094));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1096;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1096) : "f"(t1095), "f"(t1061), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_23 = t1096;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1097 = s_24 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1098;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1098) : "f"(t1097));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1099 = t1098 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1100;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1100) : "f"(t1099));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1101) : "f"(t1100), "f"(t1061), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_24 = t1101;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1102 = s_25 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1103;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1103) : "f"(t1102));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1104 = t1103 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1105;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1105) : "f"(t1104));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1106) : "f"(t1105), "f"(t1061), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_25 = t1106;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1107 = s_26 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1108;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1108) : "f"(t1107));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1109 = t1108 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1110;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1110) : "f"(t1109));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1111) : "f"(t1110), "f"(t1061), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_26 = t1111;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1112 = s_27 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1113;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1113) : "f"(t1112));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1114 = t1113 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1115;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1115) : "f"(t1114));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1116) : "f"(t1115), "f"(t1061), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_27 = t1116;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1117 = s_28 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1118;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1118) : "f"(t1117));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1119 = t1118 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1120;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1120) : "f"(t1119));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1121;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1121) : "f"(t1120), "f"(t1061), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_28 = t1121;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1122 = s_29 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1123;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1123) : "f"(t1122));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1124 = t1123 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1125;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1125) : "f"(t1124));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1126;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1126) : "f"(t1125), "f"(t1061), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_29 = t1126;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1127 = s_30 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1128;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1128) : "f"(t1127));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1129 = t1128 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1130;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1130) : "f"(t1129));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1131;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1131) : "f"(t1130), "f"(t1061), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_30 = t1131;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1132 = s_31 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1133;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1133) : "f"(t1132));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1134 = t1133 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1135;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1135) : "f"(t1134));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1136;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1136) : "f"(t1135), "f"(t1061), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_31 = t1136;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1137 = s_32 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1138;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1138) : "f"(t1137));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1139 = t1138 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1140;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1140) : "f"(t1139));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1141) : "f"(t1140), "f"(t1061), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_32 = t1141;
                } else {
                    const f32 t1142 = s_17 * s_17;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1143;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1143) : "f"(coefficient_4), "f"(t1142), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1144;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1144) : "f"(t1143), "f"(t1142), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1145;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1145) : "f"(t1144), "f"(t1142), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1146) : "f"(t1145), "f"(t1142), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1147 = s_17 * t1146;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    s_17 = t1147;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1148 = s_18 * s_18;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1149) : "f"(coefficient_4), "f"(t1148), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1150) : "f"(t1149), "f"(t1148), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1151;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1151) : "f"(t1150), "f"(t1148), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1152;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1152) : "f"(t1151), "f"(t1148), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1153 = s_18 * t1152;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    s_18 = t1153;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1154 = s_19 * s_19;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1155;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1155) : "f"(coefficient_4), "f"(t1154), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1156;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1156) : "f"(t1155), "f"(t1154), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1157) : "f"(t1156), "f"(t1154), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1158) : "f"(t1157), "f"(t1154), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1159 = s_19 * t1158;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    s_19 = t1159;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1160 = s_20 * s_20;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1161;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1161) : "f"(coefficient_4), "f"(t1160), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1162;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1162) : "f"(t1161), "f"(t1160), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1163;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1163) : "f"(t1162), "f"(t1160), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1164;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1164) : "f"(t1163), "f"(t1160), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1165 = s_20 * t1164;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    s_20 = t1165;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1166 = s_21 * s_21;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1167) : "f"(coefficient_4), "f"(t1166), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1168) : "f"(t1167), "f"(t1166), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1169;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1169) : "f"(t1168), "f"(t1166), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1170;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1170) : "f"(t1169), "f"(t1166), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1171 = s_21 * t1170;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    s_21 = t1171;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1172 = s_22 * s_22;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1173) : "f"(coefficient_4), "f"(t1172), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1174) : "f"(t1173), "f"(t1172), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1175) : "f"(t1174), "f"(t1172), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1176) : "f"(t1175), "f"(t1172), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1177 = s_22 * t1176;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    s_22 = t1177;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1178 = s_23 * s_23;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1179) : "f"(coefficient_4), "f"(t1178), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1180) : "f"(t1179), "f"(t1178), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1181) : "f"(t1180), "f"(t1178), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1182) : "f"(t1181), "f"(t1178), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1183 = s_23 * t1182;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    s_23 = t1183;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1184 = s_24 * s_24;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1185;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1185) : "f"(coefficient_4), "f"(t1184), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1186;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1186) : "f"(t1185), "f"(t1184), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1187;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1187) : "f"(t1186), "f"(t1184), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1188) : "f"(t1187), "f"(t1184), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1189 = s_24 * t1188;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    s_24 = t1189;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1190 = s_25 * s_25;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1191) : "f"(coefficient_4), "f"(t1190), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1192) : "f"(t1191), "f"(t1190), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1193;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1193) : "f"(t1192), "f"(t1190), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1194;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1194) : "f"(t1193), "f"(t1190), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1195 = s_25 * t1194;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    s_25 = t1195;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1196 = s_26 * s_26;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1197;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1197) : "f"(coefficient_4), "f"(t1196), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1198;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1198) : "f"(t1197), "f"(t1196), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1199;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1199) : "f"(t1198), "f"(t1196), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1200;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1200) : "f"(t1199), "f"(t1196), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1201 = s_26 * t1200;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    s_26 = t1201;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1202 = s_27 * s_27;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1203;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1203) : "f"(coefficient_4), "f"(t1202), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1204;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1204) : "f"(t1203), "f"(t1202), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1205;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1205) : "f"(t1204), "f"(t1202), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1206;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1206) : "f"(t1205), "f"(t1202), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1207 = s_27 * t1206;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    s_27 = t1207;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1208 = s_28 * s_28;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1209;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1209) : "f"(coefficient_4), "f"(t1208), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1210;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1210) : "f"(t1209), "f"(t1208), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1211;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1211) : "f"(t1210), "f"(t1208), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1212;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1212) : "f"(t1211), "f"(t1208), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1213 = s_28 * t1212;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    s_28 = t1213;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1214 = s_29 * s_29;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1215) : "f"(coefficient_4), "f"(t1214), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1216;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1216) : "f"(t1215), "f"(t1214), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1217;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1217) : "f"(t1216), "f"(t1214), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1218;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1218) : "f"(t1217), "f"(t1214), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1219 = s_29 * t1218;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    s_29 = t1219;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1220 = s_30 * s_30;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1221;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1221) : "f"(coefficient_4), "f"(t1220), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1222;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1222) : "f"(t1221), "f"(t1220), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1223;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1223) : "f"(t1222), "f"(t1220), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1224;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1224) : "f"(t1223), "f"(t1220), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1225 = s_30 * t1224;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    s_30 = t1225;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1226 = s_31 * s_31;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1227;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1227) : "f"(coefficient_4), "f"(t1226), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1228) : "f"(t1227), "f"(t1226), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1229;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1229) : "f"(t1228), "f"(t1226), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1230;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1230) : "f"(t1229), "f"(t1226), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1231 = s_31 * t1230;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    s_31 = t1231;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1232 = s_32 * s_32;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1233;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1233) : "f"(coefficient_4), "f"(t1232), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1234;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1234) : "f"(t1233), "f"(t1232), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1235;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1235) : "f"(t1234), "f"(t1232), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1236;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1236) : "f"(t1235), "f"(t1232), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1237 = s_32 * t1236;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                    s_32 = t1237;
                }
            } else {
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1238 = s_17 * s_17;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1239;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1239) : "f"(coefficient), "f"(t1238), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1240;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1240) : "f"(t1239), "f"(t1238), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1241 = s_17 * t1240;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                s_17 = t1241;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1242 = s_18 * s_18;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1243;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1243) : "f"(coefficient), "f"(t1242), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1244;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1244) : "f"(t1243), "f"(t1242), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1245 = s_18 * t1244;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                s_18 = t1245;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1246 = s_19 * s_19;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1247;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1247) : "f"(coefficient), "f"(t1246), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1248;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1248) : "f"(t1247), "f"(t1246), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1249 = s_19 * t1248;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                s_19 = t1249;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1250 = s_20 * s_20;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1251;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1251) : "f"(coefficient), "f"(t1250), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1252;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1252) : "f"(t1251), "f"(t1250), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1253 = s_20 * t1252;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                s_20 = t1253;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1254 = s_21 * s_21;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1255;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1255) : "f"(coefficient), "f"(t1254), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1256;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1256) : "f"(t1255), "f"(t1254), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1257 = s_21 * t1256;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                s_21 = t1257;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1258 = s_22 * s_22;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1259;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1259) : "f"(coefficient), "f"(t1258), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1260;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1260) : "f"(t1259), "f"(t1258), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1261 = s_22 * t1260;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                s_22 = t1261;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1262 = s_23 * s_23;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1263;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1263) : "f"(coefficient), "f"(t1262), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1264;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1264) : "f"(t1263), "f"(t1262), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1265 = s_23 * t1264;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                s_23 = t1265;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1266 = s_24 * s_24;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1267;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1267) : "f"(coefficient), "f"(t1266), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1268;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1268) : "f"(t1267), "f"(t1266), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1269 = s_24 * t1268;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                s_24 = t1269;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1270 = s_25 * s_25;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1271;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1271) : "f"(coefficient), "f"(t1270), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1272;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1272) : "f"(t1271), "f"(t1270), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1273 = s_25 * t1272;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                s_25 = t1273;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1274 = s_26 * s_26;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1275;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1275) : "f"(coefficient), "f"(t1274), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1276;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1276) : "f"(t1275), "f"(t1274), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1277 = s_26 * t1276;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                s_26 = t1277;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1278 = s_27 * s_27;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1279;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1279) : "f"(coefficient), "f"(t1278), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1280;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1280) : "f"(t1279), "f"(t1278), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1281 = s_27 * t1280;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                s_27 = t1281;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1282 = s_28 * s_28;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1283;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1283) : "f"(coefficient), "f"(t1282), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1284;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1284) : "f"(t1283), "f"(t1282), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1285 = s_28 * t1284;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                s_28 = t1285;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1286 = s_29 * s_29;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1287;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1287) : "f"(coefficient), "f"(t1286), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1288;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1288) : "f"(t1287), "f"(t1286), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1289 = s_29 * t1288;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                s_29 = t1289;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1290 = s_30 * s_30;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1291;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1291) : "f"(coefficient), "f"(t1290), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1292;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1292) : "f"(t1291), "f"(t1290), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1293 = s_30 * t1292;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                s_30 = t1293;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1294 = s_31 * s_31;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1295;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1295) : "f"(coefficient), "f"(t1294), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1296;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1296) : "f"(t1295), "f"(t1294), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1297 = s_31 * t1296;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                s_31 = t1297;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1298 = s_32 * s_32;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1299;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1299) : "f"(coefficient), "f"(t1298), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1300;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1300) : "f"(t1299), "f"(t1298), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1301 = s_32 * t1300;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                s_32 = t1301;
            }
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1302 = i < t121;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1303 = t123 <= i;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1304 = t1302 | t1303;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t1304) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1305 = t119 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1306 = t1305 - i;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1307 = t1306 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_8 = t1307 + t134;
                const u32 t1309 = first + t133;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1310 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1311 = t1310 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_8 + t1311;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1313 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1314 = t1309 + t1313;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1315 = t1314 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1316;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1316) : "r"(t1315), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1317 = t1316 >> sharing_shift;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t1318 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1319 = t1317 + end_8;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_17 = t1319 + t1318;
                const u32 t1321 = end_17 > seq_q ? end_17 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1322 = t1321 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_18 = t1322 < end_8 ? t1322 : end_8;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_19 = t1317 + end_8;
                const u32 t1325 = end_19 > seq_q ? end_19 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_5 = t1325 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1327 = position_5 > window_left ? position_5 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1328 = t1327 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1329 = end_8 > 1u ? end_8 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1330 = t1329 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_6 = t1328 < t1330 ? t1328 : t1330;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1332 = end_18 > column_2 ? end_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_20 = t1332 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1334 = begin_6 > column_2 ? begin_6 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1335 = t1334 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1336 = 0u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1337 = t1335 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = t1336 & t1337;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1339 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t1339;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1340 = 1u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1341 = t1335 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = t1340 & t1341;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1343 = visible_18 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t1343;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1344 = 8u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1345 = t1335 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = t1344 & t1345;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1347 = visible_19 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t1347;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1348 = 9u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1349 = t1335 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = t1348 & t1349;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1351 = visible_20 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t1351;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1352 = 16u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1353 = t1335 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = t1352 & t1353;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1355 = visible_21 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t1355;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1356 = 17u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1357 = t1335 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = t1356 & t1357;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1359 = visible_22 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t1359;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1360 = 24u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1361 = t1335 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = t1360 & t1361;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1363 = visible_23 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t1363;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1364 = 25u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1365 = t1335 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = t1364 & t1365;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1367 = visible_24 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t1367;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1368 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1369 = t1309 + t1368;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1370 = t1369 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1371 = t1370 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1372;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1372) : "r"(t1371), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1373 = t1372 >> sharing_shift;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t1374 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1375 = t1373 + end_8;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_21 = t1375 + t1374;
                const u32 t1377 = end_21 > seq_q ? end_21 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1378 = t1377 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_22 = t1378 < end_8 ? t1378 : end_8;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_23 = t1373 + end_8;
                const u32 t1381 = end_23 > seq_q ? end_23 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_6 = t1381 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1383 = position_6 > window_left ? position_6 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1384 = t1383 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1385 = end_8 > 1u ? end_8 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1386 = t1385 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_7 = t1384 < t1386 ? t1384 : t1386;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1388 = end_22 > column_2 ? end_22 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t1388 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1390 = begin_7 > column_2 ? begin_7 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1391 = t1390 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1392 = 0u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1393 = t1391 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = t1392 & t1393;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1395 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t1395;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1396 = 1u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1397 = t1391 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = t1396 & t1397;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1399 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1399;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1400 = 8u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1401 = t1391 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = t1400 & t1401;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1403 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1403;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1404 = 9u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1405 = t1391 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = t1404 & t1405;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1407 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1407;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1408 = 16u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1409 = t1391 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = t1408 & t1409;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1411 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1411;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1412 = 17u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1413 = t1391 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = t1412 & t1413;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1415 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1415;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1416 = 24u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1417 = t1391 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = t1416 & t1417;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1419 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1419;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1420 = 25u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1421 = t1391 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = t1420 & t1421;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1423 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1423;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1425;
            asm("max.f32 %0, %1, %2;" : "=f"(t1425) : "f"(old_3), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1426;
            asm("max.f32 %0, %1, %2;" : "=f"(t1426) : "f"(t1425), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1427;
            asm("max.f32 %0, %1, %2;" : "=f"(t1427) : "f"(t1426), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1428;
            asm("max.f32 %0, %1, %2;" : "=f"(t1428) : "f"(t1427), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1429;
            asm("max.f32 %0, %1, %2;" : "=f"(t1429) : "f"(t1428), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1430;
            asm("max.f32 %0, %1, %2;" : "=f"(t1430) : "f"(t1429), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1431;
            asm("max.f32 %0, %1, %2;" : "=f"(t1431) : "f"(t1430), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1432;
            asm("max.f32 %0, %1, %2;" : "=f"(t1432) : "f"(t1431), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1433;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1433) : "f"(t1432));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1432), "f"(t1433));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1435;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1435) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1435));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 reference_3 = none_3 ? 0.0f : new_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1439 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1440 = old_3 + t1439;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1440));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1442 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1443 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_17 = s_17 + t1443;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1445;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1445) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_17 = t1445;
            const f32 t1446 = t1442 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1447 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_18 = s_18 + t1447;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1449;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1449) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_18 = t1449;
            const f32 t1450 = t1446 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1451 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_19 = s_21 + t1451;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1453;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1453) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_21 = t1453;
            const f32 t1454 = t1450 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1455 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_20 = s_22 + t1455;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1457;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1457) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_22 = t1457;
            const f32 t1458 = t1454 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1459 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_21 = s_25 + t1459;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1461;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1461) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_25 = t1461;
            const f32 t1462 = t1458 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1463 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_22 = s_26 + t1463;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1465;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1465) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_26 = t1465;
            const f32 t1466 = t1462 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1467 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_23 = s_29 + t1467;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1469;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1469) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_29 = t1469;
            const f32 t1470 = t1466 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1471 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_24 = s_30 + t1471;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1473;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1473) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_30 = t1473;
            const f32 t1474 = t1470 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1475 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1476 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1477 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1478 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1479 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1480 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1481 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1482 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1483 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1484 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1485 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1486 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1487 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1488 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1489 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1490 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1490;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1492;
            asm("max.f32 %0, %1, %2;" : "=f"(t1492) : "f"(old_4), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1493;
            asm("max.f32 %0, %1, %2;" : "=f"(t1493) : "f"(t1492), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1494;
            asm("max.f32 %0, %1, %2;" : "=f"(t1494) : "f"(t1493), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1495;
            asm("max.f32 %0, %1, %2;" : "=f"(t1495) : "f"(t1494), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1496;
            asm("max.f32 %0, %1, %2;" : "=f"(t1496) : "f"(t1495), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1497;
            asm("max.f32 %0, %1, %2;" : "=f"(t1497) : "f"(t1496), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1498;
            asm("max.f32 %0, %1, %2;" : "=f"(t1498) : "f"(t1497), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1499;
            asm("max.f32 %0, %1, %2;" : "=f"(t1499) : "f"(t1498), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1500;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1500) : "f"(t1499));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1499), "f"(t1500));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1502;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1502) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1502));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 reference_4 = none_4 ? 0.0f : new_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1506 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1507 = old_4 + t1506;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1507));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1509 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1510 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_25 = s_19 + t1510;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1512;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1512) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_19 = t1512;
            const f32 t1513 = t1509 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1514 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_26 = s_20 + t1514;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1516;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1516) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_20 = t1516;
            const f32 t1517 = t1513 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1518 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_27 = s_23 + t1518;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1520;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1520) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_23 = t1520;
            const f32 t1521 = t1517 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1522 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_28 = s_24 + t1522;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1524;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1524) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_24 = t1524;
            const f32 t1525 = t1521 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1526 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_29 = s_27 + t1526;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1528;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1528) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_27 = t1528;
            const f32 t1529 = t1525 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1530 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_30 = s_28 + t1530;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1532;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1532) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1532;
            const f32 t1533 = t1529 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1534 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_31 = s_31 + t1534;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1536;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1536) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1536;
            const f32 t1537 = t1533 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1538 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_32 = s_32 + t1538;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1540;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1540) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1540;
            const f32 t1541 = t1537 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1541;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1542 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1542;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1543 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1543;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1544 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1544;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1545 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1545;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1546 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1546;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1547 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1547;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1548 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1548;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1549 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1549;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1550 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1550;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1551 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1551;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1552 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1552;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1553 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1553;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1554 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1554;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1555 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1555;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1556 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1556;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1557 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1557;
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1558;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1558) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1559;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1559) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1560;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1560) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1561;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1561) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1562;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1562) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1563;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1563) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1564;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1564) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1565;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1565) : "f"(s_31), "f"(s_32));
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1566 = i & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1567 = t1566 << 13u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1568 = t216 + t1567;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1569;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1569) : "r"(t409));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1570 = t1569 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1571 = t1569 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1572 = t1569 ^ 96u;
            const u32 t1573 = t1568 + t1569;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1574 = t1568 + t1570;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1575 = t1568 + t1571;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1576 = t1568 + t1572;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1573) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1558), "r"(t1559), "r"(t1560), "r"(t1561), "r"(m_113), "r"(m_114));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1558), "r"(t1559), "r"(t1560), "r"(t1561), "r"(m_115), "r"(m_116));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1574) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1558), "r"(t1559), "r"(t1560), "r"(t1561), "r"(m_117), "r"(m_118));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1558), "r"(t1559), "r"(t1560), "r"(t1561), "r"(m_119), "r"(m_120));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1575) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1558), "r"(t1559), "r"(t1560), "r"(t1561), "r"(m_121), "r"(m_122));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1558), "r"(t1559), "r"(t1560), "r"(t1561), "r"(m_123), "r"(m_124));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1576) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1558), "r"(t1559), "r"(t1560), "r"(t1561), "r"(m_125), "r"(m_126));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1558), "r"(t1559), "r"(t1560), "r"(t1561), "r"(m_127), "r"(m_128));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1573) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1562), "r"(t1563), "r"(t1564), "r"(t1565), "r"(m_129), "r"(m_130));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1562), "r"(t1563), "r"(t1564), "r"(t1565), "r"(m_131), "r"(m_132));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1574) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1562), "r"(t1563), "r"(t1564), "r"(t1565), "r"(m_133), "r"(m_134));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1562), "r"(t1563), "r"(t1564), "r"(t1565), "r"(m_135), "r"(m_136));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1575) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1562), "r"(t1563), "r"(t1564), "r"(t1565), "r"(m_137), "r"(m_138));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1562), "r"(t1563), "r"(t1564), "r"(t1565), "r"(m_139), "r"(m_140));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1576) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1562), "r"(t1563), "r"(t1564), "r"(t1565), "r"(m_141), "r"(m_142));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1562), "r"(t1563), "r"(t1564), "r"(t1565), "r"(m_143), "r"(m_144));
        }
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_3 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_4 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_3 = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_4 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_2 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_3 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_4 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_5 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_6 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_7 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_8 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_9 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_10 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_11 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_12 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_13 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_14 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_15 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_16 = 0.0f;
#line 243 "fa-kernels/src/attention/forward/decode/merge.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1577 = warp_n << 1u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1578 = t1577 + warp_m;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1579 = t1578 * 4608u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1580 = ring + t1579;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1581 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t1580 + t1581;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1583 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1584 = t133 + t1583;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1585 = t1584 < t53;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1585) {
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(mine), "f"(acc) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(mine), "f"(acc_2) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(mine), "f"(acc_5) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(mine), "f"(acc_6) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+512], %1;" :  : "r"(mine), "f"(acc_9) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+640], %1;" :  : "r"(mine), "f"(acc_10) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+768], %1;" :  : "r"(mine), "f"(acc_13) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+896], %1;" :  : "r"(mine), "f"(acc_14) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1024], %1;" :  : "r"(mine), "f"(acc_17) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1152], %1;" :  : "r"(mine), "f"(acc_18) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1280], %1;" :  : "r"(mine), "f"(acc_21) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1408], %1;" :  : "r"(mine), "f"(acc_22) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1536], %1;" :  : "r"(mine), "f"(acc_25) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1664], %1;" :  : "r"(mine), "f"(acc_26) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1792], %1;" :  : "r"(mine), "f"(acc_29) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1920], %1;" :  : "r"(mine), "f"(acc_30) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2048], %1;" :  : "r"(mine), "f"(row_max) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2176], %1;" :  : "r"(mine), "f"(row_sum) : "memory");
        }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1586 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1587 = t133 + t1586;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1588 = t1587 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1589 = t1588 < t53;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1589) {
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2304], %1;" :  : "r"(mine), "f"(acc_3) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2432], %1;" :  : "r"(mine), "f"(acc_4) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2560], %1;" :  : "r"(mine), "f"(acc_7) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2688], %1;" :  : "r"(mine), "f"(acc_8) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2816], %1;" :  : "r"(mine), "f"(acc_11) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2944], %1;" :  : "r"(mine), "f"(acc_12) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3072], %1;" :  : "r"(mine), "f"(acc_15) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3200], %1;" :  : "r"(mine), "f"(acc_16) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3328], %1;" :  : "r"(mine), "f"(acc_19) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3456], %1;" :  : "r"(mine), "f"(acc_20) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3584], %1;" :  : "r"(mine), "f"(acc_23) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3712], %1;" :  : "r"(mine), "f"(acc_24) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3840], %1;" :  : "r"(mine), "f"(acc_27) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3968], %1;" :  : "r"(mine), "f"(acc_28) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4096], %1;" :  : "r"(mine), "f"(acc_31) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4224], %1;" :  : "r"(mine), "f"(acc_32) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4352], %1;" :  : "r"(mine), "f"(row_max_2) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4480], %1;" :  : "r"(mine), "f"(row_sum_2) : "memory");
        }
#line 254 "fa-kernels/src/attention/forward/decode/merge.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 291 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 slice = warp_n << 10u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1591 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1592 = t133 + t1591;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1593 = t1592 < t53;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1593) {
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1594 = warp_m * 4608u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1595 = ring + t1594;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1596 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = t1595 + t1596;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t1599;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t1599) : "r"(theirs) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1600;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(t1600) : "r"(theirs) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1601;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1601) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1602;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1602) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1603;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1603) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1604;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1604) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1605;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1605) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1606;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1606) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1607;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1607) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1608;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1608) : "r"(columns) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1609 = 2u + warp_m;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1610 = t1609 * 4608u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1611 = ring + t1610;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1612 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t1611 + t1612;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t1615;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t1615) : "r"(theirs_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1616;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(t1616) : "r"(theirs_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1617;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1617) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1618;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1618) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1619;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1619) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1620;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1620) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1621;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1621) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1622;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1622) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1623;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1623) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1624;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1624) : "r"(columns_2) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t1599), "f"(t1615));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_5 = max == __uint_as_float(0xff800000u);
            const f32 reference_5 = none_5 ? 0.0f : max;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1628 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1629 = t1599 + t1628;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t1629));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1631 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1632 = t1615 + t1631;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t1632));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1634 = t1600 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1634;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1635;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1635) : "f"(t1616), "f"(factors_2), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1635;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1636 = t1601 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1636;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1637;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1637) : "f"(t1617), "f"(factors_2), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1637;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1638 = t1602 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1638;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1639;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1639) : "f"(t1618), "f"(factors_2), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1639;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1640 = t1603 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1640;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1641;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1641) : "f"(t1619), "f"(factors_2), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1641;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1642 = t1604 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1642;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1643;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1643) : "f"(t1620), "f"(factors_2), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1643;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1644 = t1605 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1644;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1645;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1645) : "f"(t1621), "f"(factors_2), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1645;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1646 = t1606 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1646;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1647;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1647) : "f"(t1622), "f"(factors_2), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1647;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1648 = t1607 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1648;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1649;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1649) : "f"(t1623), "f"(factors_2), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1649;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1650 = t1608 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1650;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1651;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1651) : "f"(t1624), "f"(factors_2), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1651;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_max_3 = max;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_sum_3 = total;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows = total_2;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_2 = total_3;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_5 = total_4;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_6 = total_5;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_9 = total_6;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_10 = total_7;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_13 = total_8;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_14 = total_9;
        }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1652 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1653 = t133 + t1652;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1654 = t1653 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1655 = t1654 < t53;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1655) {
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1656 = warp_m * 4608u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1657 = ring + t1656;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1658 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t1657 + t1658;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t1661;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1661) : "r"(theirs_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1662;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1662) : "r"(theirs_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1663;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(t1663) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1664;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(t1664) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1665;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(t1665) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1666;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(t1666) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1667;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(t1667) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1668;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(t1668) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1669;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t1669) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1670;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(t1670) : "r"(columns_3) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1671 = 2u + warp_m;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1672 = t1671 * 4608u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1673 = ring + t1672;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1674 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t1673 + t1674;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t1677;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1677) : "r"(theirs_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1678;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1678) : "r"(theirs_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1679;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(t1679) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1680;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(t1680) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1681;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(t1681) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1682;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(t1682) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1683;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(t1683) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1684;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(t1684) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1685;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t1685) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1686;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(t1686) : "r"(columns_4) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t1661), "f"(t1677));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_6 = max_2 == __uint_as_float(0xff800000u);
            const f32 reference_6 = none_6 ? 0.0f : max_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1690 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1691 = t1661 + t1690;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t1691));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1693 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1694 = t1677 + t1693;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t1694));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1696 = t1662 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1696;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1697;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1697) : "f"(t1678), "f"(factors_4), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1697;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1698 = t1663 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1698;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1699;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1699) : "f"(t1679), "f"(factors_4), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1699;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1700 = t1664 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1700;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1701;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1701) : "f"(t1680), "f"(factors_4), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1701;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1702 = t1665 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1702;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1703;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1703) : "f"(t1681), "f"(factors_4), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1703;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1704 = t1666 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1704;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1705;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1705) : "f"(t1682), "f"(factors_4), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1705;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1706 = t1667 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1706;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1707;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1707) : "f"(t1683), "f"(factors_4), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1707;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1708 = t1668 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1708;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1709;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1709) : "f"(t1684), "f"(factors_4), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1709;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1710 = t1669 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1710;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1711;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1711) : "f"(t1685), "f"(factors_4), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1711;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1712 = t1670 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1712;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1713;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1713) : "f"(t1686), "f"(factors_4), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1713;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_max_4 = max_2;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_sum_4 = total_10;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_3 = total_11;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_4 = total_12;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_7 = total_13;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_8 = total_14;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_11 = total_15;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_12 = total_16;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_15 = total_17;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_16 = total_18;
        }
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        const bool t1714 = splits_2 == 1u;
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1714) {
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1715;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1715) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum_3 + t1715;
            f32 t1717;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1717) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1718 = pair_5 + t1717;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t1718;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1719;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1719) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_4 + t1719;
            f32 t1721;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1721) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1722 = pair_6 + t1721;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t1722;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t1723 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1724;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1724) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1723 ? 0.0f : t1724;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1726 = rows * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows = t1726;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1727 = rows_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t1727;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1728 = rows_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t1728;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1729 = rows_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t1729;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1730 = rows_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t1730;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1731 = rows_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t1731;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1732 = rows_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t1732;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1733 = rows_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t1733;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t1734 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1735;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1735) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1734 ? 0.0f : t1735;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1737 = rows_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t1737;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1738 = rows_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t1738;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1739 = rows_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t1739;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1740 = rows_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t1740;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1741 = rows_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t1741;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1742 = rows_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t1742;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1743 = rows_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t1743;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1744 = rows_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t1744;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_2 = warp_n << 2u;
            const u32 t1746 = lane & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1747 = t1746 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1748 = first_2 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1747 + t1748;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1750 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1751 = t133 + t1750;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1752 = t1751 < t53;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1752) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1753 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1754 = t133 + t1753;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1755 = first + t1754;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1756 = t1755 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1757;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1757) : "r"(t1756), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1758 = t1757 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1759 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1760 = first + t1754;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1761 = t1760 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1762;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1762) : "r"(t1761), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1763 = t1762 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1764 = t1763 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1765 = t1760 - t1764;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1766 = t1759 + t1765;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1767 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1768 = t1767 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1769 = t1768 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1770 = o + t1769;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1771 = (u64)t1758;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1772 = t1771 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1773 = t1772 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1774 = t1770 + t1773;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1775 = (u64)t1766;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1776 = t1775 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1777 = t1776 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1778 = t1774 + t1777;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1779 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1778 + t1779;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = rows;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = rows_2;
                const u32 t1781 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1782 = first_2 < t1781;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1782) {
                    u32 t1783;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1783) : "f"(pair_7), "f"(pair_8));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1783) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = rows_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = rows_6;
                const u32 t1784 = first_2 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1785 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1786 = t1784 < t1785;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1786) {
                    u32 t1787;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1787) : "f"(pair_9), "f"(pair_10));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1787) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = rows_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = rows_10;
                const u32 t1788 = first_2 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1789 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1790 = t1788 < t1789;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1790) {
                    u32 t1791;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1791) : "f"(pair_11), "f"(pair_12));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1791) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = rows_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = rows_14;
                const u32 t1792 = first_2 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1793 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1794 = t1792 < t1793;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1794) {
                    u32 t1795;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1795) : "f"(pair_13), "f"(pair_14));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1795) : "memory");
                }
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1796 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1797 = t133 + t1796;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1798 = t1797 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1799 = t1798 < t53;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1799) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1800 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1801 = t133 + t1800;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1802 = t1801 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1803 = first + t1802;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1804 = t1803 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1805;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1805) : "r"(t1804), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1806 = t1805 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1807 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1808 = first + t1802;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1809 = t1808 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1810;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1810) : "r"(t1809), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1811 = t1810 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1812 = t1811 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1813 = t1808 - t1812;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1814 = t1807 + t1813;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1815 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1816 = t1815 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1817 = t1816 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1818 = o + t1817;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1819 = (u64)t1806;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1820 = t1819 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1821 = t1820 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1822 = t1818 + t1821;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1823 = (u64)t1814;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1824 = t1823 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1825 = t1824 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1826 = t1822 + t1825;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1827 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1826 + t1827;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = rows_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = rows_4;
                const u32 t1829 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1830 = first_2 < t1829;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1830) {
                    u32 t1831;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1831) : "f"(pair_15), "f"(pair_16));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1831) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = rows_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = rows_8;
                const u32 t1832 = first_2 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1833 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1834 = t1832 < t1833;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1834) {
                    u32 t1835;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1835) : "f"(pair_17), "f"(pair_18));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1835) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = rows_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = rows_12;
                const u32 t1836 = first_2 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1837 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1838 = t1836 < t1837;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1838) {
                    u32 t1839;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1839) : "f"(pair_19), "f"(pair_20));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1839) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = rows_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = rows_16;
                const u32 t1840 = first_2 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1841 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1842 = t1840 < t1841;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1842) {
                    u32 t1843;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1843) : "f"(pair_21), "f"(pair_22));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1843) : "memory");
                }
            }
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1844 = warp_n < 1u;
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1844) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1845 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = t133 + t1845;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1847 = row < t53;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1848 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1849 = t1848 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1850;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1850) : "r"(t1849), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1851 = t1850 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1852 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1853 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1854 = t1853 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1855;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1855) : "r"(t1854), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1856 = t1855 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1857 = t1856 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1858 = t1853 - t1857;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1859 = t1852 + t1858;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1860;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1860) : "f"(row_sum_3));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 t1861 = row_max_3 + t1860;
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1861 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1863 = row_sum_3 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1863 ? __uint_as_float(0xff800000u) : lse_2;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u32 t1865 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t1866 = t1865 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t1867 = t1847 & t1866;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t1867) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1868 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1869 = t1868 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1870 = t1869 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1871 = lse + t1870;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1872 = (u64)t1859;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1873 = t1872 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1874 = t1873 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1875 = t1871 + t1874;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1876 = (u64)t1851;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1877 = t1876 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1878 = t1877 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1879 = t1875 + t1878;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1879), "f"(value) : "memory");
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1880 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1881 = t133 + t1880;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t1881 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1883 = row_2 < t53;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1884 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1885 = t1884 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1886;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1886) : "r"(t1885), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1887 = t1886 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1888 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1889 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1890 = t1889 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1891;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1891) : "r"(t1890), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1892 = t1891 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1893 = t1892 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1894 = t1889 - t1893;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1895 = t1888 + t1894;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1896;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1896) : "f"(row_sum_4));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 t1897 = row_max_4 + t1896;
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1897 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1899 = row_sum_4 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1899 ? __uint_as_float(0xff800000u) : lse_3;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u32 t1901 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t1902 = t1901 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t1903 = t1883 & t1902;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t1903) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1904 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1905 = t1904 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1906 = t1905 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1907 = lse + t1906;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1908 = (u64)t1895;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1909 = t1908 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1910 = t1909 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1911 = t1907 + t1910;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1912 = (u64)t1887;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1913 = t1912 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1914 = t1913 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1915 = t1911 + t1914;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1915), "f"(value_2) : "memory");
                }
            }
        } else {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1916 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1917 = t133 + t1916;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1918 = t1917 < t53;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1918) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1919 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_2 = t1919 + warp_n;
                const u32 index = slice_2 << 1u;
                const u64 t1922 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1923 = t1922 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1924 = t1923 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1925 = partials + t1924;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1926 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1927 = t1926 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1928 = t1927 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1929 = t1925 + t1928;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1930 = (u64)index;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1931 = t1930 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1932 = t1931 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1933 = t1929 + t1932;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1934 = (u64)lane * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1935 = t1933 + t1934;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1936 = lane << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1937 = (u64)t1936 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1938 = t1933 + t1937;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1939;
                asm("mov.b32 %0, %1;" : "=r"(t1939) : "f"(rows));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1940;
                asm("mov.b32 %0, %1;" : "=r"(t1940) : "f"(rows_2));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1941;
                asm("mov.b32 %0, %1;" : "=r"(t1941) : "f"(rows_5));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1942;
                asm("mov.b32 %0, %1;" : "=r"(t1942) : "f"(rows_6));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1938), "r"(t1939), "r"(t1940), "r"(t1941), "r"(t1942) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1943;
                asm("mov.b32 %0, %1;" : "=r"(t1943) : "f"(rows_9));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1944;
                asm("mov.b32 %0, %1;" : "=r"(t1944) : "f"(rows_10));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1945;
                asm("mov.b32 %0, %1;" : "=r"(t1945) : "f"(rows_13));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1946;
                asm("mov.b32 %0, %1;" : "=r"(t1946) : "f"(rows_14));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1938), "r"(t1943), "r"(t1944), "r"(t1945), "r"(t1946) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1935), "f"(row_max_3) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1935), "f"(row_sum_3) : "memory");
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1947 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1948 = t133 + t1947;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1949 = t1948 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1950 = t1949 < t53;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1950) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1951 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_3 = t1951 + warp_n;
                const u32 t1953 = slice_3 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_2 = t1953 + 1u;
                const u64 t1955 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1956 = t1955 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1957 = t1956 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1958 = partials + t1957;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1959 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1960 = t1959 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1961 = t1960 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1962 = t1958 + t1961;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1963 = (u64)index_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1964 = t1963 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1965 = t1964 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1966 = t1962 + t1965;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1967 = (u64)lane * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1968 = t1966 + t1967;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1969 = lane << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1970 = (u64)t1969 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1971 = t1966 + t1970;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1972;
                asm("mov.b32 %0, %1;" : "=r"(t1972) : "f"(rows_3));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1973;
                asm("mov.b32 %0, %1;" : "=r"(t1973) : "f"(rows_4));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1974;
                asm("mov.b32 %0, %1;" : "=r"(t1974) : "f"(rows_7));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1975;
                asm("mov.b32 %0, %1;" : "=r"(t1975) : "f"(rows_8));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1971), "r"(t1972), "r"(t1973), "r"(t1974), "r"(t1975) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1976;
                asm("mov.b32 %0, %1;" : "=r"(t1976) : "f"(rows_11));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1977;
                asm("mov.b32 %0, %1;" : "=r"(t1977) : "f"(rows_12));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1978;
                asm("mov.b32 %0, %1;" : "=r"(t1978) : "f"(rows_15));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1979;
                asm("mov.b32 %0, %1;" : "=r"(t1979) : "f"(rows_16));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1971), "r"(t1976), "r"(t1977), "r"(t1978), "r"(t1979) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1968), "f"(row_max_4) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1968), "f"(row_sum_4) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1980 = (u64)tile;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1981 = t1980 * arrived_stride0;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1982 = t1981 * 4ull;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1983 = arrived + t1982;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1984 = splits_2 - 1u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1985 = (u32)__cvta_generic_to_shared(smem);
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1986 = t1985 + 36864u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1987 = threadIdx.x;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1988 = t1987 == 0u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1988) {
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1989;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1989) : "l"(t1983), "r"(t1984) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1986), "r"(t1989) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t1990;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1990) : "r"(t1986) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1991 = t1990 == t1984;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1991) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1992 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1993 = t133 + t1992;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1994 = t1993 < t53;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1994) {
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_3 = __uint_as_float(0xff800000u);
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_3 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_2 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_5 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_6 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_9 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_10 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_13 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_14 = 0.0f;
                    u32 split = 0u;
                    while (true) {
#line 357 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t1995 = split < splits_2;
                        if (!t1995) break;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1996 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_4 = t1996 + warp_n;
                        const u32 index_3 = slice_4 << 1u;
                        const u64 t1999 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2000 = t1999 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2001 = t2000 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2002 = partials + t2001;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2003 = (u64)split;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2004 = t2003 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2005 = t2004 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2006 = t2002 + t2005;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2007 = (u64)index_3;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2008 = t2007 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2009 = t2008 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2010 = t2006 + t2009;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2011 = (u64)lane * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2012 = t2010 + t2011;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2013 = lane << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2014 = (u64)t2013 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2015 = t2010 + t2014;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t2015) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2016;
                        asm("mov.b32 %0, %1;" : "=f"(t2016) : "r"(chunk));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2017;
                        asm("mov.b32 %0, %1;" : "=f"(t2017) : "r"(chunk_2));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2018;
                        asm("mov.b32 %0, %1;" : "=f"(t2018) : "r"(chunk_3));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2019;
                        asm("mov.b32 %0, %1;" : "=f"(t2019) : "r"(chunk_4));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t2015) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2020;
                        asm("mov.b32 %0, %1;" : "=f"(t2020) : "r"(chunk_5));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2021;
                        asm("mov.b32 %0, %1;" : "=f"(t2021) : "r"(chunk_6));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2022;
                        asm("mov.b32 %0, %1;" : "=f"(t2022) : "r"(chunk_7));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2023;
                        asm("mov.b32 %0, %1;" : "=f"(t2023) : "r"(chunk_8));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2024;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2024) : "l"(t2012) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2025;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2025) : "l"(t2012) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words = t2016;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_2 = t2017;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_3 = t2018;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_4 = t2019;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_5 = t2020;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_6 = t2021;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_7 = t2022;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_8 = t2023;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_9 = t2024;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_10 = t2025;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state = words_9;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_2 = words_10;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2026 = split + 1u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_2 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_3 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_4 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_5 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_6 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_7 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_8 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_9 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_10 = 0.0f;
                        const bool t2027 = t2026 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2027) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2028 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_5 = t2028 + warp_n;
                            const u32 index_4 = slice_5 << 1u;
                            const u64 t2031 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2032 = t2031 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2033 = t2032 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2034 = partials + t2033;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2035 = (u64)t2026;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2036 = t2035 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2037 = t2036 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2038 = t2034 + t2037;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2039 = (u64)index_4;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2040 = t2039 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2041 = t2040 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2042 = t2038 + t2041;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2043 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2044 = t2042 + t2043;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2045 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2046 = (u64)t2045 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2047 = t2042 + t2046;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_9;
                            u32 chunk_10;
                            u32 chunk_11;
                            u32 chunk_12;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t2047) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2048;
                            asm("mov.b32 %0, %1;" : "=f"(t2048) : "r"(chunk_9));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2049;
                            asm("mov.b32 %0, %1;" : "=f"(t2049) : "r"(chunk_10));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2050;
                            asm("mov.b32 %0, %1;" : "=f"(t2050) : "r"(chunk_11));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2051;
                            asm("mov.b32 %0, %1;" : "=f"(t2051) : "r"(chunk_12));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_13;
                            u32 chunk_14;
                            u32 chunk_15;
                            u32 chunk_16;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t2047) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2052;
                            asm("mov.b32 %0, %1;" : "=f"(t2052) : "r"(chunk_13));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2053;
                            asm("mov.b32 %0, %1;" : "=f"(t2053) : "r"(chunk_14));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2054;
                            asm("mov.b32 %0, %1;" : "=f"(t2054) : "r"(chunk_15));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2055;
                            asm("mov.b32 %0, %1;" : "=f"(t2055) : "r"(chunk_16));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2056;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2056) : "l"(t2044) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2057;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2057) : "l"(t2044) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t2048;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t2049;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t2050;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t2051;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t2052;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t2053;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t2054;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t2055;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t2056;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t2057;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_11 = part;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_12 = part_2;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_13 = part_3;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_14 = part_4;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_15 = part_5;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_16 = part_6;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_17 = part_7;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_18 = part_8;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_19 = part_9;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_20 = part_10;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_3 = words_19;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_4 = words_20;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2058 = split + 2u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_11 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_12 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_13 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_14 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_15 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_16 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_17 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_18 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_19 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_20 = 0.0f;
                        const bool t2059 = t2058 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2059) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2060 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_6 = t2060 + warp_n;
                            const u32 index_5 = slice_6 << 1u;
                            const u64 t2063 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2064 = t2063 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2065 = t2064 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2066 = partials + t2065;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2067 = (u64)t2058;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2068 = t2067 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2069 = t2068 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2070 = t2066 + t2069;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2071 = (u64)index_5;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2072 = t2071 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2073 = t2072 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2074 = t2070 + t2073;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2075 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2076 = t2074 + t2075;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2077 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2078 = (u64)t2077 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2079 = t2074 + t2078;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_17;
                            u32 chunk_18;
                            u32 chunk_19;
                            u32 chunk_20;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t2079) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2080;
                            asm("mov.b32 %0, %1;" : "=f"(t2080) : "r"(chunk_17));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2081;
                            asm("mov.b32 %0, %1;" : "=f"(t2081) : "r"(chunk_18));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2082;
                            asm("mov.b32 %0, %1;" : "=f"(t2082) : "r"(chunk_19));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2083;
                            asm("mov.b32 %0, %1;" : "=f"(t2083) : "r"(chunk_20));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_21;
                            u32 chunk_22;
                            u32 chunk_23;
                            u32 chunk_24;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t2079) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2084;
                            asm("mov.b32 %0, %1;" : "=f"(t2084) : "r"(chunk_21));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2085;
                            asm("mov.b32 %0, %1;" : "=f"(t2085) : "r"(chunk_22));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2086;
                            asm("mov.b32 %0, %1;" : "=f"(t2086) : "r"(chunk_23));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2087;
                            asm("mov.b32 %0, %1;" : "=f"(t2087) : "r"(chunk_24));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2088;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2088) : "l"(t2076) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2089;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2089) : "l"(t2076) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t2080;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t2081;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t2082;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t2083;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t2084;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t2085;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t2086;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t2087;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t2088;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t2089;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_21 = part_11;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_22 = part_12;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_23 = part_13;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_24 = part_14;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_25 = part_15;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_26 = part_16;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_27 = part_17;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_28 = part_18;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_29 = part_19;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_30 = part_20;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_5 = words_29;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_6 = words_30;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2090 = split + 3u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_21 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_22 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_23 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_24 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_25 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_26 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_27 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_28 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_29 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_30 = 0.0f;
                        const bool t2091 = t2090 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2091) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2092 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_7 = t2092 + warp_n;
                            const u32 index_6 = slice_7 << 1u;
                            const u64 t2095 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2096 = t2095 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2097 = t2096 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2098 = partials + t2097;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2099 = (u64)t2090;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2100 = t2099 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2101 = t2100 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2102 = t2098 + t2101;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2103 = (u64)index_6;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2104 = t2103 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2105 = t2104 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2106 = t2102 + t2105;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2107 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2108 = t2106 + t2107;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2109 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2110 = (u64)t2109 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2111 = t2106 + t2110;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_25;
                            u32 chunk_26;
                            u32 chunk_27;
                            u32 chunk_28;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t2111) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2112;
                            asm("mov.b32 %0, %1;" : "=f"(t2112) : "r"(chunk_25));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2113;
                            asm("mov.b32 %0, %1;" : "=f"(t2113) : "r"(chunk_26));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2114;
                            asm("mov.b32 %0, %1;" : "=f"(t2114) : "r"(chunk_27));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2115;
                            asm("mov.b32 %0, %1;" : "=f"(t2115) : "r"(chunk_28));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_29;
                            u32 chunk_30;
                            u32 chunk_31;
                            u32 chunk_32;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t2111) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2116;
                            asm("mov.b32 %0, %1;" : "=f"(t2116) : "r"(chunk_29));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2117;
                            asm("mov.b32 %0, %1;" : "=f"(t2117) : "r"(chunk_30));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2118;
                            asm("mov.b32 %0, %1;" : "=f"(t2118) : "r"(chunk_31));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2119;
                            asm("mov.b32 %0, %1;" : "=f"(t2119) : "r"(chunk_32));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2120;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2120) : "l"(t2108) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2121;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2121) : "l"(t2108) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t2112;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t2113;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t2114;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t2115;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t2116;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t2117;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t2118;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t2119;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t2120;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t2121;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_31 = part_21;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_32 = part_22;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_33 = part_23;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_34 = part_24;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_35 = part_25;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_36 = part_26;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_37 = part_27;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_38 = part_28;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_39 = part_29;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_40 = part_30;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_7 = words_39;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_8 = words_40;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2122 = split + 4u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_31 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_32 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_33 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_34 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_35 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_36 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_37 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_38 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_39 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_40 = 0.0f;
                        const bool t2123 = t2122 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2123) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2124 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_8 = t2124 + warp_n;
                            const u32 index_7 = slice_8 << 1u;
                            const u64 t2127 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2128 = t2127 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2129 = t2128 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2130 = partials + t2129;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2131 = (u64)t2122;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2132 = t2131 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2133 = t2132 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2134 = t2130 + t2133;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2135 = (u64)index_7;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2136 = t2135 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2137 = t2136 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2138 = t2134 + t2137;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2139 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2140 = t2138 + t2139;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2141 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2142 = (u64)t2141 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2143 = t2138 + t2142;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_33;
                            u32 chunk_34;
                            u32 chunk_35;
                            u32 chunk_36;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_33), "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36) : "l"(t2143) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2144;
                            asm("mov.b32 %0, %1;" : "=f"(t2144) : "r"(chunk_33));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2145;
                            asm("mov.b32 %0, %1;" : "=f"(t2145) : "r"(chunk_34));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2146;
                            asm("mov.b32 %0, %1;" : "=f"(t2146) : "r"(chunk_35));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2147;
                            asm("mov.b32 %0, %1;" : "=f"(t2147) : "r"(chunk_36));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_37;
                            u32 chunk_38;
                            u32 chunk_39;
                            u32 chunk_40;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_37), "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40) : "l"(t2143) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2148;
                            asm("mov.b32 %0, %1;" : "=f"(t2148) : "r"(chunk_37));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2149;
                            asm("mov.b32 %0, %1;" : "=f"(t2149) : "r"(chunk_38));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2150;
                            asm("mov.b32 %0, %1;" : "=f"(t2150) : "r"(chunk_39));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2151;
                            asm("mov.b32 %0, %1;" : "=f"(t2151) : "r"(chunk_40));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2152;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2152) : "l"(t2140) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2153;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2153) : "l"(t2140) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t2144;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t2145;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t2146;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t2147;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t2148;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t2149;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t2150;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t2151;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t2152;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t2153;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_41 = part_31;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_42 = part_32;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_43 = part_33;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_44 = part_34;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_45 = part_35;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_46 = part_36;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_47 = part_37;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_48 = part_38;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_49 = part_39;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_50 = part_40;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_9 = words_49;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_10 = words_50;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2154 = split + 5u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_41 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_42 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_43 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_44 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_45 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_46 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_47 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_48 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_49 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_50 = 0.0f;
                        const bool t2155 = t2154 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2155) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2156 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_9 = t2156 + warp_n;
                            const u32 index_8 = slice_9 << 1u;
                            const u64 t2159 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2160 = t2159 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2161 = t2160 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2162 = partials + t2161;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2163 = (u64)t2154;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2164 = t2163 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2165 = t2164 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2166 = t2162 + t2165;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2167 = (u64)index_8;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2168 = t2167 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2169 = t2168 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2170 = t2166 + t2169;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2171 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2172 = t2170 + t2171;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2173 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2174 = (u64)t2173 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2175 = t2170 + t2174;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_41;
                            u32 chunk_42;
                            u32 chunk_43;
                            u32 chunk_44;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_41), "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44) : "l"(t2175) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2176;
                            asm("mov.b32 %0, %1;" : "=f"(t2176) : "r"(chunk_41));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2177;
                            asm("mov.b32 %0, %1;" : "=f"(t2177) : "r"(chunk_42));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2178;
                            asm("mov.b32 %0, %1;" : "=f"(t2178) : "r"(chunk_43));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2179;
                            asm("mov.b32 %0, %1;" : "=f"(t2179) : "r"(chunk_44));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_45;
                            u32 chunk_46;
                            u32 chunk_47;
                            u32 chunk_48;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_45), "=r"(chunk_46), "=r"(chunk_47), "=r"(chunk_48) : "l"(t2175) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2180;
                            asm("mov.b32 %0, %1;" : "=f"(t2180) : "r"(chunk_45));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2181;
                            asm("mov.b32 %0, %1;" : "=f"(t2181) : "r"(chunk_46));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2182;
                            asm("mov.b32 %0, %1;" : "=f"(t2182) : "r"(chunk_47));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2183;
                            asm("mov.b32 %0, %1;" : "=f"(t2183) : "r"(chunk_48));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2184;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2184) : "l"(t2172) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2185;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2185) : "l"(t2172) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t2176;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t2177;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t2178;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t2179;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t2180;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t2181;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t2182;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t2183;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t2184;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t2185;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_51 = part_41;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_52 = part_42;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_53 = part_43;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_54 = part_44;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_55 = part_45;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_56 = part_46;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_57 = part_47;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_58 = part_48;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_59 = part_49;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_60 = part_50;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_11 = words_59;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_12 = words_60;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2186 = split + 6u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_51 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_52 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_53 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_54 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_55 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_56 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_57 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_58 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_59 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_60 = 0.0f;
                        const bool t2187 = t2186 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2187) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2188 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_10 = t2188 + warp_n;
                            const u32 index_9 = slice_10 << 1u;
                            const u64 t2191 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2192 = t2191 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2193 = t2192 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2194 = partials + t2193;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2195 = (u64)t2186;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2196 = t2195 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2197 = t2196 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2198 = t2194 + t2197;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2199 = (u64)index_9;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2200 = t2199 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2201 = t2200 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2202 = t2198 + t2201;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2203 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2204 = t2202 + t2203;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2205 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2206 = (u64)t2205 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2207 = t2202 + t2206;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_49;
                            u32 chunk_50;
                            u32 chunk_51;
                            u32 chunk_52;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_49), "=r"(chunk_50), "=r"(chunk_51), "=r"(chunk_52) : "l"(t2207) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2208;
                            asm("mov.b32 %0, %1;" : "=f"(t2208) : "r"(chunk_49));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2209;
                            asm("mov.b32 %0, %1;" : "=f"(t2209) : "r"(chunk_50));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2210;
                            asm("mov.b32 %0, %1;" : "=f"(t2210) : "r"(chunk_51));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2211;
                            asm("mov.b32 %0, %1;" : "=f"(t2211) : "r"(chunk_52));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_53;
                            u32 chunk_54;
                            u32 chunk_55;
                            u32 chunk_56;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_53), "=r"(chunk_54), "=r"(chunk_55), "=r"(chunk_56) : "l"(t2207) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2212;
                            asm("mov.b32 %0, %1;" : "=f"(t2212) : "r"(chunk_53));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2213;
                            asm("mov.b32 %0, %1;" : "=f"(t2213) : "r"(chunk_54));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2214;
                            asm("mov.b32 %0, %1;" : "=f"(t2214) : "r"(chunk_55));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2215;
                            asm("mov.b32 %0, %1;" : "=f"(t2215) : "r"(chunk_56));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2216;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2216) : "l"(t2204) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2217;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2217) : "l"(t2204) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t2208;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t2209;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t2210;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t2211;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t2212;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t2213;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t2214;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t2215;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t2216;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t2217;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_61 = part_51;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_62 = part_52;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_63 = part_53;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_64 = part_54;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_65 = part_55;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_66 = part_56;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_67 = part_57;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_68 = part_58;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_69 = part_59;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_70 = part_60;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_13 = words_69;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_14 = words_70;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2218 = split + 7u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_61 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_62 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_63 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_64 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_65 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_66 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_67 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_68 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_69 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_70 = 0.0f;
                        const bool t2219 = t2218 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2219) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2220 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_11 = t2220 + warp_n;
                            const u32 index_10 = slice_11 << 1u;
                            const u64 t2223 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2224 = t2223 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2225 = t2224 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2226 = partials + t2225;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2227 = (u64)t2218;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2228 = t2227 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2229 = t2228 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2230 = t2226 + t2229;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2231 = (u64)index_10;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2232 = t2231 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2233 = t2232 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2234 = t2230 + t2233;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2235 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2236 = t2234 + t2235;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2237 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2238 = (u64)t2237 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2239 = t2234 + t2238;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_57;
                            u32 chunk_58;
                            u32 chunk_59;
                            u32 chunk_60;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_57), "=r"(chunk_58), "=r"(chunk_59), "=r"(chunk_60) : "l"(t2239) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2240;
                            asm("mov.b32 %0, %1;" : "=f"(t2240) : "r"(chunk_57));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2241;
                            asm("mov.b32 %0, %1;" : "=f"(t2241) : "r"(chunk_58));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2242;
                            asm("mov.b32 %0, %1;" : "=f"(t2242) : "r"(chunk_59));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2243;
                            asm("mov.b32 %0, %1;" : "=f"(t2243) : "r"(chunk_60));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_61;
                            u32 chunk_62;
                            u32 chunk_63;
                            u32 chunk_64;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_61), "=r"(chunk_62), "=r"(chunk_63), "=r"(chunk_64) : "l"(t2239) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2244;
                            asm("mov.b32 %0, %1;" : "=f"(t2244) : "r"(chunk_61));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2245;
                            asm("mov.b32 %0, %1;" : "=f"(t2245) : "r"(chunk_62));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2246;
                            asm("mov.b32 %0, %1;" : "=f"(t2246) : "r"(chunk_63));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2247;
                            asm("mov.b32 %0, %1;" : "=f"(t2247) : "r"(chunk_64));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2248;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2248) : "l"(t2236) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2249;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2249) : "l"(t2236) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t2240;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t2241;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t2242;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t2243;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t2244;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t2245;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t2246;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t2247;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t2248;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t2249;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_71 = part_61;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_72 = part_62;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_73 = part_63;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_74 = part_64;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_75 = part_65;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_76 = part_66;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_77 = part_67;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_78 = part_68;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_79 = part_69;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_80 = part_70;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_15 = words_79;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_16 = words_80;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2250 = split + 8u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_71 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_72 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_73 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_74 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_75 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_76 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_77 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_78 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_79 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_80 = 0.0f;
                        const bool t2251 = t2250 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2251) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2252 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_12 = t2252 + warp_n;
                            const u32 index_11 = slice_12 << 1u;
                            const u64 t2255 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2256 = t2255 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2257 = t2256 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2258 = partials + t2257;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2259 = (u64)t2250;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2260 = t2259 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2261 = t2260 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2262 = t2258 + t2261;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2263 = (u64)index_11;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2264 = t2263 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2265 = t2264 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2266 = t2262 + t2265;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2267 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2268 = t2266 + t2267;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2269 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2270 = (u64)t2269 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2271 = t2266 + t2270;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_65;
                            u32 chunk_66;
                            u32 chunk_67;
                            u32 chunk_68;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_65), "=r"(chunk_66), "=r"(chunk_67), "=r"(chunk_68) : "l"(t2271) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2272;
                            asm("mov.b32 %0, %1;" : "=f"(t2272) : "r"(chunk_65));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2273;
                            asm("mov.b32 %0, %1;" : "=f"(t2273) : "r"(chunk_66));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2274;
                            asm("mov.b32 %0, %1;" : "=f"(t2274) : "r"(chunk_67));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2275;
                            asm("mov.b32 %0, %1;" : "=f"(t2275) : "r"(chunk_68));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_69;
                            u32 chunk_70;
                            u32 chunk_71;
                            u32 chunk_72;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_69), "=r"(chunk_70), "=r"(chunk_71), "=r"(chunk_72) : "l"(t2271) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2276;
                            asm("mov.b32 %0, %1;" : "=f"(t2276) : "r"(chunk_69));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2277;
                            asm("mov.b32 %0, %1;" : "=f"(t2277) : "r"(chunk_70));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2278;
                            asm("mov.b32 %0, %1;" : "=f"(t2278) : "r"(chunk_71));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2279;
                            asm("mov.b32 %0, %1;" : "=f"(t2279) : "r"(chunk_72));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2280;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2280) : "l"(t2268) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2281;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2281) : "l"(t2268) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t2272;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t2273;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t2274;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t2275;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t2276;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t2277;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t2278;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t2279;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t2280;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t2281;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_81 = part_71;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_82 = part_72;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_83 = part_73;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_84 = part_74;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_85 = part_75;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_86 = part_76;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_87 = part_77;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_88 = part_78;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_89 = part_79;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_90 = part_80;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_17 = words_89;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_18 = words_90;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2282 = split + 9u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_81 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_82 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_83 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_84 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_85 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_86 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_87 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_88 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_89 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_90 = 0.0f;
                        const bool t2283 = t2282 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2283) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2284 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_13 = t2284 + warp_n;
                            const u32 index_12 = slice_13 << 1u;
                            const u64 t2287 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2288 = t2287 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2289 = t2288 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2290 = partials + t2289;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2291 = (u64)t2282;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2292 = t2291 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2293 = t2292 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2294 = t2290 + t2293;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2295 = (u64)index_12;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2296 = t2295 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2297 = t2296 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2298 = t2294 + t2297;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2299 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2300 = t2298 + t2299;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2301 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2302 = (u64)t2301 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2303 = t2298 + t2302;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_73;
                            u32 chunk_74;
                            u32 chunk_75;
                            u32 chunk_76;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_73), "=r"(chunk_74), "=r"(chunk_75), "=r"(chunk_76) : "l"(t2303) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2304;
                            asm("mov.b32 %0, %1;" : "=f"(t2304) : "r"(chunk_73));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2305;
                            asm("mov.b32 %0, %1;" : "=f"(t2305) : "r"(chunk_74));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2306;
                            asm("mov.b32 %0, %1;" : "=f"(t2306) : "r"(chunk_75));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2307;
                            asm("mov.b32 %0, %1;" : "=f"(t2307) : "r"(chunk_76));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_77;
                            u32 chunk_78;
                            u32 chunk_79;
                            u32 chunk_80;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_77), "=r"(chunk_78), "=r"(chunk_79), "=r"(chunk_80) : "l"(t2303) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2308;
                            asm("mov.b32 %0, %1;" : "=f"(t2308) : "r"(chunk_77));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2309;
                            asm("mov.b32 %0, %1;" : "=f"(t2309) : "r"(chunk_78));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2310;
                            asm("mov.b32 %0, %1;" : "=f"(t2310) : "r"(chunk_79));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2311;
                            asm("mov.b32 %0, %1;" : "=f"(t2311) : "r"(chunk_80));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2312;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2312) : "l"(t2300) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2313;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2313) : "l"(t2300) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t2304;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t2305;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t2306;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t2307;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t2308;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t2309;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t2310;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t2311;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t2312;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t2313;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_91 = part_81;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_92 = part_82;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_93 = part_83;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_94 = part_84;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_95 = part_85;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_96 = part_86;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_97 = part_87;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_98 = part_88;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_99 = part_89;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_100 = part_90;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_19 = words_99;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_20 = words_100;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2314 = split + 10u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_91 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_92 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_93 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_94 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_95 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_96 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_97 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_98 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_99 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_100 = 0.0f;
                        const bool t2315 = t2314 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2315) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2316 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_14 = t2316 + warp_n;
                            const u32 index_13 = slice_14 << 1u;
                            const u64 t2319 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2320 = t2319 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2321 = t2320 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2322 = partials + t2321;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2323 = (u64)t2314;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2324 = t2323 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2325 = t2324 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2326 = t2322 + t2325;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2327 = (u64)index_13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2328 = t2327 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2329 = t2328 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2330 = t2326 + t2329;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2331 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2332 = t2330 + t2331;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2333 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2334 = (u64)t2333 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2335 = t2330 + t2334;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_81;
                            u32 chunk_82;
                            u32 chunk_83;
                            u32 chunk_84;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_81), "=r"(chunk_82), "=r"(chunk_83), "=r"(chunk_84) : "l"(t2335) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2336;
                            asm("mov.b32 %0, %1;" : "=f"(t2336) : "r"(chunk_81));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2337;
                            asm("mov.b32 %0, %1;" : "=f"(t2337) : "r"(chunk_82));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2338;
                            asm("mov.b32 %0, %1;" : "=f"(t2338) : "r"(chunk_83));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2339;
                            asm("mov.b32 %0, %1;" : "=f"(t2339) : "r"(chunk_84));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_85;
                            u32 chunk_86;
                            u32 chunk_87;
                            u32 chunk_88;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_85), "=r"(chunk_86), "=r"(chunk_87), "=r"(chunk_88) : "l"(t2335) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2340;
                            asm("mov.b32 %0, %1;" : "=f"(t2340) : "r"(chunk_85));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2341;
                            asm("mov.b32 %0, %1;" : "=f"(t2341) : "r"(chunk_86));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2342;
                            asm("mov.b32 %0, %1;" : "=f"(t2342) : "r"(chunk_87));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2343;
                            asm("mov.b32 %0, %1;" : "=f"(t2343) : "r"(chunk_88));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2344;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2344) : "l"(t2332) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2345;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2345) : "l"(t2332) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t2336;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t2337;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t2338;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t2339;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t2340;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t2341;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t2342;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t2343;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t2344;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t2345;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_101 = part_91;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_102 = part_92;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_103 = part_93;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_104 = part_94;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_105 = part_95;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_106 = part_96;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_107 = part_97;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_108 = part_98;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_109 = part_99;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_110 = part_100;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_21 = words_109;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_22 = words_110;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2346 = split + 11u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_101 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_102 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_103 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_104 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_105 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_106 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_107 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_108 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_109 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_110 = 0.0f;
                        const bool t2347 = t2346 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2347) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2348 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_15 = t2348 + warp_n;
                            const u32 index_14 = slice_15 << 1u;
                            const u64 t2351 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2352 = t2351 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2353 = t2352 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2354 = partials + t2353;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2355 = (u64)t2346;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2356 = t2355 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2357 = t2356 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2358 = t2354 + t2357;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2359 = (u64)index_14;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2360 = t2359 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2361 = t2360 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2362 = t2358 + t2361;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2363 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2364 = t2362 + t2363;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2365 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2366 = (u64)t2365 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2367 = t2362 + t2366;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_89;
                            u32 chunk_90;
                            u32 chunk_91;
                            u32 chunk_92;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_89), "=r"(chunk_90), "=r"(chunk_91), "=r"(chunk_92) : "l"(t2367) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2368;
                            asm("mov.b32 %0, %1;" : "=f"(t2368) : "r"(chunk_89));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2369;
                            asm("mov.b32 %0, %1;" : "=f"(t2369) : "r"(chunk_90));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2370;
                            asm("mov.b32 %0, %1;" : "=f"(t2370) : "r"(chunk_91));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2371;
                            asm("mov.b32 %0, %1;" : "=f"(t2371) : "r"(chunk_92));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_93;
                            u32 chunk_94;
                            u32 chunk_95;
                            u32 chunk_96;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_93), "=r"(chunk_94), "=r"(chunk_95), "=r"(chunk_96) : "l"(t2367) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2372;
                            asm("mov.b32 %0, %1;" : "=f"(t2372) : "r"(chunk_93));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2373;
                            asm("mov.b32 %0, %1;" : "=f"(t2373) : "r"(chunk_94));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2374;
                            asm("mov.b32 %0, %1;" : "=f"(t2374) : "r"(chunk_95));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2375;
                            asm("mov.b32 %0, %1;" : "=f"(t2375) : "r"(chunk_96));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2376;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2376) : "l"(t2364) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2377;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2377) : "l"(t2364) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t2368;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t2369;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t2370;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t2371;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t2372;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t2373;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t2374;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t2375;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t2376;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t2377;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_111 = part_101;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_112 = part_102;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_113 = part_103;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_114 = part_104;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_115 = part_105;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_116 = part_106;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_117 = part_107;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_118 = part_108;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_119 = part_109;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_120 = part_110;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_23 = words_119;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_24 = words_120;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2378 = split + 12u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_111 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_112 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_113 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_114 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_115 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_116 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_117 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_118 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_119 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_120 = 0.0f;
                        const bool t2379 = t2378 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2379) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2380 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_16 = t2380 + warp_n;
                            const u32 index_15 = slice_16 << 1u;
                            const u64 t2383 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2384 = t2383 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2385 = t2384 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2386 = partials + t2385;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2387 = (u64)t2378;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2388 = t2387 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2389 = t2388 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2390 = t2386 + t2389;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2391 = (u64)index_15;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2392 = t2391 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2393 = t2392 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2394 = t2390 + t2393;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2395 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2396 = t2394 + t2395;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2397 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2398 = (u64)t2397 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2399 = t2394 + t2398;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_97;
                            u32 chunk_98;
                            u32 chunk_99;
                            u32 chunk_100;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_97), "=r"(chunk_98), "=r"(chunk_99), "=r"(chunk_100) : "l"(t2399) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2400;
                            asm("mov.b32 %0, %1;" : "=f"(t2400) : "r"(chunk_97));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2401;
                            asm("mov.b32 %0, %1;" : "=f"(t2401) : "r"(chunk_98));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2402;
                            asm("mov.b32 %0, %1;" : "=f"(t2402) : "r"(chunk_99));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2403;
                            asm("mov.b32 %0, %1;" : "=f"(t2403) : "r"(chunk_100));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_101;
                            u32 chunk_102;
                            u32 chunk_103;
                            u32 chunk_104;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_101), "=r"(chunk_102), "=r"(chunk_103), "=r"(chunk_104) : "l"(t2399) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2404;
                            asm("mov.b32 %0, %1;" : "=f"(t2404) : "r"(chunk_101));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2405;
                            asm("mov.b32 %0, %1;" : "=f"(t2405) : "r"(chunk_102));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2406;
                            asm("mov.b32 %0, %1;" : "=f"(t2406) : "r"(chunk_103));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2407;
                            asm("mov.b32 %0, %1;" : "=f"(t2407) : "r"(chunk_104));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2408;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2408) : "l"(t2396) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2409;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2409) : "l"(t2396) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t2400;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t2401;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t2402;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t2403;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t2404;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t2405;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t2406;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t2407;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t2408;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t2409;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_121 = part_111;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_122 = part_112;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_123 = part_113;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_124 = part_114;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_125 = part_115;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_126 = part_116;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_127 = part_117;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_128 = part_118;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_129 = part_119;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_130 = part_120;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_25 = words_129;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_26 = words_130;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2410 = split + 13u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_121 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_122 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_123 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_124 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_125 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_126 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_127 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_128 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_129 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_130 = 0.0f;
                        const bool t2411 = t2410 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2411) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2412 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_17 = t2412 + warp_n;
                            const u32 index_16 = slice_17 << 1u;
                            const u64 t2415 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2416 = t2415 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2417 = t2416 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2418 = partials + t2417;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2419 = (u64)t2410;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2420 = t2419 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2421 = t2420 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2422 = t2418 + t2421;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2423 = (u64)index_16;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2424 = t2423 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2425 = t2424 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2426 = t2422 + t2425;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2427 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2428 = t2426 + t2427;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2429 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2430 = (u64)t2429 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2431 = t2426 + t2430;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_105;
                            u32 chunk_106;
                            u32 chunk_107;
                            u32 chunk_108;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_105), "=r"(chunk_106), "=r"(chunk_107), "=r"(chunk_108) : "l"(t2431) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2432;
                            asm("mov.b32 %0, %1;" : "=f"(t2432) : "r"(chunk_105));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2433;
                            asm("mov.b32 %0, %1;" : "=f"(t2433) : "r"(chunk_106));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2434;
                            asm("mov.b32 %0, %1;" : "=f"(t2434) : "r"(chunk_107));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2435;
                            asm("mov.b32 %0, %1;" : "=f"(t2435) : "r"(chunk_108));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_109;
                            u32 chunk_110;
                            u32 chunk_111;
                            u32 chunk_112;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_109), "=r"(chunk_110), "=r"(chunk_111), "=r"(chunk_112) : "l"(t2431) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2436;
                            asm("mov.b32 %0, %1;" : "=f"(t2436) : "r"(chunk_109));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2437;
                            asm("mov.b32 %0, %1;" : "=f"(t2437) : "r"(chunk_110));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2438;
                            asm("mov.b32 %0, %1;" : "=f"(t2438) : "r"(chunk_111));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2439;
                            asm("mov.b32 %0, %1;" : "=f"(t2439) : "r"(chunk_112));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2440;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2440) : "l"(t2428) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2441;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2441) : "l"(t2428) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t2432;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t2433;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t2434;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t2435;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t2436;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t2437;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t2438;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t2439;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t2440;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t2441;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_131 = part_121;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_132 = part_122;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_133 = part_123;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_134 = part_124;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_135 = part_125;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_136 = part_126;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_137 = part_127;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_138 = part_128;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_139 = part_129;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_140 = part_130;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_27 = words_139;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_28 = words_140;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2442 = split + 14u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_131 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_132 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_133 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_134 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_135 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_136 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_137 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_138 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_139 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_140 = 0.0f;
                        const bool t2443 = t2442 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2443) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2444 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_18 = t2444 + warp_n;
                            const u32 index_17 = slice_18 << 1u;
                            const u64 t2447 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2448 = t2447 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2449 = t2448 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2450 = partials + t2449;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2451 = (u64)t2442;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2452 = t2451 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2453 = t2452 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2454 = t2450 + t2453;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2455 = (u64)index_17;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2456 = t2455 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2457 = t2456 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2458 = t2454 + t2457;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2459 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2460 = t2458 + t2459;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2461 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2462 = (u64)t2461 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2463 = t2458 + t2462;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_113;
                            u32 chunk_114;
                            u32 chunk_115;
                            u32 chunk_116;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_113), "=r"(chunk_114), "=r"(chunk_115), "=r"(chunk_116) : "l"(t2463) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2464;
                            asm("mov.b32 %0, %1;" : "=f"(t2464) : "r"(chunk_113));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2465;
                            asm("mov.b32 %0, %1;" : "=f"(t2465) : "r"(chunk_114));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2466;
                            asm("mov.b32 %0, %1;" : "=f"(t2466) : "r"(chunk_115));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2467;
                            asm("mov.b32 %0, %1;" : "=f"(t2467) : "r"(chunk_116));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_117;
                            u32 chunk_118;
                            u32 chunk_119;
                            u32 chunk_120;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_117), "=r"(chunk_118), "=r"(chunk_119), "=r"(chunk_120) : "l"(t2463) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2468;
                            asm("mov.b32 %0, %1;" : "=f"(t2468) : "r"(chunk_117));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2469;
                            asm("mov.b32 %0, %1;" : "=f"(t2469) : "r"(chunk_118));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2470;
                            asm("mov.b32 %0, %1;" : "=f"(t2470) : "r"(chunk_119));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2471;
                            asm("mov.b32 %0, %1;" : "=f"(t2471) : "r"(chunk_120));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2472;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2472) : "l"(t2460) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2473;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2473) : "l"(t2460) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t2464;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t2465;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t2466;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t2467;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t2468;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2469;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2470;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2471;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2472;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2473;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_141 = part_131;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_142 = part_132;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_143 = part_133;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_144 = part_134;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_145 = part_135;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_146 = part_136;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_147 = part_137;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_148 = part_138;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_149 = part_139;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_150 = part_140;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_29 = words_149;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_30 = words_150;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2474 = split + 15u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_141 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_142 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_143 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_144 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_145 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_146 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_147 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_148 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_149 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_150 = 0.0f;
                        const bool t2475 = t2474 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2475) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2476 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_19 = t2476 + warp_n;
                            const u32 index_18 = slice_19 << 1u;
                            const u64 t2479 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2480 = t2479 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2481 = t2480 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2482 = partials + t2481;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2483 = (u64)t2474;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2484 = t2483 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2485 = t2484 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2486 = t2482 + t2485;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2487 = (u64)index_18;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2488 = t2487 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2489 = t2488 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2490 = t2486 + t2489;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2491 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2492 = t2490 + t2491;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2493 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2494 = (u64)t2493 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2495 = t2490 + t2494;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_121;
                            u32 chunk_122;
                            u32 chunk_123;
                            u32 chunk_124;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_121), "=r"(chunk_122), "=r"(chunk_123), "=r"(chunk_124) : "l"(t2495) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2496;
                            asm("mov.b32 %0, %1;" : "=f"(t2496) : "r"(chunk_121));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2497;
                            asm("mov.b32 %0, %1;" : "=f"(t2497) : "r"(chunk_122));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2498;
                            asm("mov.b32 %0, %1;" : "=f"(t2498) : "r"(chunk_123));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2499;
                            asm("mov.b32 %0, %1;" : "=f"(t2499) : "r"(chunk_124));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_125;
                            u32 chunk_126;
                            u32 chunk_127;
                            u32 chunk_128;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_125), "=r"(chunk_126), "=r"(chunk_127), "=r"(chunk_128) : "l"(t2495) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2500;
                            asm("mov.b32 %0, %1;" : "=f"(t2500) : "r"(chunk_125));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2501;
                            asm("mov.b32 %0, %1;" : "=f"(t2501) : "r"(chunk_126));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2502;
                            asm("mov.b32 %0, %1;" : "=f"(t2502) : "r"(chunk_127));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2503;
                            asm("mov.b32 %0, %1;" : "=f"(t2503) : "r"(chunk_128));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2504;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2504) : "l"(t2492) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2505;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2505) : "l"(t2492) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2496;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2497;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2498;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2499;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2500;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2501;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2502;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2503;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2504;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2505;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_151 = part_141;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_152 = part_142;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_153 = part_143;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_154 = part_144;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_155 = part_145;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_156 = part_146;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_157 = part_147;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_158 = part_148;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_159 = part_149;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_160 = part_150;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_31 = words_159;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_32 = words_160;
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2506;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2506) : "f"(row_max_3), "f"(state));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2507;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2507) : "f"(t2506), "f"(state_3));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2508;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2508) : "f"(t2507), "f"(state_5));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2509;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2509) : "f"(t2508), "f"(state_7));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2510;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2510) : "f"(t2509), "f"(state_9));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2511;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2511) : "f"(t2510), "f"(state_11));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2512;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2512) : "f"(t2511), "f"(state_13));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2513;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2513) : "f"(t2512), "f"(state_15));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2514;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2514) : "f"(t2513), "f"(state_17));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2515;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2515) : "f"(t2514), "f"(state_19));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2516;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2516) : "f"(t2515), "f"(state_21));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2517;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2517) : "f"(t2516), "f"(state_23));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2518;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2518) : "f"(t2517), "f"(state_25));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2519;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2519) : "f"(t2518), "f"(state_27));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2520;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2520) : "f"(t2519), "f"(state_29));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t2520), "f"(state_31));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_7 = max_3 == __uint_as_float(0xff800000u);
                        const f32 reference_7 = none_7 ? 0.0f : max_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2524 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2525 = row_max_3 + t2524;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t2525));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2527 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2528 = state + t2527;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t2528));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2530 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2531 = state_3 + t2530;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t2531));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2533 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2534 = state_5 + t2533;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t2534));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2536 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2537 = state_7 + t2536;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t2537));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2539 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2540 = state_9 + t2539;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t2540));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2542 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2543 = state_11 + t2542;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t2543));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2545 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2546 = state_13 + t2545;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t2546));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2548 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2549 = state_15 + t2548;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t2549));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2551 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2552 = state_17 + t2551;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t2552));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2554 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2555 = state_19 + t2554;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t2555));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2557 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2558 = state_21 + t2557;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t2558));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2560 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2561 = state_23 + t2560;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t2561));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2563 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2564 = state_25 + t2563;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t2564));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2566 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2567 = state_27 + t2566;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t2567));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2569 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2570 = state_29 + t2569;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t2570));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2572 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2573 = state_31 + t2572;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t2573));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2575 = row_sum_3 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2575;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2576;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2576) : "f"(state_2), "f"(factors_6), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2576;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2577;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2577) : "f"(state_4), "f"(factors_7), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2577;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2578;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2578) : "f"(state_6), "f"(factors_8), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2578;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2579;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2579) : "f"(state_8), "f"(factors_9), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2579;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2580;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2580) : "f"(state_10), "f"(factors_10), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2580;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2581;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2581) : "f"(state_12), "f"(factors_11), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2581;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2582;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2582) : "f"(state_14), "f"(factors_12), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2582;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2583;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2583) : "f"(state_16), "f"(factors_13), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2583;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2584;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2584) : "f"(state_18), "f"(factors_14), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2584;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2585;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2585) : "f"(state_20), "f"(factors_15), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2585;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2586;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2586) : "f"(state_22), "f"(factors_16), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2586;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2587;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2587) : "f"(state_24), "f"(factors_17), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2587;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2588;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2588) : "f"(state_26), "f"(factors_18), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2588;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2589;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2589) : "f"(state_28), "f"(factors_19), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2589;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2590;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2590) : "f"(state_30), "f"(factors_20), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2590;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2591;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2591) : "f"(state_32), "f"(factors_21), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2591;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2592 = rows * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2592;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2593;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2593) : "f"(words), "f"(factors_6), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2593;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2594;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2594) : "f"(words_11), "f"(factors_7), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2594;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2595;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2595) : "f"(words_21), "f"(factors_8), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2595;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2596;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2596) : "f"(words_31), "f"(factors_9), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2596;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2597;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2597) : "f"(words_41), "f"(factors_10), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2597;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2598;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2598) : "f"(words_51), "f"(factors_11), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2598;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2599;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2599) : "f"(words_61), "f"(factors_12), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2599;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2600;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2600) : "f"(words_71), "f"(factors_13), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2600;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2601;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2601) : "f"(words_81), "f"(factors_14), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2601;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2602;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2602) : "f"(words_91), "f"(factors_15), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2602;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2603;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2603) : "f"(words_101), "f"(factors_16), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2603;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2604;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2604) : "f"(words_111), "f"(factors_17), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2604;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2605;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2605) : "f"(words_121), "f"(factors_18), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2605;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2606;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2606) : "f"(words_131), "f"(factors_19), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2606;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2607;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2607) : "f"(words_141), "f"(factors_20), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2607;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2608;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2608) : "f"(words_151), "f"(factors_21), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2608;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2609 = rows_2 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2609;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2610;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2610) : "f"(words_2), "f"(factors_6), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2610;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2611;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2611) : "f"(words_12), "f"(factors_7), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2611;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2612;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2612) : "f"(words_22), "f"(factors_8), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2612;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2613;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2613) : "f"(words_32), "f"(factors_9), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2613;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2614;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2614) : "f"(words_42), "f"(factors_10), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2614;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2615;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2615) : "f"(words_52), "f"(factors_11), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2615;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2616;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2616) : "f"(words_62), "f"(factors_12), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2616;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2617) : "f"(words_72), "f"(factors_13), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2617;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2618;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2618) : "f"(words_82), "f"(factors_14), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2618;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2619;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2619) : "f"(words_92), "f"(factors_15), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2619;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2620;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2620) : "f"(words_102), "f"(factors_16), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2620;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2621;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2621) : "f"(words_112), "f"(factors_17), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2621;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2622;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2622) : "f"(words_122), "f"(factors_18), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2622;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2623;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2623) : "f"(words_132), "f"(factors_19), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2623;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2624;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2624) : "f"(words_142), "f"(factors_20), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2624;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2625;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2625) : "f"(words_152), "f"(factors_21), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2625;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2626 = rows_5 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2626;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2627;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2627) : "f"(words_3), "f"(factors_6), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2627;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2628;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2628) : "f"(words_13), "f"(factors_7), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2628;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2629;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2629) : "f"(words_23), "f"(factors_8), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2629;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2630;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2630) : "f"(words_33), "f"(factors_9), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2630;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2631;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2631) : "f"(words_43), "f"(factors_10), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2631;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2632;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2632) : "f"(words_53), "f"(factors_11), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2632;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2633;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2633) : "f"(words_63), "f"(factors_12), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2633;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2634;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2634) : "f"(words_73), "f"(factors_13), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2634;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2635;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2635) : "f"(words_83), "f"(factors_14), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2635;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2636;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2636) : "f"(words_93), "f"(factors_15), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2636;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2637;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2637) : "f"(words_103), "f"(factors_16), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2637;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2638;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2638) : "f"(words_113), "f"(factors_17), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2638;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2639;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2639) : "f"(words_123), "f"(factors_18), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2639;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2640;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2640) : "f"(words_133), "f"(factors_19), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2640;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2641;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2641) : "f"(words_143), "f"(factors_20), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2641;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2642;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2642) : "f"(words_153), "f"(factors_21), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2642;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2643 = rows_6 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2643;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2644;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2644) : "f"(words_4), "f"(factors_6), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2644;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2645;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2645) : "f"(words_14), "f"(factors_7), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2645;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2646;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2646) : "f"(words_24), "f"(factors_8), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2646;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2647;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2647) : "f"(words_34), "f"(factors_9), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2647;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2648;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2648) : "f"(words_44), "f"(factors_10), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2648;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2649) : "f"(words_54), "f"(factors_11), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2649;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2650;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2650) : "f"(words_64), "f"(factors_12), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2650;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2651;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2651) : "f"(words_74), "f"(factors_13), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2651;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2652;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2652) : "f"(words_84), "f"(factors_14), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2652;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2653;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2653) : "f"(words_94), "f"(factors_15), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2653;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2654;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2654) : "f"(words_104), "f"(factors_16), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2654;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2655;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2655) : "f"(words_114), "f"(factors_17), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2655;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2656;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2656) : "f"(words_124), "f"(factors_18), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2656;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2657) : "f"(words_134), "f"(factors_19), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2657;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2658;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2658) : "f"(words_144), "f"(factors_20), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2658;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2659;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2659) : "f"(words_154), "f"(factors_21), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2659;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2660 = rows_9 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2660;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2661) : "f"(words_5), "f"(factors_6), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2661;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2662;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2662) : "f"(words_15), "f"(factors_7), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2662;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2663) : "f"(words_25), "f"(factors_8), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2663;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2664;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2664) : "f"(words_35), "f"(factors_9), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2664;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2665;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2665) : "f"(words_45), "f"(factors_10), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2665;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2666;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2666) : "f"(words_55), "f"(factors_11), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2666;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2667) : "f"(words_65), "f"(factors_12), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2667;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2668;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2668) : "f"(words_75), "f"(factors_13), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2668;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2669;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2669) : "f"(words_85), "f"(factors_14), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2669;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2670;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2670) : "f"(words_95), "f"(factors_15), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2670;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2671;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2671) : "f"(words_105), "f"(factors_16), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2671;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2672;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2672) : "f"(words_115), "f"(factors_17), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2672;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2673) : "f"(words_125), "f"(factors_18), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2673;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2674;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2674) : "f"(words_135), "f"(factors_19), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2674;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2675;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2675) : "f"(words_145), "f"(factors_20), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2675;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2676) : "f"(words_155), "f"(factors_21), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2676;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2677 = rows_10 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2677;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2678;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2678) : "f"(words_6), "f"(factors_6), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2678;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2679;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2679) : "f"(words_16), "f"(factors_7), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2679;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2680;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2680) : "f"(words_26), "f"(factors_8), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2680;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2681) : "f"(words_36), "f"(factors_9), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2681;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2682;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2682) : "f"(words_46), "f"(factors_10), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2682;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2683;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2683) : "f"(words_56), "f"(factors_11), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2683;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2684;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2684) : "f"(words_66), "f"(factors_12), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2684;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2685;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2685) : "f"(words_76), "f"(factors_13), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2685;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2686;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2686) : "f"(words_86), "f"(factors_14), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2686;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2687;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2687) : "f"(words_96), "f"(factors_15), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2687;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2688) : "f"(words_106), "f"(factors_16), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2688;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2689;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2689) : "f"(words_116), "f"(factors_17), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2689;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2690;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2690) : "f"(words_126), "f"(factors_18), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2690;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2691) : "f"(words_136), "f"(factors_19), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2691;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2692;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2692) : "f"(words_146), "f"(factors_20), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2692;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2693) : "f"(words_156), "f"(factors_21), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2693;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2694 = rows_13 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2694;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2695;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2695) : "f"(words_7), "f"(factors_6), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2695;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2696) : "f"(words_17), "f"(factors_7), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2696;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2697) : "f"(words_27), "f"(factors_8), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2697;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2698;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2698) : "f"(words_37), "f"(factors_9), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2698;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2699) : "f"(words_47), "f"(factors_10), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2699;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2700) : "f"(words_57), "f"(factors_11), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2700;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2701;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2701) : "f"(words_67), "f"(factors_12), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2701;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2702) : "f"(words_77), "f"(factors_13), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2702;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2703;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2703) : "f"(words_87), "f"(factors_14), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2703;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2704) : "f"(words_97), "f"(factors_15), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2704;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2705) : "f"(words_107), "f"(factors_16), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2705;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2706;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2706) : "f"(words_117), "f"(factors_17), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2706;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2707) : "f"(words_127), "f"(factors_18), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2707;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2708) : "f"(words_137), "f"(factors_19), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2708;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2709) : "f"(words_147), "f"(factors_20), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2709;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2710;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2710) : "f"(words_157), "f"(factors_21), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2710;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2711 = rows_14 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2711;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2712) : "f"(words_8), "f"(factors_6), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2712;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2713) : "f"(words_18), "f"(factors_7), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2713;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2714) : "f"(words_28), "f"(factors_8), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2714;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2715;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2715) : "f"(words_38), "f"(factors_9), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2715;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2716;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2716) : "f"(words_48), "f"(factors_10), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2716;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2717) : "f"(words_58), "f"(factors_11), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2717;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2718;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2718) : "f"(words_68), "f"(factors_12), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2718;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2719) : "f"(words_78), "f"(factors_13), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2719;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2720) : "f"(words_88), "f"(factors_14), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2720;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2721) : "f"(words_98), "f"(factors_15), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2721;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2722) : "f"(words_108), "f"(factors_16), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2722;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2723) : "f"(words_118), "f"(factors_17), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2723;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2724) : "f"(words_128), "f"(factors_18), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2724;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2725;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2725) : "f"(words_138), "f"(factors_19), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2725;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2726) : "f"(words_148), "f"(factors_20), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2726;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2727) : "f"(words_158), "f"(factors_21), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2727;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_3 = max_3;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_3 = total_19;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows = total_20;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_2 = total_21;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_5 = total_22;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_6 = total_23;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_9 = total_24;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_10 = total_25;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_13 = total_26;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_14 = total_27;
                        const u32 t2728 = split + 16u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t2728;
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2730 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2731 = t133 + t2730;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2732 = t2731 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2733 = t2732 < t53;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2733) {
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_4 = __uint_as_float(0xff800000u);
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_4 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_3 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_4 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_7 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_8 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_11 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_12 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_15 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_16 = 0.0f;
                    u32 split_2 = 0u;
                    while (true) {
#line 357 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2734 = split_2 < splits_2;
                        if (!t2734) break;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2735 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_20 = t2735 + warp_n;
                        const u32 t2737 = slice_20 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_19 = t2737 + 1u;
                        const u64 t2739 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2740 = t2739 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2741 = t2740 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2742 = partials + t2741;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2743 = (u64)split_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2744 = t2743 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2745 = t2744 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2746 = t2742 + t2745;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2747 = (u64)index_19;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2748 = t2747 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2749 = t2748 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2750 = t2746 + t2749;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2751 = (u64)lane * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2752 = t2750 + t2751;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2753 = lane << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2754 = (u64)t2753 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2755 = t2750 + t2754;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_129;
                        u32 chunk_130;
                        u32 chunk_131;
                        u32 chunk_132;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_129), "=r"(chunk_130), "=r"(chunk_131), "=r"(chunk_132) : "l"(t2755) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2756;
                        asm("mov.b32 %0, %1;" : "=f"(t2756) : "r"(chunk_129));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2757;
                        asm("mov.b32 %0, %1;" : "=f"(t2757) : "r"(chunk_130));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2758;
                        asm("mov.b32 %0, %1;" : "=f"(t2758) : "r"(chunk_131));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2759;
                        asm("mov.b32 %0, %1;" : "=f"(t2759) : "r"(chunk_132));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_133;
                        u32 chunk_134;
                        u32 chunk_135;
                        u32 chunk_136;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_133), "=r"(chunk_134), "=r"(chunk_135), "=r"(chunk_136) : "l"(t2755) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2760;
                        asm("mov.b32 %0, %1;" : "=f"(t2760) : "r"(chunk_133));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2761;
                        asm("mov.b32 %0, %1;" : "=f"(t2761) : "r"(chunk_134));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2762;
                        asm("mov.b32 %0, %1;" : "=f"(t2762) : "r"(chunk_135));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2763;
                        asm("mov.b32 %0, %1;" : "=f"(t2763) : "r"(chunk_136));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2764;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2764) : "l"(t2752) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2765;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2765) : "l"(t2752) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_161 = t2756;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_162 = t2757;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_163 = t2758;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_164 = t2759;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_165 = t2760;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_166 = t2761;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_167 = t2762;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_168 = t2763;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_169 = t2764;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_170 = t2765;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_33 = words_169;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_34 = words_170;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2766 = split_2 + 1u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_151 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_152 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_153 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_154 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_155 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_156 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_157 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_158 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_159 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_160 = 0.0f;
                        const bool t2767 = t2766 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2767) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2768 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_21 = t2768 + warp_n;
                            const u32 t2770 = slice_21 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = t2770 + 1u;
                            const u64 t2772 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2773 = t2772 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2774 = t2773 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2775 = partials + t2774;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2776 = (u64)t2766;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2777 = t2776 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2778 = t2777 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2779 = t2775 + t2778;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2780 = (u64)index_20;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2781 = t2780 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2782 = t2781 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2783 = t2779 + t2782;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2784 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2785 = t2783 + t2784;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2786 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2787 = (u64)t2786 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2788 = t2783 + t2787;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_137;
                            u32 chunk_138;
                            u32 chunk_139;
                            u32 chunk_140;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_137), "=r"(chunk_138), "=r"(chunk_139), "=r"(chunk_140) : "l"(t2788) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2789;
                            asm("mov.b32 %0, %1;" : "=f"(t2789) : "r"(chunk_137));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2790;
                            asm("mov.b32 %0, %1;" : "=f"(t2790) : "r"(chunk_138));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2791;
                            asm("mov.b32 %0, %1;" : "=f"(t2791) : "r"(chunk_139));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2792;
                            asm("mov.b32 %0, %1;" : "=f"(t2792) : "r"(chunk_140));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_141;
                            u32 chunk_142;
                            u32 chunk_143;
                            u32 chunk_144;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_141), "=r"(chunk_142), "=r"(chunk_143), "=r"(chunk_144) : "l"(t2788) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2793;
                            asm("mov.b32 %0, %1;" : "=f"(t2793) : "r"(chunk_141));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2794;
                            asm("mov.b32 %0, %1;" : "=f"(t2794) : "r"(chunk_142));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2795;
                            asm("mov.b32 %0, %1;" : "=f"(t2795) : "r"(chunk_143));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2796;
                            asm("mov.b32 %0, %1;" : "=f"(t2796) : "r"(chunk_144));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2797;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2797) : "l"(t2785) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2798;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2798) : "l"(t2785) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2789;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2790;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2791;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2792;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2793;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2794;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2795;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2796;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2797;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2798;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_171 = part_151;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_172 = part_152;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_173 = part_153;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_174 = part_154;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_175 = part_155;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_176 = part_156;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_177 = part_157;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_178 = part_158;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_179 = part_159;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_180 = part_160;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_35 = words_179;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_36 = words_180;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2799 = split_2 + 2u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_161 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_162 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_163 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_164 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_165 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_166 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_167 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_168 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_169 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_170 = 0.0f;
                        const bool t2800 = t2799 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2800) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2801 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_22 = t2801 + warp_n;
                            const u32 t2803 = slice_22 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_21 = t2803 + 1u;
                            const u64 t2805 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2806 = t2805 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2807 = t2806 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2808 = partials + t2807;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2809 = (u64)t2799;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2810 = t2809 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2811 = t2810 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2812 = t2808 + t2811;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2813 = (u64)index_21;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2814 = t2813 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2815 = t2814 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2816 = t2812 + t2815;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2817 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2818 = t2816 + t2817;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2819 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2820 = (u64)t2819 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2821 = t2816 + t2820;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_145;
                            u32 chunk_146;
                            u32 chunk_147;
                            u32 chunk_148;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_145), "=r"(chunk_146), "=r"(chunk_147), "=r"(chunk_148) : "l"(t2821) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2822;
                            asm("mov.b32 %0, %1;" : "=f"(t2822) : "r"(chunk_145));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2823;
                            asm("mov.b32 %0, %1;" : "=f"(t2823) : "r"(chunk_146));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2824;
                            asm("mov.b32 %0, %1;" : "=f"(t2824) : "r"(chunk_147));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2825;
                            asm("mov.b32 %0, %1;" : "=f"(t2825) : "r"(chunk_148));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_149;
                            u32 chunk_150;
                            u32 chunk_151;
                            u32 chunk_152;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_149), "=r"(chunk_150), "=r"(chunk_151), "=r"(chunk_152) : "l"(t2821) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2826;
                            asm("mov.b32 %0, %1;" : "=f"(t2826) : "r"(chunk_149));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2827;
                            asm("mov.b32 %0, %1;" : "=f"(t2827) : "r"(chunk_150));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2828;
                            asm("mov.b32 %0, %1;" : "=f"(t2828) : "r"(chunk_151));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2829;
                            asm("mov.b32 %0, %1;" : "=f"(t2829) : "r"(chunk_152));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2830;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2830) : "l"(t2818) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2831;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2831) : "l"(t2818) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2822;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2823;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t2824;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t2825;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t2826;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t2827;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t2828;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t2829;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t2830;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t2831;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_181 = part_161;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_182 = part_162;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_183 = part_163;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_184 = part_164;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_185 = part_165;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_186 = part_166;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_187 = part_167;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_188 = part_168;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_189 = part_169;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_190 = part_170;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_37 = words_189;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_38 = words_190;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2832 = split_2 + 3u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_171 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_172 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_173 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_174 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_175 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_176 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_177 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_178 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_179 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_180 = 0.0f;
                        const bool t2833 = t2832 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2833) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2834 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_23 = t2834 + warp_n;
                            const u32 t2836 = slice_23 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_22 = t2836 + 1u;
                            const u64 t2838 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2839 = t2838 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2840 = t2839 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2841 = partials + t2840;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2842 = (u64)t2832;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2843 = t2842 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2844 = t2843 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2845 = t2841 + t2844;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2846 = (u64)index_22;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2847 = t2846 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2848 = t2847 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2849 = t2845 + t2848;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2850 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2851 = t2849 + t2850;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2852 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2853 = (u64)t2852 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2854 = t2849 + t2853;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_153;
                            u32 chunk_154;
                            u32 chunk_155;
                            u32 chunk_156;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_153), "=r"(chunk_154), "=r"(chunk_155), "=r"(chunk_156) : "l"(t2854) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2855;
                            asm("mov.b32 %0, %1;" : "=f"(t2855) : "r"(chunk_153));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2856;
                            asm("mov.b32 %0, %1;" : "=f"(t2856) : "r"(chunk_154));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2857;
                            asm("mov.b32 %0, %1;" : "=f"(t2857) : "r"(chunk_155));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2858;
                            asm("mov.b32 %0, %1;" : "=f"(t2858) : "r"(chunk_156));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_157;
                            u32 chunk_158;
                            u32 chunk_159;
                            u32 chunk_160;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_157), "=r"(chunk_158), "=r"(chunk_159), "=r"(chunk_160) : "l"(t2854) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2859;
                            asm("mov.b32 %0, %1;" : "=f"(t2859) : "r"(chunk_157));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2860;
                            asm("mov.b32 %0, %1;" : "=f"(t2860) : "r"(chunk_158));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2861;
                            asm("mov.b32 %0, %1;" : "=f"(t2861) : "r"(chunk_159));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2862;
                            asm("mov.b32 %0, %1;" : "=f"(t2862) : "r"(chunk_160));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2863;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2863) : "l"(t2851) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2864;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2864) : "l"(t2851) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t2855;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t2856;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t2857;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t2858;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t2859;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t2860;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t2861;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t2862;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t2863;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t2864;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_191 = part_171;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_192 = part_172;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_193 = part_173;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_194 = part_174;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_195 = part_175;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_196 = part_176;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_197 = part_177;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_198 = part_178;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_199 = part_179;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_200 = part_180;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_39 = words_199;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_40 = words_200;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2865 = split_2 + 4u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_181 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_182 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_183 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_184 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_185 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_186 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_187 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_188 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_189 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_190 = 0.0f;
                        const bool t2866 = t2865 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2866) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2867 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_24 = t2867 + warp_n;
                            const u32 t2869 = slice_24 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_23 = t2869 + 1u;
                            const u64 t2871 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2872 = t2871 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2873 = t2872 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2874 = partials + t2873;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2875 = (u64)t2865;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2876 = t2875 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2877 = t2876 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2878 = t2874 + t2877;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2879 = (u64)index_23;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2880 = t2879 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2881 = t2880 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2882 = t2878 + t2881;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2883 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2884 = t2882 + t2883;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2885 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2886 = (u64)t2885 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2887 = t2882 + t2886;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_161;
                            u32 chunk_162;
                            u32 chunk_163;
                            u32 chunk_164;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_161), "=r"(chunk_162), "=r"(chunk_163), "=r"(chunk_164) : "l"(t2887) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2888;
                            asm("mov.b32 %0, %1;" : "=f"(t2888) : "r"(chunk_161));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2889;
                            asm("mov.b32 %0, %1;" : "=f"(t2889) : "r"(chunk_162));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2890;
                            asm("mov.b32 %0, %1;" : "=f"(t2890) : "r"(chunk_163));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2891;
                            asm("mov.b32 %0, %1;" : "=f"(t2891) : "r"(chunk_164));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_165;
                            u32 chunk_166;
                            u32 chunk_167;
                            u32 chunk_168;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_165), "=r"(chunk_166), "=r"(chunk_167), "=r"(chunk_168) : "l"(t2887) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2892;
                            asm("mov.b32 %0, %1;" : "=f"(t2892) : "r"(chunk_165));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2893;
                            asm("mov.b32 %0, %1;" : "=f"(t2893) : "r"(chunk_166));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2894;
                            asm("mov.b32 %0, %1;" : "=f"(t2894) : "r"(chunk_167));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2895;
                            asm("mov.b32 %0, %1;" : "=f"(t2895) : "r"(chunk_168));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2896;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2896) : "l"(t2884) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2897;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2897) : "l"(t2884) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t2888;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t2889;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t2890;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t2891;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t2892;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t2893;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t2894;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t2895;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t2896;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t2897;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_201 = part_181;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_202 = part_182;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_203 = part_183;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_204 = part_184;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_205 = part_185;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_206 = part_186;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_207 = part_187;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_208 = part_188;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_209 = part_189;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_210 = part_190;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_41 = words_209;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_42 = words_210;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2898 = split_2 + 5u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_191 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_192 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_193 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_194 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_195 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_196 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_197 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_198 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_199 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_200 = 0.0f;
                        const bool t2899 = t2898 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2899) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2900 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_25 = t2900 + warp_n;
                            const u32 t2902 = slice_25 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_24 = t2902 + 1u;
                            const u64 t2904 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2905 = t2904 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2906 = t2905 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2907 = partials + t2906;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2908 = (u64)t2898;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2909 = t2908 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2910 = t2909 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2911 = t2907 + t2910;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2912 = (u64)index_24;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2913 = t2912 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2914 = t2913 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2915 = t2911 + t2914;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2916 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2917 = t2915 + t2916;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2918 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2919 = (u64)t2918 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2920 = t2915 + t2919;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_169;
                            u32 chunk_170;
                            u32 chunk_171;
                            u32 chunk_172;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_169), "=r"(chunk_170), "=r"(chunk_171), "=r"(chunk_172) : "l"(t2920) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2921;
                            asm("mov.b32 %0, %1;" : "=f"(t2921) : "r"(chunk_169));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2922;
                            asm("mov.b32 %0, %1;" : "=f"(t2922) : "r"(chunk_170));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2923;
                            asm("mov.b32 %0, %1;" : "=f"(t2923) : "r"(chunk_171));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2924;
                            asm("mov.b32 %0, %1;" : "=f"(t2924) : "r"(chunk_172));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_173;
                            u32 chunk_174;
                            u32 chunk_175;
                            u32 chunk_176;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_173), "=r"(chunk_174), "=r"(chunk_175), "=r"(chunk_176) : "l"(t2920) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2925;
                            asm("mov.b32 %0, %1;" : "=f"(t2925) : "r"(chunk_173));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2926;
                            asm("mov.b32 %0, %1;" : "=f"(t2926) : "r"(chunk_174));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2927;
                            asm("mov.b32 %0, %1;" : "=f"(t2927) : "r"(chunk_175));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2928;
                            asm("mov.b32 %0, %1;" : "=f"(t2928) : "r"(chunk_176));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2929;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2929) : "l"(t2917) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2930;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2930) : "l"(t2917) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t2921;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t2922;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t2923;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t2924;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t2925;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t2926;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t2927;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t2928;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t2929;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t2930;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_211 = part_191;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_212 = part_192;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_213 = part_193;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_214 = part_194;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_215 = part_195;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_216 = part_196;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_217 = part_197;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_218 = part_198;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_219 = part_199;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_220 = part_200;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_43 = words_219;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_44 = words_220;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2931 = split_2 + 6u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_201 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_202 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_203 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_204 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_205 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_206 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_207 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_208 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_209 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_210 = 0.0f;
                        const bool t2932 = t2931 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2932) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2933 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_26 = t2933 + warp_n;
                            const u32 t2935 = slice_26 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_25 = t2935 + 1u;
                            const u64 t2937 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2938 = t2937 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2939 = t2938 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2940 = partials + t2939;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2941 = (u64)t2931;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2942 = t2941 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2943 = t2942 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2944 = t2940 + t2943;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2945 = (u64)index_25;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2946 = t2945 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2947 = t2946 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2948 = t2944 + t2947;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2949 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2950 = t2948 + t2949;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2951 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2952 = (u64)t2951 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2953 = t2948 + t2952;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_177;
                            u32 chunk_178;
                            u32 chunk_179;
                            u32 chunk_180;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_177), "=r"(chunk_178), "=r"(chunk_179), "=r"(chunk_180) : "l"(t2953) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2954;
                            asm("mov.b32 %0, %1;" : "=f"(t2954) : "r"(chunk_177));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2955;
                            asm("mov.b32 %0, %1;" : "=f"(t2955) : "r"(chunk_178));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2956;
                            asm("mov.b32 %0, %1;" : "=f"(t2956) : "r"(chunk_179));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2957;
                            asm("mov.b32 %0, %1;" : "=f"(t2957) : "r"(chunk_180));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_181;
                            u32 chunk_182;
                            u32 chunk_183;
                            u32 chunk_184;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_181), "=r"(chunk_182), "=r"(chunk_183), "=r"(chunk_184) : "l"(t2953) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2958;
                            asm("mov.b32 %0, %1;" : "=f"(t2958) : "r"(chunk_181));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2959;
                            asm("mov.b32 %0, %1;" : "=f"(t2959) : "r"(chunk_182));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2960;
                            asm("mov.b32 %0, %1;" : "=f"(t2960) : "r"(chunk_183));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2961;
                            asm("mov.b32 %0, %1;" : "=f"(t2961) : "r"(chunk_184));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2962;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2962) : "l"(t2950) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2963;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2963) : "l"(t2950) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t2954;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t2955;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t2956;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t2957;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t2958;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t2959;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t2960;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t2961;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t2962;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t2963;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_221 = part_201;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_222 = part_202;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_223 = part_203;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_224 = part_204;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_225 = part_205;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_226 = part_206;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_227 = part_207;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_228 = part_208;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_229 = part_209;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_230 = part_210;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_45 = words_229;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_46 = words_230;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2964 = split_2 + 7u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_211 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_212 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_213 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_214 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_215 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_216 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_217 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_218 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_219 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_220 = 0.0f;
                        const bool t2965 = t2964 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2965) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2966 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_27 = t2966 + warp_n;
                            const u32 t2968 = slice_27 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_26 = t2968 + 1u;
                            const u64 t2970 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2971 = t2970 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2972 = t2971 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2973 = partials + t2972;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2974 = (u64)t2964;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2975 = t2974 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2976 = t2975 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2977 = t2973 + t2976;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2978 = (u64)index_26;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2979 = t2978 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2980 = t2979 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2981 = t2977 + t2980;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2982 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2983 = t2981 + t2982;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2984 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2985 = (u64)t2984 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2986 = t2981 + t2985;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_185;
                            u32 chunk_186;
                            u32 chunk_187;
                            u32 chunk_188;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_185), "=r"(chunk_186), "=r"(chunk_187), "=r"(chunk_188) : "l"(t2986) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2987;
                            asm("mov.b32 %0, %1;" : "=f"(t2987) : "r"(chunk_185));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2988;
                            asm("mov.b32 %0, %1;" : "=f"(t2988) : "r"(chunk_186));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2989;
                            asm("mov.b32 %0, %1;" : "=f"(t2989) : "r"(chunk_187));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2990;
                            asm("mov.b32 %0, %1;" : "=f"(t2990) : "r"(chunk_188));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_189;
                            u32 chunk_190;
                            u32 chunk_191;
                            u32 chunk_192;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_189), "=r"(chunk_190), "=r"(chunk_191), "=r"(chunk_192) : "l"(t2986) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2991;
                            asm("mov.b32 %0, %1;" : "=f"(t2991) : "r"(chunk_189));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2992;
                            asm("mov.b32 %0, %1;" : "=f"(t2992) : "r"(chunk_190));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2993;
                            asm("mov.b32 %0, %1;" : "=f"(t2993) : "r"(chunk_191));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2994;
                            asm("mov.b32 %0, %1;" : "=f"(t2994) : "r"(chunk_192));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2995;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2995) : "l"(t2983) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2996;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2996) : "l"(t2983) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t2987;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t2988;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t2989;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t2990;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t2991;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t2992;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t2993;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t2994;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t2995;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t2996;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_231 = part_211;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_232 = part_212;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_233 = part_213;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_234 = part_214;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_235 = part_215;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_236 = part_216;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_237 = part_217;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_238 = part_218;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_239 = part_219;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_240 = part_220;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_47 = words_239;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_48 = words_240;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2997 = split_2 + 8u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_221 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_222 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_223 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_224 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_225 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_226 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_227 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_228 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_229 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_230 = 0.0f;
                        const bool t2998 = t2997 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2998) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2999 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_28 = t2999 + warp_n;
                            const u32 t3001 = slice_28 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_27 = t3001 + 1u;
                            const u64 t3003 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3004 = t3003 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3005 = t3004 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3006 = partials + t3005;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3007 = (u64)t2997;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3008 = t3007 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3009 = t3008 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3010 = t3006 + t3009;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3011 = (u64)index_27;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3012 = t3011 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3013 = t3012 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3014 = t3010 + t3013;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3015 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3016 = t3014 + t3015;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3017 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3018 = (u64)t3017 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3019 = t3014 + t3018;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_193;
                            u32 chunk_194;
                            u32 chunk_195;
                            u32 chunk_196;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_193), "=r"(chunk_194), "=r"(chunk_195), "=r"(chunk_196) : "l"(t3019) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3020;
                            asm("mov.b32 %0, %1;" : "=f"(t3020) : "r"(chunk_193));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3021;
                            asm("mov.b32 %0, %1;" : "=f"(t3021) : "r"(chunk_194));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3022;
                            asm("mov.b32 %0, %1;" : "=f"(t3022) : "r"(chunk_195));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3023;
                            asm("mov.b32 %0, %1;" : "=f"(t3023) : "r"(chunk_196));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_197;
                            u32 chunk_198;
                            u32 chunk_199;
                            u32 chunk_200;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_197), "=r"(chunk_198), "=r"(chunk_199), "=r"(chunk_200) : "l"(t3019) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3024;
                            asm("mov.b32 %0, %1;" : "=f"(t3024) : "r"(chunk_197));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3025;
                            asm("mov.b32 %0, %1;" : "=f"(t3025) : "r"(chunk_198));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3026;
                            asm("mov.b32 %0, %1;" : "=f"(t3026) : "r"(chunk_199));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3027;
                            asm("mov.b32 %0, %1;" : "=f"(t3027) : "r"(chunk_200));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3028;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3028) : "l"(t3016) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3029;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3029) : "l"(t3016) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t3020;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t3021;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t3022;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t3023;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t3024;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t3025;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t3026;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t3027;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t3028;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t3029;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_241 = part_221;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_242 = part_222;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_243 = part_223;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_244 = part_224;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_245 = part_225;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_246 = part_226;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_247 = part_227;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_248 = part_228;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_249 = part_229;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_250 = part_230;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_49 = words_249;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_50 = words_250;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3030 = split_2 + 9u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_231 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_232 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_233 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_234 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_235 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_236 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_237 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_238 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_239 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_240 = 0.0f;
                        const bool t3031 = t3030 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3031) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3032 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_29 = t3032 + warp_n;
                            const u32 t3034 = slice_29 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_28 = t3034 + 1u;
                            const u64 t3036 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3037 = t3036 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3038 = t3037 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3039 = partials + t3038;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3040 = (u64)t3030;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3041 = t3040 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3042 = t3041 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3043 = t3039 + t3042;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3044 = (u64)index_28;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3045 = t3044 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3046 = t3045 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3047 = t3043 + t3046;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3048 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3049 = t3047 + t3048;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3050 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3051 = (u64)t3050 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3052 = t3047 + t3051;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_201;
                            u32 chunk_202;
                            u32 chunk_203;
                            u32 chunk_204;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_201), "=r"(chunk_202), "=r"(chunk_203), "=r"(chunk_204) : "l"(t3052) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3053;
                            asm("mov.b32 %0, %1;" : "=f"(t3053) : "r"(chunk_201));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3054;
                            asm("mov.b32 %0, %1;" : "=f"(t3054) : "r"(chunk_202));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3055;
                            asm("mov.b32 %0, %1;" : "=f"(t3055) : "r"(chunk_203));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3056;
                            asm("mov.b32 %0, %1;" : "=f"(t3056) : "r"(chunk_204));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_205;
                            u32 chunk_206;
                            u32 chunk_207;
                            u32 chunk_208;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_205), "=r"(chunk_206), "=r"(chunk_207), "=r"(chunk_208) : "l"(t3052) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3057;
                            asm("mov.b32 %0, %1;" : "=f"(t3057) : "r"(chunk_205));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3058;
                            asm("mov.b32 %0, %1;" : "=f"(t3058) : "r"(chunk_206));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3059;
                            asm("mov.b32 %0, %1;" : "=f"(t3059) : "r"(chunk_207));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3060;
                            asm("mov.b32 %0, %1;" : "=f"(t3060) : "r"(chunk_208));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3061;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3061) : "l"(t3049) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3062;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3062) : "l"(t3049) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t3053;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t3054;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t3055;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t3056;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t3057;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t3058;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t3059;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t3060;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t3061;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t3062;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_251 = part_231;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_252 = part_232;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_253 = part_233;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_254 = part_234;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_255 = part_235;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_256 = part_236;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_257 = part_237;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_258 = part_238;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_259 = part_239;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_260 = part_240;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_51 = words_259;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_52 = words_260;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3063 = split_2 + 10u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_241 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_242 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_243 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_244 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_245 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_246 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_247 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_248 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_249 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_250 = 0.0f;
                        const bool t3064 = t3063 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3064) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3065 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_30 = t3065 + warp_n;
                            const u32 t3067 = slice_30 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_29 = t3067 + 1u;
                            const u64 t3069 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3070 = t3069 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3071 = t3070 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3072 = partials + t3071;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3073 = (u64)t3063;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3074 = t3073 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3075 = t3074 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3076 = t3072 + t3075;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3077 = (u64)index_29;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3078 = t3077 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3079 = t3078 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3080 = t3076 + t3079;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3081 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3082 = t3080 + t3081;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3083 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3084 = (u64)t3083 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3085 = t3080 + t3084;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_209;
                            u32 chunk_210;
                            u32 chunk_211;
                            u32 chunk_212;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_209), "=r"(chunk_210), "=r"(chunk_211), "=r"(chunk_212) : "l"(t3085) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3086;
                            asm("mov.b32 %0, %1;" : "=f"(t3086) : "r"(chunk_209));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3087;
                            asm("mov.b32 %0, %1;" : "=f"(t3087) : "r"(chunk_210));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3088;
                            asm("mov.b32 %0, %1;" : "=f"(t3088) : "r"(chunk_211));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3089;
                            asm("mov.b32 %0, %1;" : "=f"(t3089) : "r"(chunk_212));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_213;
                            u32 chunk_214;
                            u32 chunk_215;
                            u32 chunk_216;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_213), "=r"(chunk_214), "=r"(chunk_215), "=r"(chunk_216) : "l"(t3085) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3090;
                            asm("mov.b32 %0, %1;" : "=f"(t3090) : "r"(chunk_213));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3091;
                            asm("mov.b32 %0, %1;" : "=f"(t3091) : "r"(chunk_214));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3092;
                            asm("mov.b32 %0, %1;" : "=f"(t3092) : "r"(chunk_215));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3093;
                            asm("mov.b32 %0, %1;" : "=f"(t3093) : "r"(chunk_216));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3094;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3094) : "l"(t3082) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3095;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3095) : "l"(t3082) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t3086;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t3087;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t3088;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t3089;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t3090;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t3091;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t3092;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t3093;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t3094;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t3095;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_261 = part_241;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_262 = part_242;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_263 = part_243;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_264 = part_244;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_265 = part_245;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_266 = part_246;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_267 = part_247;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_268 = part_248;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_269 = part_249;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_270 = part_250;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_53 = words_269;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_54 = words_270;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3096 = split_2 + 11u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_251 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_252 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_253 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_254 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_255 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_256 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_257 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_258 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_259 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_260 = 0.0f;
                        const bool t3097 = t3096 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3097) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3098 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_31 = t3098 + warp_n;
                            const u32 t3100 = slice_31 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_30 = t3100 + 1u;
                            const u64 t3102 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3103 = t3102 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3104 = t3103 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3105 = partials + t3104;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3106 = (u64)t3096;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3107 = t3106 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3108 = t3107 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3109 = t3105 + t3108;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3110 = (u64)index_30;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3111 = t3110 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3112 = t3111 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3113 = t3109 + t3112;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3114 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3115 = t3113 + t3114;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3116 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3117 = (u64)t3116 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3118 = t3113 + t3117;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_217;
                            u32 chunk_218;
                            u32 chunk_219;
                            u32 chunk_220;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_217), "=r"(chunk_218), "=r"(chunk_219), "=r"(chunk_220) : "l"(t3118) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3119;
                            asm("mov.b32 %0, %1;" : "=f"(t3119) : "r"(chunk_217));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3120;
                            asm("mov.b32 %0, %1;" : "=f"(t3120) : "r"(chunk_218));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3121;
                            asm("mov.b32 %0, %1;" : "=f"(t3121) : "r"(chunk_219));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3122;
                            asm("mov.b32 %0, %1;" : "=f"(t3122) : "r"(chunk_220));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_221;
                            u32 chunk_222;
                            u32 chunk_223;
                            u32 chunk_224;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_221), "=r"(chunk_222), "=r"(chunk_223), "=r"(chunk_224) : "l"(t3118) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3123;
                            asm("mov.b32 %0, %1;" : "=f"(t3123) : "r"(chunk_221));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3124;
                            asm("mov.b32 %0, %1;" : "=f"(t3124) : "r"(chunk_222));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3125;
                            asm("mov.b32 %0, %1;" : "=f"(t3125) : "r"(chunk_223));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3126;
                            asm("mov.b32 %0, %1;" : "=f"(t3126) : "r"(chunk_224));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3127;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3127) : "l"(t3115) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3128;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3128) : "l"(t3115) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t3119;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t3120;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t3121;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t3122;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t3123;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t3124;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t3125;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t3126;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t3127;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t3128;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_271 = part_251;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_272 = part_252;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_273 = part_253;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_274 = part_254;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_275 = part_255;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_276 = part_256;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_277 = part_257;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_278 = part_258;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_279 = part_259;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_280 = part_260;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_55 = words_279;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_56 = words_280;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3129 = split_2 + 12u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_261 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_262 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_263 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_264 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_265 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_266 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_267 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_268 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_269 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_270 = 0.0f;
                        const bool t3130 = t3129 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3130) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3131 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_32 = t3131 + warp_n;
                            const u32 t3133 = slice_32 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_31 = t3133 + 1u;
                            const u64 t3135 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3136 = t3135 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3137 = t3136 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3138 = partials + t3137;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3139 = (u64)t3129;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3140 = t3139 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3141 = t3140 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3142 = t3138 + t3141;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3143 = (u64)index_31;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3144 = t3143 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3145 = t3144 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3146 = t3142 + t3145;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3147 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3148 = t3146 + t3147;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3149 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3150 = (u64)t3149 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3151 = t3146 + t3150;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_225;
                            u32 chunk_226;
                            u32 chunk_227;
                            u32 chunk_228;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_225), "=r"(chunk_226), "=r"(chunk_227), "=r"(chunk_228) : "l"(t3151) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3152;
                            asm("mov.b32 %0, %1;" : "=f"(t3152) : "r"(chunk_225));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3153;
                            asm("mov.b32 %0, %1;" : "=f"(t3153) : "r"(chunk_226));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3154;
                            asm("mov.b32 %0, %1;" : "=f"(t3154) : "r"(chunk_227));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3155;
                            asm("mov.b32 %0, %1;" : "=f"(t3155) : "r"(chunk_228));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_229;
                            u32 chunk_230;
                            u32 chunk_231;
                            u32 chunk_232;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_229), "=r"(chunk_230), "=r"(chunk_231), "=r"(chunk_232) : "l"(t3151) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3156;
                            asm("mov.b32 %0, %1;" : "=f"(t3156) : "r"(chunk_229));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3157;
                            asm("mov.b32 %0, %1;" : "=f"(t3157) : "r"(chunk_230));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3158;
                            asm("mov.b32 %0, %1;" : "=f"(t3158) : "r"(chunk_231));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3159;
                            asm("mov.b32 %0, %1;" : "=f"(t3159) : "r"(chunk_232));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3160;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3160) : "l"(t3148) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3161;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3161) : "l"(t3148) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t3152;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t3153;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t3154;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t3155;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t3156;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t3157;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t3158;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t3159;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t3160;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t3161;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_281 = part_261;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_282 = part_262;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_283 = part_263;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_284 = part_264;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_285 = part_265;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_286 = part_266;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_287 = part_267;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_288 = part_268;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_289 = part_269;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_290 = part_270;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_57 = words_289;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_58 = words_290;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3162 = split_2 + 13u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_271 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_272 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_273 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_274 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_275 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_276 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_277 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_278 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_279 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_280 = 0.0f;
                        const bool t3163 = t3162 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3163) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3164 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_33 = t3164 + warp_n;
                            const u32 t3166 = slice_33 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_32 = t3166 + 1u;
                            const u64 t3168 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3169 = t3168 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3170 = t3169 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3171 = partials + t3170;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3172 = (u64)t3162;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3173 = t3172 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3174 = t3173 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3175 = t3171 + t3174;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3176 = (u64)index_32;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3177 = t3176 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3178 = t3177 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3179 = t3175 + t3178;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3180 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3181 = t3179 + t3180;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3182 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3183 = (u64)t3182 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3184 = t3179 + t3183;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_233;
                            u32 chunk_234;
                            u32 chunk_235;
                            u32 chunk_236;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_233), "=r"(chunk_234), "=r"(chunk_235), "=r"(chunk_236) : "l"(t3184) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3185;
                            asm("mov.b32 %0, %1;" : "=f"(t3185) : "r"(chunk_233));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3186;
                            asm("mov.b32 %0, %1;" : "=f"(t3186) : "r"(chunk_234));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3187;
                            asm("mov.b32 %0, %1;" : "=f"(t3187) : "r"(chunk_235));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3188;
                            asm("mov.b32 %0, %1;" : "=f"(t3188) : "r"(chunk_236));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_237;
                            u32 chunk_238;
                            u32 chunk_239;
                            u32 chunk_240;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_237), "=r"(chunk_238), "=r"(chunk_239), "=r"(chunk_240) : "l"(t3184) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3189;
                            asm("mov.b32 %0, %1;" : "=f"(t3189) : "r"(chunk_237));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3190;
                            asm("mov.b32 %0, %1;" : "=f"(t3190) : "r"(chunk_238));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3191;
                            asm("mov.b32 %0, %1;" : "=f"(t3191) : "r"(chunk_239));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3192;
                            asm("mov.b32 %0, %1;" : "=f"(t3192) : "r"(chunk_240));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3193;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3193) : "l"(t3181) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3194;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3194) : "l"(t3181) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_271 = t3185;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_272 = t3186;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_273 = t3187;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_274 = t3188;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_275 = t3189;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_276 = t3190;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_277 = t3191;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_278 = t3192;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_279 = t3193;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_280 = t3194;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_291 = part_271;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_292 = part_272;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_293 = part_273;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_294 = part_274;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_295 = part_275;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_296 = part_276;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_297 = part_277;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_298 = part_278;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_299 = part_279;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_300 = part_280;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_59 = words_299;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_60 = words_300;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3195 = split_2 + 14u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_281 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_282 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_283 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_284 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_285 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_286 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_287 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_288 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_289 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_290 = 0.0f;
                        const bool t3196 = t3195 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3196) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3197 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_34 = t3197 + warp_n;
                            const u32 t3199 = slice_34 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_33 = t3199 + 1u;
                            const u64 t3201 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3202 = t3201 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3203 = t3202 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3204 = partials + t3203;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3205 = (u64)t3195;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3206 = t3205 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3207 = t3206 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3208 = t3204 + t3207;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3209 = (u64)index_33;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3210 = t3209 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3211 = t3210 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3212 = t3208 + t3211;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3213 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3214 = t3212 + t3213;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3215 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3216 = (u64)t3215 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3217 = t3212 + t3216;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_241;
                            u32 chunk_242;
                            u32 chunk_243;
                            u32 chunk_244;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_241), "=r"(chunk_242), "=r"(chunk_243), "=r"(chunk_244) : "l"(t3217) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3218;
                            asm("mov.b32 %0, %1;" : "=f"(t3218) : "r"(chunk_241));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3219;
                            asm("mov.b32 %0, %1;" : "=f"(t3219) : "r"(chunk_242));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3220;
                            asm("mov.b32 %0, %1;" : "=f"(t3220) : "r"(chunk_243));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3221;
                            asm("mov.b32 %0, %1;" : "=f"(t3221) : "r"(chunk_244));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_245;
                            u32 chunk_246;
                            u32 chunk_247;
                            u32 chunk_248;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_245), "=r"(chunk_246), "=r"(chunk_247), "=r"(chunk_248) : "l"(t3217) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3222;
                            asm("mov.b32 %0, %1;" : "=f"(t3222) : "r"(chunk_245));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3223;
                            asm("mov.b32 %0, %1;" : "=f"(t3223) : "r"(chunk_246));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3224;
                            asm("mov.b32 %0, %1;" : "=f"(t3224) : "r"(chunk_247));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3225;
                            asm("mov.b32 %0, %1;" : "=f"(t3225) : "r"(chunk_248));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3226;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3226) : "l"(t3214) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3227;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3227) : "l"(t3214) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_281 = t3218;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_282 = t3219;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_283 = t3220;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_284 = t3221;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_285 = t3222;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_286 = t3223;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_287 = t3224;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_288 = t3225;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_289 = t3226;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_290 = t3227;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_301 = part_281;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_302 = part_282;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_303 = part_283;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_304 = part_284;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_305 = part_285;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_306 = part_286;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_307 = part_287;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_308 = part_288;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_309 = part_289;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_310 = part_290;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_61 = words_309;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_62 = words_310;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3228 = split_2 + 15u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_291 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_292 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_293 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_294 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_295 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_296 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_297 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_298 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_299 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_300 = 0.0f;
                        const bool t3229 = t3228 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3229) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3230 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_35 = t3230 + warp_n;
                            const u32 t3232 = slice_35 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_34 = t3232 + 1u;
                            const u64 t3234 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3235 = t3234 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3236 = t3235 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3237 = partials + t3236;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3238 = (u64)t3228;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3239 = t3238 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3240 = t3239 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3241 = t3237 + t3240;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3242 = (u64)index_34;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3243 = t3242 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3244 = t3243 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3245 = t3241 + t3244;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3246 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3247 = t3245 + t3246;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3248 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3249 = (u64)t3248 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3250 = t3245 + t3249;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_249;
                            u32 chunk_250;
                            u32 chunk_251;
                            u32 chunk_252;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_249), "=r"(chunk_250), "=r"(chunk_251), "=r"(chunk_252) : "l"(t3250) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3251;
                            asm("mov.b32 %0, %1;" : "=f"(t3251) : "r"(chunk_249));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3252;
                            asm("mov.b32 %0, %1;" : "=f"(t3252) : "r"(chunk_250));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3253;
                            asm("mov.b32 %0, %1;" : "=f"(t3253) : "r"(chunk_251));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3254;
                            asm("mov.b32 %0, %1;" : "=f"(t3254) : "r"(chunk_252));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_253;
                            u32 chunk_254;
                            u32 chunk_255;
                            u32 chunk_256;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_253), "=r"(chunk_254), "=r"(chunk_255), "=r"(chunk_256) : "l"(t3250) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3255;
                            asm("mov.b32 %0, %1;" : "=f"(t3255) : "r"(chunk_253));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3256;
                            asm("mov.b32 %0, %1;" : "=f"(t3256) : "r"(chunk_254));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3257;
                            asm("mov.b32 %0, %1;" : "=f"(t3257) : "r"(chunk_255));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3258;
                            asm("mov.b32 %0, %1;" : "=f"(t3258) : "r"(chunk_256));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3259;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3259) : "l"(t3247) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3260;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3260) : "l"(t3247) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_291 = t3251;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_292 = t3252;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_293 = t3253;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_294 = t3254;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_295 = t3255;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_296 = t3256;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_297 = t3257;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_298 = t3258;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_299 = t3259;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_300 = t3260;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_311 = part_291;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_312 = part_292;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_313 = part_293;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_314 = part_294;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_315 = part_295;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_316 = part_296;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_317 = part_297;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_318 = part_298;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_319 = part_299;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_320 = part_300;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_63 = words_319;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_64 = words_320;
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3261;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3261) : "f"(row_max_4), "f"(state_33));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3262;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3262) : "f"(t3261), "f"(state_35));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3263;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3263) : "f"(t3262), "f"(state_37));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3264;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3264) : "f"(t3263), "f"(state_39));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3265;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3265) : "f"(t3264), "f"(state_41));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3266;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3266) : "f"(t3265), "f"(state_43));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3267;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3267) : "f"(t3266), "f"(state_45));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3268;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3268) : "f"(t3267), "f"(state_47));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3269;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3269) : "f"(t3268), "f"(state_49));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3270;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3270) : "f"(t3269), "f"(state_51));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3271;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3271) : "f"(t3270), "f"(state_53));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3272;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3272) : "f"(t3271), "f"(state_55));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3273;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3273) : "f"(t3272), "f"(state_57));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3274;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3274) : "f"(t3273), "f"(state_59));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3275;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3275) : "f"(t3274), "f"(state_61));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t3275), "f"(state_63));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_8 = max_4 == __uint_as_float(0xff800000u);
                        const f32 reference_8 = none_8 ? 0.0f : max_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3279 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3280 = row_max_4 + t3279;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t3280));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3282 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3283 = state_33 + t3282;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t3283));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3285 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3286 = state_35 + t3285;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t3286));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3288 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3289 = state_37 + t3288;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t3289));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3291 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3292 = state_39 + t3291;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t3292));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3294 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3295 = state_41 + t3294;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t3295));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3297 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3298 = state_43 + t3297;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t3298));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3300 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3301 = state_45 + t3300;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t3301));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3303 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3304 = state_47 + t3303;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t3304));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3306 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3307 = state_49 + t3306;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t3307));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3309 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3310 = state_51 + t3309;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t3310));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3312 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3313 = state_53 + t3312;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t3313));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3315 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3316 = state_55 + t3315;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t3316));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3318 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3319 = state_57 + t3318;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t3319));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3321 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3322 = state_59 + t3321;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t3322));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3324 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3325 = state_61 + t3324;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t3325));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3327 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3328 = state_63 + t3327;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t3328));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3330 = row_sum_4 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3330;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3331) : "f"(state_34), "f"(factors_23), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3331;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3332) : "f"(state_36), "f"(factors_24), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3332;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3333;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3333) : "f"(state_38), "f"(factors_25), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3333;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3334;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3334) : "f"(state_40), "f"(factors_26), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3334;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3335;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3335) : "f"(state_42), "f"(factors_27), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3335;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3336;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3336) : "f"(state_44), "f"(factors_28), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3336;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3337;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3337) : "f"(state_46), "f"(factors_29), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3337;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3338;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3338) : "f"(state_48), "f"(factors_30), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3338;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3339;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3339) : "f"(state_50), "f"(factors_31), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3339;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3340;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3340) : "f"(state_52), "f"(factors_32), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3340;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3341;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3341) : "f"(state_54), "f"(factors_33), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3341;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3342;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3342) : "f"(state_56), "f"(factors_34), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3342;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3343) : "f"(state_58), "f"(factors_35), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3343;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3344;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3344) : "f"(state_60), "f"(factors_36), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3344;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3345;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3345) : "f"(state_62), "f"(factors_37), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3345;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3346) : "f"(state_64), "f"(factors_38), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3346;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3347 = rows_3 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3347;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3348) : "f"(words_161), "f"(factors_23), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3348;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3349) : "f"(words_171), "f"(factors_24), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3349;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3350;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3350) : "f"(words_181), "f"(factors_25), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3350;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3351;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3351) : "f"(words_191), "f"(factors_26), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3351;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3352;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3352) : "f"(words_201), "f"(factors_27), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3352;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3353;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3353) : "f"(words_211), "f"(factors_28), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3353;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3354;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3354) : "f"(words_221), "f"(factors_29), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3354;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3355;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3355) : "f"(words_231), "f"(factors_30), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3355;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3356) : "f"(words_241), "f"(factors_31), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3356;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3357;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3357) : "f"(words_251), "f"(factors_32), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3357;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3358;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3358) : "f"(words_261), "f"(factors_33), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3358;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3359) : "f"(words_271), "f"(factors_34), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3359;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3360;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3360) : "f"(words_281), "f"(factors_35), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3360;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3361) : "f"(words_291), "f"(factors_36), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3361;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3362) : "f"(words_301), "f"(factors_37), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3362;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3363;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3363) : "f"(words_311), "f"(factors_38), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3363;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3364 = rows_4 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3364;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3365;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3365) : "f"(words_162), "f"(factors_23), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3365;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3366;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3366) : "f"(words_172), "f"(factors_24), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3366;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3367;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3367) : "f"(words_182), "f"(factors_25), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3367;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3368) : "f"(words_192), "f"(factors_26), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3368;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3369;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3369) : "f"(words_202), "f"(factors_27), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3369;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3370;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3370) : "f"(words_212), "f"(factors_28), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3370;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3371;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3371) : "f"(words_222), "f"(factors_29), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3371;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3372;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3372) : "f"(words_232), "f"(factors_30), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3372;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3373;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3373) : "f"(words_242), "f"(factors_31), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3373;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3374;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3374) : "f"(words_252), "f"(factors_32), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3374;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3375;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3375) : "f"(words_262), "f"(factors_33), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3375;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3376) : "f"(words_272), "f"(factors_34), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3376;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3377;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3377) : "f"(words_282), "f"(factors_35), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3377;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3378;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3378) : "f"(words_292), "f"(factors_36), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3378;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3379) : "f"(words_302), "f"(factors_37), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3379;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3380) : "f"(words_312), "f"(factors_38), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3380;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3381 = rows_7 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3381;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3382) : "f"(words_163), "f"(factors_23), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3382;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3383) : "f"(words_173), "f"(factors_24), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3383;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3384;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3384) : "f"(words_183), "f"(factors_25), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3384;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3385;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3385) : "f"(words_193), "f"(factors_26), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3385;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3386) : "f"(words_203), "f"(factors_27), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3386;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3387;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3387) : "f"(words_213), "f"(factors_28), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3387;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3388) : "f"(words_223), "f"(factors_29), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3388;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3389;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3389) : "f"(words_233), "f"(factors_30), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3389;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3390;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3390) : "f"(words_243), "f"(factors_31), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3390;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3391) : "f"(words_253), "f"(factors_32), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3391;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3392) : "f"(words_263), "f"(factors_33), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3392;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3393;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3393) : "f"(words_273), "f"(factors_34), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3393;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3394) : "f"(words_283), "f"(factors_35), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3394;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3395;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3395) : "f"(words_293), "f"(factors_36), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3395;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3396;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3396) : "f"(words_303), "f"(factors_37), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3396;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3397) : "f"(words_313), "f"(factors_38), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3397;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3398 = rows_8 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3398;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3399;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3399) : "f"(words_164), "f"(factors_23), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3399;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3400) : "f"(words_174), "f"(factors_24), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3400;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3401;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3401) : "f"(words_184), "f"(factors_25), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3401;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3402;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3402) : "f"(words_194), "f"(factors_26), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3402;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3403;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3403) : "f"(words_204), "f"(factors_27), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3403;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3404;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3404) : "f"(words_214), "f"(factors_28), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3404;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3405;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3405) : "f"(words_224), "f"(factors_29), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3405;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3406;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3406) : "f"(words_234), "f"(factors_30), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3406;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3407;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3407) : "f"(words_244), "f"(factors_31), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3407;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3408;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3408) : "f"(words_254), "f"(factors_32), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3408;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3409;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3409) : "f"(words_264), "f"(factors_33), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3409;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3410;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3410) : "f"(words_274), "f"(factors_34), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3410;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3411;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3411) : "f"(words_284), "f"(factors_35), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3411;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3412) : "f"(words_294), "f"(factors_36), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3412;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3413;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3413) : "f"(words_304), "f"(factors_37), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3413;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3414) : "f"(words_314), "f"(factors_38), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3414;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3415 = rows_11 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3415;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3416;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3416) : "f"(words_165), "f"(factors_23), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3416;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3417) : "f"(words_175), "f"(factors_24), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3417;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3418;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3418) : "f"(words_185), "f"(factors_25), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3418;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3419;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3419) : "f"(words_195), "f"(factors_26), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3419;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3420;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3420) : "f"(words_205), "f"(factors_27), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3420;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3421;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3421) : "f"(words_215), "f"(factors_28), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3421;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3422;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3422) : "f"(words_225), "f"(factors_29), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3422;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3423;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3423) : "f"(words_235), "f"(factors_30), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3423;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3424;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3424) : "f"(words_245), "f"(factors_31), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3424;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3425;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3425) : "f"(words_255), "f"(factors_32), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3425;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3426;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3426) : "f"(words_265), "f"(factors_33), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3426;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3427) : "f"(words_275), "f"(factors_34), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3427;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3428;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3428) : "f"(words_285), "f"(factors_35), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3428;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3429;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3429) : "f"(words_295), "f"(factors_36), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3429;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3430;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3430) : "f"(words_305), "f"(factors_37), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3430;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3431;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3431) : "f"(words_315), "f"(factors_38), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3431;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3432 = rows_12 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3432;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3433;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3433) : "f"(words_166), "f"(factors_23), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3433;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3434;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3434) : "f"(words_176), "f"(factors_24), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3434;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3435;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3435) : "f"(words_186), "f"(factors_25), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3435;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3436;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3436) : "f"(words_196), "f"(factors_26), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3436;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3437;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3437) : "f"(words_206), "f"(factors_27), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3437;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3438;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3438) : "f"(words_216), "f"(factors_28), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3438;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3439;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3439) : "f"(words_226), "f"(factors_29), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3439;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3440;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3440) : "f"(words_236), "f"(factors_30), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3440;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3441;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3441) : "f"(words_246), "f"(factors_31), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3441;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3442;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3442) : "f"(words_256), "f"(factors_32), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3442;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3443;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3443) : "f"(words_266), "f"(factors_33), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3443;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3444;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3444) : "f"(words_276), "f"(factors_34), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3444;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3445;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3445) : "f"(words_286), "f"(factors_35), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3445;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3446;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3446) : "f"(words_296), "f"(factors_36), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3446;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3447) : "f"(words_306), "f"(factors_37), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3447;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3448;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3448) : "f"(words_316), "f"(factors_38), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3448;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3449 = rows_15 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3449;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3450;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3450) : "f"(words_167), "f"(factors_23), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3450;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3451;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3451) : "f"(words_177), "f"(factors_24), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3451;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3452;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3452) : "f"(words_187), "f"(factors_25), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3452;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3453;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3453) : "f"(words_197), "f"(factors_26), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3453;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3454;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3454) : "f"(words_207), "f"(factors_27), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3454;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3455;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3455) : "f"(words_217), "f"(factors_28), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3455;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3456;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3456) : "f"(words_227), "f"(factors_29), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3456;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3457;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3457) : "f"(words_237), "f"(factors_30), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3457;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3458;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3458) : "f"(words_247), "f"(factors_31), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3458;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3459;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3459) : "f"(words_257), "f"(factors_32), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3459;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3460;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3460) : "f"(words_267), "f"(factors_33), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3460;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3461;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3461) : "f"(words_277), "f"(factors_34), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3461;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3462;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3462) : "f"(words_287), "f"(factors_35), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3462;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3463;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3463) : "f"(words_297), "f"(factors_36), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3463;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3464;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3464) : "f"(words_307), "f"(factors_37), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3464;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3465;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3465) : "f"(words_317), "f"(factors_38), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3465;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3466 = rows_16 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3466;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3467;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3467) : "f"(words_168), "f"(factors_23), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3467;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3468;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3468) : "f"(words_178), "f"(factors_24), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3468;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3469;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3469) : "f"(words_188), "f"(factors_25), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3469;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3470;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3470) : "f"(words_198), "f"(factors_26), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3470;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3471;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3471) : "f"(words_208), "f"(factors_27), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3471;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3472;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3472) : "f"(words_218), "f"(factors_28), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3472;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3473;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3473) : "f"(words_228), "f"(factors_29), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3473;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3474;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3474) : "f"(words_238), "f"(factors_30), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3474;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3475;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3475) : "f"(words_248), "f"(factors_31), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3475;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3476;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3476) : "f"(words_258), "f"(factors_32), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3476;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3477;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3477) : "f"(words_268), "f"(factors_33), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3477;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3478;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3478) : "f"(words_278), "f"(factors_34), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3478;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3479;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3479) : "f"(words_288), "f"(factors_35), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3479;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3480;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3480) : "f"(words_298), "f"(factors_36), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3480;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3481;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3481) : "f"(words_308), "f"(factors_37), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3481;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3482;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3482) : "f"(words_318), "f"(factors_38), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3482;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_4 = max_4;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_4 = total_28;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_3 = total_29;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_4 = total_30;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_7 = total_31;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_8 = total_32;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_11 = total_33;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_12 = total_34;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_15 = total_35;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_16 = total_36;
                        const u32 t3483 = split_2 + 16u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t3483;
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3485;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3485) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_23 = row_sum_3 + t3485;
                f32 t3487;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3487) : "f"(pair_23));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3488 = pair_23 + t3487;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t3488;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3489;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3489) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_24 = row_sum_4 + t3489;
                f32 t3491;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3491) : "f"(pair_24));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3492 = pair_24 + t3491;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t3492;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t3493 = sum_3 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t3494;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3494) : "f"(sum_3));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t3493 ? 0.0f : t3494;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3496 = rows * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows = t3496;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3497 = rows_2 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t3497;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3498 = rows_5 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t3498;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3499 = rows_6 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t3499;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3500 = rows_9 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t3500;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3501 = rows_10 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t3501;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3502 = rows_13 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t3502;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3503 = rows_14 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t3503;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t3504 = sum_4 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t3505;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3505) : "f"(sum_4));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t3504 ? 0.0f : t3505;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3507 = rows_3 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t3507;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3508 = rows_4 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t3508;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3509 = rows_7 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t3509;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3510 = rows_8 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t3510;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3511 = rows_11 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t3511;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3512 = rows_12 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t3512;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3513 = rows_15 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t3513;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3514 = rows_16 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t3514;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_3 = warp_n << 2u;
                const u32 t3516 = lane & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3517 = t3516 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3518 = first_3 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t3517 + t3518;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3520 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3521 = t133 + t3520;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3522 = t3521 < t53;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3522) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3523 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3524 = t133 + t3523;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3525 = first + t3524;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3526 = t3525 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3527;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3527) : "r"(t3526), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3528 = t3527 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3529 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3530 = first + t3524;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3531 = t3530 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3532;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3532) : "r"(t3531), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3533 = t3532 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3534 = t3533 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3535 = t3530 - t3534;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3536 = t3529 + t3535;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3537 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3538 = t3537 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3539 = t3538 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3540 = o + t3539;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3541 = (u64)t3528;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3542 = t3541 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3543 = t3542 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3544 = t3540 + t3543;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3545 = (u64)t3536;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3546 = t3545 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3547 = t3546 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3548 = t3544 + t3547;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3549 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t3548 + t3549;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_25 = rows;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_26 = rows_2;
                    const u32 t3551 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3552 = first_3 < t3551;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3552) {
                        u32 t3553;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3553) : "f"(pair_25), "f"(pair_26));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t3553) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_27 = rows_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_28 = rows_6;
                    const u32 t3554 = first_3 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3555 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3556 = t3554 < t3555;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3556) {
                        u32 t3557;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3557) : "f"(pair_27), "f"(pair_28));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t3557) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_29 = rows_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_30 = rows_10;
                    const u32 t3558 = first_3 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3559 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3560 = t3558 < t3559;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3560) {
                        u32 t3561;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3561) : "f"(pair_29), "f"(pair_30));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t3561) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_31 = rows_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_32 = rows_14;
                    const u32 t3562 = first_3 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3563 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3564 = t3562 < t3563;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3564) {
                        u32 t3565;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3565) : "f"(pair_31), "f"(pair_32));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t3565) : "memory");
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3566 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3567 = t133 + t3566;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3568 = t3567 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3569 = t3568 < t53;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3569) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3570 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3571 = t133 + t3570;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3572 = t3571 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3573 = first + t3572;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3574 = t3573 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3575;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3575) : "r"(t3574), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3576 = t3575 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3577 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3578 = first + t3572;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3579 = t3578 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3580;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3580) : "r"(t3579), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3581 = t3580 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3582 = t3581 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3583 = t3578 - t3582;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3584 = t3577 + t3583;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3585 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3586 = t3585 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3587 = t3586 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3588 = o + t3587;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3589 = (u64)t3576;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3590 = t3589 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3591 = t3590 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3592 = t3588 + t3591;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3593 = (u64)t3584;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3594 = t3593 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3595 = t3594 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3596 = t3592 + t3595;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3597 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t3596 + t3597;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_33 = rows_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_34 = rows_4;
                    const u32 t3599 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3600 = first_3 < t3599;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3600) {
                        u32 t3601;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3601) : "f"(pair_33), "f"(pair_34));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t3601) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_35 = rows_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_36 = rows_8;
                    const u32 t3602 = first_3 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3603 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3604 = t3602 < t3603;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3604) {
                        u32 t3605;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3605) : "f"(pair_35), "f"(pair_36));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3605) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_37 = rows_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_38 = rows_12;
                    const u32 t3606 = first_3 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3607 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3608 = t3606 < t3607;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3608) {
                        u32 t3609;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3609) : "f"(pair_37), "f"(pair_38));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t3609) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_39 = rows_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_40 = rows_16;
                    const u32 t3610 = first_3 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3611 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3612 = t3610 < t3611;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3612) {
                        u32 t3613;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3613) : "f"(pair_39), "f"(pair_40));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t3613) : "memory");
                    }
                }
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3614 = warp_n < 1u;
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3614) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3615 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = t133 + t3615;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3617 = row_3 < t53;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3618 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3619 = t3618 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3620;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3620) : "r"(t3619), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3621 = t3620 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3622 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3623 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3624 = t3623 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3625;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3625) : "r"(t3624), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3626 = t3625 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3627 = t3626 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3628 = t3623 - t3627;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3629 = t3622 + t3628;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3630;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3630) : "f"(row_sum_3));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3631 = row_max_3 + t3630;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3631 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t3633 = row_sum_3 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t3633 ? __uint_as_float(0xff800000u) : lse_4;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t3635 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t3636 = t3635 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t3637 = t3617 & t3636;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    if (t3637) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3638 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3639 = t3638 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3640 = t3639 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3641 = lse + t3640;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3642 = (u64)t3629;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3643 = t3642 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3644 = t3643 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3645 = t3641 + t3644;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3646 = (u64)t3621;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3647 = t3646 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3648 = t3647 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3649 = t3645 + t3648;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3649), "f"(value_3) : "memory");
                    }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3650 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3651 = t133 + t3650;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t3651 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3653 = row_4 < t53;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3654 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3655 = t3654 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3656;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3656) : "r"(t3655), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3657 = t3656 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3658 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3659 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3660 = t3659 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3661;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3661) : "r"(t3660), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3662 = t3661 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3663 = t3662 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3664 = t3659 - t3663;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3665 = t3658 + t3664;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3666;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3666) : "f"(row_sum_4));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3667 = row_max_4 + t3666;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3667 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t3669 = row_sum_4 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3669 ? __uint_as_float(0xff800000u) : lse_5;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t3671 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t3672 = t3671 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t3673 = t3653 & t3672;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    if (t3673) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3674 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3675 = t3674 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3676 = t3675 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3677 = lse + t3676;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3678 = (u64)t3665;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3679 = t3678 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3680 = t3679 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3681 = t3677 + t3680;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3682 = (u64)t3657;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3683 = t3682 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3684 = t3683 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3685 = t3681 + t3684;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3685), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
