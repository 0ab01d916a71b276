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
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
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
#line 85 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 begin_5 = begin_2 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t159 = end_8 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t160 = t159 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t161 = begin_5 + 1u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end_9 = t160 > t161 ? t160 : t161;
    const u32 count = end_9 - begin_5;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t164 = end_4 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t165 = t164 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 seen = t165 < end_9 ? t165 : end_9;
    const u32 t167 = end_9 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t168 = t167 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 masked_right = t168 < count ? t168 : count;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t170 = begin_4 + 63u;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t171 = t170 >> 6u;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t172 = t171 > begin_5 ? t171 : begin_5;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t173 = t172 < end_9 ? t172 : end_9;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 masked_left = end_9 - t173;
#line 35 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t175 = t21 < seq_q_2;
#line 35 "fa-kernels/src/attention/forward/mma/mod.rs"
    if (t175) {
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t177 = first_query + t21;
        const u64 t178 = 0ull * q_stride0;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t179 = t178 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t180 = q + t179;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t181 = (u64)t177;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t182 = t181 * q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t183 = t182 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t184 = t180 + t183;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t185 = (u64)t22;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t186 = t185 * q_stride2;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t187 = t186 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t188 = t184 + t187;
        const u32 t189 = (u32)q_stride1;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t190 = t189 << 1u;
        const u32 t191 = thread >> 3u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t192 = thread & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t193 = t191 & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t194 = t192 ^ t193;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t195 = t191 << 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t196 = t194 << 4u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t197 = t195 + t196;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t198 = (u64)t191 * t190;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t199 = t188 + t198;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t200 = (u64)t192 * 16u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t201 = t199 + t200;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t202 = (u64)t190 * 16u;
        const u32 exist = seq_q_2 - t21;
        const u32 t204 = head_dim >> 3u;
        const u32 t205 = smem_1 + t197;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t206 = (u64)0u * t190;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t207 = t201 + t206;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t208 = t207 + t202;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t209 = t208 + t202;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t210 = t209 + t202;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t211 = t191 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t212 = t192 < t204;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t213 = t211 & t212;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t214 = t213 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t205), "l"(t207), "r"(t214) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t215 = t191 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t216 = t215 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t217 = t192 < t204;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t218 = t216 & t217;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t219 = t218 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t205), "l"(t208), "r"(t219) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t220 = t191 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t221 = t220 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t222 = t192 < t204;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t223 = t221 & t222;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t224 = t223 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t205), "l"(t209), "r"(t224) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t225 = t191 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t226 = t225 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t227 = t192 < t204;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t228 = t226 & t227;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t229 = t228 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t205), "l"(t210), "r"(t229) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t230 = t207 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t231 = t191 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t232 = t192 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t233 = t232 < t204;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t234 = t231 & t233;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t235 = t234 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t205), "l"(t230), "r"(t235) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t236 = t208 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t237 = t191 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t238 = t237 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t239 = t192 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t240 = t239 < t204;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t241 = t238 & t240;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t242 = t241 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t205), "l"(t236), "r"(t242) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t243 = t209 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t244 = t191 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t245 = t244 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t246 = t192 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t247 = t246 < t204;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t248 = t245 & t247;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t249 = t248 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t205), "l"(t243), "r"(t249) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t250 = t210 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t251 = t191 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t252 = t251 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t253 = t192 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t254 = t253 < t204;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t255 = t252 & t254;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t256 = t255 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t205), "l"(t250), "r"(t256) : "memory");
#line 63 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t257 = smem_1 + 16384u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t258 = t257 + 16384u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t259 = 0ull * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t260 = t259 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t261 = k + t260;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t262 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t263 = t262 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t264 = t261 + t263;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t265 = (u64)t56;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t266 = t265 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t267 = t266 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t268 = t264 + t267;
        const u32 t269 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t270 = t269 << 1u;
        const u32 t271 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t272 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t273 = t271 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t274 = t272 ^ t273;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t275 = t271 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t276 = t274 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t277 = t275 + t276;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t278 = (u64)t271 * t270;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t279 = t268 + t278;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t280 = (u64)t272 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t281 = t279 + t280;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t282 = (u64)t270 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t283 = (u32)k_stride0;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t284 = t283 << 1u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t285 = 0ull * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t286 = t285 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t287 = v + t286;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t288 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t289 = t288 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t290 = t287 + t289;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t291 = (u64)t56;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t292 = t291 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t293 = t292 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t294 = t290 + t293;
        const u32 t295 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t296 = t295 << 1u;
        const u32 t297 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t298 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t299 = t297 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t300 = t298 ^ t299;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t301 = t297 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t302 = t300 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t303 = t301 + t302;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t304 = (u64)t297 * t296;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t305 = t294 + t304;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t306 = (u64)t298 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t307 = t305 + t306;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t308 = (u64)t296 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t309 = (u32)v_stride0;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t310 = t309 << 1u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t311 = thread & 31u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t312 = end_9 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t312 << 6u;
        const u32 t314 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t315 = (u64)t272 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t316 = t257 + t277;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t317 = first_key + t271;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t318 = end_10 > 1u ? end_10 : 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t319 = t318 - 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t320 = t317 < t319 ? t317 : t319;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t321 = t271 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t322 = t320 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t323;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t323) : "r"(t322), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index = t323 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t325 = (u64)index * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t326 = t325 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t327 = t54 + t326;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page) : "l"(t327) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t329 = index * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place = t320 - t329;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t331 = (u64)page * t284;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t332 = t268 + t331;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t333 = (u64)place * t270;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t334 = t332 + t333;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t335 = t334 + t315;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t336 = first_key + t271;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t337 = t336 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t338 = end_10 > 1u ? end_10 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t339 = t338 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t340 = t337 < t339 ? t337 : t339;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t341 = t271 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t342 = t341 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t343 = t340 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t344;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t344) : "r"(t343), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_2 = t344 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t346 = (u64)index_2 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t347 = t346 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t348 = t54 + t347;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_2;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t348) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t350 = index_2 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_2 = t340 - t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t352 = (u64)page_2 * t284;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t353 = t268 + t352;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t354 = (u64)place_2 * t270;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t355 = t353 + t354;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t356 = t355 + t315;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t357 = first_key + t271;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t358 = t357 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t359 = end_10 > 1u ? end_10 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t360 = t359 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t361 = t358 < t360 ? t358 : t360;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t362 = t271 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t363 = t362 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t364 = t361 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t365;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t365) : "r"(t364), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_3 = t365 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t367 = (u64)index_3 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t368 = t367 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t369 = t54 + t368;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_3;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_3) : "l"(t369) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t371 = index_3 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_3 = t361 - t371;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t373 = (u64)page_3 * t284;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t374 = t268 + t373;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t375 = (u64)place_3 * t270;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t376 = t374 + t375;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t377 = t376 + t315;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t378 = first_key + t271;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t379 = t378 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t380 = end_10 > 1u ? end_10 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t381 = t380 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t382 = t379 < t381 ? t379 : t381;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t383 = t271 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t384 = t383 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t385 = t382 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t386;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t386) : "r"(t385), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_4 = t386 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t388 = (u64)index_4 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t389 = t388 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t390 = t54 + t389;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_4;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t390) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t392 = index_4 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_4 = t382 - t392;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t394 = (u64)page_4 * t284;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t395 = t268 + t394;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t396 = (u64)place_4 * t270;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t397 = t395 + t396;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t398 = t397 + t315;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t399 = first_key + t271;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t400 = t399 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t401 = t272 < t314;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t402 = t400 & t401;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t403 = t402 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t316), "l"(t335), "r"(t403) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t404 = first_key + t271;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t405 = t404 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t406 = t405 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t407 = t272 < t314;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t408 = t406 & t407;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t409 = t408 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t316), "l"(t356), "r"(t409) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t410 = first_key + t271;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t411 = t410 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t412 = t411 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t413 = t272 < t314;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t414 = t412 & t413;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t415 = t414 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t316), "l"(t377), "r"(t415) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t416 = first_key + t271;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t417 = t416 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t418 = t417 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t419 = t272 < t314;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t420 = t418 & t419;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t421 = t420 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t316), "l"(t398), "r"(t421) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t422 = t335 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t423 = first_key + t271;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t424 = t423 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t425 = t272 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t426 = t425 < t314;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t427 = t424 & t426;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t428 = t427 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t316), "l"(t422), "r"(t428) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t429 = t356 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t430 = first_key + t271;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t431 = t430 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t432 = t431 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t433 = t272 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t434 = t433 < t314;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t435 = t432 & t434;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t436 = t435 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t316), "l"(t429), "r"(t436) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t437 = t377 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t438 = first_key + t271;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t439 = t438 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t440 = t439 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t441 = t272 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t442 = t441 < t314;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t443 = t440 & t442;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t444 = t443 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t316), "l"(t437), "r"(t444) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t445 = t398 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t446 = first_key + t271;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t447 = t446 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t448 = t447 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t449 = t272 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t450 = t449 < t314;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t451 = t448 & t450;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t452 = t451 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t316), "l"(t445), "r"(t452) : "memory");
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
        const u32 t455 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t456 = (u64)t298 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t457 = t258 + t303;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t458 = first_key_2 + t297;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t459 = end_10 > 1u ? end_10 : 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t460 = t459 - 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t461 = t458 < t460 ? t458 : t460;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t462 = t297 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t463 = t461 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t464;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t464) : "r"(t463), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_5 = t464 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t466 = (u64)index_5 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t467 = t466 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t468 = t54 + t467;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_5;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t468) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t470 = index_5 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_5 = t461 - t470;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t472 = (u64)page_5 * t310;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t473 = t294 + t472;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t474 = (u64)place_5 * t296;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t475 = t473 + t474;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t476 = t475 + t456;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t477 = first_key_2 + t297;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t478 = t477 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t479 = end_10 > 1u ? end_10 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t480 = t479 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t481 = t478 < t480 ? t478 : t480;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t482 = t297 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t483 = t482 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t484 = t481 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t485;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t485) : "r"(t484), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_6 = t485 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t487 = (u64)index_6 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t488 = t487 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t489 = t54 + t488;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_6;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_6) : "l"(t489) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t491 = index_6 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_6 = t481 - t491;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t493 = (u64)page_6 * t310;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t494 = t294 + t493;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t495 = (u64)place_6 * t296;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t496 = t494 + t495;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t497 = t496 + t456;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t498 = first_key_2 + t297;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t499 = t498 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t500 = end_10 > 1u ? end_10 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t501 = t500 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t502 = t499 < t501 ? t499 : t501;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t503 = t297 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t504 = t503 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t505 = t502 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t506;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t506) : "r"(t505), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_7 = t506 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t508 = (u64)index_7 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t509 = t508 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t510 = t54 + t509;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_7;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_7) : "l"(t510) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t512 = index_7 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_7 = t502 - t512;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t514 = (u64)page_7 * t310;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t515 = t294 + t514;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t516 = (u64)place_7 * t296;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t517 = t515 + t516;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t518 = t517 + t456;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t519 = first_key_2 + t297;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t520 = t519 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t521 = end_10 > 1u ? end_10 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t522 = t521 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t523 = t520 < t522 ? t520 : t522;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t524 = t297 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t525 = t524 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t526 = t523 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t527;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t527) : "r"(t526), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_8 = t527 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t529 = (u64)index_8 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t530 = t529 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t531 = t54 + t530;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_8;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_8) : "l"(t531) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t533 = index_8 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_8 = t523 - t533;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t535 = (u64)page_8 * t310;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t536 = t294 + t535;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t537 = (u64)place_8 * t296;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t538 = t536 + t537;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t539 = t538 + t456;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t540 = first_key_2 + t297;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t541 = t540 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t542 = t298 < t455;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t543 = t541 & t542;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t544 = t543 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t457), "l"(t476), "r"(t544) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t545 = first_key_2 + t297;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t546 = t545 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t547 = t546 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t548 = t298 < t455;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t549 = t547 & t548;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t550 = t549 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t457), "l"(t497), "r"(t550) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t551 = first_key_2 + t297;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t552 = t551 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t553 = t552 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t554 = t298 < t455;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t555 = t553 & t554;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t556 = t555 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t457), "l"(t518), "r"(t556) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t557 = first_key_2 + t297;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t558 = t557 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t559 = t558 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t560 = t298 < t455;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t561 = t559 & t560;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t562 = t561 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t457), "l"(t539), "r"(t562) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t563 = t476 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t564 = first_key_2 + t297;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t565 = t564 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t566 = t298 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t567 = t566 < t455;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t568 = t565 & t567;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t569 = t568 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t457), "l"(t563), "r"(t569) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t570 = t497 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t571 = first_key_2 + t297;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t572 = t571 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t573 = t572 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t574 = t298 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t575 = t574 < t455;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t576 = t573 & t575;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t577 = t576 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t457), "l"(t570), "r"(t577) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t578 = t518 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t579 = first_key_2 + t297;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t580 = t579 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t581 = t580 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t582 = t298 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t583 = t582 < t455;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t584 = t581 & t583;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t585 = t584 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t457), "l"(t578), "r"(t585) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t586 = t539 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t587 = first_key_2 + t297;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t588 = t587 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t589 = t588 < end_10;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t590 = t298 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t591 = t590 < t455;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t592 = t589 & t591;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t593 = t592 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t457), "l"(t586), "r"(t593) : "memory");
#line 400 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t594 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t595 = first_row + t594;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t596 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t597 = t595 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t598 = t596 ^ t597;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t599 = t595 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t600 = t598 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t601 = t599 + t600;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t602 = smem_1 + t601;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t603 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t604 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t605 = t604 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t606 = t603 + t605;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t607 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t608 = t607 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t609 = t606 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t610 = t608 ^ t609;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t611 = t606 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t612 = t610 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t613 = t611 + t612;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t614 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t615 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t616 = t614 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t617 = t615 ^ t616;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t618 = t614 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t619 = t617 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t620 = t618 + t619;
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
        u32 t621;
        asm volatile("mov.b32 %0, %1;" : "=r"(t621) : "r"(t613));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t622 = t621 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t623 = t621 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t624 = t621 ^ 96u;
        const u32 t625 = t257 + t621;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t626;
        asm volatile("mov.b32 %0, %1;" : "=r"(t626) : "r"(t602));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t626) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t627 = t257 + t622;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t628;
        asm volatile("mov.b32 %0, %1;" : "=r"(t628) : "r"(t602));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t629 = t628 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t629) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t627) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t627) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t627) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t627) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t630 = t257 + t623;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t631;
        asm volatile("mov.b32 %0, %1;" : "=r"(t631) : "r"(t602));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t632 = t631 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t632) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t630) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t630) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t630) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t630) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t633 = t257 + t624;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t634;
        asm volatile("mov.b32 %0, %1;" : "=r"(t634) : "r"(t602));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t635 = t634 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t635) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t633) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t633) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t633) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t633) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t636;
        asm volatile("mov.b32 %0, %1;" : "=r"(t636) : "r"(t602));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t636) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t637;
        asm volatile("mov.b32 %0, %1;" : "=r"(t637) : "r"(t602));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t638 = t637 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t638) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t627) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t627) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t627) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t627) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t639;
        asm volatile("mov.b32 %0, %1;" : "=r"(t639) : "r"(t602));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t640 = t639 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t640) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t630) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t630) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t630) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t630) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t641;
        asm volatile("mov.b32 %0, %1;" : "=r"(t641) : "r"(t602));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t642 = t641 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t642) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t633) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t633) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t633) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t633) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t643 = 1u < count;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t643) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t644 = end_9 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 number_2 = t644 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = number_2 << 6u;
            const u32 t647 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t648 = (u64)t272 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t649 = t257 + t277;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t650 = first_key_3 + t271;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t651 = t271 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t652 = t650 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t653;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t653) : "r"(t652), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_9 = t653 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t655 = (u64)index_9 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t656 = t655 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t657 = t54 + t656;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_9;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_9) : "l"(t657) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t659 = index_9 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_9 = t650 - t659;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t661 = (u64)page_9 * t284;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t662 = t268 + t661;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t663 = (u64)place_9 * t270;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t664 = t662 + t663;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t665 = t664 + t648;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t666 = first_key_3 + t271;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t667 = t666 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t668 = t271 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t669 = t668 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t670 = t667 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t671;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t671) : "r"(t670), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_10 = t671 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t673 = (u64)index_10 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t674 = t673 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t675 = t54 + t674;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_10;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_10) : "l"(t675) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t677 = index_10 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_10 = t667 - t677;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t679 = (u64)page_10 * t284;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t680 = t268 + t679;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t681 = (u64)place_10 * t270;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t682 = t680 + t681;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t683 = t682 + t648;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t684 = first_key_3 + t271;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t685 = t684 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t686 = t271 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t687 = t686 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t688 = t685 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t689;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t689) : "r"(t688), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_11 = t689 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t691 = (u64)index_11 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t692 = t691 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t693 = t54 + t692;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_11;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_11) : "l"(t693) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t695 = index_11 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_11 = t685 - t695;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t697 = (u64)page_11 * t284;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t698 = t268 + t697;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t699 = (u64)place_11 * t270;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t700 = t698 + t699;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t701 = t700 + t648;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t702 = first_key_3 + t271;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t703 = t702 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t704 = t271 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t705 = t704 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t706 = t703 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t707;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t707) : "r"(t706), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_12 = t707 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t709 = (u64)index_12 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t710 = t709 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t711 = t54 + t710;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_12;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_12) : "l"(t711) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t713 = index_12 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_12 = t703 - t713;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t715 = (u64)page_12 * t284;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t716 = t268 + t715;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t717 = (u64)place_12 * t270;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t718 = t716 + t717;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t719 = t718 + t648;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t720 = t272 < t647;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t721 = t720 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t649), "l"(t665), "r"(t721) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t722 = t272 < t647;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t723 = t722 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t649), "l"(t683), "r"(t723) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t724 = t272 < t647;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t725 = t724 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t649), "l"(t701), "r"(t725) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t726 = t272 < t647;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t727 = t726 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t649), "l"(t719), "r"(t727) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t728 = t665 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t729 = t272 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t730 = t729 < t647;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t731 = t730 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t649), "l"(t728), "r"(t731) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t732 = t683 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t733 = t272 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t734 = t733 < t647;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t735 = t734 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t649), "l"(t732), "r"(t735) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t736 = t701 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t737 = t272 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t738 = t737 < t647;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t739 = t738 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t649), "l"(t736), "r"(t739) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t740 = t719 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t741 = t272 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t742 = t741 < t647;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t743 = t742 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t649), "l"(t740), "r"(t743) : "memory");
        }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t744 = end_9 - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_4 = t744 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t746 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t746));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t748 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t749 = t748 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_4 + t749;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t751 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t752 = first_query_2 + t751;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 t753 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t754 = t752 + end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_11 = t754 + t753;
        const u32 t756 = end_11 > seq_q_2 ? end_11 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t757 = t756 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 end_12 = t757 < end_10 ? t757 : end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_13 = t752 + end_10;
        const u32 t760 = end_13 > seq_q_2 ? end_13 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_5 = t760 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t762 = position_5 > window_left ? position_5 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t763 = t762 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t764 = end_10 > 1u ? end_10 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t765 = t764 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_6 = t763 < t765 ? t763 : t765;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 position_6 = t752 + end_10;
        u32 begin_7 = begin_6;
        u32 end_14 = end_12;
        #pragma unroll 1
        for (u32 i_3 = 0u; i_3 < prefix_range_count; i_3 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t768 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t769 = t768 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t770 = t769 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t771 = prefix_ranges + t770;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t772 = (u64)i_3;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t773 = t772 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t774 = t773 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t775 = t771 + t774;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t776 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t777 = t776 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t778 = t775 + t777;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t779;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t779) : "l"(t778) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t780 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t781 = t780 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t782 = t781 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t783 = prefix_ranges + t782;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t784 = (u64)i_3;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t785 = t784 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t786 = t785 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t787 = t783 + t786;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t788 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t789 = t788 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t790 = t787 + t789;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t791;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t791) : "l"(t790) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 t792 = (int)t791 > (int)0u ? t791 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 last_3 = t792 < end_10 ? t792 : end_10;
            const bool is_range_3 = t779 < last_3;
            const u32 t795 = t779 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t796 = t795 <= position_6;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 t797 = last_3 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t798 = position_6 < t797;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool is_inside_3 = t796 & t798;
            const bool t800 = is_range_3 & is_inside_3;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
            if (t800) {
                const u32 t801 = begin_7 < t779 ? begin_7 : t779;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                begin_7 = t801;
                const u32 t802 = end_14 > last_3 ? end_14 : last_3;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                end_14 = t802;
            }
        }
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t803 = end_14 > column ? end_14 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_15 = t803 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t805 = begin_7 > column ? begin_7 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t806 = t805 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t807 = 0u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t808 = t806 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible = t807 & t808;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t810 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s = t810;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t811 = 1u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t812 = t806 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = t811 & t812;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t814 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_2 = t814;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t815 = 8u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t816 = t806 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = t815 & t816;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t818 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_5 = t818;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t819 = 9u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t820 = t806 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = t819 & t820;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t822 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_6 = t822;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t823 = 16u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t824 = t806 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = t823 & t824;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t826 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_9 = t826;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t827 = 17u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t828 = t806 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = t827 & t828;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t830 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_10 = t830;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t831 = 24u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t832 = t806 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = t831 & t832;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t834 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_13 = t834;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t835 = 25u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t836 = t806 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = t835 & t836;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t838 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_14 = t838;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t839 = 32u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t840 = t806 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = t839 & t840;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t842 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_17 = t842;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t843 = 33u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t844 = t806 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_10 = t843 & t844;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t846 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_18 = t846;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t847 = 40u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t848 = t806 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_11 = t847 & t848;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t850 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_21 = t850;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t851 = 41u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t852 = t806 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_12 = t851 & t852;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t854 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_22 = t854;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t855 = 48u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t856 = t806 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_13 = t855 & t856;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t858 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_25 = t858;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t859 = 49u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t860 = t806 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_14 = t859 & t860;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t862 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_26 = t862;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t863 = 56u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t864 = t806 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_15 = t863 & t864;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t866 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_29 = t866;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t867 = 57u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t868 = t806 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_16 = t867 & t868;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t870 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_30 = t870;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t871 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t872 = first_query_2 + t871;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t873 = t872 + 8u;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 t874 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t875 = t873 + end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_16 = t875 + t874;
        const u32 t877 = end_16 > seq_q_2 ? end_16 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t878 = t877 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 end_17 = t878 < end_10 ? t878 : end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_18 = t873 + end_10;
        const u32 t881 = end_18 > seq_q_2 ? end_18 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_7 = t881 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t883 = position_7 > window_left ? position_7 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t884 = t883 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t885 = end_10 > 1u ? end_10 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t886 = t885 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_8 = t884 < t886 ? t884 : t886;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 position_8 = t873 + end_10;
        u32 begin_9 = begin_8;
        u32 end_19 = end_17;
        #pragma unroll 1
        for (u32 i_4 = 0u; i_4 < prefix_range_count; i_4 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t889 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t890 = t889 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t891 = t890 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t892 = prefix_ranges + t891;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t893 = (u64)i_4;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t894 = t893 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t895 = t894 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t896 = t892 + t895;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t897 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t898 = t897 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t899 = t896 + t898;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t900;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t900) : "l"(t899) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t901 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t902 = t901 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t903 = t902 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t904 = prefix_ranges + t903;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t905 = (u64)i_4;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t906 = t905 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t907 = t906 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t908 = t904 + t907;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t909 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t910 = t909 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t911 = t908 + t910;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t912;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t912) : "l"(t911) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 t913 = (int)t912 > (int)0u ? t912 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 last_4 = t913 < end_10 ? t913 : end_10;
            const bool is_range_4 = t900 < last_4;
            const u32 t916 = t900 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t917 = t916 <= position_8;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 t918 = last_4 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t919 = position_8 < t918;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool is_inside_4 = t917 & t919;
            const bool t921 = is_range_4 & is_inside_4;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
            if (t921) {
                const u32 t922 = begin_9 < t900 ? begin_9 : t900;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                begin_9 = t922;
                const u32 t923 = end_19 > last_4 ? end_19 : last_4;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                end_19 = t923;
            }
        }
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t924 = end_19 > column ? end_19 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_20 = t924 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t926 = begin_9 > column ? begin_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t927 = t926 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t928 = 0u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t929 = t927 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_17 = t928 & t929;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t931 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_3 = t931;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t932 = 1u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t933 = t927 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_18 = t932 & t933;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t935 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_4 = t935;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t936 = 8u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t937 = t927 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_19 = t936 & t937;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t939 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_7 = t939;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t940 = 9u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t941 = t927 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_20 = t940 & t941;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t943 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_8 = t943;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t944 = 16u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t945 = t927 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_21 = t944 & t945;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t947 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_11 = t947;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t948 = 17u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t949 = t927 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_22 = t948 & t949;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t951 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_12 = t951;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t952 = 24u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t953 = t927 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_23 = t952 & t953;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t955 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_15 = t955;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t956 = 25u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t957 = t927 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_24 = t956 & t957;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t959 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_16 = t959;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t960 = 32u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t961 = t927 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_25 = t960 & t961;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t963 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_19 = t963;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t964 = 33u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t965 = t927 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_26 = t964 & t965;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t967 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_20 = t967;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t968 = 40u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t969 = t927 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_27 = t968 & t969;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t971 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_23 = t971;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t972 = 41u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t973 = t927 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_28 = t972 & t973;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t975 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_24 = t975;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t976 = 48u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t977 = t927 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_29 = t976 & t977;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t979 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_27 = t979;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t980 = 49u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t981 = t927 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_30 = t980 & t981;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t983 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_28 = t983;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t984 = 56u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t985 = t927 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_31 = t984 & t985;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t987 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_31 = t987;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t988 = 57u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t989 = t927 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_32 = t988 & t989;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t991 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_32 = t991;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t993;
        asm("max.f32 %0, %1, %2;" : "=f"(t993) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t994;
        asm("max.f32 %0, %1, %2;" : "=f"(t994) : "f"(t993), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t995;
        asm("max.f32 %0, %1, %2;" : "=f"(t995) : "f"(t994), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t996;
        asm("max.f32 %0, %1, %2;" : "=f"(t996) : "f"(t995), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t997;
        asm("max.f32 %0, %1, %2;" : "=f"(t997) : "f"(t996), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t998;
        asm("max.f32 %0, %1, %2;" : "=f"(t998) : "f"(t997), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t999;
        asm("max.f32 %0, %1, %2;" : "=f"(t999) : "f"(t998), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1000;
        asm("max.f32 %0, %1, %2;" : "=f"(t1000) : "f"(t999), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1001;
        asm("max.f32 %0, %1, %2;" : "=f"(t1001) : "f"(t1000), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1002;
        asm("max.f32 %0, %1, %2;" : "=f"(t1002) : "f"(t1001), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1003;
        asm("max.f32 %0, %1, %2;" : "=f"(t1003) : "f"(t1002), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1004;
        asm("max.f32 %0, %1, %2;" : "=f"(t1004) : "f"(t1003), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1005;
        asm("max.f32 %0, %1, %2;" : "=f"(t1005) : "f"(t1004), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1006;
        asm("max.f32 %0, %1, %2;" : "=f"(t1006) : "f"(t1005), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1007;
        asm("max.f32 %0, %1, %2;" : "=f"(t1007) : "f"(t1006), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1008;
        asm("max.f32 %0, %1, %2;" : "=f"(t1008) : "f"(t1007), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1009;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1009) : "f"(t1008));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1008), "f"(t1009));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1011;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1011) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1011));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t1014 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t1014;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1016 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1017;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1017) : "f"(old), "f"(scale_log2), "f"(t1016));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1017));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1019 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1020 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1020));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1022;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1022) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t1022;
        const f32 t1023 = t1019 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1024 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1024));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1026;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1026) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t1026;
        const f32 t1027 = t1023 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1028 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1028));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1030;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1030) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t1030;
        const f32 t1031 = t1027 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1032 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1032));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1034;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1034) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t1034;
        const f32 t1035 = t1031 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1036 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1036));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1038;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1038) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t1038;
        const f32 t1039 = t1035 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1040 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1040));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1042;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1042) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t1042;
        const f32 t1043 = t1039 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1044 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1044));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1046;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1046) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t1046;
        const f32 t1047 = t1043 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1048 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1048));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1050;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1050) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t1050;
        const f32 t1051 = t1047 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1052 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1052));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1054;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1054) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t1054;
        const f32 t1055 = t1051 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1056 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1056));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1058;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1058) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t1058;
        const f32 t1059 = t1055 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1060 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1060));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1062;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1062) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t1062;
        const f32 t1063 = t1059 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1064 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1064));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1066;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1066) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t1066;
        const f32 t1067 = t1063 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1068 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1068));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1070;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1070) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t1070;
        const f32 t1071 = t1067 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1072 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1072));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1074;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1074) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t1074;
        const f32 t1075 = t1071 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1076 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1076));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1078;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1078) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t1078;
        const f32 t1079 = t1075 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1080 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1080));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1082;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1082) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t1082;
        const f32 t1083 = t1079 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1083;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1085;
        asm("max.f32 %0, %1, %2;" : "=f"(t1085) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1086;
        asm("max.f32 %0, %1, %2;" : "=f"(t1086) : "f"(t1085), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1087;
        asm("max.f32 %0, %1, %2;" : "=f"(t1087) : "f"(t1086), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1088;
        asm("max.f32 %0, %1, %2;" : "=f"(t1088) : "f"(t1087), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1089;
        asm("max.f32 %0, %1, %2;" : "=f"(t1089) : "f"(t1088), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1090;
        asm("max.f32 %0, %1, %2;" : "=f"(t1090) : "f"(t1089), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1091;
        asm("max.f32 %0, %1, %2;" : "=f"(t1091) : "f"(t1090), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1092;
        asm("max.f32 %0, %1, %2;" : "=f"(t1092) : "f"(t1091), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1093;
        asm("max.f32 %0, %1, %2;" : "=f"(t1093) : "f"(t1092), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1094;
        asm("max.f32 %0, %1, %2;" : "=f"(t1094) : "f"(t1093), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1095;
        asm("max.f32 %0, %1, %2;" : "=f"(t1095) : "f"(t1094), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1096;
        asm("max.f32 %0, %1, %2;" : "=f"(t1096) : "f"(t1095), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1097;
        asm("max.f32 %0, %1, %2;" : "=f"(t1097) : "f"(t1096), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1098;
        asm("max.f32 %0, %1, %2;" : "=f"(t1098) : "f"(t1097), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1099;
        asm("max.f32 %0, %1, %2;" : "=f"(t1099) : "f"(t1098), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1100;
        asm("max.f32 %0, %1, %2;" : "=f"(t1100) : "f"(t1099), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1101;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1101) : "f"(t1100));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1100), "f"(t1101));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1103;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1103) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1103));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t1106 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t1106;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1108 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1109;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1109) : "f"(old_2), "f"(scale_log2), "f"(t1108));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1109));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1111 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1112 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t1112));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1114;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1114) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t1114;
        const f32 t1115 = t1111 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1116 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t1116));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1118;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1118) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t1118;
        const f32 t1119 = t1115 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1120 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t1120));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1122;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1122) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t1122;
        const f32 t1123 = t1119 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1124 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t1124));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1126;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1126) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t1126;
        const f32 t1127 = t1123 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1128 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t1128));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1130;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1130) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t1130;
        const f32 t1131 = t1127 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1132 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t1132));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1134;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1134) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t1134;
        const f32 t1135 = t1131 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1136 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t1136));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1138;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1138) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t1138;
        const f32 t1139 = t1135 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1140 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t1140));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1142;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1142) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t1142;
        const f32 t1143 = t1139 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1144 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1144));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1146;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1146) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t1146;
        const f32 t1147 = t1143 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1148 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1148));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1150;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1150) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t1150;
        const f32 t1151 = t1147 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1152 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1152));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1154;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1154) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t1154;
        const f32 t1155 = t1151 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1156 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1156));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1158;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1158) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t1158;
        const f32 t1159 = t1155 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1160 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1160));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1162;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1162) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t1162;
        const f32 t1163 = t1159 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1164 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1164));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1166;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1166) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t1166;
        const f32 t1167 = t1163 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1168 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1168));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1170;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1170) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t1170;
        const f32 t1171 = t1167 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1172 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1172));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1174;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1174) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t1174;
        const f32 t1175 = t1171 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1175;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1176;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1176) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1177;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1177) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1178;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1178) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1179;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1179) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1180;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1180) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1181;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1181) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1182;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1182) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1183;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1183) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1184;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1184) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1185;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1185) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1186;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1186) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1187;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1187) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1188;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1188) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1189;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1189) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1190;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1190) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1191;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1191) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1192;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1192) : "r"(t620));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1193 = t1192 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1194 = t1192 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1195 = t1192 ^ 96u;
        const u32 t1196 = t258 + t1192;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1197 = t258 + t1193;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1198 = t258 + t1194;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1199 = t258 + t1195;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1176), "r"(t1177), "r"(t1178), "r"(t1179), "r"(m_161), "r"(m_162));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1176), "r"(t1177), "r"(t1178), "r"(t1179), "r"(m_163), "r"(m_164));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1197) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1176), "r"(t1177), "r"(t1178), "r"(t1179), "r"(m_165), "r"(m_166));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1176), "r"(t1177), "r"(t1178), "r"(t1179), "r"(m_167), "r"(m_168));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1198) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1176), "r"(t1177), "r"(t1178), "r"(t1179), "r"(m_169), "r"(m_170));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1176), "r"(t1177), "r"(t1178), "r"(t1179), "r"(m_171), "r"(m_172));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1199) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1176), "r"(t1177), "r"(t1178), "r"(t1179), "r"(m_173), "r"(m_174));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1176), "r"(t1177), "r"(t1178), "r"(t1179), "r"(m_175), "r"(m_176));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1176), "r"(t1177), "r"(t1178), "r"(t1179), "r"(m_177), "r"(m_178));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1176), "r"(t1177), "r"(t1178), "r"(t1179), "r"(m_179), "r"(m_180));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1197) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1176), "r"(t1177), "r"(t1178), "r"(t1179), "r"(m_181), "r"(m_182));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1176), "r"(t1177), "r"(t1178), "r"(t1179), "r"(m_183), "r"(m_184));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1198) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1176), "r"(t1177), "r"(t1178), "r"(t1179), "r"(m_185), "r"(m_186));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1176), "r"(t1177), "r"(t1178), "r"(t1179), "r"(m_187), "r"(m_188));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1199) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1176), "r"(t1177), "r"(t1178), "r"(t1179), "r"(m_189), "r"(m_190));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1176), "r"(t1177), "r"(t1178), "r"(t1179), "r"(m_191), "r"(m_192));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1180), "r"(t1181), "r"(t1182), "r"(t1183), "r"(m_193), "r"(m_194));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1180), "r"(t1181), "r"(t1182), "r"(t1183), "r"(m_195), "r"(m_196));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1197) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1180), "r"(t1181), "r"(t1182), "r"(t1183), "r"(m_197), "r"(m_198));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1180), "r"(t1181), "r"(t1182), "r"(t1183), "r"(m_199), "r"(m_200));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1198) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1180), "r"(t1181), "r"(t1182), "r"(t1183), "r"(m_201), "r"(m_202));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1180), "r"(t1181), "r"(t1182), "r"(t1183), "r"(m_203), "r"(m_204));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1199) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1180), "r"(t1181), "r"(t1182), "r"(t1183), "r"(m_205), "r"(m_206));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1180), "r"(t1181), "r"(t1182), "r"(t1183), "r"(m_207), "r"(m_208));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1180), "r"(t1181), "r"(t1182), "r"(t1183), "r"(m_209), "r"(m_210));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1180), "r"(t1181), "r"(t1182), "r"(t1183), "r"(m_211), "r"(m_212));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1197) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1180), "r"(t1181), "r"(t1182), "r"(t1183), "r"(m_213), "r"(m_214));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1180), "r"(t1181), "r"(t1182), "r"(t1183), "r"(m_215), "r"(m_216));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1198) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1180), "r"(t1181), "r"(t1182), "r"(t1183), "r"(m_217), "r"(m_218));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1180), "r"(t1181), "r"(t1182), "r"(t1183), "r"(m_219), "r"(m_220));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1199) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1180), "r"(t1181), "r"(t1182), "r"(t1183), "r"(m_221), "r"(m_222));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1180), "r"(t1181), "r"(t1182), "r"(t1183), "r"(m_223), "r"(m_224));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1197) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1198) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1199) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1197) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1198) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1199) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1197) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1198) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1199) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1197) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1198) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1199) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_287), "r"(m_288));
#line 84 "fa-kernels/src/attention/forward/mma/tile.rs"
        #pragma unroll 1
        for (u32 i_5 = 1u; i_5 < count; i_5 += 1u) {
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1200 = end_9 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 number_3 = t1200 - i_5;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_5 = number_3 << 6u;
            const u32 t1203 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1204 = (u64)t298 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1205 = t258 + t303;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1206 = first_key_5 + t297;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1207 = t297 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1208 = t1206 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1209;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1209) : "r"(t1208), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_13 = t1209 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1211 = (u64)index_13 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1212 = t1211 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1213 = t54 + t1212;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_13;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_13) : "l"(t1213) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1215 = index_13 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_13 = t1206 - t1215;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1217 = (u64)page_13 * t310;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1218 = t294 + t1217;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1219 = (u64)place_13 * t296;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1220 = t1218 + t1219;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1221 = t1220 + t1204;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1222 = first_key_5 + t297;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1223 = t1222 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1224 = t297 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1225 = t1224 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1226 = t1223 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1227;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1227) : "r"(t1226), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_14 = t1227 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1229 = (u64)index_14 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1230 = t1229 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1231 = t54 + t1230;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_14;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_14) : "l"(t1231) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1233 = index_14 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_14 = t1223 - t1233;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1235 = (u64)page_14 * t310;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1236 = t294 + t1235;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1237 = (u64)place_14 * t296;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1238 = t1236 + t1237;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1239 = t1238 + t1204;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1240 = first_key_5 + t297;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1241 = t1240 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1242 = t297 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1243 = t1242 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1244 = t1241 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1245;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1245) : "r"(t1244), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_15 = t1245 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1247 = (u64)index_15 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1248 = t1247 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1249 = t54 + t1248;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_15;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_15) : "l"(t1249) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1251 = index_15 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_15 = t1241 - t1251;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1253 = (u64)page_15 * t310;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1254 = t294 + t1253;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1255 = (u64)place_15 * t296;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1256 = t1254 + t1255;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1257 = t1256 + t1204;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1258 = first_key_5 + t297;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1259 = t1258 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1260 = t297 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1261 = t1260 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1262 = t1259 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1263;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1263) : "r"(t1262), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_16 = t1263 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1265 = (u64)index_16 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1266 = t1265 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1267 = t54 + t1266;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_16;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_16) : "l"(t1267) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1269 = index_16 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_16 = t1259 - t1269;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1271 = (u64)page_16 * t310;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1272 = t294 + t1271;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1273 = (u64)place_16 * t296;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1274 = t1272 + t1273;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1275 = t1274 + t1204;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1276 = t298 < t1203;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1277 = t1276 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1205), "l"(t1221), "r"(t1277) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1278 = t298 < t1203;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1279 = t1278 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1205), "l"(t1239), "r"(t1279) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1280 = t298 < t1203;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1281 = t1280 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1205), "l"(t1257), "r"(t1281) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1282 = t298 < t1203;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1283 = t1282 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1205), "l"(t1275), "r"(t1283) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1284 = t1221 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1285 = t298 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1286 = t1285 < t1203;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1287 = t1286 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1205), "l"(t1284), "r"(t1287) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1288 = t1239 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1289 = t298 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1290 = t1289 < t1203;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1291 = t1290 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1205), "l"(t1288), "r"(t1291) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1292 = t1257 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1293 = t298 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1294 = t1293 < t1203;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1295 = t1294 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1205), "l"(t1292), "r"(t1295) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1296 = t1275 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1297 = t298 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1298 = t1297 < t1203;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1299 = t1298 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1205), "l"(t1296), "r"(t1299) : "memory");
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
            u32 t1300;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1300) : "r"(t613));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1301 = t1300 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1302 = t1300 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1303 = t1300 ^ 96u;
            const u32 t1304 = t257 + t1300;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1305;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1305) : "r"(t602));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1305) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1304) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1304) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1304) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1304) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1306 = t257 + t1301;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1307;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1307) : "r"(t602));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1308 = t1307 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1308) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1306) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1306) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1306) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1306) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1309 = t257 + t1302;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1310;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1310) : "r"(t602));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1311 = t1310 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1311) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1309) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1309) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1309) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1309) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1312 = t257 + t1303;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1313;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1313) : "r"(t602));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1314 = t1313 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1314) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1312) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1312) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1312) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1312) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1315;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1315) : "r"(t602));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_369;
            u32 m_370;
            u32 m_371;
            u32 m_372;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1315) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_373;
            u32 m_374;
            u32 m_375;
            u32 m_376;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1304) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_377;
            u32 m_378;
            u32 m_379;
            u32 m_380;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1304) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_381;
            u32 m_382;
            u32 m_383;
            u32 m_384;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1304) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_385;
            u32 m_386;
            u32 m_387;
            u32 m_388;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1304) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1316;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1316) : "r"(t602));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1317 = t1316 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_389;
            u32 m_390;
            u32 m_391;
            u32 m_392;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1317) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_393;
            u32 m_394;
            u32 m_395;
            u32 m_396;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1306) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_397;
            u32 m_398;
            u32 m_399;
            u32 m_400;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1306) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_401;
            u32 m_402;
            u32 m_403;
            u32 m_404;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1306) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_405;
            u32 m_406;
            u32 m_407;
            u32 m_408;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1306) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1318;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1318) : "r"(t602));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1319 = t1318 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_409;
            u32 m_410;
            u32 m_411;
            u32 m_412;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1319) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_413;
            u32 m_414;
            u32 m_415;
            u32 m_416;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1309) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_417;
            u32 m_418;
            u32 m_419;
            u32 m_420;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1309) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_421;
            u32 m_422;
            u32 m_423;
            u32 m_424;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1309) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_425;
            u32 m_426;
            u32 m_427;
            u32 m_428;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1309) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1320;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1320) : "r"(t602));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1321 = t1320 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_429;
            u32 m_430;
            u32 m_431;
            u32 m_432;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1321) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_433;
            u32 m_434;
            u32 m_435;
            u32 m_436;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1312) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_437;
            u32 m_438;
            u32 m_439;
            u32 m_440;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1312) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_441;
            u32 m_442;
            u32 m_443;
            u32 m_444;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1312) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_445;
            u32 m_446;
            u32 m_447;
            u32 m_448;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1312) : "memory");
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
            const bool t1323 = next_2 < count;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1323) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1324 = end_9 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 number_4 = t1324 - next_2;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = number_4 << 6u;
                const u32 t1327 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1328 = (u64)t272 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1329 = t257 + t277;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1330 = first_key_6 + t271;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1331 = t271 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1332 = t1330 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t1333;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1333) : "r"(t1332), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_17 = t1333 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1335 = (u64)index_17 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1336 = t1335 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1337 = t54 + t1336;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_17;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_17) : "l"(t1337) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1339 = index_17 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_17 = t1330 - t1339;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1341 = (u64)page_17 * t284;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1342 = t268 + t1341;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1343 = (u64)place_17 * t270;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1344 = t1342 + t1343;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1345 = t1344 + t1328;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1346 = first_key_6 + t271;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1347 = t1346 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1348 = t271 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1349 = t1348 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1350 = t1347 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t1351;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1351) : "r"(t1350), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_18 = t1351 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1353 = (u64)index_18 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1354 = t1353 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1355 = t54 + t1354;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_18;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_18) : "l"(t1355) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1357 = index_18 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_18 = t1347 - t1357;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1359 = (u64)page_18 * t284;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1360 = t268 + t1359;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1361 = (u64)place_18 * t270;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1362 = t1360 + t1361;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1363 = t1362 + t1328;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1364 = first_key_6 + t271;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1365 = t1364 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1366 = t271 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1367 = t1366 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1368 = t1365 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t1369;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1369) : "r"(t1368), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_19 = t1369 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1371 = (u64)index_19 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1372 = t1371 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1373 = t54 + t1372;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_19;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_19) : "l"(t1373) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1375 = index_19 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_19 = t1365 - t1375;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1377 = (u64)page_19 * t284;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1378 = t268 + t1377;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1379 = (u64)place_19 * t270;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1380 = t1378 + t1379;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1381 = t1380 + t1328;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1382 = first_key_6 + t271;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1383 = t1382 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1384 = t271 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1385 = t1384 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1386 = t1383 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t1387;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1387) : "r"(t1386), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_20 = t1387 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1389 = (u64)index_20 * t55;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1390 = t1389 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1391 = t54 + t1390;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_20;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_20) : "l"(t1391) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1393 = index_20 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_20 = t1383 - t1393;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1395 = (u64)page_20 * t284;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1396 = t268 + t1395;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1397 = (u64)place_20 * t270;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1398 = t1396 + t1397;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1399 = t1398 + t1328;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1400 = t272 < t1327;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1401 = t1400 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1329), "l"(t1345), "r"(t1401) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1402 = t272 < t1327;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1403 = t1402 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1329), "l"(t1363), "r"(t1403) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1404 = t272 < t1327;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1405 = t1404 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1329), "l"(t1381), "r"(t1405) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1406 = t272 < t1327;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1407 = t1406 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1329), "l"(t1399), "r"(t1407) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1408 = t1345 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1409 = t272 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1410 = t1409 < t1327;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1411 = t1410 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1329), "l"(t1408), "r"(t1411) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1412 = t1363 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1413 = t272 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1414 = t1413 < t1327;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1415 = t1414 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1329), "l"(t1412), "r"(t1415) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1416 = t1381 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1417 = t272 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1418 = t1417 < t1327;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1419 = t1418 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1329), "l"(t1416), "r"(t1419) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1420 = t1399 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1421 = t272 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1422 = t1421 < t1327;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1423 = t1422 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1329), "l"(t1420), "r"(t1423) : "memory");
            }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_3;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t21));
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t1425 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1426 = first_query_3 + end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_21 = t1426 + t1425;
            const u32 t1428 = end_21 > seq_q_2 ? end_21 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1429 = t1428 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_22 = t1429 < end_10 ? t1429 : end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = first_query_3 + end_10;
            const u32 t1432 = end_23 > seq_q_2 ? end_23 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_9 = t1432 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1434 = position_9 > window_left ? position_9 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1435 = t1434 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1436 = end_10 > 1u ? end_10 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1437 = t1436 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_10 = t1435 < t1437 ? t1435 : t1437;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_10 = first_query_3 + end_10;
            u32 begin_11 = begin_10;
            u32 end_24 = end_22;
            #pragma unroll 1
            for (u32 i_6 = 0u; i_6 < prefix_range_count; i_6 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1440 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1441 = t1440 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1442 = t1441 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1443 = prefix_ranges + t1442;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1444 = (u64)i_6;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1445 = t1444 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1446 = t1445 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1447 = t1443 + t1446;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1448 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1449 = t1448 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1450 = t1447 + t1449;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1451;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1451) : "l"(t1450) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1452 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1453 = t1452 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1454 = t1453 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1455 = prefix_ranges + t1454;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1456 = (u64)i_6;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1457 = t1456 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1458 = t1457 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1459 = t1455 + t1458;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1460 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1461 = t1460 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1462 = t1459 + t1461;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1463;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1463) : "l"(t1462) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t1464 = (int)t1463 > (int)0u ? t1463 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_5 = t1464 < end_10 ? t1464 : end_10;
                const bool is_range_5 = t1451 < last_5;
                const u32 t1467 = t1451 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1468 = t1467 <= position_10;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t1469 = last_5 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1470 = position_10 < t1469;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_5 = t1468 & t1470;
                const bool t1472 = is_range_5 & is_inside_5;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t1472) {
                    const u32 t1473 = begin_11 < t1451 ? begin_11 : t1451;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_11 = t1473;
                    const u32 t1474 = end_24 > last_5 ? end_24 : last_5;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_24 = t1474;
                }
            }
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1475 = first_query_3 + 63u;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t1476 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1477 = t1475 + end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_25 = t1477 + t1476;
            const u32 t1479 = end_25 > seq_q_2 ? end_25 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1480 = t1479 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_26 = t1480 < end_10 ? t1480 : end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_27 = t1475 + end_10;
            const u32 t1483 = end_27 > seq_q_2 ? end_27 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_11 = t1483 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1485 = position_11 > window_left ? position_11 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1486 = t1485 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1487 = end_10 > 1u ? end_10 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1488 = t1487 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_12 = t1486 < t1488 ? t1486 : t1488;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_12 = t1475 + end_10;
            u32 begin_13 = begin_12;
            u32 end_28 = end_26;
            #pragma unroll 1
            for (u32 i_7 = 0u; i_7 < prefix_range_count; i_7 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1491 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1492 = t1491 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1493 = t1492 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1494 = prefix_ranges + t1493;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1495 = (u64)i_7;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1496 = t1495 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1497 = t1496 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1498 = t1494 + t1497;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1499 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1500 = t1499 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1501 = t1498 + t1500;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1502;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1502) : "l"(t1501) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1503 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1504 = t1503 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1505 = t1504 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1506 = prefix_ranges + t1505;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1507 = (u64)i_7;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1508 = t1507 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1509 = t1508 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1510 = t1506 + t1509;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1511 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1512 = t1511 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1513 = t1510 + t1512;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1514;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1514) : "l"(t1513) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t1515 = (int)t1514 > (int)0u ? t1514 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_6 = t1515 < end_10 ? t1515 : end_10;
                const bool is_range_6 = t1502 < last_6;
                const u32 t1518 = t1502 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1519 = t1518 <= position_12;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t1520 = last_6 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1521 = position_12 < t1520;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_6 = t1519 & t1521;
                const bool t1523 = is_range_6 & is_inside_6;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t1523) {
                    const u32 t1524 = begin_13 < t1502 ? begin_13 : t1502;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_13 = t1524;
                    const u32 t1525 = end_28 > last_6 ? end_28 : last_6;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_28 = t1525;
                }
            }
#line 85 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 begin_14 = begin_11 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1527 = end_28 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1528 = t1527 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1529 = begin_14 + 1u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_29 = t1528 > t1529 ? t1528 : t1529;
            const u32 count_2 = end_29 - begin_14;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1532 = end_24 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1533 = t1532 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_2 = t1533 < end_29 ? t1533 : end_29;
            const u32 t1535 = end_29 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1536 = t1535 - seen_2;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t1536 < count_2 ? t1536 : count_2;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1538 = begin_13 + 63u;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1539 = t1538 >> 6u;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1540 = t1539 > begin_14 ? t1539 : begin_14;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1541 = t1540 < end_29 ? t1540 : end_29;
#line 99 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_left_2 = end_29 - t1541;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
            const bool t1543 = i_5 < masked_right_2;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
            const bool t1544 = masked_left_2 <= i_5;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
            const bool t1545 = t1543 | t1544;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t1545) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1546 = end_9 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1547 = t1546 - i_5;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 first_key_7 = t1547 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 t1549 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
                u32 first_query_4;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_4) : "r"(t1549));
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1551 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1552 = t1551 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_7 + t1552;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1554 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1555 = first_query_4 + t1554;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t1556 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1557 = t1555 + end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_30 = t1557 + t1556;
                const u32 t1559 = end_30 > seq_q_2 ? end_30 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1560 = t1559 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_31 = t1560 < end_10 ? t1560 : end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_32 = t1555 + end_10;
                const u32 t1563 = end_32 > seq_q_2 ? end_32 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_13 = t1563 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1565 = position_13 > window_left ? position_13 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1566 = t1565 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1567 = end_10 > 1u ? end_10 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1568 = t1567 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_15 = t1566 < t1568 ? t1566 : t1568;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position_14 = t1555 + end_10;
                u32 begin_16 = begin_15;
                u32 end_33 = end_31;
                #pragma unroll 1
                for (u32 i_8 = 0u; i_8 < prefix_range_count; i_8 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1571 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1572 = t1571 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1573 = t1572 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1574 = prefix_ranges + t1573;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1575 = (u64)i_8;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1576 = t1575 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1577 = t1576 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1578 = t1574 + t1577;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1579 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1580 = t1579 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1581 = t1578 + t1580;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1582;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1582) : "l"(t1581) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1583 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1584 = t1583 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1585 = t1584 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1586 = prefix_ranges + t1585;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1587 = (u64)i_8;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1588 = t1587 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1589 = t1588 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1590 = t1586 + t1589;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1591 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1592 = t1591 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1593 = t1590 + t1592;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1594;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1594) : "l"(t1593) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t1595 = (int)t1594 > (int)0u ? t1594 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last_7 = t1595 < end_10 ? t1595 : end_10;
                    const bool is_range_7 = t1582 < last_7;
                    const u32 t1598 = t1582 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1599 = t1598 <= position_14;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t1600 = last_7 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1601 = position_14 < t1600;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside_7 = t1599 & t1601;
                    const bool t1603 = is_range_7 & is_inside_7;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t1603) {
                        const u32 t1604 = begin_16 < t1582 ? begin_16 : t1582;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin_16 = t1604;
                        const u32 t1605 = end_33 > last_7 ? end_33 : last_7;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_33 = t1605;
                    }
                }
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1606 = end_33 > column_2 ? end_33 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_34 = t1606 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1608 = begin_16 > column_2 ? begin_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1609 = t1608 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1610 = 0u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1611 = t1609 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = t1610 & t1611;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1613 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t1613;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1614 = 1u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1615 = t1609 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = t1614 & t1615;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1617 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t1617;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1618 = 8u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1619 = t1609 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = t1618 & t1619;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1621 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t1621;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1622 = 9u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1623 = t1609 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = t1622 & t1623;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1625 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t1625;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1626 = 16u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1627 = t1609 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = t1626 & t1627;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1629 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t1629;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1630 = 17u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1631 = t1609 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = t1630 & t1631;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1633 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t1633;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1634 = 24u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1635 = t1609 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = t1634 & t1635;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1637 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t1637;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1638 = 25u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1639 = t1609 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = t1638 & t1639;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1641 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t1641;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1642 = 32u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1643 = t1609 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = t1642 & t1643;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1645 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t1645;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1646 = 33u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1647 = t1609 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = t1646 & t1647;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1649 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t1649;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1650 = 40u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1651 = t1609 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = t1650 & t1651;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1653 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t1653;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1654 = 41u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1655 = t1609 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = t1654 & t1655;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1657 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t1657;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1658 = 48u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1659 = t1609 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = t1658 & t1659;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1661 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t1661;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1662 = 49u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1663 = t1609 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = t1662 & t1663;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1665 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t1665;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1666 = 56u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1667 = t1609 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = t1666 & t1667;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1669 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t1669;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1670 = 57u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1671 = t1609 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = t1670 & t1671;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1673 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t1673;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1674 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1675 = first_query_4 + t1674;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1676 = t1675 + 8u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t1677 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1678 = t1676 + end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_35 = t1678 + t1677;
                const u32 t1680 = end_35 > seq_q_2 ? end_35 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1681 = t1680 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_36 = t1681 < end_10 ? t1681 : end_10;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_37 = t1676 + end_10;
                const u32 t1684 = end_37 > seq_q_2 ? end_37 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_15 = t1684 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1686 = position_15 > window_left ? position_15 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1687 = t1686 - window_left;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1688 = end_10 > 1u ? end_10 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1689 = t1688 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_17 = t1687 < t1689 ? t1687 : t1689;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position_16 = t1676 + end_10;
                u32 begin_18 = begin_17;
                u32 end_38 = end_36;
                #pragma unroll 1
                for (u32 i_9 = 0u; i_9 < prefix_range_count; i_9 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1692 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1693 = t1692 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1694 = t1693 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1695 = prefix_ranges + t1694;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1696 = (u64)i_9;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1697 = t1696 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1698 = t1697 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1699 = t1695 + t1698;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1700 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1701 = t1700 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1702 = t1699 + t1701;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1703;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1703) : "l"(t1702) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1704 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1705 = t1704 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1706 = t1705 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1707 = prefix_ranges + t1706;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1708 = (u64)i_9;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1709 = t1708 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1710 = t1709 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1711 = t1707 + t1710;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1712 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1713 = t1712 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1714 = t1711 + t1713;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1715;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1715) : "l"(t1714) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t1716 = (int)t1715 > (int)0u ? t1715 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last_8 = t1716 < end_10 ? t1716 : end_10;
                    const bool is_range_8 = t1703 < last_8;
                    const u32 t1719 = t1703 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1720 = t1719 <= position_16;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t1721 = last_8 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1722 = position_16 < t1721;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside_8 = t1720 & t1722;
                    const bool t1724 = is_range_8 & is_inside_8;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t1724) {
                        const u32 t1725 = begin_18 < t1703 ? begin_18 : t1703;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin_18 = t1725;
                        const u32 t1726 = end_38 > last_8 ? end_38 : last_8;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_38 = t1726;
                    }
                }
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1727 = end_38 > column_2 ? end_38 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_39 = t1727 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1729 = begin_18 > column_2 ? begin_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1730 = t1729 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1731 = 0u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1732 = t1730 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = t1731 & t1732;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1734 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1734;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1735 = 1u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1736 = t1730 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = t1735 & t1736;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1738 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1738;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1739 = 8u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1740 = t1730 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = t1739 & t1740;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1742 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1742;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1743 = 9u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1744 = t1730 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = t1743 & t1744;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1746 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1746;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1747 = 16u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1748 = t1730 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = t1747 & t1748;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1750 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1750;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1751 = 17u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1752 = t1730 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = t1751 & t1752;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1754 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1754;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1755 = 24u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1756 = t1730 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = t1755 & t1756;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1758 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1758;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1759 = 25u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1760 = t1730 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = t1759 & t1760;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1762 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1762;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1763 = 32u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1764 = t1730 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = t1763 & t1764;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1766 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1766;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1767 = 33u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1768 = t1730 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = t1767 & t1768;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1770 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1770;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1771 = 40u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1772 = t1730 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = t1771 & t1772;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1774 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1774;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1775 = 41u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1776 = t1730 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = t1775 & t1776;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1778 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1778;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1779 = 48u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1780 = t1730 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = t1779 & t1780;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1782 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1782;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1783 = 49u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1784 = t1730 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = t1783 & t1784;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1786 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1786;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1787 = 56u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1788 = t1730 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = t1787 & t1788;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1790 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1790;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1791 = 57u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1792 = t1730 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = t1791 & t1792;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1794 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1794;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1796;
            asm("max.f32 %0, %1, %2;" : "=f"(t1796) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1797;
            asm("max.f32 %0, %1, %2;" : "=f"(t1797) : "f"(t1796), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1798;
            asm("max.f32 %0, %1, %2;" : "=f"(t1798) : "f"(t1797), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1799;
            asm("max.f32 %0, %1, %2;" : "=f"(t1799) : "f"(t1798), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1800;
            asm("max.f32 %0, %1, %2;" : "=f"(t1800) : "f"(t1799), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1801;
            asm("max.f32 %0, %1, %2;" : "=f"(t1801) : "f"(t1800), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1802;
            asm("max.f32 %0, %1, %2;" : "=f"(t1802) : "f"(t1801), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1803;
            asm("max.f32 %0, %1, %2;" : "=f"(t1803) : "f"(t1802), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1804;
            asm("max.f32 %0, %1, %2;" : "=f"(t1804) : "f"(t1803), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1805;
            asm("max.f32 %0, %1, %2;" : "=f"(t1805) : "f"(t1804), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1806;
            asm("max.f32 %0, %1, %2;" : "=f"(t1806) : "f"(t1805), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1807;
            asm("max.f32 %0, %1, %2;" : "=f"(t1807) : "f"(t1806), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1808;
            asm("max.f32 %0, %1, %2;" : "=f"(t1808) : "f"(t1807), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1809;
            asm("max.f32 %0, %1, %2;" : "=f"(t1809) : "f"(t1808), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1810;
            asm("max.f32 %0, %1, %2;" : "=f"(t1810) : "f"(t1809), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1811;
            asm("max.f32 %0, %1, %2;" : "=f"(t1811) : "f"(t1810), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1812;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1812) : "f"(t1811));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1811), "f"(t1812));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1814;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1814) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1814));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1817 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1817;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1819 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1820;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1820) : "f"(old_3), "f"(scale_log2), "f"(t1819));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1820));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1822 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1823 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1823));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1825;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1825) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_33 = t1825;
            const f32 t1826 = t1822 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1827 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1827));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1829;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1829) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_34 = t1829;
            const f32 t1830 = t1826 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1831 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1831));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1833;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1833) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_37 = t1833;
            const f32 t1834 = t1830 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1835 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1835));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1837;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1837) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_38 = t1837;
            const f32 t1838 = t1834 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1839 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1839));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1841;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1841) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_41 = t1841;
            const f32 t1842 = t1838 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1843 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1843));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1845;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1845) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_42 = t1845;
            const f32 t1846 = t1842 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1847 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1847));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1849;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1849) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_45 = t1849;
            const f32 t1850 = t1846 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1851 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1851));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1853;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1853) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_46 = t1853;
            const f32 t1854 = t1850 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1855 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1855));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1857;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1857) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_49 = t1857;
            const f32 t1858 = t1854 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1859 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1859));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1861;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1861) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_50 = t1861;
            const f32 t1862 = t1858 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1863 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1863));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1865;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1865) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_53 = t1865;
            const f32 t1866 = t1862 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1867 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1867));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1869;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1869) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_54 = t1869;
            const f32 t1870 = t1866 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1871 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1871));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1873;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1873) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_57 = t1873;
            const f32 t1874 = t1870 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1875 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1875));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1877;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1877) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_58 = t1877;
            const f32 t1878 = t1874 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1879 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1879));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1881;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1881) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_61 = t1881;
            const f32 t1882 = t1878 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1883 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1883));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1885;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1885) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_62 = t1885;
            const f32 t1886 = t1882 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1886;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1888;
            asm("max.f32 %0, %1, %2;" : "=f"(t1888) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1889;
            asm("max.f32 %0, %1, %2;" : "=f"(t1889) : "f"(t1888), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1890;
            asm("max.f32 %0, %1, %2;" : "=f"(t1890) : "f"(t1889), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1891;
            asm("max.f32 %0, %1, %2;" : "=f"(t1891) : "f"(t1890), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1892;
            asm("max.f32 %0, %1, %2;" : "=f"(t1892) : "f"(t1891), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1893;
            asm("max.f32 %0, %1, %2;" : "=f"(t1893) : "f"(t1892), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1894;
            asm("max.f32 %0, %1, %2;" : "=f"(t1894) : "f"(t1893), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1895;
            asm("max.f32 %0, %1, %2;" : "=f"(t1895) : "f"(t1894), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1896;
            asm("max.f32 %0, %1, %2;" : "=f"(t1896) : "f"(t1895), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1897;
            asm("max.f32 %0, %1, %2;" : "=f"(t1897) : "f"(t1896), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1898;
            asm("max.f32 %0, %1, %2;" : "=f"(t1898) : "f"(t1897), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1899;
            asm("max.f32 %0, %1, %2;" : "=f"(t1899) : "f"(t1898), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1900;
            asm("max.f32 %0, %1, %2;" : "=f"(t1900) : "f"(t1899), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1901;
            asm("max.f32 %0, %1, %2;" : "=f"(t1901) : "f"(t1900), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1902;
            asm("max.f32 %0, %1, %2;" : "=f"(t1902) : "f"(t1901), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1903;
            asm("max.f32 %0, %1, %2;" : "=f"(t1903) : "f"(t1902), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1904;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1904) : "f"(t1903));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1903), "f"(t1904));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1906;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1906) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1906));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1909 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1909;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1911 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1912;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1912) : "f"(old_4), "f"(scale_log2), "f"(t1911));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1912));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1914 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1915 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1915));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1917;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1917) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_35 = t1917;
            const f32 t1918 = t1914 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1919 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1919));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1921;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1921) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_36 = t1921;
            const f32 t1922 = t1918 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1923 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1923));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1925;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1925) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_39 = t1925;
            const f32 t1926 = t1922 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1927 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1927));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1929;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1929) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_40 = t1929;
            const f32 t1930 = t1926 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1931 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1931));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1933;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1933) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1933;
            const f32 t1934 = t1930 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1935 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1935));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1937;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1937) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1937;
            const f32 t1938 = t1934 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1939 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1939));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1941;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1941) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1941;
            const f32 t1942 = t1938 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1943 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1943));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1945;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1945) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1945;
            const f32 t1946 = t1942 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1947 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1947));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1949;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1949) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1949;
            const f32 t1950 = t1946 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1951 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1951));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1953;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1953) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1953;
            const f32 t1954 = t1950 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1955 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1955));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1957;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1957) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1957;
            const f32 t1958 = t1954 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1959 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1959));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1961;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1961) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1961;
            const f32 t1962 = t1958 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1963 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1963));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1965;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1965) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1965;
            const f32 t1966 = t1962 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1967 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1967));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1969;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1969) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1969;
            const f32 t1970 = t1966 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1971 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1971));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1973;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1973) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1973;
            const f32 t1974 = t1970 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1975 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1975));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1977;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1977) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1977;
            const f32 t1978 = t1974 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1978;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1979 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1979;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1980 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1980;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1981 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1981;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1982 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1982;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1983 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1983;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1984 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1984;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1985 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1985;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1986 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1986;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1987 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1987;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1988 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1988;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1989 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1989;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1990 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1990;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1991 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1991;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1992 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1992;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1993 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1993;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1994 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1994;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1995 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1995;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1996 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1997 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1998 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1999 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2000 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t2000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2001 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t2001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2002 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t2002;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2003 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t2003;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2004 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t2004;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2005 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t2005;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2006 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t2006;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2007 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t2007;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2008 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t2008;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2009 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t2009;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2010 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t2010;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2011 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t2011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2012 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t2012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2013 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t2013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2014 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t2014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2015 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t2015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2016 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t2016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2017 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t2017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2018 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t2018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2019 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t2019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2020 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t2020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2021 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t2021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2022 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t2022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2023 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t2023;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2024 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t2024;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2025 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t2025;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2026 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t2026;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2027 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t2027;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2028 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t2028;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2029 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t2029;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2030 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t2030;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2031 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t2031;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2032 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t2032;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2033 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t2033;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2034 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t2034;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2035 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t2035;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2036 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t2036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2037 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t2037;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2038 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t2038;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2039 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t2039;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2040 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t2040;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2041 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t2041;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2042 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t2042;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2043;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2043) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2044;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2044) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2045;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2045) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2046;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2046) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2047;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2047) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2048;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2048) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2049;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2049) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2050;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2050) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2051;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2051) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2052;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2052) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2053;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2053) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2054;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2054) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2055;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2055) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2056;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2056) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2057;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2057) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2058;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2058) : "f"(s_63), "f"(s_64));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t2059;
            asm volatile("mov.b32 %0, %1;" : "=r"(t2059) : "r"(t620));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2060 = t2059 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2061 = t2059 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2062 = t2059 ^ 96u;
            const u32 t2063 = t258 + t2059;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2064 = t258 + t2060;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2065 = t258 + t2061;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2066 = t258 + t2062;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_449;
            u32 m_450;
            u32 m_451;
            u32 m_452;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t2063) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_449), "r"(m_450));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_451), "r"(m_452));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_453;
            u32 m_454;
            u32 m_455;
            u32 m_456;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t2064) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_453), "r"(m_454));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_455), "r"(m_456));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_457;
            u32 m_458;
            u32 m_459;
            u32 m_460;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t2065) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_457), "r"(m_458));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_459), "r"(m_460));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_461;
            u32 m_462;
            u32 m_463;
            u32 m_464;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t2066) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_461), "r"(m_462));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_463), "r"(m_464));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_465;
            u32 m_466;
            u32 m_467;
            u32 m_468;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t2063) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_465), "r"(m_466));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_467), "r"(m_468));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_469;
            u32 m_470;
            u32 m_471;
            u32 m_472;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t2064) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_469), "r"(m_470));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_471), "r"(m_472));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_473;
            u32 m_474;
            u32 m_475;
            u32 m_476;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t2065) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_473), "r"(m_474));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_475), "r"(m_476));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_477;
            u32 m_478;
            u32 m_479;
            u32 m_480;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t2066) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_477), "r"(m_478));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2043), "r"(t2044), "r"(t2045), "r"(t2046), "r"(m_479), "r"(m_480));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_481;
            u32 m_482;
            u32 m_483;
            u32 m_484;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t2063) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_481), "r"(m_482));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_483), "r"(m_484));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_485;
            u32 m_486;
            u32 m_487;
            u32 m_488;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t2064) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_485), "r"(m_486));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_487), "r"(m_488));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_489;
            u32 m_490;
            u32 m_491;
            u32 m_492;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t2065) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_489), "r"(m_490));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_491), "r"(m_492));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_493;
            u32 m_494;
            u32 m_495;
            u32 m_496;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t2066) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_493), "r"(m_494));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_495), "r"(m_496));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_497;
            u32 m_498;
            u32 m_499;
            u32 m_500;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t2063) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_497), "r"(m_498));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_499), "r"(m_500));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_501;
            u32 m_502;
            u32 m_503;
            u32 m_504;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t2064) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_501), "r"(m_502));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_503), "r"(m_504));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_505;
            u32 m_506;
            u32 m_507;
            u32 m_508;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t2065) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_505), "r"(m_506));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_507), "r"(m_508));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_509;
            u32 m_510;
            u32 m_511;
            u32 m_512;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t2066) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_509), "r"(m_510));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2047), "r"(t2048), "r"(t2049), "r"(t2050), "r"(m_511), "r"(m_512));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_513;
            u32 m_514;
            u32 m_515;
            u32 m_516;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t2063) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_513), "r"(m_514));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_515), "r"(m_516));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_517;
            u32 m_518;
            u32 m_519;
            u32 m_520;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t2064) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_517), "r"(m_518));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_519), "r"(m_520));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_521;
            u32 m_522;
            u32 m_523;
            u32 m_524;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t2065) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_521), "r"(m_522));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_523), "r"(m_524));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_525;
            u32 m_526;
            u32 m_527;
            u32 m_528;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t2066) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_525), "r"(m_526));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_527), "r"(m_528));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_529;
            u32 m_530;
            u32 m_531;
            u32 m_532;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t2063) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_529), "r"(m_530));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_531), "r"(m_532));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_533;
            u32 m_534;
            u32 m_535;
            u32 m_536;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t2064) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_533), "r"(m_534));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_535), "r"(m_536));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_537;
            u32 m_538;
            u32 m_539;
            u32 m_540;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t2065) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_537), "r"(m_538));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_539), "r"(m_540));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_541;
            u32 m_542;
            u32 m_543;
            u32 m_544;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t2066) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_541), "r"(m_542));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(m_543), "r"(m_544));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_545;
            u32 m_546;
            u32 m_547;
            u32 m_548;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t2063) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2055), "r"(t2056), "r"(t2057), "r"(t2058), "r"(m_545), "r"(m_546));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2055), "r"(t2056), "r"(t2057), "r"(t2058), "r"(m_547), "r"(m_548));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_549;
            u32 m_550;
            u32 m_551;
            u32 m_552;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t2064) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2055), "r"(t2056), "r"(t2057), "r"(t2058), "r"(m_549), "r"(m_550));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2055), "r"(t2056), "r"(t2057), "r"(t2058), "r"(m_551), "r"(m_552));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_553;
            u32 m_554;
            u32 m_555;
            u32 m_556;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t2065) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2055), "r"(t2056), "r"(t2057), "r"(t2058), "r"(m_553), "r"(m_554));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2055), "r"(t2056), "r"(t2057), "r"(t2058), "r"(m_555), "r"(m_556));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_557;
            u32 m_558;
            u32 m_559;
            u32 m_560;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t2066) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2055), "r"(t2056), "r"(t2057), "r"(t2058), "r"(m_557), "r"(m_558));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2055), "r"(t2056), "r"(t2057), "r"(t2058), "r"(m_559), "r"(m_560));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_561;
            u32 m_562;
            u32 m_563;
            u32 m_564;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t2063) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2055), "r"(t2056), "r"(t2057), "r"(t2058), "r"(m_561), "r"(m_562));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2055), "r"(t2056), "r"(t2057), "r"(t2058), "r"(m_563), "r"(m_564));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_565;
            u32 m_566;
            u32 m_567;
            u32 m_568;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t2064) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2055), "r"(t2056), "r"(t2057), "r"(t2058), "r"(m_565), "r"(m_566));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2055), "r"(t2056), "r"(t2057), "r"(t2058), "r"(m_567), "r"(m_568));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_569;
            u32 m_570;
            u32 m_571;
            u32 m_572;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t2065) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2055), "r"(t2056), "r"(t2057), "r"(t2058), "r"(m_569), "r"(m_570));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2055), "r"(t2056), "r"(t2057), "r"(t2058), "r"(m_571), "r"(m_572));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_573;
            u32 m_574;
            u32 m_575;
            u32 m_576;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t2066) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2055), "r"(t2056), "r"(t2057), "r"(t2058), "r"(m_573), "r"(m_574));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2055), "r"(t2056), "r"(t2057), "r"(t2058), "r"(m_575), "r"(m_576));
        }
#line 258 "fa-kernels/src/attention/softmax.rs"
        f32 t2067;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2067) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
        const f32 pair_5 = row_sum + t2067;
        f32 t2069;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2069) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
        const f32 t2070 = pair_5 + t2069;
#line 259 "fa-kernels/src/attention/softmax.rs"
        row_sum = t2070;
#line 258 "fa-kernels/src/attention/softmax.rs"
        f32 t2071;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2071) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
        const f32 pair_6 = row_sum_2 + t2071;
        f32 t2073;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2073) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
        const f32 t2074 = pair_6 + t2073;
#line 259 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t2074;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t2075 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t2076;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2076) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t2075 ? 0.0f : t2076;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2078 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t2078;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2079 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t2079;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2080 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t2080;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2081 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t2081;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2082 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t2082;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2083 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t2083;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2084 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t2084;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2085 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t2085;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2086 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t2086;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2087 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t2087;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2088 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t2088;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2089 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t2089;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2090 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t2090;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2091 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t2091;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2092 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t2092;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2093 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t2093;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2094 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_33 = t2094;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2095 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_34 = t2095;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2096 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_37 = t2096;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2097 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_38 = t2097;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2098 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_41 = t2098;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2099 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_42 = t2099;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2100 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_45 = t2100;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2101 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_46 = t2101;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2102 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_49 = t2102;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2103 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_50 = t2103;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2104 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_53 = t2104;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2105 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_54 = t2105;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2106 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_57 = t2106;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2107 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_58 = t2107;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2108 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_61 = t2108;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2109 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_62 = t2109;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t2110 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t2111;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2111) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t2110 ? 0.0f : t2111;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2113 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t2113;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2114 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t2114;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2115 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t2115;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2116 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t2116;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2117 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t2117;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2118 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t2118;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2119 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t2119;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2120 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t2120;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2121 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t2121;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2122 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t2122;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2123 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t2123;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2124 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t2124;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2125 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t2125;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2126 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t2126;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2127 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t2127;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2128 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t2128;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2129 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_35 = t2129;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2130 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_36 = t2130;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2131 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_39 = t2131;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2132 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_40 = t2132;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2133 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_43 = t2133;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2134 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_44 = t2134;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2135 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_47 = t2135;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2136 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_48 = t2136;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2137 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_51 = t2137;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2138 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_52 = t2138;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2139 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_55 = t2139;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2140 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_56 = t2140;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2141 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_59 = t2141;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2142 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_60 = t2142;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2143 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_63 = t2143;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t2144 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_64 = t2144;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2145 = blockIdx.x;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2146;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2146) : "r"(t2145));
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
        const u32 t2147 = seq_q + 63u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
        const u32 t2148 = t2147 >> 6u;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2149 = heads_per_section * t2148;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2150 = t2146 / t2149;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 first_2 = t2150 * heads_per_section;
        const u32 t2152 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2153 = t2152 - first_2;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 heads_3 = t2153 < heads_per_section ? t2153 : heads_per_section;
        const u32 t2155 = first_2 * t2148;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 rest_2 = t2146 - t2155;
        const u32 t2157 = rest_2 % heads_3;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2158 = first_2 + t2157;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2159 = t2148 - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2160 = rest_2 / heads_3;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2161 = t2159 - t2160;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2162 = t2161 << 6u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2163 = t2158 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2164 = t2158 / heads;
#line 200 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
        const u32 t2165 = smem_1 + 8192u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2166 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2167 = first_row + t2166;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2168 = t2167 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2169 = 0u ^ t2168;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2170 = t2167 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2171 = t2169 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2172 = t2170 + t2171;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2173 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2174 = t2173 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2175 = t2172 + t2174;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2176;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2176) : "f"(acc), "f"(acc_2));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2177 = smem_1 + t2175;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2177), "r"(t2176) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2178;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2178) : "f"(acc_5), "f"(acc_6));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2179 = t2175 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2180 = smem_1 + t2179;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2180), "r"(t2178) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2181;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2181) : "f"(acc_9), "f"(acc_10));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2182 = t2175 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2183 = smem_1 + t2182;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2183), "r"(t2181) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2184;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2184) : "f"(acc_13), "f"(acc_14));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2185 = t2175 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2186 = smem_1 + t2185;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2186), "r"(t2184) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2187;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2187) : "f"(acc_17), "f"(acc_18));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2188 = t2175 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2189 = smem_1 + t2188;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2189), "r"(t2187) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2190;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2190) : "f"(acc_21), "f"(acc_22));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2191 = t2175 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2192 = smem_1 + t2191;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2192), "r"(t2190) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2193;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2193) : "f"(acc_25), "f"(acc_26));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2194 = t2175 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2195 = smem_1 + t2194;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2195), "r"(t2193) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2196;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2196) : "f"(acc_29), "f"(acc_30));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2197 = t2175 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2198 = smem_1 + t2197;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2198), "r"(t2196) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2199 = t2167 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2200 = 0u ^ t2199;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2201 = t2167 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2202 = t2200 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2203 = t2201 + t2202;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2204 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2205 = t2204 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2206 = t2203 + t2205;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2207;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2207) : "f"(acc_33), "f"(acc_34));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2208 = t2165 + t2206;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2208), "r"(t2207) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2209;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2209) : "f"(acc_37), "f"(acc_38));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2210 = t2206 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2211 = t2165 + t2210;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2211), "r"(t2209) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2212;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2212) : "f"(acc_41), "f"(acc_42));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2213 = t2206 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2214 = t2165 + t2213;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2214), "r"(t2212) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2215;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2215) : "f"(acc_45), "f"(acc_46));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2216 = t2206 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2217 = t2165 + t2216;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2217), "r"(t2215) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2218;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2218) : "f"(acc_49), "f"(acc_50));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2219 = t2206 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2220 = t2165 + t2219;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2220), "r"(t2218) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2221;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2221) : "f"(acc_53), "f"(acc_54));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2222 = t2206 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2223 = t2165 + t2222;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2223), "r"(t2221) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2224;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2224) : "f"(acc_57), "f"(acc_58));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2225 = t2206 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2226 = t2165 + t2225;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2226), "r"(t2224) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2227;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2227) : "f"(acc_61), "f"(acc_62));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2228 = t2206 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2229 = t2165 + t2228;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2229), "r"(t2227) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2230 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2231 = first_row + t2230;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2232 = t2231 + 8u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2233 = t2232 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2234 = 0u ^ t2233;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2235 = t2232 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2236 = t2234 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2237 = t2235 + t2236;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2238 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2239 = t2238 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2240 = t2237 + t2239;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2241;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2241) : "f"(acc_3), "f"(acc_4));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2242 = smem_1 + t2240;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2242), "r"(t2241) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2243;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2243) : "f"(acc_7), "f"(acc_8));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2244 = t2240 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2245 = smem_1 + t2244;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2245), "r"(t2243) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2246;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2246) : "f"(acc_11), "f"(acc_12));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2247 = t2240 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2248 = smem_1 + t2247;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2248), "r"(t2246) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2249;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2249) : "f"(acc_15), "f"(acc_16));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2250 = t2240 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2251 = smem_1 + t2250;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2251), "r"(t2249) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2252;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2252) : "f"(acc_19), "f"(acc_20));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2253 = t2240 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2254 = smem_1 + t2253;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2254), "r"(t2252) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2255;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2255) : "f"(acc_23), "f"(acc_24));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2256 = t2240 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2257 = smem_1 + t2256;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2257), "r"(t2255) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2258;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2258) : "f"(acc_27), "f"(acc_28));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2259 = t2240 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2260 = smem_1 + t2259;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2260), "r"(t2258) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2261;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2261) : "f"(acc_31), "f"(acc_32));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2262 = t2240 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2263 = smem_1 + t2262;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2263), "r"(t2261) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2264 = t2232 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2265 = 0u ^ t2264;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2266 = t2232 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2267 = t2265 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2268 = t2266 + t2267;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2269 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2270 = t2269 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2271 = t2268 + t2270;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2272;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2272) : "f"(acc_35), "f"(acc_36));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2273 = t2165 + t2271;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2273), "r"(t2272) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2274;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2274) : "f"(acc_39), "f"(acc_40));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2275 = t2271 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2276 = t2165 + t2275;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2276), "r"(t2274) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2277;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2277) : "f"(acc_43), "f"(acc_44));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2278 = t2271 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2279 = t2165 + t2278;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2279), "r"(t2277) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2280;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2280) : "f"(acc_47), "f"(acc_48));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2281 = t2271 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2282 = t2165 + t2281;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2282), "r"(t2280) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2283;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2283) : "f"(acc_51), "f"(acc_52));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2284 = t2271 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2285 = t2165 + t2284;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2285), "r"(t2283) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2286;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2286) : "f"(acc_55), "f"(acc_56));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2287 = t2271 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2288 = t2165 + t2287;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2288), "r"(t2286) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2289;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2289) : "f"(acc_59), "f"(acc_60));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2290 = t2271 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2291 = t2165 + t2290;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2291), "r"(t2289) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2292;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2292) : "f"(acc_63), "f"(acc_64));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2293 = t2271 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2294 = t2165 + t2293;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2294), "r"(t2292) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2295 = first_query + t2162;
        const u64 t2296 = 0ull * o_stride0;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2297 = t2296 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2298 = o + t2297;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2299 = (u64)t2295;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2300 = t2299 * o_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2301 = t2300 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2302 = t2298 + t2301;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2303 = (u64)t2163;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2304 = t2303 * o_stride2;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2305 = t2304 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2306 = t2302 + t2305;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2307 = (u32)o_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2308 = t2307 << 1u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2309 = seq_q_2 - t2162;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2310 = head_dim >> 3u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2311 = lane >> 3u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2312 = first_row + t2311;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2313 = lane & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2314 = t2312 < t2309;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2315 = t2313 < t2310;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2316 = t2314 & t2315;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2316) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2317 = t2312 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2318 = t2313 ^ t2317;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2319 = t2312 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2320 = t2318 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2321 = t2319 + t2320;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2322 = smem_1 + t2321;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row;
            u32 row_2;
            u32 row_3;
            u32 row_4;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2322) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2323 = (u64)t2312 * t2308;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2324 = t2306 + t2323;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2325 = (u64)t2313 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2326 = t2324 + t2325;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2326), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
        }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2327 = t2312 + 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2328 = t2327 < t2309;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2329 = t2313 < t2310;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2330 = t2328 & t2329;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2330) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2331 = t2327 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2332 = t2313 ^ t2331;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2333 = t2327 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2334 = t2332 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2335 = t2333 + t2334;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2336 = smem_1 + t2335;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_5;
            u32 row_6;
            u32 row_7;
            u32 row_8;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2336) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2337 = (u64)t2327 * t2308;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2338 = t2306 + t2337;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2339 = (u64)t2313 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2340 = t2338 + t2339;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2340), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
        }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2341 = t2312 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2342 = t2341 < t2309;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2343 = t2313 < t2310;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2344 = t2342 & t2343;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2344) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2345 = t2341 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2346 = t2313 ^ t2345;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2347 = t2341 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2348 = t2346 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2349 = t2347 + t2348;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2350 = smem_1 + t2349;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_9;
            u32 row_10;
            u32 row_11;
            u32 row_12;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2350) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2351 = (u64)t2341 * t2308;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2352 = t2306 + t2351;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2353 = (u64)t2313 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2354 = t2352 + t2353;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2354), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
        }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2355 = t2312 + 12u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2356 = t2355 < t2309;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2357 = t2313 < t2310;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2358 = t2356 & t2357;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2358) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2359 = t2355 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2360 = t2313 ^ t2359;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2361 = t2355 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2362 = t2360 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2363 = t2361 + t2362;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2364 = smem_1 + t2363;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_13;
            u32 row_14;
            u32 row_15;
            u32 row_16;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2364) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2365 = (u64)t2355 * t2308;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2366 = t2306 + t2365;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2367 = (u64)t2313 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2368 = t2366 + t2367;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2368), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
        }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2369 = smem_1 + 8192u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2370 = t2312 < t2309;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2371 = t2313 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2372 = t2371 < t2310;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2373 = t2370 & t2372;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2373) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2374 = t2312 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2375 = t2313 ^ t2374;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2376 = t2312 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2377 = t2375 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2378 = t2376 + t2377;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2379 = t2369 + t2378;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_17;
            u32 row_18;
            u32 row_19;
            u32 row_20;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2379) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2380 = (u64)t2312 * t2308;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2381 = t2306 + t2380;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2382 = (u64)t2313 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2383 = t2381 + t2382;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2383), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
        }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2384 = t2312 + 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2385 = t2384 < t2309;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2386 = t2313 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2387 = t2386 < t2310;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2388 = t2385 & t2387;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2388) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2389 = t2384 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2390 = t2313 ^ t2389;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2391 = t2384 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2392 = t2390 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2393 = t2391 + t2392;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2394 = t2369 + t2393;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_21;
            u32 row_22;
            u32 row_23;
            u32 row_24;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2394) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2395 = (u64)t2384 * t2308;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2396 = t2306 + t2395;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2397 = (u64)t2313 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2398 = t2396 + t2397;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2398), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
        }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2399 = t2312 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2400 = t2399 < t2309;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2401 = t2313 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2402 = t2401 < t2310;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2403 = t2400 & t2402;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2403) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2404 = t2399 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2405 = t2313 ^ t2404;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2406 = t2399 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2407 = t2405 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2408 = t2406 + t2407;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2409 = t2369 + t2408;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_25;
            u32 row_26;
            u32 row_27;
            u32 row_28;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2409) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2410 = (u64)t2399 * t2308;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2411 = t2306 + t2410;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2412 = (u64)t2313 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2413 = t2411 + t2412;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2413), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
        }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2414 = t2312 + 12u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2415 = t2414 < t2309;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2416 = t2313 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2417 = t2416 < t2310;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2418 = t2415 & t2417;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2418) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2419 = t2414 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2420 = t2313 ^ t2419;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2421 = t2414 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2422 = t2420 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2423 = t2421 + t2422;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2424 = t2369 + t2423;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_29;
            u32 row_30;
            u32 row_31;
            u32 row_32;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2424) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2425 = (u64)t2414 * t2308;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2426 = t2306 + t2425;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2427 = (u64)t2313 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2428 = t2426 + t2427;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2428), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
        }
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2429 = t2162 + first_row;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2430 = 0ull * lse_stride0;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2431 = t2430 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2432 = lse + t2431;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2433 = (u64)t2163;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2434 = t2433 * lse_stride1;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2435 = t2434 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2436 = t2432 + t2435;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2437 = (u64)first_query;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2438 = t2437 * lse_stride2;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2439 = t2438 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2440 = t2436 + t2439;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2441 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2442 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t2443 = t2442 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t2443) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t2444 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_33 = t2429 + t2444;
#line 149 "fa-kernels/src/attention/epilogue.rs"
            const bool exists = row_33 < seq_q_2;
#line 139 "fa-kernels/src/attention/epilogue.rs"
            if (exists) {
                const u64 t2447 = (u64)row_33 * t2441;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2448 = t2447 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2449 = t2440 + t2448;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t2450;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2450) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t2451;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2451) : "f"(row_max), "f"(scale_log2), "f"(t2450));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t2451 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t2453 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 t2454 = t2453 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2449), "f"(t2454) : "memory");
            }
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t2455 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t2456 = t2429 + t2455;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_34 = t2456 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
            const bool exists_2 = row_34 < seq_q_2;
#line 139 "fa-kernels/src/attention/epilogue.rs"
            if (exists_2) {
                const u64 t2459 = (u64)row_34 * t2441;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2460 = t2459 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2461 = t2440 + t2460;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t2462;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2462) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t2463;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2463) : "f"(row_max_2), "f"(scale_log2), "f"(t2462));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t2463 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t2465 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 t2466 = t2465 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2461), "f"(t2466) : "memory");
            }
        }
    }
}
