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
    const u32 window_left,
    const u32 window_right,
    const u64 prefix_ranges /* u32 */,
    const u64 prefix_ranges_stride0,
    const u64 prefix_ranges_stride1,
    const u64 prefix_ranges_stride2,
    const u64 prefix_ranges_stride3,
    const u32 prefix_range_count,
    const u64 cu_seqlens_q /* u32 */,
    const u64 cu_seqlens_q_stride0,
    const u64 cu_seqlens_q_stride1,
    const u64 cu_seqlens_q_stride2,
    const u64 cu_seqlens_q_stride3,
    const u32 least_queries,
    const u32 most_queries,
    const u64 seqused_k /* u32 */,
    const u64 seqused_k_stride0,
    const u64 seqused_k_stride1,
    const u64 seqused_k_stride2,
    const u64 seqused_k_stride3,
    const u32 added_k,
    const u64 block_table /* u32 */,
    const u64 block_table_stride0,
    const u64 block_table_stride1,
    const u64 block_table_stride2,
    const u64 block_table_stride3,
    const u32 page_size,
    const u32 page_size_factor,
    const u32 page_size_shift,
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
    const u32 at = t17 / heads;
#line 140 "fa-kernels/src/attention/options/packed.rs"
    const u32 next = at + 1u;
    const u64 t25 = (u64)at;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t26 = t25 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t27 = t26 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t28 = cu_seqlens_q + t27;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    u32 first_query;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t28) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t30 = (u64)next;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t31 = t30 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t32 = t31 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t33 = cu_seqlens_q + t32;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    u32 t34;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t34) : "l"(t33) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u32 queries = t34 - first_query;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t36 = least_queries <= queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t37 = queries <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t38 = t36 & t37;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u32 seq_q_2 = t38 ? queries : 0u;
#line 91 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q_2 : added_k;
    const u64 t42 = (u64)at;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t43 = t42 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t44 = t43 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t45 = seqused_k + t44;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    u32 t46;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t46) : "l"(t45) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = (int)t46 > (int)0u ? t46 : 0u;
    const u32 used_2 = used < seq_k ? used : seq_k;
    const u32 t49 = used_2 + added;
#line 95 "fa-kernels/src/attention/options/cache.rs"
    const u32 end_10 = t49 < seq_k ? t49 : seq_k;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t51 = (u64)at;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t52 = t51 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t53 = t52 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t54 = block_table + t53;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u32 t55 = (u32)block_table_stride1;
#line 58 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t56 = t22 / group;
#line 196 "fa-kernels/src/attention/options/window.rs"
    const u32 t57 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t58 = t21 + end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t58 + t57;
    const u32 t60 = end > seq_q_2 ? end : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t61 = t60 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
    const u32 end_2 = t61 < end_10 ? t61 : end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t21 + end_10;
    const u32 t64 = end_3 > seq_q_2 ? end_3 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position = t64 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t66 = position > window_left ? position : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t67 = t66 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t68 = end_10 > 1u ? end_10 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t69 = t68 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 begin = t67 < t69 ? t67 : t69;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
    const u32 position_2 = t21 + end_10;
    u32 begin_2 = begin;
    u32 end_4 = end_2;
    #pragma unroll 1
    for (u32 i = 0u; i < prefix_range_count; i += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t72 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t73 = t72 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t74 = t73 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t75 = prefix_ranges + t74;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t76 = (u64)i;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t77 = t76 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t78 = t77 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t79 = t75 + t78;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t80 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t81 = t80 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t82 = t79 + t81;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        u32 t83;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t83) : "l"(t82) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t84 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t85 = t84 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t86 = t85 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t87 = prefix_ranges + t86;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t88 = (u64)i;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t89 = t88 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t90 = t89 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t91 = t87 + t90;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t92 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t93 = t92 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t94 = t91 + t93;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        u32 t95;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t95) : "l"(t94) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 t96 = (int)t95 > (int)0u ? t95 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 last = t96 < end_10 ? t96 : end_10;
        const bool is_range = t83 < last;
        const u32 t99 = t83 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const bool t100 = t99 <= position_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 t101 = last + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const bool t102 = position_2 < t101;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const bool is_inside = t100 & t102;
        const bool t104 = is_range & is_inside;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
        if (t104) {
            const u32 t105 = begin_2 < t83 ? begin_2 : t83;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
            begin_2 = t105;
            const u32 t106 = end_4 > last ? end_4 : last;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
            end_4 = t106;
        }
    }
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t107 = t21 + 63u;
#line 196 "fa-kernels/src/attention/options/window.rs"
    const u32 t108 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t109 = t107 + end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_5 = t109 + t108;
    const u32 t111 = end_5 > seq_q_2 ? end_5 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t112 = t111 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
    const u32 end_6 = t112 < end_10 ? t112 : end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_7 = t107 + end_10;
    const u32 t115 = end_7 > seq_q_2 ? end_7 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_3 = t115 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t117 = position_3 > window_left ? position_3 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t118 = t117 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t119 = end_10 > 1u ? end_10 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t120 = t119 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_3 = t118 < t120 ? t118 : t120;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
    const u32 position_4 = t107 + end_10;
    u32 begin_4 = begin_3;
    u32 end_8 = end_6;
    #pragma unroll 1
    for (u32 i_2 = 0u; i_2 < prefix_range_count; i_2 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t123 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t124 = t123 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t125 = t124 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t126 = prefix_ranges + t125;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t127 = (u64)i_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t128 = t127 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t129 = t128 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t130 = t126 + t129;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t131 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t132 = t131 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t133 = t130 + t132;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        u32 t134;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t134) : "l"(t133) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t135 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t136 = t135 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t137 = t136 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t138 = prefix_ranges + t137;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t139 = (u64)i_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t140 = t139 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t141 = t140 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t142 = t138 + t141;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t143 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t144 = t143 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t145 = t142 + t144;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        u32 t146;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t146) : "l"(t145) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 t147 = (int)t146 > (int)0u ? t146 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 last_2 = t147 < end_10 ? t147 : end_10;
        const bool is_range_2 = t134 < last_2;
        const u32 t150 = t134 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const bool t151 = t150 <= position_4;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 t152 = last_2 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const bool t153 = position_4 < t152;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const bool is_inside_2 = t151 & t153;
        const bool t155 = is_range_2 & is_inside_2;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
        if (t155) {
            const u32 t156 = begin_4 < t134 ? begin_4 : t134;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
            begin_4 = t156;
            const u32 t157 = end_8 > last_2 ? end_8 : last_2;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
            end_8 = t157;
        }
    }
#line 82 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 begin_5 = begin_2 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t159 = end_8 + 63u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t160 = t159 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t161 = begin_5 + 1u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end_9 = t160 > t161 ? t160 : t161;
    const u32 count = end_9 - begin_5;
    const u32 t164 = end_4 >> 6u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 whole = t164 < end_9 ? t164 : end_9;
    const u32 t166 = begin_4 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t167 = t166 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t168 = t167 > begin_5 ? t167 : begin_5;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t169 = t168 < end_9 ? t168 : end_9;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 masked_left = end_9 - t169;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t171 = end_9 - whole;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t172 = t171 < count ? t171 : count;
#line 35 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t173 = t21 < seq_q_2;
#line 35 "fa-kernels/src/attention/forward/mma/mod.rs"
    if (t173) {
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t175 = first_query + t21;
        const u64 t176 = 0ull * q_stride0;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t177 = t176 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t178 = q + t177;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t179 = (u64)t175;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t180 = t179 * q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t181 = t180 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t182 = t178 + t181;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t183 = (u64)t22;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t184 = t183 * q_stride2;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t185 = t184 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t186 = t182 + t185;
        const u32 t187 = (u32)q_stride1;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t188 = t187 << 1u;
        const u32 t189 = thread >> 3u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t190 = thread & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t191 = t189 & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t192 = t190 ^ t191;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t193 = t189 << 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t194 = t192 << 4u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t195 = t193 + t194;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t196 = (u64)t189 * t188;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t197 = t186 + t196;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t198 = (u64)t190 * 16u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t199 = t197 + t198;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t200 = (u64)t188 * 16u;
        const u32 exist = seq_q_2 - t21;
        const u32 t202 = head_dim >> 3u;
        const u32 t203 = smem_1 + t195;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t204 = (u64)0u * t188;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t205 = t199 + t204;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t206 = t205 + t200;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t207 = t206 + t200;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t208 = t207 + t200;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t209 = t189 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t210 = t190 < t202;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t211 = t209 & t210;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t212 = t211 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t203), "l"(t205), "r"(t212) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t213 = t189 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t214 = t213 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t215 = t190 < t202;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t216 = t214 & t215;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t217 = t216 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t203), "l"(t206), "r"(t217) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t218 = t189 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t219 = t218 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t220 = t190 < t202;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t221 = t219 & t220;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t222 = t221 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t203), "l"(t207), "r"(t222) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t223 = t189 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t224 = t223 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t225 = t190 < t202;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t226 = t224 & t225;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t227 = t226 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t203), "l"(t208), "r"(t227) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t228 = t205 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t229 = t189 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t230 = t190 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t231 = t230 < t202;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t232 = t229 & t231;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t233 = t232 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t203), "l"(t228), "r"(t233) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t234 = t206 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t235 = t189 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t236 = t235 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t237 = t190 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t238 = t237 < t202;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t239 = t236 & t238;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t240 = t239 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t203), "l"(t234), "r"(t240) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t241 = t207 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t242 = t189 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t243 = t242 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t244 = t190 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t245 = t244 < t202;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t246 = t243 & t245;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t247 = t246 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t203), "l"(t241), "r"(t247) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t248 = t208 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t249 = t189 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t250 = t249 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t251 = t190 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t252 = t251 < t202;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t253 = t250 & t252;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t254 = t253 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t203), "l"(t248), "r"(t254) : "memory");
#line 63 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t255 = smem_1 + 16384u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t256 = t255 + 16384u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t257 = 0ull * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t258 = t257 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t259 = k + t258;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t260 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t261 = t260 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t262 = t259 + t261;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t263 = (u64)t56;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t264 = t263 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t265 = t264 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t266 = t262 + t265;
        const u32 t267 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t268 = t267 << 1u;
        const u32 t269 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t270 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t271 = t269 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t272 = t270 ^ t271;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t273 = t269 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t274 = t272 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t275 = t273 + t274;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t276 = (u64)t269 * t268;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t277 = t266 + t276;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t278 = (u64)t270 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t279 = t277 + t278;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t280 = (u64)t268 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t281 = (u32)k_stride0;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t282 = t281 << 1u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t283 = 0ull * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t284 = t283 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t285 = v + t284;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t286 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t287 = t286 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t288 = t285 + t287;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t289 = (u64)t56;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t290 = t289 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t291 = t290 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t292 = t288 + t291;
        const u32 t293 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t294 = t293 << 1u;
        const u32 t295 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t296 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t297 = t295 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t298 = t296 ^ t297;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t299 = t295 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t300 = t298 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t301 = t299 + t300;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t302 = (u64)t295 * t294;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t303 = t292 + t302;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t304 = (u64)t296 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t305 = t303 + t304;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t306 = (u64)t294 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t307 = (u32)v_stride0;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t308 = t307 << 1u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t309 = thread & 31u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t310 = end_9 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t310 << 6u;
        const u32 t312 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t313 = (u64)t270 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t314 = t255 + t275;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t315 = first_key + t269;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t316 = end_10 > 1u ? end_10 : 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t317 = t316 - 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t318 = t315 < t317 ? t315 : t317;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t319 = t269 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t320 = t318 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t321;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t321) : "r"(t320), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index = t321 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t323 = (u64)index * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t324 = t323 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t325 = t54 + t324;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page) : "l"(t325) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t327 = index * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place = t318 - t327;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t329 = (u64)page * t282;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t330 = t266 + t329;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t331 = (u64)place * t268;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t332 = t330 + t331;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t333 = t332 + t313;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t334 = first_key + t269;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t335 = t334 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t336 = end_10 > 1u ? end_10 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t337 = t336 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t338 = t335 < t337 ? t335 : t337;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t339 = t269 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t340 = t339 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t341 = t338 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t342;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t342) : "r"(t341), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_2 = t342 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t344 = (u64)index_2 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t345 = t344 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t346 = t54 + t345;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_2;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t346) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t348 = index_2 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_2 = t338 - t348;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t350 = (u64)page_2 * t282;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t351 = t266 + t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t352 = (u64)place_2 * t268;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t353 = t351 + t352;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t354 = t353 + t313;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t355 = first_key + t269;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t356 = t355 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t357 = end_10 > 1u ? end_10 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t358 = t357 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t359 = t356 < t358 ? t356 : t358;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t360 = t269 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t361 = t360 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t362 = t359 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t363;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t363) : "r"(t362), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_3 = t363 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t365 = (u64)index_3 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t366 = t365 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t367 = t54 + t366;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_3;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_3) : "l"(t367) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t369 = index_3 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_3 = t359 - t369;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t371 = (u64)page_3 * t282;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t372 = t266 + t371;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t373 = (u64)place_3 * t268;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t374 = t372 + t373;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t375 = t374 + t313;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t376 = first_key + t269;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t377 = t376 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t378 = end_10 > 1u ? end_10 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t379 = t378 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t380 = t377 < t379 ? t377 : t379;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t381 = t269 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t382 = t381 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t383 = t380 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t384;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t384) : "r"(t383), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_4 = t384 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t386 = (u64)index_4 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t387 = t386 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t388 = t54 + t387;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_4;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t388) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t390 = index_4 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_4 = t380 - t390;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t392 = (u64)page_4 * t282;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t393 = t266 + t392;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t394 = (u64)place_4 * t268;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t395 = t393 + t394;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t396 = t395 + t313;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t397 = first_key + t269;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t398 = t397 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t399 = t270 < t312;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t400 = t398 & t399;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t401 = t400 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t314), "l"(t333), "r"(t401) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t402 = first_key + t269;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t403 = t402 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t404 = t403 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t405 = t270 < t312;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t406 = t404 & t405;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t407 = t406 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t314), "l"(t354), "r"(t407) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t408 = first_key + t269;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t409 = t408 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t410 = t409 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t411 = t270 < t312;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t412 = t410 & t411;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t413 = t412 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t314), "l"(t375), "r"(t413) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t414 = first_key + t269;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t415 = t414 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t416 = t415 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t417 = t270 < t312;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t418 = t416 & t417;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t419 = t418 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t314), "l"(t396), "r"(t419) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t420 = t333 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t421 = first_key + t269;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t422 = t421 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t423 = t270 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t424 = t423 < t312;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t425 = t422 & t424;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t426 = t425 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t314), "l"(t420), "r"(t426) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t427 = t354 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t428 = first_key + t269;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t429 = t428 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t430 = t429 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t431 = t270 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t432 = t431 < t312;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t433 = t430 & t432;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t434 = t433 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t314), "l"(t427), "r"(t434) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t435 = t375 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t436 = first_key + t269;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t437 = t436 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t438 = t437 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t439 = t270 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t440 = t439 < t312;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t441 = t438 & t440;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t442 = t441 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t314), "l"(t435), "r"(t442) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t443 = t396 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t444 = first_key + t269;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t445 = t444 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t446 = t445 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t447 = t270 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t448 = t447 < t312;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t449 = t446 & t448;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t450 = t449 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t314), "l"(t443), "r"(t450) : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 number = end_9 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = number << 6u;
        const u32 t453 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t454 = (u64)t296 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t455 = t256 + t301;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t456 = first_key_2 + t295;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t457 = end_10 > 1u ? end_10 : 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t458 = t457 - 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t459 = t456 < t458 ? t456 : t458;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t460 = t295 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t461 = t459 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t462;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t462) : "r"(t461), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_5 = t462 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t464 = (u64)index_5 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t465 = t464 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t466 = t54 + t465;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_5;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t466) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t468 = index_5 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_5 = t459 - t468;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t470 = (u64)page_5 * t308;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t471 = t292 + t470;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t472 = (u64)place_5 * t294;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t473 = t471 + t472;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t474 = t473 + t454;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t475 = first_key_2 + t295;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t476 = t475 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t477 = end_10 > 1u ? end_10 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t478 = t477 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t479 = t476 < t478 ? t476 : t478;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t480 = t295 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t481 = t480 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t482 = t479 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t483;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t483) : "r"(t482), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_6 = t483 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t485 = (u64)index_6 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t486 = t485 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t487 = t54 + t486;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_6;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_6) : "l"(t487) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t489 = index_6 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_6 = t479 - t489;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t491 = (u64)page_6 * t308;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t492 = t292 + t491;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t493 = (u64)place_6 * t294;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t494 = t492 + t493;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t495 = t494 + t454;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t496 = first_key_2 + t295;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t497 = t496 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t498 = end_10 > 1u ? end_10 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t499 = t498 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t500 = t497 < t499 ? t497 : t499;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t501 = t295 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t502 = t501 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t503 = t500 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t504;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t504) : "r"(t503), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_7 = t504 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t506 = (u64)index_7 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t507 = t506 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t508 = t54 + t507;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_7;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_7) : "l"(t508) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t510 = index_7 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_7 = t500 - t510;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t512 = (u64)page_7 * t308;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t513 = t292 + t512;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t514 = (u64)place_7 * t294;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t515 = t513 + t514;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t516 = t515 + t454;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t517 = first_key_2 + t295;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t518 = t517 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t519 = end_10 > 1u ? end_10 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t520 = t519 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t521 = t518 < t520 ? t518 : t520;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t522 = t295 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t523 = t522 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t524 = t521 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t525;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t525) : "r"(t524), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_8 = t525 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t527 = (u64)index_8 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t528 = t527 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t529 = t54 + t528;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_8;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_8) : "l"(t529) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t531 = index_8 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_8 = t521 - t531;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t533 = (u64)page_8 * t308;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t534 = t292 + t533;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t535 = (u64)place_8 * t294;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t536 = t534 + t535;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t537 = t536 + t454;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t538 = first_key_2 + t295;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t539 = t538 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t540 = t296 < t453;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t541 = t539 & t540;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t542 = t541 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t455), "l"(t474), "r"(t542) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t543 = first_key_2 + t295;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t544 = t543 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t545 = t544 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t546 = t296 < t453;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t547 = t545 & t546;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t548 = t547 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t455), "l"(t495), "r"(t548) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t549 = first_key_2 + t295;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t550 = t549 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t551 = t550 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t552 = t296 < t453;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t553 = t551 & t552;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t554 = t553 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t455), "l"(t516), "r"(t554) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t555 = first_key_2 + t295;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t556 = t555 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t557 = t556 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t558 = t296 < t453;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t559 = t557 & t558;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t560 = t559 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t455), "l"(t537), "r"(t560) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t561 = t474 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t562 = first_key_2 + t295;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t563 = t562 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t564 = t296 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t565 = t564 < t453;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t566 = t563 & t565;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t567 = t566 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t455), "l"(t561), "r"(t567) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t568 = t495 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t569 = first_key_2 + t295;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t570 = t569 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t571 = t570 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t572 = t296 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t573 = t572 < t453;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t574 = t571 & t573;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t575 = t574 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t455), "l"(t568), "r"(t575) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t576 = t516 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t577 = first_key_2 + t295;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t578 = t577 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t579 = t578 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t580 = t296 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t581 = t580 < t453;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t582 = t579 & t581;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t583 = t582 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t455), "l"(t576), "r"(t583) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t584 = t537 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t585 = first_key_2 + t295;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t586 = t585 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t587 = t586 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t588 = t296 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t589 = t588 < t453;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t590 = t587 & t589;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t591 = t590 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t455), "l"(t584), "r"(t591) : "memory");
#line 400 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t592 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t593 = first_row + t592;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t594 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t595 = t593 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t596 = t594 ^ t595;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t597 = t593 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t598 = t596 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t599 = t597 + t598;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t600 = smem_1 + t599;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t601 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t602 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t603 = t602 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t604 = t601 + t603;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t605 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t606 = t605 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t607 = t604 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t608 = t606 ^ t607;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t609 = t604 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t610 = t608 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t611 = t609 + t610;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t612 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t613 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t614 = t612 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t615 = t613 ^ t614;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t616 = t612 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t617 = t615 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t618 = t616 + t617;
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
        u32 t619;
        asm volatile("mov.b32 %0, %1;" : "=r"(t619) : "r"(t611));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t620 = t619 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t621 = t619 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t622 = t619 ^ 96u;
        const u32 t623 = t255 + t619;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t624;
        asm volatile("mov.b32 %0, %1;" : "=r"(t624) : "r"(t600));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t624) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t623) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t623) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t623) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t623) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t625 = t255 + t620;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t626;
        asm volatile("mov.b32 %0, %1;" : "=r"(t626) : "r"(t600));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t627 = t626 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t627) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t628 = t255 + t621;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t629;
        asm volatile("mov.b32 %0, %1;" : "=r"(t629) : "r"(t600));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t630 = t629 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t630) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t628) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t628) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t628) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t628) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t631 = t255 + t622;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t632;
        asm volatile("mov.b32 %0, %1;" : "=r"(t632) : "r"(t600));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t633 = t632 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t633) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t631) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t631) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t631) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t631) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t634;
        asm volatile("mov.b32 %0, %1;" : "=r"(t634) : "r"(t600));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t634) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t623) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t623) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t623) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t623) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t635;
        asm volatile("mov.b32 %0, %1;" : "=r"(t635) : "r"(t600));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t636 = t635 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t636) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t637;
        asm volatile("mov.b32 %0, %1;" : "=r"(t637) : "r"(t600));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t638 = t637 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t638) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t628) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t628) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t628) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t628) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t639;
        asm volatile("mov.b32 %0, %1;" : "=r"(t639) : "r"(t600));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t640 = t639 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t640) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t631) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t631) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t631) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t631) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t641 = 1u < count;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t641) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t642 = end_9 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 number_2 = t642 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = number_2 << 6u;
            const u32 t645 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t646 = (u64)t270 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t647 = t255 + t275;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t648 = first_key_3 + t269;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t649 = t269 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t650 = t648 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t651;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t651) : "r"(t650), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_9 = t651 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t653 = (u64)index_9 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t654 = t653 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t655 = t54 + t654;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_9;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_9) : "l"(t655) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t657 = index_9 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_9 = t648 - t657;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t659 = (u64)page_9 * t282;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t660 = t266 + t659;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t661 = (u64)place_9 * t268;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t662 = t660 + t661;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t663 = t662 + t646;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t664 = first_key_3 + t269;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t665 = t664 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t666 = t269 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t667 = t666 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t668 = t665 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t669;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t669) : "r"(t668), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_10 = t669 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t671 = (u64)index_10 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t672 = t671 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t673 = t54 + t672;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_10;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_10) : "l"(t673) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t675 = index_10 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_10 = t665 - t675;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t677 = (u64)page_10 * t282;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t678 = t266 + t677;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t679 = (u64)place_10 * t268;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t680 = t678 + t679;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t681 = t680 + t646;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t682 = first_key_3 + t269;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t683 = t682 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t684 = t269 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t685 = t684 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t686 = t683 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t687;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t687) : "r"(t686), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_11 = t687 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t689 = (u64)index_11 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t690 = t689 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t691 = t54 + t690;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_11;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_11) : "l"(t691) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t693 = index_11 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_11 = t683 - t693;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t695 = (u64)page_11 * t282;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t696 = t266 + t695;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t697 = (u64)place_11 * t268;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t698 = t696 + t697;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t699 = t698 + t646;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t700 = first_key_3 + t269;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t701 = t700 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t702 = t269 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t703 = t702 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t704 = t701 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t705;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t705) : "r"(t704), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_12 = t705 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t707 = (u64)index_12 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t708 = t707 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t709 = t54 + t708;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_12;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_12) : "l"(t709) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t711 = index_12 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_12 = t701 - t711;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t713 = (u64)page_12 * t282;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t714 = t266 + t713;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t715 = (u64)place_12 * t268;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t716 = t714 + t715;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t717 = t716 + t646;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t718 = t270 < t645;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t719 = t718 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t647), "l"(t663), "r"(t719) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t720 = t270 < t645;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t721 = t720 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t647), "l"(t681), "r"(t721) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t722 = t270 < t645;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t723 = t722 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t647), "l"(t699), "r"(t723) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t724 = t270 < t645;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t725 = t724 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t647), "l"(t717), "r"(t725) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t726 = t663 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t727 = t270 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t728 = t727 < t645;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t729 = t728 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t647), "l"(t726), "r"(t729) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t730 = t681 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t731 = t270 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t732 = t731 < t645;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t733 = t732 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t647), "l"(t730), "r"(t733) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t734 = t699 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t735 = t270 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t736 = t735 < t645;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t737 = t736 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t647), "l"(t734), "r"(t737) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t738 = t717 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t739 = t270 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t740 = t739 < t645;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t741 = t740 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t647), "l"(t738), "r"(t741) : "memory");
        }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t742 = end_9 - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_4 = t742 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t744 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t744));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t746 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t747 = t746 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_4 + t747;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t749 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t750 = first_query_2 + t749;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 t751 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t752 = t750 + end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_11 = t752 + t751;
        const u32 t754 = end_11 > seq_q_2 ? end_11 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t755 = t754 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 end_12 = t755 < end_10 ? t755 : end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_13 = t750 + end_10;
        const u32 t758 = end_13 > seq_q_2 ? end_13 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_5 = t758 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t760 = position_5 > window_left ? position_5 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t761 = t760 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t762 = end_10 > 1u ? end_10 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t763 = t762 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_6 = t761 < t763 ? t761 : t763;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 position_6 = t750 + end_10;
        u32 begin_7 = begin_6;
        u32 end_14 = end_12;
        #pragma unroll 1
        for (u32 i_3 = 0u; i_3 < prefix_range_count; i_3 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t766 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t767 = t766 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t768 = t767 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t769 = prefix_ranges + t768;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t770 = (u64)i_3;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t771 = t770 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t772 = t771 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t773 = t769 + t772;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t774 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t775 = t774 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t776 = t773 + t775;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t777;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t777) : "l"(t776) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t778 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t779 = t778 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t780 = t779 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t781 = prefix_ranges + t780;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t782 = (u64)i_3;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t783 = t782 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t784 = t783 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t785 = t781 + t784;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t786 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t787 = t786 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t788 = t785 + t787;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t789;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t789) : "l"(t788) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 t790 = (int)t789 > (int)0u ? t789 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 last_3 = t790 < end_10 ? t790 : end_10;
            const bool is_range_3 = t777 < last_3;
            const u32 t793 = t777 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t794 = t793 <= position_6;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 t795 = last_3 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t796 = position_6 < t795;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool is_inside_3 = t794 & t796;
            const bool t798 = is_range_3 & is_inside_3;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
            if (t798) {
                const u32 t799 = begin_7 < t777 ? begin_7 : t777;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                begin_7 = t799;
                const u32 t800 = end_14 > last_3 ? end_14 : last_3;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                end_14 = t800;
            }
        }
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t801 = end_14 > column ? end_14 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_15 = t801 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t803 = begin_7 > column ? begin_7 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t804 = t803 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t805 = 0u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t806 = t804 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible = t805 & t806;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t808 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s = t808;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t809 = 1u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t810 = t804 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = t809 & t810;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t812 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_2 = t812;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t813 = 8u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t814 = t804 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = t813 & t814;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t816 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_5 = t816;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t817 = 9u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t818 = t804 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = t817 & t818;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t820 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_6 = t820;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t821 = 16u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t822 = t804 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = t821 & t822;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t824 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_9 = t824;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t825 = 17u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t826 = t804 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = t825 & t826;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t828 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_10 = t828;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t829 = 24u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t830 = t804 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = t829 & t830;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t832 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_13 = t832;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t833 = 25u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t834 = t804 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = t833 & t834;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t836 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_14 = t836;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t837 = 32u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t838 = t804 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = t837 & t838;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t840 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_17 = t840;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t841 = 33u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t842 = t804 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_10 = t841 & t842;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t844 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_18 = t844;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t845 = 40u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t846 = t804 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_11 = t845 & t846;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t848 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_21 = t848;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t849 = 41u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t850 = t804 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_12 = t849 & t850;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t852 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_22 = t852;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t853 = 48u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t854 = t804 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_13 = t853 & t854;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t856 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_25 = t856;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t857 = 49u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t858 = t804 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_14 = t857 & t858;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t860 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_26 = t860;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t861 = 56u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t862 = t804 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_15 = t861 & t862;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t864 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_29 = t864;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t865 = 57u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t866 = t804 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_16 = t865 & t866;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t868 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_30 = t868;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t869 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t870 = first_query_2 + t869;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t871 = t870 + 8u;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 t872 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t873 = t871 + end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_16 = t873 + t872;
        const u32 t875 = end_16 > seq_q_2 ? end_16 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t876 = t875 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 end_17 = t876 < end_10 ? t876 : end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_18 = t871 + end_10;
        const u32 t879 = end_18 > seq_q_2 ? end_18 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_7 = t879 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t881 = position_7 > window_left ? position_7 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t882 = t881 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t883 = end_10 > 1u ? end_10 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t884 = t883 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_8 = t882 < t884 ? t882 : t884;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 position_8 = t871 + end_10;
        u32 begin_9 = begin_8;
        u32 end_19 = end_17;
        #pragma unroll 1
        for (u32 i_4 = 0u; i_4 < prefix_range_count; i_4 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t887 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t888 = t887 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t889 = t888 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t890 = prefix_ranges + t889;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t891 = (u64)i_4;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t892 = t891 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t893 = t892 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t894 = t890 + t893;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t895 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t896 = t895 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t897 = t894 + t896;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t898;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t898) : "l"(t897) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t899 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t900 = t899 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t901 = t900 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t902 = prefix_ranges + t901;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t903 = (u64)i_4;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t904 = t903 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t905 = t904 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t906 = t902 + t905;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t907 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t908 = t907 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t909 = t906 + t908;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t910;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t910) : "l"(t909) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 t911 = (int)t910 > (int)0u ? t910 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 last_4 = t911 < end_10 ? t911 : end_10;
            const bool is_range_4 = t898 < last_4;
            const u32 t914 = t898 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t915 = t914 <= position_8;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 t916 = last_4 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t917 = position_8 < t916;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool is_inside_4 = t915 & t917;
            const bool t919 = is_range_4 & is_inside_4;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
            if (t919) {
                const u32 t920 = begin_9 < t898 ? begin_9 : t898;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                begin_9 = t920;
                const u32 t921 = end_19 > last_4 ? end_19 : last_4;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                end_19 = t921;
            }
        }
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t922 = end_19 > column ? end_19 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_20 = t922 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t924 = begin_9 > column ? begin_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t925 = t924 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t926 = 0u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t927 = t925 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_17 = t926 & t927;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t929 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_3 = t929;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t930 = 1u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t931 = t925 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_18 = t930 & t931;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t933 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_4 = t933;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t934 = 8u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t935 = t925 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_19 = t934 & t935;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t937 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_7 = t937;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t938 = 9u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t939 = t925 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_20 = t938 & t939;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t941 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_8 = t941;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t942 = 16u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t943 = t925 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_21 = t942 & t943;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t945 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_11 = t945;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t946 = 17u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t947 = t925 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_22 = t946 & t947;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t949 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_12 = t949;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t950 = 24u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t951 = t925 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_23 = t950 & t951;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t953 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_15 = t953;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t954 = 25u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t955 = t925 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_24 = t954 & t955;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t957 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_16 = t957;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t958 = 32u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t959 = t925 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_25 = t958 & t959;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t961 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_19 = t961;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t962 = 33u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t963 = t925 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_26 = t962 & t963;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t965 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_20 = t965;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t966 = 40u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t967 = t925 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_27 = t966 & t967;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t969 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_23 = t969;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t970 = 41u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t971 = t925 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_28 = t970 & t971;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t973 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_24 = t973;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t974 = 48u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t975 = t925 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_29 = t974 & t975;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t977 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_27 = t977;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t978 = 49u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t979 = t925 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_30 = t978 & t979;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t981 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_28 = t981;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t982 = 56u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t983 = t925 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_31 = t982 & t983;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t985 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_31 = t985;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t986 = 57u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t987 = t925 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_32 = t986 & t987;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t989 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_32 = t989;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t991;
        asm("max.f32 %0, %1, %2;" : "=f"(t991) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t992;
        asm("max.f32 %0, %1, %2;" : "=f"(t992) : "f"(t991), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t993;
        asm("max.f32 %0, %1, %2;" : "=f"(t993) : "f"(t992), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t994;
        asm("max.f32 %0, %1, %2;" : "=f"(t994) : "f"(t993), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t995;
        asm("max.f32 %0, %1, %2;" : "=f"(t995) : "f"(t994), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t996;
        asm("max.f32 %0, %1, %2;" : "=f"(t996) : "f"(t995), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t997;
        asm("max.f32 %0, %1, %2;" : "=f"(t997) : "f"(t996), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t998;
        asm("max.f32 %0, %1, %2;" : "=f"(t998) : "f"(t997), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t999;
        asm("max.f32 %0, %1, %2;" : "=f"(t999) : "f"(t998), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1000;
        asm("max.f32 %0, %1, %2;" : "=f"(t1000) : "f"(t999), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1001;
        asm("max.f32 %0, %1, %2;" : "=f"(t1001) : "f"(t1000), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1002;
        asm("max.f32 %0, %1, %2;" : "=f"(t1002) : "f"(t1001), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1003;
        asm("max.f32 %0, %1, %2;" : "=f"(t1003) : "f"(t1002), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1004;
        asm("max.f32 %0, %1, %2;" : "=f"(t1004) : "f"(t1003), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1005;
        asm("max.f32 %0, %1, %2;" : "=f"(t1005) : "f"(t1004), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1006;
        asm("max.f32 %0, %1, %2;" : "=f"(t1006) : "f"(t1005), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1007;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1007) : "f"(t1006));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1006), "f"(t1007));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1009;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1009) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1009));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t1012 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t1012;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1014 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1015;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1015) : "f"(old), "f"(scale_log2), "f"(t1014));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1015));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1017 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1018 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1018));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1020;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1020) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t1020;
        const f32 t1021 = t1017 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1022 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1022));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1024;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1024) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t1024;
        const f32 t1025 = t1021 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1026 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1026));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1028;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1028) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t1028;
        const f32 t1029 = t1025 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1030 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1030));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1032;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1032) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t1032;
        const f32 t1033 = t1029 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1034 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1034));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1036;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1036) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t1036;
        const f32 t1037 = t1033 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1038 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1038));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1040;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1040) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t1040;
        const f32 t1041 = t1037 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1042 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1042));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1044;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1044) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t1044;
        const f32 t1045 = t1041 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1046 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1046));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1048;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1048) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t1048;
        const f32 t1049 = t1045 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1050 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1050));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1052;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1052) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t1052;
        const f32 t1053 = t1049 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1054 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1054));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1056;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1056) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t1056;
        const f32 t1057 = t1053 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1058 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1058));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1060;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1060) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t1060;
        const f32 t1061 = t1057 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1062 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1062));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1064;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1064) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t1064;
        const f32 t1065 = t1061 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1066 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1066));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1068;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1068) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t1068;
        const f32 t1069 = t1065 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1070 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1070));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1072;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1072) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t1072;
        const f32 t1073 = t1069 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1074 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1074));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1076;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1076) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t1076;
        const f32 t1077 = t1073 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1078 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1078));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1080;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1080) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t1080;
        const f32 t1081 = t1077 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1081;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1083;
        asm("max.f32 %0, %1, %2;" : "=f"(t1083) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1084;
        asm("max.f32 %0, %1, %2;" : "=f"(t1084) : "f"(t1083), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1085;
        asm("max.f32 %0, %1, %2;" : "=f"(t1085) : "f"(t1084), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1086;
        asm("max.f32 %0, %1, %2;" : "=f"(t1086) : "f"(t1085), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1087;
        asm("max.f32 %0, %1, %2;" : "=f"(t1087) : "f"(t1086), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1088;
        asm("max.f32 %0, %1, %2;" : "=f"(t1088) : "f"(t1087), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1089;
        asm("max.f32 %0, %1, %2;" : "=f"(t1089) : "f"(t1088), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1090;
        asm("max.f32 %0, %1, %2;" : "=f"(t1090) : "f"(t1089), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1091;
        asm("max.f32 %0, %1, %2;" : "=f"(t1091) : "f"(t1090), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1092;
        asm("max.f32 %0, %1, %2;" : "=f"(t1092) : "f"(t1091), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1093;
        asm("max.f32 %0, %1, %2;" : "=f"(t1093) : "f"(t1092), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1094;
        asm("max.f32 %0, %1, %2;" : "=f"(t1094) : "f"(t1093), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1095;
        asm("max.f32 %0, %1, %2;" : "=f"(t1095) : "f"(t1094), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1096;
        asm("max.f32 %0, %1, %2;" : "=f"(t1096) : "f"(t1095), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1097;
        asm("max.f32 %0, %1, %2;" : "=f"(t1097) : "f"(t1096), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1098;
        asm("max.f32 %0, %1, %2;" : "=f"(t1098) : "f"(t1097), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1099;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1099) : "f"(t1098));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1098), "f"(t1099));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1101;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1101) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1101));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t1104 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t1104;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1106 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1107;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1107) : "f"(old_2), "f"(scale_log2), "f"(t1106));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1107));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1109 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1110 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t1110));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1112;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1112) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t1112;
        const f32 t1113 = t1109 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1114 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t1114));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1116;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1116) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t1116;
        const f32 t1117 = t1113 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1118 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t1118));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1120;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1120) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t1120;
        const f32 t1121 = t1117 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1122 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t1122));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1124;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1124) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t1124;
        const f32 t1125 = t1121 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1126 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t1126));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1128;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1128) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t1128;
        const f32 t1129 = t1125 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1130 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t1130));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1132;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1132) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t1132;
        const f32 t1133 = t1129 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1134 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t1134));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1136;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1136) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t1136;
        const f32 t1137 = t1133 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1138 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t1138));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1140;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1140) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t1140;
        const f32 t1141 = t1137 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1142 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1142));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1144;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1144) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t1144;
        const f32 t1145 = t1141 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1146 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1146));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1148;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1148) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t1148;
        const f32 t1149 = t1145 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1150 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1150));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1152;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1152) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t1152;
        const f32 t1153 = t1149 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1154 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1154));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1156;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1156) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t1156;
        const f32 t1157 = t1153 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1158 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1158));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1160;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1160) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t1160;
        const f32 t1161 = t1157 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1162 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1162));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1164;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1164) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t1164;
        const f32 t1165 = t1161 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1166 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1166));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1168;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1168) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t1168;
        const f32 t1169 = t1165 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1170 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1170));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1172;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1172) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t1172;
        const f32 t1173 = t1169 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1173;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1174;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1174) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1175;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1175) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1176;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1176) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1177;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1177) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1178;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1178) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1179;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1179) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1180;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1180) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1181;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1181) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1182;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1182) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1183;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1183) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1184;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1184) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1185;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1185) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1186;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1186) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1187;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1187) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1188;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1188) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1189;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1189) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1190;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1190) : "r"(t618));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1191 = t1190 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1192 = t1190 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1193 = t1190 ^ 96u;
        const u32 t1194 = t256 + t1190;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1195 = t256 + t1191;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1196 = t256 + t1192;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1197 = t256 + t1193;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1194) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1174), "r"(t1175), "r"(t1176), "r"(t1177), "r"(m_161), "r"(m_162));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1174), "r"(t1175), "r"(t1176), "r"(t1177), "r"(m_163), "r"(m_164));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1195) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1174), "r"(t1175), "r"(t1176), "r"(t1177), "r"(m_165), "r"(m_166));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1174), "r"(t1175), "r"(t1176), "r"(t1177), "r"(m_167), "r"(m_168));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1174), "r"(t1175), "r"(t1176), "r"(t1177), "r"(m_169), "r"(m_170));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1174), "r"(t1175), "r"(t1176), "r"(t1177), "r"(m_171), "r"(m_172));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1197) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1174), "r"(t1175), "r"(t1176), "r"(t1177), "r"(m_173), "r"(m_174));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1174), "r"(t1175), "r"(t1176), "r"(t1177), "r"(m_175), "r"(m_176));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1194) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1174), "r"(t1175), "r"(t1176), "r"(t1177), "r"(m_177), "r"(m_178));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1174), "r"(t1175), "r"(t1176), "r"(t1177), "r"(m_179), "r"(m_180));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1195) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1174), "r"(t1175), "r"(t1176), "r"(t1177), "r"(m_181), "r"(m_182));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1174), "r"(t1175), "r"(t1176), "r"(t1177), "r"(m_183), "r"(m_184));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1174), "r"(t1175), "r"(t1176), "r"(t1177), "r"(m_185), "r"(m_186));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1174), "r"(t1175), "r"(t1176), "r"(t1177), "r"(m_187), "r"(m_188));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1197) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1174), "r"(t1175), "r"(t1176), "r"(t1177), "r"(m_189), "r"(m_190));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1174), "r"(t1175), "r"(t1176), "r"(t1177), "r"(m_191), "r"(m_192));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1194) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1178), "r"(t1179), "r"(t1180), "r"(t1181), "r"(m_193), "r"(m_194));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1178), "r"(t1179), "r"(t1180), "r"(t1181), "r"(m_195), "r"(m_196));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1195) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1178), "r"(t1179), "r"(t1180), "r"(t1181), "r"(m_197), "r"(m_198));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1178), "r"(t1179), "r"(t1180), "r"(t1181), "r"(m_199), "r"(m_200));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1178), "r"(t1179), "r"(t1180), "r"(t1181), "r"(m_201), "r"(m_202));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1178), "r"(t1179), "r"(t1180), "r"(t1181), "r"(m_203), "r"(m_204));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1197) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1178), "r"(t1179), "r"(t1180), "r"(t1181), "r"(m_205), "r"(m_206));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1178), "r"(t1179), "r"(t1180), "r"(t1181), "r"(m_207), "r"(m_208));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1194) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1178), "r"(t1179), "r"(t1180), "r"(t1181), "r"(m_209), "r"(m_210));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1178), "r"(t1179), "r"(t1180), "r"(t1181), "r"(m_211), "r"(m_212));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1195) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1178), "r"(t1179), "r"(t1180), "r"(t1181), "r"(m_213), "r"(m_214));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1178), "r"(t1179), "r"(t1180), "r"(t1181), "r"(m_215), "r"(m_216));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1178), "r"(t1179), "r"(t1180), "r"(t1181), "r"(m_217), "r"(m_218));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1178), "r"(t1179), "r"(t1180), "r"(t1181), "r"(m_219), "r"(m_220));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1197) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1178), "r"(t1179), "r"(t1180), "r"(t1181), "r"(m_221), "r"(m_222));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1178), "r"(t1179), "r"(t1180), "r"(t1181), "r"(m_223), "r"(m_224));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1194) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1182), "r"(t1183), "r"(t1184), "r"(t1185), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1182), "r"(t1183), "r"(t1184), "r"(t1185), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1195) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1182), "r"(t1183), "r"(t1184), "r"(t1185), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1182), "r"(t1183), "r"(t1184), "r"(t1185), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1182), "r"(t1183), "r"(t1184), "r"(t1185), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1182), "r"(t1183), "r"(t1184), "r"(t1185), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1197) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1182), "r"(t1183), "r"(t1184), "r"(t1185), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1182), "r"(t1183), "r"(t1184), "r"(t1185), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1194) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1182), "r"(t1183), "r"(t1184), "r"(t1185), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1182), "r"(t1183), "r"(t1184), "r"(t1185), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1195) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1182), "r"(t1183), "r"(t1184), "r"(t1185), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1182), "r"(t1183), "r"(t1184), "r"(t1185), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1182), "r"(t1183), "r"(t1184), "r"(t1185), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1182), "r"(t1183), "r"(t1184), "r"(t1185), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1197) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1182), "r"(t1183), "r"(t1184), "r"(t1185), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1182), "r"(t1183), "r"(t1184), "r"(t1185), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1194) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1186), "r"(t1187), "r"(t1188), "r"(t1189), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1186), "r"(t1187), "r"(t1188), "r"(t1189), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1195) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1186), "r"(t1187), "r"(t1188), "r"(t1189), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1186), "r"(t1187), "r"(t1188), "r"(t1189), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1186), "r"(t1187), "r"(t1188), "r"(t1189), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1186), "r"(t1187), "r"(t1188), "r"(t1189), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1197) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1186), "r"(t1187), "r"(t1188), "r"(t1189), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1186), "r"(t1187), "r"(t1188), "r"(t1189), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1194) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1186), "r"(t1187), "r"(t1188), "r"(t1189), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1186), "r"(t1187), "r"(t1188), "r"(t1189), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1195) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1186), "r"(t1187), "r"(t1188), "r"(t1189), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1186), "r"(t1187), "r"(t1188), "r"(t1189), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1186), "r"(t1187), "r"(t1188), "r"(t1189), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1186), "r"(t1187), "r"(t1188), "r"(t1189), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1197) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1186), "r"(t1187), "r"(t1188), "r"(t1189), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1186), "r"(t1187), "r"(t1188), "r"(t1189), "r"(m_287), "r"(m_288));
#line 84 "fa-kernels/src/attention/forward/mma/tile.rs"
        #pragma unroll 1
        for (u32 i_5 = 1u; i_5 < count; i_5 += 1u) {
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1198 = end_9 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 number_3 = t1198 - i_5;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_5 = number_3 << 6u;
            const u32 t1201 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1202 = (u64)t296 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1203 = t256 + t301;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1204 = first_key_5 + t295;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1205 = t295 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1206 = t1204 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1207;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1207) : "r"(t1206), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_13 = t1207 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1209 = (u64)index_13 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1210 = t1209 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1211 = t54 + t1210;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_13;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_13) : "l"(t1211) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1213 = index_13 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_13 = t1204 - t1213;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1215 = (u64)page_13 * t308;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1216 = t292 + t1215;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1217 = (u64)place_13 * t294;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1218 = t1216 + t1217;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1219 = t1218 + t1202;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1220 = first_key_5 + t295;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1221 = t1220 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1222 = t295 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1223 = t1222 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1224 = t1221 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1225;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1225) : "r"(t1224), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_14 = t1225 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1227 = (u64)index_14 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1228 = t1227 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1229 = t54 + t1228;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_14;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_14) : "l"(t1229) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1231 = index_14 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_14 = t1221 - t1231;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1233 = (u64)page_14 * t308;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1234 = t292 + t1233;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1235 = (u64)place_14 * t294;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1236 = t1234 + t1235;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1237 = t1236 + t1202;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1238 = first_key_5 + t295;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1239 = t1238 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1240 = t295 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1241 = t1240 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1242 = t1239 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1243;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1243) : "r"(t1242), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_15 = t1243 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1245 = (u64)index_15 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1246 = t1245 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1247 = t54 + t1246;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_15;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_15) : "l"(t1247) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1249 = index_15 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_15 = t1239 - t1249;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1251 = (u64)page_15 * t308;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1252 = t292 + t1251;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1253 = (u64)place_15 * t294;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1254 = t1252 + t1253;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1255 = t1254 + t1202;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1256 = first_key_5 + t295;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1257 = t1256 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1258 = t295 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1259 = t1258 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1260 = t1257 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1261;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1261) : "r"(t1260), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_16 = t1261 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1263 = (u64)index_16 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1264 = t1263 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1265 = t54 + t1264;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_16;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_16) : "l"(t1265) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1267 = index_16 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_16 = t1257 - t1267;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1269 = (u64)page_16 * t308;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1270 = t292 + t1269;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1271 = (u64)place_16 * t294;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1272 = t1270 + t1271;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1273 = t1272 + t1202;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1274 = t296 < t1201;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1275 = t1274 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1203), "l"(t1219), "r"(t1275) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1276 = t296 < t1201;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1277 = t1276 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1203), "l"(t1237), "r"(t1277) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1278 = t296 < t1201;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1279 = t1278 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1203), "l"(t1255), "r"(t1279) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1280 = t296 < t1201;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1281 = t1280 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1203), "l"(t1273), "r"(t1281) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1282 = t1219 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1283 = t296 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1284 = t1283 < t1201;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1285 = t1284 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1203), "l"(t1282), "r"(t1285) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1286 = t1237 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1287 = t296 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1288 = t1287 < t1201;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1289 = t1288 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1203), "l"(t1286), "r"(t1289) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1290 = t1255 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1291 = t296 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1292 = t1291 < t1201;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1293 = t1292 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1203), "l"(t1290), "r"(t1293) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1294 = t1273 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1295 = t296 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1296 = t1295 < t1201;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1297 = t1296 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1203), "l"(t1294), "r"(t1297) : "memory");
#line 400 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
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
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1298;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1298) : "r"(t611));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1299 = t1298 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1300 = t1298 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1301 = t1298 ^ 96u;
            const u32 t1302 = t255 + t1298;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1303;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1303) : "r"(t600));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1303) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1302) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1302) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1302) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1302) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1304 = t255 + t1299;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1305;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1305) : "r"(t600));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1306 = t1305 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1306) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1304) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1304) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1304) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1304) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1307 = t255 + t1300;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1308;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1308) : "r"(t600));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1309 = t1308 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1309) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1307) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1307) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1307) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1307) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1310 = t255 + t1301;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1311;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1311) : "r"(t600));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1312 = t1311 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1312) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1310) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1310) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1310) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1310) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1313;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1313) : "r"(t600));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_369;
            u32 m_370;
            u32 m_371;
            u32 m_372;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1313) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_373;
            u32 m_374;
            u32 m_375;
            u32 m_376;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1302) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_377;
            u32 m_378;
            u32 m_379;
            u32 m_380;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1302) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_381;
            u32 m_382;
            u32 m_383;
            u32 m_384;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1302) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_385;
            u32 m_386;
            u32 m_387;
            u32 m_388;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1302) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1314;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1314) : "r"(t600));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1315 = t1314 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_389;
            u32 m_390;
            u32 m_391;
            u32 m_392;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1315) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_393;
            u32 m_394;
            u32 m_395;
            u32 m_396;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1304) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_397;
            u32 m_398;
            u32 m_399;
            u32 m_400;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1304) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_401;
            u32 m_402;
            u32 m_403;
            u32 m_404;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1304) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_405;
            u32 m_406;
            u32 m_407;
            u32 m_408;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1304) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1316;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1316) : "r"(t600));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1317 = t1316 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_409;
            u32 m_410;
            u32 m_411;
            u32 m_412;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1317) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_413;
            u32 m_414;
            u32 m_415;
            u32 m_416;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1307) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_417;
            u32 m_418;
            u32 m_419;
            u32 m_420;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1307) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_421;
            u32 m_422;
            u32 m_423;
            u32 m_424;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1307) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_425;
            u32 m_426;
            u32 m_427;
            u32 m_428;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1307) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1318;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1318) : "r"(t600));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1319 = t1318 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_429;
            u32 m_430;
            u32 m_431;
            u32 m_432;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1319) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_433;
            u32 m_434;
            u32 m_435;
            u32 m_436;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1310) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_437;
            u32 m_438;
            u32 m_439;
            u32 m_440;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1310) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_441;
            u32 m_442;
            u32 m_443;
            u32 m_444;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1310) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_445;
            u32 m_446;
            u32 m_447;
            u32 m_448;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1310) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_445), "r"(m_446));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_447), "r"(m_448));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 416 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next_2 = i_5 + 1u;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1321 = next_2 < count;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1321) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1322 = end_9 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 number_4 = t1322 - next_2;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = number_4 << 6u;
                const u32 t1325 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1326 = (u64)t270 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1327 = t255 + t275;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1328 = first_key_6 + t269;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1329 = t269 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1330 = t1328 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t1331;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1331) : "r"(t1330), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_17 = t1331 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1333 = (u64)index_17 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1334 = t1333 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1335 = t54 + t1334;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_17;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_17) : "l"(t1335) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1337 = index_17 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_17 = t1328 - t1337;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1339 = (u64)page_17 * t282;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1340 = t266 + t1339;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1341 = (u64)place_17 * t268;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1342 = t1340 + t1341;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1343 = t1342 + t1326;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1344 = first_key_6 + t269;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1345 = t1344 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1346 = t269 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1347 = t1346 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1348 = t1345 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t1349;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1349) : "r"(t1348), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_18 = t1349 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1351 = (u64)index_18 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1352 = t1351 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1353 = t54 + t1352;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_18;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_18) : "l"(t1353) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1355 = index_18 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_18 = t1345 - t1355;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1357 = (u64)page_18 * t282;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1358 = t266 + t1357;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1359 = (u64)place_18 * t268;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1360 = t1358 + t1359;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1361 = t1360 + t1326;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1362 = first_key_6 + t269;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1363 = t1362 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1364 = t269 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1365 = t1364 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1366 = t1363 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t1367;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1367) : "r"(t1366), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_19 = t1367 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1369 = (u64)index_19 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1370 = t1369 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1371 = t54 + t1370;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_19;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_19) : "l"(t1371) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1373 = index_19 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_19 = t1363 - t1373;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1375 = (u64)page_19 * t282;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1376 = t266 + t1375;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1377 = (u64)place_19 * t268;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1378 = t1376 + t1377;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1379 = t1378 + t1326;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1380 = first_key_6 + t269;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1381 = t1380 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1382 = t269 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1383 = t1382 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1384 = t1381 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t1385;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1385) : "r"(t1384), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_20 = t1385 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1387 = (u64)index_20 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1388 = t1387 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1389 = t54 + t1388;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_20;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_20) : "l"(t1389) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1391 = index_20 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_20 = t1381 - t1391;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1393 = (u64)page_20 * t282;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1394 = t266 + t1393;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1395 = (u64)place_20 * t268;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1396 = t1394 + t1395;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1397 = t1396 + t1326;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1398 = t270 < t1325;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1399 = t1398 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1327), "l"(t1343), "r"(t1399) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1400 = t270 < t1325;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1401 = t1400 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1327), "l"(t1361), "r"(t1401) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1402 = t270 < t1325;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1403 = t1402 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1327), "l"(t1379), "r"(t1403) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1404 = t270 < t1325;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1405 = t1404 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1327), "l"(t1397), "r"(t1405) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1406 = t1343 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1407 = t270 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1408 = t1407 < t1325;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1409 = t1408 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1327), "l"(t1406), "r"(t1409) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1410 = t1361 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1411 = t270 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1412 = t1411 < t1325;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1413 = t1412 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1327), "l"(t1410), "r"(t1413) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1414 = t1379 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1415 = t270 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1416 = t1415 < t1325;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1417 = t1416 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1327), "l"(t1414), "r"(t1417) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1418 = t1397 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1419 = t270 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1420 = t1419 < t1325;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1421 = t1420 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1327), "l"(t1418), "r"(t1421) : "memory");
            }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_3;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t21));
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t1423 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1424 = first_query_3 + end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_21 = t1424 + t1423;
            const u32 t1426 = end_21 > seq_q_2 ? end_21 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1427 = t1426 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_22 = t1427 < end_10 ? t1427 : end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = first_query_3 + end_10;
            const u32 t1430 = end_23 > seq_q_2 ? end_23 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_9 = t1430 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1432 = position_9 > window_left ? position_9 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1433 = t1432 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1434 = end_10 > 1u ? end_10 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1435 = t1434 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_10 = t1433 < t1435 ? t1433 : t1435;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_10 = first_query_3 + end_10;
            u32 begin_11 = begin_10;
            u32 end_24 = end_22;
            #pragma unroll 1
            for (u32 i_6 = 0u; i_6 < prefix_range_count; i_6 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1438 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1439 = t1438 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1440 = t1439 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1441 = prefix_ranges + t1440;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1442 = (u64)i_6;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1443 = t1442 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1444 = t1443 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1445 = t1441 + t1444;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1446 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1447 = t1446 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1448 = t1445 + t1447;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1449;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1449) : "l"(t1448) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1450 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1451 = t1450 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1452 = t1451 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1453 = prefix_ranges + t1452;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1454 = (u64)i_6;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1455 = t1454 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1456 = t1455 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1457 = t1453 + t1456;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1458 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1459 = t1458 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1460 = t1457 + t1459;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1461;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1461) : "l"(t1460) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t1462 = (int)t1461 > (int)0u ? t1461 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_5 = t1462 < end_10 ? t1462 : end_10;
                const bool is_range_5 = t1449 < last_5;
                const u32 t1465 = t1449 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1466 = t1465 <= position_10;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t1467 = last_5 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1468 = position_10 < t1467;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_5 = t1466 & t1468;
                const bool t1470 = is_range_5 & is_inside_5;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t1470) {
                    const u32 t1471 = begin_11 < t1449 ? begin_11 : t1449;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_11 = t1471;
                    const u32 t1472 = end_24 > last_5 ? end_24 : last_5;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_24 = t1472;
                }
            }
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1473 = first_query_3 + 63u;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t1474 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1475 = t1473 + end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_25 = t1475 + t1474;
            const u32 t1477 = end_25 > seq_q_2 ? end_25 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1478 = t1477 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_26 = t1478 < end_10 ? t1478 : end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_27 = t1473 + end_10;
            const u32 t1481 = end_27 > seq_q_2 ? end_27 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_11 = t1481 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1483 = position_11 > window_left ? position_11 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1484 = t1483 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1485 = end_10 > 1u ? end_10 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1486 = t1485 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_12 = t1484 < t1486 ? t1484 : t1486;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_12 = t1473 + end_10;
            u32 begin_13 = begin_12;
            u32 end_28 = end_26;
            #pragma unroll 1
            for (u32 i_7 = 0u; i_7 < prefix_range_count; i_7 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1489 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1490 = t1489 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1491 = t1490 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1492 = prefix_ranges + t1491;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1493 = (u64)i_7;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1494 = t1493 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1495 = t1494 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1496 = t1492 + t1495;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1497 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1498 = t1497 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1499 = t1496 + t1498;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1500;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1500) : "l"(t1499) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1501 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1502 = t1501 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1503 = t1502 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1504 = prefix_ranges + t1503;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1505 = (u64)i_7;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1506 = t1505 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1507 = t1506 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1508 = t1504 + t1507;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1509 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1510 = t1509 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1511 = t1508 + t1510;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1512;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1512) : "l"(t1511) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t1513 = (int)t1512 > (int)0u ? t1512 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_6 = t1513 < end_10 ? t1513 : end_10;
                const bool is_range_6 = t1500 < last_6;
                const u32 t1516 = t1500 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1517 = t1516 <= position_12;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t1518 = last_6 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1519 = position_12 < t1518;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_6 = t1517 & t1519;
                const bool t1521 = is_range_6 & is_inside_6;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t1521) {
                    const u32 t1522 = begin_13 < t1500 ? begin_13 : t1500;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_13 = t1522;
                    const u32 t1523 = end_28 > last_6 ? end_28 : last_6;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_28 = t1523;
                }
            }
#line 82 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 begin_14 = begin_11 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1525 = end_28 + 63u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1526 = t1525 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1527 = begin_14 + 1u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_29 = t1526 > t1527 ? t1526 : t1527;
            const u32 count_2 = end_29 - begin_14;
            const u32 t1530 = end_24 >> 6u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t1530 < end_29 ? t1530 : end_29;
            const u32 t1532 = begin_13 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1533 = t1532 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1534 = t1533 > begin_14 ? t1533 : begin_14;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1535 = t1534 < end_29 ? t1534 : end_29;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_left_2 = end_29 - t1535;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1537 = end_29 - whole_2;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1538 = t1537 < count_2 ? t1537 : count_2;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
            const bool t1539 = i_5 < t1538;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
            const bool t1540 = masked_left_2 <= i_5;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
            const bool t1541 = t1539 | t1540;
#line 187 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t1541) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1542 = end_9 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1543 = t1542 - i_5;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 first_key_7 = t1543 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 t1545 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
                u32 first_query_4;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_4) : "r"(t1545));
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1547 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1548 = t1547 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_7 + t1548;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1550 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1551 = first_query_4 + t1550;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t1552 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1553 = t1551 + end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_30 = t1553 + t1552;
                const u32 t1555 = end_30 > seq_q_2 ? end_30 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1556 = t1555 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_31 = t1556 < end_10 ? t1556 : end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_32 = t1551 + end_10;
                const u32 t1559 = end_32 > seq_q_2 ? end_32 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_13 = t1559 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1561 = position_13 > window_left ? position_13 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1562 = t1561 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1563 = end_10 > 1u ? end_10 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1564 = t1563 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_15 = t1562 < t1564 ? t1562 : t1564;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position_14 = t1551 + end_10;
                u32 begin_16 = begin_15;
                u32 end_33 = end_31;
                #pragma unroll 1
                for (u32 i_8 = 0u; i_8 < prefix_range_count; i_8 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1567 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1568 = t1567 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1569 = t1568 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1570 = prefix_ranges + t1569;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1571 = (u64)i_8;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1572 = t1571 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1573 = t1572 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1574 = t1570 + t1573;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1575 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1576 = t1575 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1577 = t1574 + t1576;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1578;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1578) : "l"(t1577) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1579 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1580 = t1579 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1581 = t1580 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1582 = prefix_ranges + t1581;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1583 = (u64)i_8;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1584 = t1583 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1585 = t1584 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1586 = t1582 + t1585;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1587 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1588 = t1587 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1589 = t1586 + t1588;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1590;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1590) : "l"(t1589) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t1591 = (int)t1590 > (int)0u ? t1590 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last_7 = t1591 < end_10 ? t1591 : end_10;
                    const bool is_range_7 = t1578 < last_7;
                    const u32 t1594 = t1578 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1595 = t1594 <= position_14;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t1596 = last_7 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1597 = position_14 < t1596;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside_7 = t1595 & t1597;
                    const bool t1599 = is_range_7 & is_inside_7;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t1599) {
                        const u32 t1600 = begin_16 < t1578 ? begin_16 : t1578;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin_16 = t1600;
                        const u32 t1601 = end_33 > last_7 ? end_33 : last_7;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_33 = t1601;
                    }
                }
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1602 = end_33 > column_2 ? end_33 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_34 = t1602 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1604 = begin_16 > column_2 ? begin_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1605 = t1604 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1606 = 0u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1607 = t1605 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = t1606 & t1607;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1609 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t1609;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1610 = 1u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1611 = t1605 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = t1610 & t1611;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1613 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t1613;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1614 = 8u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1615 = t1605 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = t1614 & t1615;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1617 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t1617;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1618 = 9u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1619 = t1605 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = t1618 & t1619;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1621 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t1621;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1622 = 16u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1623 = t1605 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = t1622 & t1623;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1625 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t1625;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1626 = 17u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1627 = t1605 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = t1626 & t1627;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1629 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t1629;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1630 = 24u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1631 = t1605 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = t1630 & t1631;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1633 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t1633;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1634 = 25u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1635 = t1605 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = t1634 & t1635;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1637 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t1637;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1638 = 32u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1639 = t1605 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = t1638 & t1639;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1641 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t1641;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1642 = 33u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1643 = t1605 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = t1642 & t1643;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1645 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t1645;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1646 = 40u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1647 = t1605 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = t1646 & t1647;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1649 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t1649;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1650 = 41u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1651 = t1605 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = t1650 & t1651;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1653 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t1653;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1654 = 48u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1655 = t1605 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = t1654 & t1655;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1657 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t1657;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1658 = 49u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1659 = t1605 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = t1658 & t1659;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1661 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t1661;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1662 = 56u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1663 = t1605 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = t1662 & t1663;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1665 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t1665;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1666 = 57u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1667 = t1605 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = t1666 & t1667;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1669 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t1669;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1670 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1671 = first_query_4 + t1670;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1672 = t1671 + 8u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t1673 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1674 = t1672 + end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_35 = t1674 + t1673;
                const u32 t1676 = end_35 > seq_q_2 ? end_35 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1677 = t1676 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_36 = t1677 < end_10 ? t1677 : end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_37 = t1672 + end_10;
                const u32 t1680 = end_37 > seq_q_2 ? end_37 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_15 = t1680 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1682 = position_15 > window_left ? position_15 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1683 = t1682 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1684 = end_10 > 1u ? end_10 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1685 = t1684 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_17 = t1683 < t1685 ? t1683 : t1685;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position_16 = t1672 + end_10;
                u32 begin_18 = begin_17;
                u32 end_38 = end_36;
                #pragma unroll 1
                for (u32 i_9 = 0u; i_9 < prefix_range_count; i_9 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1688 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1689 = t1688 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1690 = t1689 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1691 = prefix_ranges + t1690;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1692 = (u64)i_9;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1693 = t1692 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1694 = t1693 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1695 = t1691 + t1694;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1696 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1697 = t1696 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1698 = t1695 + t1697;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1699;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1699) : "l"(t1698) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1700 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1701 = t1700 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1702 = t1701 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1703 = prefix_ranges + t1702;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1704 = (u64)i_9;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1705 = t1704 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1706 = t1705 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1707 = t1703 + t1706;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1708 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1709 = t1708 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1710 = t1707 + t1709;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1711;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1711) : "l"(t1710) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t1712 = (int)t1711 > (int)0u ? t1711 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last_8 = t1712 < end_10 ? t1712 : end_10;
                    const bool is_range_8 = t1699 < last_8;
                    const u32 t1715 = t1699 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1716 = t1715 <= position_16;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t1717 = last_8 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1718 = position_16 < t1717;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside_8 = t1716 & t1718;
                    const bool t1720 = is_range_8 & is_inside_8;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t1720) {
                        const u32 t1721 = begin_18 < t1699 ? begin_18 : t1699;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin_18 = t1721;
                        const u32 t1722 = end_38 > last_8 ? end_38 : last_8;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_38 = t1722;
                    }
                }
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1723 = end_38 > column_2 ? end_38 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_39 = t1723 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1725 = begin_18 > column_2 ? begin_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1726 = t1725 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1727 = 0u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1728 = t1726 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = t1727 & t1728;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1730 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1730;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1731 = 1u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1732 = t1726 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = t1731 & t1732;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1734 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1734;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1735 = 8u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1736 = t1726 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = t1735 & t1736;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1738 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1738;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1739 = 9u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1740 = t1726 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = t1739 & t1740;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1742 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1742;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1743 = 16u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1744 = t1726 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = t1743 & t1744;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1746 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1746;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1747 = 17u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1748 = t1726 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = t1747 & t1748;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1750 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1750;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1751 = 24u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1752 = t1726 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = t1751 & t1752;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1754 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1754;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1755 = 25u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1756 = t1726 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = t1755 & t1756;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1758 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1758;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1759 = 32u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1760 = t1726 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = t1759 & t1760;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1762 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1762;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1763 = 33u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1764 = t1726 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = t1763 & t1764;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1766 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1766;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1767 = 40u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1768 = t1726 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = t1767 & t1768;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1770 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1770;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1771 = 41u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1772 = t1726 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = t1771 & t1772;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1774 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1774;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1775 = 48u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1776 = t1726 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = t1775 & t1776;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1778 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1778;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1779 = 49u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1780 = t1726 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = t1779 & t1780;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1782 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1782;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1783 = 56u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1784 = t1726 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = t1783 & t1784;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1786 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1786;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1787 = 57u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1788 = t1726 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = t1787 & t1788;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1790 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1790;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1792;
            asm("max.f32 %0, %1, %2;" : "=f"(t1792) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1793;
            asm("max.f32 %0, %1, %2;" : "=f"(t1793) : "f"(t1792), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1794;
            asm("max.f32 %0, %1, %2;" : "=f"(t1794) : "f"(t1793), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1795;
            asm("max.f32 %0, %1, %2;" : "=f"(t1795) : "f"(t1794), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1796;
            asm("max.f32 %0, %1, %2;" : "=f"(t1796) : "f"(t1795), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1797;
            asm("max.f32 %0, %1, %2;" : "=f"(t1797) : "f"(t1796), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1798;
            asm("max.f32 %0, %1, %2;" : "=f"(t1798) : "f"(t1797), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1799;
            asm("max.f32 %0, %1, %2;" : "=f"(t1799) : "f"(t1798), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1800;
            asm("max.f32 %0, %1, %2;" : "=f"(t1800) : "f"(t1799), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1801;
            asm("max.f32 %0, %1, %2;" : "=f"(t1801) : "f"(t1800), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1802;
            asm("max.f32 %0, %1, %2;" : "=f"(t1802) : "f"(t1801), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1803;
            asm("max.f32 %0, %1, %2;" : "=f"(t1803) : "f"(t1802), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1804;
            asm("max.f32 %0, %1, %2;" : "=f"(t1804) : "f"(t1803), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1805;
            asm("max.f32 %0, %1, %2;" : "=f"(t1805) : "f"(t1804), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1806;
            asm("max.f32 %0, %1, %2;" : "=f"(t1806) : "f"(t1805), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1807;
            asm("max.f32 %0, %1, %2;" : "=f"(t1807) : "f"(t1806), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1808;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1808) : "f"(t1807));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1807), "f"(t1808));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1810;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1810) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1810));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1813 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1813;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1815 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1816;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1816) : "f"(old_3), "f"(scale_log2), "f"(t1815));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1816));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1818 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1819 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1819));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1821;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1821) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_33 = t1821;
            const f32 t1822 = t1818 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1823 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1823));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1825;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1825) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_34 = t1825;
            const f32 t1826 = t1822 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1827 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1827));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1829;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1829) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_37 = t1829;
            const f32 t1830 = t1826 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1831 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1831));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1833;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1833) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_38 = t1833;
            const f32 t1834 = t1830 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1835 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1835));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1837;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1837) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_41 = t1837;
            const f32 t1838 = t1834 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1839 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1839));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1841;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1841) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_42 = t1841;
            const f32 t1842 = t1838 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1843 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1843));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1845;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1845) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_45 = t1845;
            const f32 t1846 = t1842 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1847 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1847));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1849;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1849) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_46 = t1849;
            const f32 t1850 = t1846 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1851 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1851));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1853;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1853) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_49 = t1853;
            const f32 t1854 = t1850 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1855 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1855));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1857;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1857) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_50 = t1857;
            const f32 t1858 = t1854 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1859 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1859));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1861;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1861) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_53 = t1861;
            const f32 t1862 = t1858 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1863 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1863));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1865;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1865) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_54 = t1865;
            const f32 t1866 = t1862 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1867 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1867));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1869;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1869) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_57 = t1869;
            const f32 t1870 = t1866 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1871 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1871));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1873;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1873) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_58 = t1873;
            const f32 t1874 = t1870 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1875 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1875));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1877;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1877) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_61 = t1877;
            const f32 t1878 = t1874 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1879 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1879));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1881;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1881) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_62 = t1881;
            const f32 t1882 = t1878 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1882;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1884;
            asm("max.f32 %0, %1, %2;" : "=f"(t1884) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1885;
            asm("max.f32 %0, %1, %2;" : "=f"(t1885) : "f"(t1884), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1886;
            asm("max.f32 %0, %1, %2;" : "=f"(t1886) : "f"(t1885), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1887;
            asm("max.f32 %0, %1, %2;" : "=f"(t1887) : "f"(t1886), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1888;
            asm("max.f32 %0, %1, %2;" : "=f"(t1888) : "f"(t1887), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1889;
            asm("max.f32 %0, %1, %2;" : "=f"(t1889) : "f"(t1888), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1890;
            asm("max.f32 %0, %1, %2;" : "=f"(t1890) : "f"(t1889), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1891;
            asm("max.f32 %0, %1, %2;" : "=f"(t1891) : "f"(t1890), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1892;
            asm("max.f32 %0, %1, %2;" : "=f"(t1892) : "f"(t1891), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1893;
            asm("max.f32 %0, %1, %2;" : "=f"(t1893) : "f"(t1892), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1894;
            asm("max.f32 %0, %1, %2;" : "=f"(t1894) : "f"(t1893), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1895;
            asm("max.f32 %0, %1, %2;" : "=f"(t1895) : "f"(t1894), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1896;
            asm("max.f32 %0, %1, %2;" : "=f"(t1896) : "f"(t1895), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1897;
            asm("max.f32 %0, %1, %2;" : "=f"(t1897) : "f"(t1896), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1898;
            asm("max.f32 %0, %1, %2;" : "=f"(t1898) : "f"(t1897), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1899;
            asm("max.f32 %0, %1, %2;" : "=f"(t1899) : "f"(t1898), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1900;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1900) : "f"(t1899));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1899), "f"(t1900));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1902;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1902) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1902));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1905 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1905;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1907 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1908;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1908) : "f"(old_4), "f"(scale_log2), "f"(t1907));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1908));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1910 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1911 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1911));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1913;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1913) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_35 = t1913;
            const f32 t1914 = t1910 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1915 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1915));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1917;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1917) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_36 = t1917;
            const f32 t1918 = t1914 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1919 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1919));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1921;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1921) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_39 = t1921;
            const f32 t1922 = t1918 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1923 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1923));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1925;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1925) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_40 = t1925;
            const f32 t1926 = t1922 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1927 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1927));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1929;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1929) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1929;
            const f32 t1930 = t1926 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1931 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1931));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1933;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1933) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1933;
            const f32 t1934 = t1930 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1935 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1935));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1937;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1937) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1937;
            const f32 t1938 = t1934 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1939 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1939));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1941;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1941) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1941;
            const f32 t1942 = t1938 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1943 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1943));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1945;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1945) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1945;
            const f32 t1946 = t1942 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1947 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1947));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1949;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1949) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1949;
            const f32 t1950 = t1946 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1951 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1951));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1953;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1953) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1953;
            const f32 t1954 = t1950 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1955 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1955));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1957;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1957) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1957;
            const f32 t1958 = t1954 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1959 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1959));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1961;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1961) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1961;
            const f32 t1962 = t1958 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1963 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1963));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1965;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1965) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1965;
            const f32 t1966 = t1962 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1967 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1967));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1969;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1969) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1969;
            const f32 t1970 = t1966 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1971 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1971));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1973;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1973) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1973;
            const f32 t1974 = t1970 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1974;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1975 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1975;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1976 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1976;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1977 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1977;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1978 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1978;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1979 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1979;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1980 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1980;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1981 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1981;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1982 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1982;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1983 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1983;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1984 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1984;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1985 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1985;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1986 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1986;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1987 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1987;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1988 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1988;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1989 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1989;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1990 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1990;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1991 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1991;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1992 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1992;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1993 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1993;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1994 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1994;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1995 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1995;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1996 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1997 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1998 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1999 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2000 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t2000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2001 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t2001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2002 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t2002;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2003 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t2003;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2004 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t2004;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2005 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t2005;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2006 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t2006;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2007 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t2007;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2008 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t2008;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2009 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t2009;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2010 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t2010;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2011 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t2011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2012 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t2012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2013 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t2013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2014 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t2014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2015 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t2015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2016 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t2016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2017 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t2017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2018 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t2018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2019 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t2019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2020 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t2020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2021 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t2021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2022 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t2022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2023 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t2023;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2024 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t2024;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2025 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t2025;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2026 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t2026;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2027 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t2027;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2028 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t2028;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2029 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t2029;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2030 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t2030;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2031 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t2031;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2032 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t2032;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2033 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t2033;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2034 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t2034;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2035 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t2035;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2036 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t2036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2037 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t2037;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2038 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t2038;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2039;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2039) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2040;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2040) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2041;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2041) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2042;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2042) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2043;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2043) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2044;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2044) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2045;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2045) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2046;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2046) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2047;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2047) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2048;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2048) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2049;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2049) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2050;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2050) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2051;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2051) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2052;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2052) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2053;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2053) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2054;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2054) : "f"(s_63), "f"(s_64));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t2055;
            asm volatile("mov.b32 %0, %1;" : "=r"(t2055) : "r"(t618));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2056 = t2055 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2057 = t2055 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2058 = t2055 ^ 96u;
            const u32 t2059 = t256 + t2055;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2060 = t256 + t2056;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2061 = t256 + t2057;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2062 = t256 + t2058;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_449;
            u32 m_450;
            u32 m_451;
            u32 m_452;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t2059) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2039), "r"(t2040), "r"(t2041), "r"(t2042), "r"(m_449), "r"(m_450));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2039), "r"(t2040), "r"(t2041), "r"(t2042), "r"(m_451), "r"(m_452));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_453;
            u32 m_454;
            u32 m_455;
            u32 m_456;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t2060) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2039), "r"(t2040), "r"(t2041), "r"(t2042), "r"(m_453), "r"(m_454));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2039), "r"(t2040), "r"(t2041), "r"(t2042), "r"(m_455), "r"(m_456));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_457;
            u32 m_458;
            u32 m_459;
            u32 m_460;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t2061) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2039), "r"(t2040), "r"(t2041), "r"(t2042), "r"(m_457), "r"(m_458));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2039), "r"(t2040), "r"(t2041), "r"(t2042), "r"(m_459), "r"(m_460));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_461;
            u32 m_462;
            u32 m_463;
            u32 m_464;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t2062) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2039), "r"(t2040), "r"(t2041), "r"(t2042), "r"(m_461), "r"(m_462));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2039), "r"(t2040), "r"(t2041), "r"(t2042), "r"(m_463), "r"(m_464));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_465;
            u32 m_466;
            u32 m_467;
            u32 m_468;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t2059) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2039), "r"(t2040), "r"(t2041), "r"(t2042), "r"(m_465), "r"(m_466));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2039), "r"(t2040), "r"(t2041), "r"(t2042), "r"(m_467), "r"(m_468));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_469;
            u32 m_470;
            u32 m_471;
            u32 m_472;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t2060) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2039), "r"(t2040), "r"(t2041), "r"(t2042), "r"(m_469), "r"(m_470));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2039), "r"(t2040), "r"(t2041), "r"(t2042), "r"(m_471), "r"(m_472));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_473;
            u32 m_474;
            u32 m_475;
            u32 m_476;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t2061) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2039), "r"(t2040), "r"(t2041), "r"(t2042), "r"(m_473), "r"(m_474));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2039), "r"(t2040), "r"(t2041), "r"(t2042), "r"(m_475), "r"(m_476));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_477;
            u32 m_478;
            u32 m_479;
            u32 m_480;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t2062) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2039), "r"(t2040), "r"(t2041), "r"(t2042), "r"(m_477), "r"(m_478));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2039), "r"(t2040), "r"(t2041), "r"(t2042), "r"(m_479), "r"(m_480));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_481;
            u32 m_482;
            u32 m_483;
            u32 m_484;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t2059) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_481), "r"(m_482));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_483), "r"(m_484));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_485;
            u32 m_486;
            u32 m_487;
            u32 m_488;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t2060) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_485), "r"(m_486));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_487), "r"(m_488));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_489;
            u32 m_490;
            u32 m_491;
            u32 m_492;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t2061) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_489), "r"(m_490));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_491), "r"(m_492));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_493;
            u32 m_494;
            u32 m_495;
            u32 m_496;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t2062) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_493), "r"(m_494));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_495), "r"(m_496));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_497;
            u32 m_498;
            u32 m_499;
            u32 m_500;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t2059) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_497), "r"(m_498));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_499), "r"(m_500));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_501;
            u32 m_502;
            u32 m_503;
            u32 m_504;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t2060) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_501), "r"(m_502));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_503), "r"(m_504));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_505;
            u32 m_506;
            u32 m_507;
            u32 m_508;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t2061) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_505), "r"(m_506));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_507), "r"(m_508));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_509;
            u32 m_510;
            u32 m_511;
            u32 m_512;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t2062) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_509), "r"(m_510));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_511), "r"(m_512));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_513;
            u32 m_514;
            u32 m_515;
            u32 m_516;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t2059) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_513), "r"(m_514));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_515), "r"(m_516));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_517;
            u32 m_518;
            u32 m_519;
            u32 m_520;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t2060) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_517), "r"(m_518));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_519), "r"(m_520));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_521;
            u32 m_522;
            u32 m_523;
            u32 m_524;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t2061) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_521), "r"(m_522));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_523), "r"(m_524));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_525;
            u32 m_526;
            u32 m_527;
            u32 m_528;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t2062) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_525), "r"(m_526));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_527), "r"(m_528));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_529;
            u32 m_530;
            u32 m_531;
            u32 m_532;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t2059) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_529), "r"(m_530));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_531), "r"(m_532));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_533;
            u32 m_534;
            u32 m_535;
            u32 m_536;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t2060) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_533), "r"(m_534));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_535), "r"(m_536));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_537;
            u32 m_538;
            u32 m_539;
            u32 m_540;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t2061) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_537), "r"(m_538));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_539), "r"(m_540));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_541;
            u32 m_542;
            u32 m_543;
            u32 m_544;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t2062) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_541), "r"(m_542));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_543), "r"(m_544));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_545;
            u32 m_546;
            u32 m_547;
            u32 m_548;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t2059) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_545), "r"(m_546));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_547), "r"(m_548));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_549;
            u32 m_550;
            u32 m_551;
            u32 m_552;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t2060) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_549), "r"(m_550));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_551), "r"(m_552));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_553;
            u32 m_554;
            u32 m_555;
            u32 m_556;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t2061) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_553), "r"(m_554));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_555), "r"(m_556));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_557;
            u32 m_558;
            u32 m_559;
            u32 m_560;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t2062) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_557), "r"(m_558));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_559), "r"(m_560));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_561;
            u32 m_562;
            u32 m_563;
            u32 m_564;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t2059) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_561), "r"(m_562));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_563), "r"(m_564));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_565;
            u32 m_566;
            u32 m_567;
            u32 m_568;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t2060) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_565), "r"(m_566));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_567), "r"(m_568));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_569;
            u32 m_570;
            u32 m_571;
            u32 m_572;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t2061) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_569), "r"(m_570));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_571), "r"(m_572));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_573;
            u32 m_574;
            u32 m_575;
            u32 m_576;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t2062) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_573), "r"(m_574));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_575), "r"(m_576));
        }
#line 258 "fa-kernels/src/attention/softmax.rs"
        f32 t2063;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2063) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
        const f32 pair_5 = row_sum + t2063;
        f32 t2065;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2065) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
        const f32 t2066 = pair_5 + t2065;
#line 259 "fa-kernels/src/attention/softmax.rs"
        row_sum = t2066;
#line 258 "fa-kernels/src/attention/softmax.rs"
        f32 t2067;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2067) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
        const f32 pair_6 = row_sum_2 + t2067;
        f32 t2069;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2069) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
        const f32 t2070 = pair_6 + t2069;
#line 259 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t2070;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t2071 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t2072;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2072) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t2071 ? 0.0f : t2072;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2074 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t2074;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2075 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t2075;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2076 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t2076;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2077 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t2077;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2078 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t2078;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2079 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t2079;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2080 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t2080;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2081 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t2081;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2082 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t2082;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2083 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t2083;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2084 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t2084;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2085 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t2085;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2086 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t2086;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2087 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t2087;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2088 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t2088;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2089 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t2089;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2090 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_33 = t2090;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2091 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_34 = t2091;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2092 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_37 = t2092;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2093 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_38 = t2093;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2094 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_41 = t2094;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2095 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_42 = t2095;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2096 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_45 = t2096;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2097 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_46 = t2097;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2098 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_49 = t2098;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2099 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_50 = t2099;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2100 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_53 = t2100;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2101 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_54 = t2101;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2102 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_57 = t2102;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2103 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_58 = t2103;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2104 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_61 = t2104;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2105 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_62 = t2105;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t2106 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t2107;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2107) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t2106 ? 0.0f : t2107;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2109 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t2109;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2110 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t2110;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2111 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t2111;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2112 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t2112;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2113 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t2113;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2114 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t2114;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2115 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t2115;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2116 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t2116;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2117 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t2117;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2118 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t2118;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2119 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t2119;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2120 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t2120;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2121 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t2121;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2122 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t2122;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2123 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t2123;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2124 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t2124;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2125 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_35 = t2125;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2126 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_36 = t2126;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2127 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_39 = t2127;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2128 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_40 = t2128;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2129 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_43 = t2129;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2130 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_44 = t2130;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2131 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_47 = t2131;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2132 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_48 = t2132;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2133 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_51 = t2133;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2134 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_52 = t2134;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2135 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_55 = t2135;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2136 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_56 = t2136;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2137 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_59 = t2137;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2138 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_60 = t2138;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2139 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_63 = t2139;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2140 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_64 = t2140;
#line 185 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2141 = blockIdx.x;
#line 185 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2142;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2142) : "r"(t2141));
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
        const u32 t2143 = seq_q + 63u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
        const u32 t2144 = t2143 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2145 = heads_per_section * t2144;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2146 = t2142 / t2145;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 first_2 = t2146 * heads_per_section;
        const u32 t2148 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2149 = t2148 - first_2;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 heads_3 = t2149 < heads_per_section ? t2149 : heads_per_section;
        const u32 t2151 = first_2 * t2144;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 rest_2 = t2142 - t2151;
        const u32 t2153 = rest_2 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2154 = first_2 + t2153;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2155 = t2144 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2156 = rest_2 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2157 = t2155 - t2156;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2158 = t2157 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2159 = t2154 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2160 = t2154 / heads;
#line 199 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
        const u32 t2161 = smem_1 + 8192u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2162 = lane >> 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2163 = first_row + t2162;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2164 = t2163 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2165 = 0u ^ t2164;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2166 = t2163 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2167 = t2165 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2168 = t2166 + t2167;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2169 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2170 = t2169 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2171 = t2168 + t2170;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2172;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2172) : "f"(acc), "f"(acc_2));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2173 = smem_1 + t2171;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2173), "r"(t2172) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2174;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2174) : "f"(acc_5), "f"(acc_6));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2175 = t2171 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2176 = smem_1 + t2175;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2176), "r"(t2174) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2177;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2177) : "f"(acc_9), "f"(acc_10));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2178 = t2171 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2179 = smem_1 + t2178;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2179), "r"(t2177) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2180;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2180) : "f"(acc_13), "f"(acc_14));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2181 = t2171 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2182 = smem_1 + t2181;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2182), "r"(t2180) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2183;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2183) : "f"(acc_17), "f"(acc_18));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2184 = t2171 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2185 = smem_1 + t2184;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2185), "r"(t2183) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2186;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2186) : "f"(acc_21), "f"(acc_22));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2187 = t2171 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2188 = smem_1 + t2187;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2188), "r"(t2186) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2189;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2189) : "f"(acc_25), "f"(acc_26));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2190 = t2171 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2191 = smem_1 + t2190;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2191), "r"(t2189) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2192;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2192) : "f"(acc_29), "f"(acc_30));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2193 = t2171 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2194 = smem_1 + t2193;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2194), "r"(t2192) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2195 = t2163 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2196 = 0u ^ t2195;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2197 = t2163 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2198 = t2196 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2199 = t2197 + t2198;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2200 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2201 = t2200 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2202 = t2199 + t2201;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2203;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2203) : "f"(acc_33), "f"(acc_34));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2204 = t2161 + t2202;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2204), "r"(t2203) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2205;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2205) : "f"(acc_37), "f"(acc_38));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2206 = t2202 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2207 = t2161 + t2206;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2207), "r"(t2205) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2208;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2208) : "f"(acc_41), "f"(acc_42));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2209 = t2202 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2210 = t2161 + t2209;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2210), "r"(t2208) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2211;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2211) : "f"(acc_45), "f"(acc_46));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2212 = t2202 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2213 = t2161 + t2212;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2213), "r"(t2211) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2214;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2214) : "f"(acc_49), "f"(acc_50));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2215 = t2202 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2216 = t2161 + t2215;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2216), "r"(t2214) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2217;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2217) : "f"(acc_53), "f"(acc_54));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2218 = t2202 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2219 = t2161 + t2218;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2219), "r"(t2217) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2220;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2220) : "f"(acc_57), "f"(acc_58));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2221 = t2202 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2222 = t2161 + t2221;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2222), "r"(t2220) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2223;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2223) : "f"(acc_61), "f"(acc_62));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2224 = t2202 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2225 = t2161 + t2224;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2225), "r"(t2223) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2226 = lane >> 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2227 = first_row + t2226;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2228 = t2227 + 8u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2229 = t2228 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2230 = 0u ^ t2229;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2231 = t2228 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2232 = t2230 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2233 = t2231 + t2232;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2234 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2235 = t2234 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2236 = t2233 + t2235;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2237;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2237) : "f"(acc_3), "f"(acc_4));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2238 = smem_1 + t2236;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2238), "r"(t2237) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2239;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2239) : "f"(acc_7), "f"(acc_8));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2240 = t2236 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2241 = smem_1 + t2240;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2241), "r"(t2239) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2242;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2242) : "f"(acc_11), "f"(acc_12));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2243 = t2236 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2244 = smem_1 + t2243;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2244), "r"(t2242) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2245;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2245) : "f"(acc_15), "f"(acc_16));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2246 = t2236 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2247 = smem_1 + t2246;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2247), "r"(t2245) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2248;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2248) : "f"(acc_19), "f"(acc_20));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2249 = t2236 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2250 = smem_1 + t2249;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2250), "r"(t2248) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2251;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2251) : "f"(acc_23), "f"(acc_24));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2252 = t2236 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2253 = smem_1 + t2252;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2253), "r"(t2251) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2254;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2254) : "f"(acc_27), "f"(acc_28));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2255 = t2236 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2256 = smem_1 + t2255;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2256), "r"(t2254) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2257;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2257) : "f"(acc_31), "f"(acc_32));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2258 = t2236 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2259 = smem_1 + t2258;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2259), "r"(t2257) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2260 = t2228 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2261 = 0u ^ t2260;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2262 = t2228 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2263 = t2261 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2264 = t2262 + t2263;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2265 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2266 = t2265 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2267 = t2264 + t2266;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2268;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2268) : "f"(acc_35), "f"(acc_36));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2269 = t2161 + t2267;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2269), "r"(t2268) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2270;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2270) : "f"(acc_39), "f"(acc_40));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2271 = t2267 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2272 = t2161 + t2271;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2272), "r"(t2270) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2273;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2273) : "f"(acc_43), "f"(acc_44));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2274 = t2267 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2275 = t2161 + t2274;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2275), "r"(t2273) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2276;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2276) : "f"(acc_47), "f"(acc_48));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2277 = t2267 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2278 = t2161 + t2277;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2278), "r"(t2276) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2279;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2279) : "f"(acc_51), "f"(acc_52));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2280 = t2267 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2281 = t2161 + t2280;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2281), "r"(t2279) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2282;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2282) : "f"(acc_55), "f"(acc_56));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2283 = t2267 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2284 = t2161 + t2283;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2284), "r"(t2282) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2285;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2285) : "f"(acc_59), "f"(acc_60));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2286 = t2267 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2287 = t2161 + t2286;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2287), "r"(t2285) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2288;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2288) : "f"(acc_63), "f"(acc_64));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2289 = t2267 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2290 = t2161 + t2289;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2290), "r"(t2288) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2291 = first_query + t2158;
        const u64 t2292 = 0ull * o_stride0;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2293 = t2292 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2294 = o + t2293;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2295 = (u64)t2291;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2296 = t2295 * o_stride1;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2297 = t2296 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2298 = t2294 + t2297;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2299 = (u64)t2159;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2300 = t2299 * o_stride2;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2301 = t2300 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2302 = t2298 + t2301;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2303 = (u32)o_stride1;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2304 = t2303 << 1u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2305 = seq_q_2 - t2158;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2306 = head_dim >> 3u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2307 = lane >> 3u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2308 = first_row + t2307;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2309 = lane & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2310 = t2308 < t2305;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2311 = t2309 < t2306;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2312 = t2310 & t2311;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2312) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2313 = t2308 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2314 = t2309 ^ t2313;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2315 = t2308 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2316 = t2314 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2317 = t2315 + t2316;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2318 = smem_1 + t2317;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row;
            u32 row_2;
            u32 row_3;
            u32 row_4;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2318) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2319 = (u64)t2308 * t2304;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2320 = t2302 + t2319;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2321 = (u64)t2309 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2322 = t2320 + t2321;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2322), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
        }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2323 = t2308 + 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2324 = t2323 < t2305;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2325 = t2309 < t2306;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2326 = t2324 & t2325;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2326) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2327 = t2323 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2328 = t2309 ^ t2327;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2329 = t2323 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2330 = t2328 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2331 = t2329 + t2330;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2332 = smem_1 + t2331;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_5;
            u32 row_6;
            u32 row_7;
            u32 row_8;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2332) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2333 = (u64)t2323 * t2304;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2334 = t2302 + t2333;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2335 = (u64)t2309 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2336 = t2334 + t2335;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2336), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
        }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2337 = t2308 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2338 = t2337 < t2305;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2339 = t2309 < t2306;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2340 = t2338 & t2339;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2340) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2341 = t2337 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2342 = t2309 ^ t2341;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2343 = t2337 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2344 = t2342 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2345 = t2343 + t2344;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2346 = smem_1 + t2345;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_9;
            u32 row_10;
            u32 row_11;
            u32 row_12;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2346) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2347 = (u64)t2337 * t2304;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2348 = t2302 + t2347;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2349 = (u64)t2309 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2350 = t2348 + t2349;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2350), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
        }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2351 = t2308 + 12u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2352 = t2351 < t2305;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2353 = t2309 < t2306;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2354 = t2352 & t2353;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2354) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2355 = t2351 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2356 = t2309 ^ t2355;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2357 = t2351 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2358 = t2356 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2359 = t2357 + t2358;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2360 = smem_1 + t2359;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_13;
            u32 row_14;
            u32 row_15;
            u32 row_16;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2360) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2361 = (u64)t2351 * t2304;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2362 = t2302 + t2361;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2363 = (u64)t2309 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2364 = t2362 + t2363;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2364), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
        }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2365 = smem_1 + 8192u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2366 = t2308 < t2305;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2367 = t2309 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2368 = t2367 < t2306;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2369 = t2366 & t2368;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2369) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2370 = t2308 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2371 = t2309 ^ t2370;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2372 = t2308 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2373 = t2371 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2374 = t2372 + t2373;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2375 = t2365 + t2374;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_17;
            u32 row_18;
            u32 row_19;
            u32 row_20;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2375) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2376 = (u64)t2308 * t2304;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2377 = t2302 + t2376;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2378 = (u64)t2309 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2379 = t2377 + t2378;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2379), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
        }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2380 = t2308 + 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2381 = t2380 < t2305;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2382 = t2309 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2383 = t2382 < t2306;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2384 = t2381 & t2383;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2384) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2385 = t2380 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2386 = t2309 ^ t2385;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2387 = t2380 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2388 = t2386 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2389 = t2387 + t2388;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2390 = t2365 + t2389;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_21;
            u32 row_22;
            u32 row_23;
            u32 row_24;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2390) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2391 = (u64)t2380 * t2304;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2392 = t2302 + t2391;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2393 = (u64)t2309 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2394 = t2392 + t2393;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2394), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
        }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2395 = t2308 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2396 = t2395 < t2305;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2397 = t2309 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2398 = t2397 < t2306;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2399 = t2396 & t2398;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2399) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2400 = t2395 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2401 = t2309 ^ t2400;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2402 = t2395 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2403 = t2401 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2404 = t2402 + t2403;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2405 = t2365 + t2404;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_25;
            u32 row_26;
            u32 row_27;
            u32 row_28;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2405) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2406 = (u64)t2395 * t2304;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2407 = t2302 + t2406;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2408 = (u64)t2309 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2409 = t2407 + t2408;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2409), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
        }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2410 = t2308 + 12u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2411 = t2410 < t2305;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2412 = t2309 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2413 = t2412 < t2306;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2414 = t2411 & t2413;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2414) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2415 = t2410 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2416 = t2309 ^ t2415;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2417 = t2410 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2418 = t2416 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2419 = t2417 + t2418;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2420 = t2365 + t2419;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_29;
            u32 row_30;
            u32 row_31;
            u32 row_32;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2420) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2421 = (u64)t2410 * t2304;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2422 = t2302 + t2421;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2423 = (u64)t2309 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2424 = t2422 + t2423;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2424), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
        }
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2425 = t2158 + first_row;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2426 = 0ull * lse_stride0;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2427 = t2426 * 4ull;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2428 = lse + t2427;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2429 = (u64)t2159;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2430 = t2429 * lse_stride1;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2431 = t2430 * 4ull;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2432 = t2428 + t2431;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2433 = (u64)first_query;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2434 = t2433 * lse_stride2;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2435 = t2434 * 4ull;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2436 = t2432 + t2435;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2437 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2438 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t2439 = t2438 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t2439) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t2440 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_33 = t2425 + t2440;
#line 149 "fa-kernels/src/attention/epilogue.rs"
            const bool exists = row_33 < seq_q_2;
#line 139 "fa-kernels/src/attention/epilogue.rs"
            if (exists) {
                const u64 t2443 = (u64)row_33 * t2437;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2444 = t2443 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2445 = t2436 + t2444;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t2446;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2446) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t2447;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2447) : "f"(row_max), "f"(scale_log2), "f"(t2446));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t2447 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t2449 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 t2450 = t2449 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2445), "f"(t2450) : "memory");
            }
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t2451 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t2452 = t2425 + t2451;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_34 = t2452 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
            const bool exists_2 = row_34 < seq_q_2;
#line 139 "fa-kernels/src/attention/epilogue.rs"
            if (exists_2) {
                const u64 t2455 = (u64)row_34 * t2437;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2456 = t2455 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2457 = t2436 + t2456;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t2458;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2458) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t2459;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2459) : "f"(row_max_2), "f"(scale_log2), "f"(t2458));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t2459 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t2461 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 t2462 = t2461 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2457), "f"(t2462) : "memory");
            }
        }
    }
}
