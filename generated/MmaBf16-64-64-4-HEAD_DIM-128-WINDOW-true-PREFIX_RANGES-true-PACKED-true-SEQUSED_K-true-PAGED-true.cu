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
#line 52 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t5 = blockIdx.x;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t6 = seq_q + 63u;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
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
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u32 next = at + 1u;
    const u64 t25 = (u64)at;
#line 143 "fa-kernels/src/attention/options/packed.rs"
    const u64 t26 = t25 * cu_seqlens_q_stride0;
#line 143 "fa-kernels/src/attention/options/packed.rs"
    const u64 t27 = t26 * 4ull;
#line 143 "fa-kernels/src/attention/options/packed.rs"
    const u64 t28 = cu_seqlens_q + t27;
#line 143 "fa-kernels/src/attention/options/packed.rs"
    u32 first_query;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t28) : "memory");
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u64 t30 = (u64)next;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u64 t31 = t30 * cu_seqlens_q_stride0;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u64 t32 = t31 * 4ull;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u64 t33 = cu_seqlens_q + t32;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    u32 t34;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t34) : "l"(t33) : "memory");
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u32 queries = t34 - first_query;
#line 146 "fa-kernels/src/attention/options/packed.rs"
    const bool t36 = least_queries <= queries;
#line 146 "fa-kernels/src/attention/options/packed.rs"
    const bool t37 = queries <= most_queries;
#line 146 "fa-kernels/src/attention/options/packed.rs"
    const bool t38 = t36 & t37;
#line 146 "fa-kernels/src/attention/options/packed.rs"
    const u32 seq_q_2 = t38 ? queries : 0u;
#line 90 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q_2 : added_k;
    const u64 t42 = (u64)at;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t43 = t42 * seqused_k_stride0;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t44 = t43 * 4ull;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t45 = seqused_k + t44;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    u32 t46;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t46) : "l"(t45) : "memory");
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = t46 < seq_k ? t46 : seq_k;
    const u32 t48 = used + added;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 end_10 = t48 < seq_k ? t48 : seq_k;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t50 = (u64)at;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t51 = t50 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t52 = t51 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t53 = block_table + t52;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u32 t54 = (u32)block_table_stride1;
#line 54 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t55 = t22 / group;
#line 196 "fa-kernels/src/attention/options/window.rs"
    const u32 t56 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t57 = t21 + end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t57 + t56;
    const u32 t59 = end > seq_q_2 ? end : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t60 = t59 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
    const u32 end_2 = t60 < end_10 ? t60 : end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t21 + end_10;
    const u32 t63 = end_3 > seq_q_2 ? end_3 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position = t63 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t65 = position > window_left ? position : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t66 = t65 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t67 = end_10 > 1u ? end_10 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t68 = t67 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 begin = t66 < t68 ? t66 : t68;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
    const u32 position_2 = t21 + end_10;
    u32 begin_2 = begin;
    u32 end_4 = end_2;
    #pragma unroll 1
    for (u32 i = 0u; i < prefix_range_count; i += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t71 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t72 = t71 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t73 = t72 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t74 = prefix_ranges + t73;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t75 = (u64)i;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t76 = t75 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t77 = t76 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t78 = t74 + t77;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t79 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t80 = t79 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t81 = t78 + t80;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        u32 t82;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t82) : "l"(t81) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t83 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t84 = t83 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t85 = t84 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t86 = prefix_ranges + t85;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t87 = (u64)i;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t88 = t87 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t89 = t88 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t90 = t86 + t89;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t91 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t92 = t91 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t93 = t90 + t92;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        u32 t94;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t94) : "l"(t93) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 t95 = (int)t94 > (int)0u ? t94 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 last = t95 < end_10 ? t95 : end_10;
        const bool is_range = t82 < last;
        const u32 t98 = t82 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const bool t99 = t98 <= position_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 t100 = last + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const bool t101 = position_2 < t100;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const bool is_inside = t99 & t101;
        const bool t103 = is_range & is_inside;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
        if (t103) {
            const u32 t104 = begin_2 < t82 ? begin_2 : t82;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
            begin_2 = t104;
            const u32 t105 = end_4 > last ? end_4 : last;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
            end_4 = t105;
        }
    }
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t106 = t21 + 63u;
#line 196 "fa-kernels/src/attention/options/window.rs"
    const u32 t107 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t108 = t106 + end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_5 = t108 + t107;
    const u32 t110 = end_5 > seq_q_2 ? end_5 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t111 = t110 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
    const u32 end_6 = t111 < end_10 ? t111 : end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_7 = t106 + end_10;
    const u32 t114 = end_7 > seq_q_2 ? end_7 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_3 = t114 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t116 = position_3 > window_left ? position_3 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t117 = t116 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t118 = end_10 > 1u ? end_10 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t119 = t118 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_3 = t117 < t119 ? t117 : t119;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
    const u32 position_4 = t106 + end_10;
    u32 begin_4 = begin_3;
    u32 end_8 = end_6;
    #pragma unroll 1
    for (u32 i_2 = 0u; i_2 < prefix_range_count; i_2 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t122 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t123 = t122 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t124 = t123 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t125 = prefix_ranges + t124;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t126 = (u64)i_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t127 = t126 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t128 = t127 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t129 = t125 + t128;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t130 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t131 = t130 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t132 = t129 + t131;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        u32 t133;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t133) : "l"(t132) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t134 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t135 = t134 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t136 = t135 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t137 = prefix_ranges + t136;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t138 = (u64)i_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t139 = t138 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t140 = t139 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t141 = t137 + t140;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t142 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t143 = t142 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t144 = t141 + t143;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        u32 t145;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t145) : "l"(t144) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 t146 = (int)t145 > (int)0u ? t145 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 last_2 = t146 < end_10 ? t146 : end_10;
        const bool is_range_2 = t133 < last_2;
        const u32 t149 = t133 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const bool t150 = t149 <= position_4;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 t151 = last_2 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const bool t152 = position_4 < t151;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const bool is_inside_2 = t150 & t152;
        const bool t154 = is_range_2 & is_inside_2;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
        if (t154) {
            const u32 t155 = begin_4 < t133 ? begin_4 : t133;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
            begin_4 = t155;
            const u32 t156 = end_8 > last_2 ? end_8 : last_2;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
            end_8 = t156;
        }
    }
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 begin_5 = begin_2 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t158 = end_8 + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t159 = t158 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t160 = begin_5 + 1u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_9 = t159 > t160 ? t159 : t160;
    const u32 count = end_9 - begin_5;
    const u32 t163 = end_4 >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t163 < end_9 ? t163 : end_9;
    const u32 t165 = begin_4 + 63u;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t166 = t165 >> 6u;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t167 = t166 > begin_5 ? t166 : begin_5;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t168 = t167 < end_9 ? t167 : end_9;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 masked_left = end_9 - t168;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t170 = end_9 - whole;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t171 = t170 < count ? t170 : count;
#line 35 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t172 = t21 < seq_q_2;
#line 35 "fa-kernels/src/attention/forward/mma/mod.rs"
    if (t172) {
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 78 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t174 = first_query + t21;
        const u64 t175 = 0ull * q_stride0;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t176 = t175 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t177 = q + t176;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t178 = (u64)t174;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t179 = t178 * q_stride1;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t180 = t179 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t181 = t177 + t180;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t182 = (u64)t22;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t183 = t182 * q_stride2;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t184 = t183 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t185 = t181 + t184;
        const u32 t186 = (u32)q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t187 = t186 << 1u;
        const u32 t188 = thread >> 3u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t189 = thread & 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t190 = t188 & 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t191 = t189 ^ t190;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t192 = t188 << 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t193 = t191 << 4u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t194 = t192 + t193;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t195 = (u64)t188 * t187;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t196 = t185 + t195;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t197 = (u64)t189 * 16u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t198 = t196 + t197;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t199 = (u64)t187 * 16u;
        const u32 exist = seq_q_2 - t21;
        const u32 t201 = head_dim >> 3u;
        const u32 t202 = smem_1 + t194;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t203 = (u64)0u * t187;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t204 = t198 + t203;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t205 = t204 + t199;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t206 = t205 + t199;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t207 = t206 + t199;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t208 = t188 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t209 = t189 < t201;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t210 = t208 & t209;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t211 = t210 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t202), "l"(t204), "r"(t211) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t212 = t188 + 16u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t213 = t212 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t214 = t189 < t201;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t215 = t213 & t214;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t216 = t215 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t202), "l"(t205), "r"(t216) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t217 = t188 + 32u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t218 = t217 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t219 = t189 < t201;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t220 = t218 & t219;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t221 = t220 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t202), "l"(t206), "r"(t221) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t222 = t188 + 48u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t223 = t222 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t224 = t189 < t201;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t225 = t223 & t224;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t226 = t225 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t202), "l"(t207), "r"(t226) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t227 = t204 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t228 = t188 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t229 = t189 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t230 = t229 < t201;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t231 = t228 & t230;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t232 = t231 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t202), "l"(t227), "r"(t232) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t233 = t205 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t234 = t188 + 16u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t235 = t234 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t236 = t189 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t237 = t236 < t201;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t238 = t235 & t237;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t239 = t238 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t202), "l"(t233), "r"(t239) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t240 = t206 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t241 = t188 + 32u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t242 = t241 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t243 = t189 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t244 = t243 < t201;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t245 = t242 & t244;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t246 = t245 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t202), "l"(t240), "r"(t246) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t247 = t207 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t248 = t188 + 48u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t249 = t248 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t250 = t189 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t251 = t250 < t201;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t252 = t249 & t251;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t253 = t252 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t202), "l"(t247), "r"(t253) : "memory");
#line 62 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t254 = smem_1 + 16384u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t255 = t254 + 16384u;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t256 = 0ull * k_stride0;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t257 = t256 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t258 = k + t257;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t259 = 0ull * k_stride1;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t260 = t259 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t261 = t258 + t260;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t262 = (u64)t55;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t263 = t262 * k_stride2;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t264 = t263 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t265 = t261 + t264;
        const u32 t266 = (u32)k_stride1;
#line 224 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t267 = t266 << 1u;
        const u32 t268 = thread >> 3u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t269 = thread & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t270 = t268 & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t271 = t269 ^ t270;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t272 = t268 << 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t273 = t271 << 4u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t274 = t272 + t273;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t275 = (u64)t268 * t267;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t276 = t265 + t275;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t277 = (u64)t269 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t278 = t276 + t277;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t279 = (u64)t267 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t280 = (u32)k_stride0;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t281 = t280 << 1u;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t282 = 0ull * v_stride0;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t283 = t282 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t284 = v + t283;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t285 = 0ull * v_stride1;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t286 = t285 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t287 = t284 + t286;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t288 = (u64)t55;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t289 = t288 * v_stride2;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t290 = t289 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t291 = t287 + t290;
        const u32 t292 = (u32)v_stride1;
#line 224 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t293 = t292 << 1u;
        const u32 t294 = thread >> 3u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t295 = thread & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t296 = t294 & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t297 = t295 ^ t296;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t298 = t294 << 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t299 = t297 << 4u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t300 = t298 + t299;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t301 = (u64)t294 * t293;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t302 = t291 + t301;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t303 = (u64)t295 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t304 = t302 + t303;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t305 = (u64)t293 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t306 = (u32)v_stride0;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t307 = t306 << 1u;
#line 237 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t308 = thread & 31u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t309 = end_9 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t309 << 6u;
        const u32 t311 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t312 = (u64)t269 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t313 = t254 + t274;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t314 = first_key + t268;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t315 = end_10 > 1u ? end_10 : 1u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t316 = t315 - 1u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t317 = t314 < t316 ? t314 : t316;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t318 = t268 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t319 = t317 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t320;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t320) : "r"(t319), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index = t320 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t322 = (u64)index * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t323 = t322 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t324 = t53 + t323;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page) : "l"(t324) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t326 = index * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place = t317 - t326;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t328 = (u64)page * t281;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t329 = t265 + t328;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t330 = (u64)place * t267;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t331 = t329 + t330;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t332 = t331 + t312;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t333 = first_key + t268;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t334 = t333 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t335 = end_10 > 1u ? end_10 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t336 = t335 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t337 = t334 < t336 ? t334 : t336;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t338 = t268 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t339 = t338 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t340 = t337 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t341;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t341) : "r"(t340), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_2 = t341 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t343 = (u64)index_2 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t344 = t343 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t345 = t53 + t344;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_2;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t345) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t347 = index_2 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_2 = t337 - t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t349 = (u64)page_2 * t281;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t350 = t265 + t349;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t351 = (u64)place_2 * t267;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t352 = t350 + t351;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t353 = t352 + t312;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t354 = first_key + t268;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t355 = t354 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t356 = end_10 > 1u ? end_10 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t357 = t356 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t358 = t355 < t357 ? t355 : t357;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t359 = t268 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t360 = t359 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t361 = t358 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t362;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t362) : "r"(t361), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_3 = t362 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t364 = (u64)index_3 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t365 = t364 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t366 = t53 + t365;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_3;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_3) : "l"(t366) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t368 = index_3 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_3 = t358 - t368;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t370 = (u64)page_3 * t281;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t371 = t265 + t370;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t372 = (u64)place_3 * t267;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t373 = t371 + t372;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t374 = t373 + t312;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t375 = first_key + t268;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t376 = t375 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t377 = end_10 > 1u ? end_10 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t378 = t377 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t379 = t376 < t378 ? t376 : t378;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t380 = t268 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t381 = t380 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t382 = t379 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t383;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t383) : "r"(t382), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_4 = t383 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t385 = (u64)index_4 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t386 = t385 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t387 = t53 + t386;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_4;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t387) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t389 = index_4 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_4 = t379 - t389;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t391 = (u64)page_4 * t281;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t392 = t265 + t391;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t393 = (u64)place_4 * t267;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t394 = t392 + t393;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t395 = t394 + t312;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t396 = first_key + t268;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t397 = t396 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t398 = t269 < t311;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t399 = t397 & t398;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t400 = t399 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t313), "l"(t332), "r"(t400) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t401 = first_key + t268;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t402 = t401 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t403 = t402 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t404 = t269 < t311;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t405 = t403 & t404;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t406 = t405 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t313), "l"(t353), "r"(t406) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t407 = first_key + t268;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t408 = t407 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t409 = t408 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t410 = t269 < t311;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t411 = t409 & t410;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t412 = t411 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t313), "l"(t374), "r"(t412) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t413 = first_key + t268;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t414 = t413 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t415 = t414 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t416 = t269 < t311;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t417 = t415 & t416;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t418 = t417 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t313), "l"(t395), "r"(t418) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t419 = t332 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t420 = first_key + t268;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t421 = t420 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t422 = t269 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t423 = t422 < t311;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t424 = t421 & t423;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t425 = t424 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t313), "l"(t419), "r"(t425) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t426 = t353 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t427 = first_key + t268;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t428 = t427 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t429 = t428 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t430 = t269 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t431 = t430 < t311;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t432 = t429 & t431;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t433 = t432 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t313), "l"(t426), "r"(t433) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t434 = t374 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t435 = first_key + t268;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t436 = t435 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t437 = t436 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t438 = t269 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t439 = t438 < t311;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t440 = t437 & t439;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t441 = t440 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t313), "l"(t434), "r"(t441) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t442 = t395 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t443 = first_key + t268;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t444 = t443 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t445 = t444 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t446 = t269 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t447 = t446 < t311;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t448 = t445 & t447;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t449 = t448 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t313), "l"(t442), "r"(t449) : "memory");
#line 356 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t450 = end_9 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t450 << 6u;
        const u32 t452 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t453 = (u64)t295 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t454 = t255 + t300;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t455 = first_key_2 + t294;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t456 = end_10 > 1u ? end_10 : 1u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t457 = t456 - 1u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t458 = t455 < t457 ? t455 : t457;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t459 = t294 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t460 = t458 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t461;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t461) : "r"(t460), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_5 = t461 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t463 = (u64)index_5 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t464 = t463 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t465 = t53 + t464;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_5;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t465) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t467 = index_5 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_5 = t458 - t467;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t469 = (u64)page_5 * t307;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t470 = t291 + t469;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t471 = (u64)place_5 * t293;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t472 = t470 + t471;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t473 = t472 + t453;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t474 = first_key_2 + t294;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t475 = t474 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t476 = end_10 > 1u ? end_10 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t477 = t476 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t478 = t475 < t477 ? t475 : t477;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t479 = t294 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t480 = t479 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t481 = t478 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t482;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t482) : "r"(t481), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_6 = t482 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t484 = (u64)index_6 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t485 = t484 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t486 = t53 + t485;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_6;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_6) : "l"(t486) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t488 = index_6 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_6 = t478 - t488;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t490 = (u64)page_6 * t307;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t491 = t291 + t490;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t492 = (u64)place_6 * t293;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t493 = t491 + t492;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t494 = t493 + t453;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t495 = first_key_2 + t294;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t496 = t495 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t497 = end_10 > 1u ? end_10 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t498 = t497 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t499 = t496 < t498 ? t496 : t498;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t500 = t294 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t501 = t500 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t502 = t499 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t503;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t503) : "r"(t502), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_7 = t503 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t505 = (u64)index_7 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t506 = t505 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t507 = t53 + t506;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_7;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_7) : "l"(t507) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t509 = index_7 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_7 = t499 - t509;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t511 = (u64)page_7 * t307;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t512 = t291 + t511;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t513 = (u64)place_7 * t293;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t514 = t512 + t513;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t515 = t514 + t453;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t516 = first_key_2 + t294;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t517 = t516 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t518 = end_10 > 1u ? end_10 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t519 = t518 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t520 = t517 < t519 ? t517 : t519;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t521 = t294 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t522 = t521 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t523 = t520 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t524;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t524) : "r"(t523), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_8 = t524 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t526 = (u64)index_8 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t527 = t526 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t528 = t53 + t527;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_8;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_8) : "l"(t528) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t530 = index_8 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_8 = t520 - t530;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t532 = (u64)page_8 * t307;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t533 = t291 + t532;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t534 = (u64)place_8 * t293;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t535 = t533 + t534;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t536 = t535 + t453;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t537 = first_key_2 + t294;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t538 = t537 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t539 = t295 < t452;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t540 = t538 & t539;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t541 = t540 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t454), "l"(t473), "r"(t541) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t542 = first_key_2 + t294;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t543 = t542 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t544 = t543 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t545 = t295 < t452;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t546 = t544 & t545;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t547 = t546 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t454), "l"(t494), "r"(t547) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t548 = first_key_2 + t294;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t549 = t548 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t550 = t549 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t551 = t295 < t452;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t552 = t550 & t551;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t553 = t552 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t454), "l"(t515), "r"(t553) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t554 = first_key_2 + t294;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t555 = t554 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t556 = t555 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t557 = t295 < t452;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t558 = t556 & t557;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t559 = t558 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t454), "l"(t536), "r"(t559) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t560 = t473 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t561 = first_key_2 + t294;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t562 = t561 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t563 = t295 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t564 = t563 < t452;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t565 = t562 & t564;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t566 = t565 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t454), "l"(t560), "r"(t566) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t567 = t494 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t568 = first_key_2 + t294;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t569 = t568 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t570 = t569 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t571 = t295 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t572 = t571 < t452;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t573 = t570 & t572;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t574 = t573 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t454), "l"(t567), "r"(t574) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t575 = t515 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t576 = first_key_2 + t294;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t577 = t576 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t578 = t577 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t579 = t295 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t580 = t579 < t452;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t581 = t578 & t580;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t582 = t581 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t454), "l"(t575), "r"(t582) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t583 = t536 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t584 = first_key_2 + t294;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t585 = t584 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t586 = t585 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t587 = t295 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t588 = t587 < t452;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t589 = t586 & t588;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t590 = t589 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t454), "l"(t583), "r"(t590) : "memory");
#line 374 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t591 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t592 = first_row + t591;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t593 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t594 = t592 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t595 = t593 ^ t594;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t596 = t592 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t597 = t595 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t598 = t596 + t597;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t599 = smem_1 + t598;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t600 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t601 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t602 = t601 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t603 = t600 + t602;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t604 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t605 = t604 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t606 = t603 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t607 = t605 ^ t606;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t608 = t603 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t609 = t607 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t610 = t608 + t609;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t611 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t612 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t613 = t611 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t614 = t612 ^ t613;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t615 = t611 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t616 = t614 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t617 = t615 + t616;
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
        u32 t618;
        asm volatile("mov.b32 %0, %1;" : "=r"(t618) : "r"(t610));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t619 = t618 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t620 = t618 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t621 = t618 ^ 96u;
        const u32 t622 = t254 + t618;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t623;
        asm volatile("mov.b32 %0, %1;" : "=r"(t623) : "r"(t599));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t623) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t622) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t622) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t622) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t622) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t624 = t254 + t619;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t625;
        asm volatile("mov.b32 %0, %1;" : "=r"(t625) : "r"(t599));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t626 = t625 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t626) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t624) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t624) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t624) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t624) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t627 = t254 + t620;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t628;
        asm volatile("mov.b32 %0, %1;" : "=r"(t628) : "r"(t599));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t629 = t628 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t629) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t627) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t627) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t627) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t627) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t630 = t254 + t621;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t631;
        asm volatile("mov.b32 %0, %1;" : "=r"(t631) : "r"(t599));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t632 = t631 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t632) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t630) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t630) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t630) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t630) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t633;
        asm volatile("mov.b32 %0, %1;" : "=r"(t633) : "r"(t599));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t633) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t622) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t622) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t622) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t622) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t634;
        asm volatile("mov.b32 %0, %1;" : "=r"(t634) : "r"(t599));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t635 = t634 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t635) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t624) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t624) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t624) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t624) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t636;
        asm volatile("mov.b32 %0, %1;" : "=r"(t636) : "r"(t599));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t637 = t636 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t637) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t627) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t627) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t627) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t627) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t638;
        asm volatile("mov.b32 %0, %1;" : "=r"(t638) : "r"(t599));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t639 = t638 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t639) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t630) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t630) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t630) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t630) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 391 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t640 = 1u < count;
#line 391 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t640) {
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t641 = end_9 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t642 = t641 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t642 << 6u;
            const u32 t644 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t645 = (u64)t269 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t646 = t254 + t274;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t647 = first_key_3 + t268;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t648 = t268 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t649 = t647 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t650;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t650) : "r"(t649), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_9 = t650 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t652 = (u64)index_9 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t653 = t652 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t654 = t53 + t653;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_9;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_9) : "l"(t654) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t656 = index_9 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_9 = t647 - t656;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t658 = (u64)page_9 * t281;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t659 = t265 + t658;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t660 = (u64)place_9 * t267;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t661 = t659 + t660;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t662 = t661 + t645;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t663 = first_key_3 + t268;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t664 = t663 + 16u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t665 = t268 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t666 = t665 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t667 = t664 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t668;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t668) : "r"(t667), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_10 = t668 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t670 = (u64)index_10 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t671 = t670 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t672 = t53 + t671;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_10;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_10) : "l"(t672) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t674 = index_10 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_10 = t664 - t674;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t676 = (u64)page_10 * t281;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t677 = t265 + t676;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t678 = (u64)place_10 * t267;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t679 = t677 + t678;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t680 = t679 + t645;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t681 = first_key_3 + t268;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t682 = t681 + 32u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t683 = t268 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t684 = t683 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t685 = t682 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t686;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t686) : "r"(t685), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_11 = t686 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t688 = (u64)index_11 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t689 = t688 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t690 = t53 + t689;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_11;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_11) : "l"(t690) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t692 = index_11 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_11 = t682 - t692;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t694 = (u64)page_11 * t281;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t695 = t265 + t694;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t696 = (u64)place_11 * t267;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t697 = t695 + t696;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t698 = t697 + t645;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t699 = first_key_3 + t268;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t700 = t699 + 48u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t701 = t268 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t702 = t701 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t703 = t700 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t704;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t704) : "r"(t703), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_12 = t704 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t706 = (u64)index_12 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t707 = t706 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t708 = t53 + t707;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_12;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_12) : "l"(t708) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t710 = index_12 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_12 = t700 - t710;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t712 = (u64)page_12 * t281;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t713 = t265 + t712;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t714 = (u64)place_12 * t267;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t715 = t713 + t714;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t716 = t715 + t645;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t717 = t269 < t644;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t718 = t717 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t646), "l"(t662), "r"(t718) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t719 = t269 < t644;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t720 = t719 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t646), "l"(t680), "r"(t720) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t721 = t269 < t644;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t722 = t721 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t646), "l"(t698), "r"(t722) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t723 = t269 < t644;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t724 = t723 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t646), "l"(t716), "r"(t724) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t725 = t662 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t726 = t269 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t727 = t726 < t644;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t728 = t727 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t646), "l"(t725), "r"(t728) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t729 = t680 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t730 = t269 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t731 = t730 < t644;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t732 = t731 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t646), "l"(t729), "r"(t732) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t733 = t698 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t734 = t269 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t735 = t734 < t644;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t736 = t735 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t646), "l"(t733), "r"(t736) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t737 = t716 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t738 = t269 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t739 = t738 < t644;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t740 = t739 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t646), "l"(t737), "r"(t740) : "memory");
        }
#line 394 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t741 = end_9 - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_4 = t741 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t743 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t743));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t745 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t746 = t745 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_4 + t746;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t748 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t749 = first_query_2 + t748;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 t750 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t751 = t749 + end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_11 = t751 + t750;
        const u32 t753 = end_11 > seq_q_2 ? end_11 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t754 = t753 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 end_12 = t754 < end_10 ? t754 : end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_13 = t749 + end_10;
        const u32 t757 = end_13 > seq_q_2 ? end_13 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_5 = t757 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t759 = position_5 > window_left ? position_5 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t760 = t759 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t761 = end_10 > 1u ? end_10 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t762 = t761 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_6 = t760 < t762 ? t760 : t762;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 position_6 = t749 + end_10;
        u32 begin_7 = begin_6;
        u32 end_14 = end_12;
        #pragma unroll 1
        for (u32 i_3 = 0u; i_3 < prefix_range_count; i_3 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t765 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t766 = t765 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t767 = t766 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t768 = prefix_ranges + t767;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t769 = (u64)i_3;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t770 = t769 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t771 = t770 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t772 = t768 + t771;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t773 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t774 = t773 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t775 = t772 + t774;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t776;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t776) : "l"(t775) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t777 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t778 = t777 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t779 = t778 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t780 = prefix_ranges + t779;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t781 = (u64)i_3;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t782 = t781 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t783 = t782 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t784 = t780 + t783;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t785 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t786 = t785 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t787 = t784 + t786;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t788;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t788) : "l"(t787) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 t789 = (int)t788 > (int)0u ? t788 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 last_3 = t789 < end_10 ? t789 : end_10;
            const bool is_range_3 = t776 < last_3;
            const u32 t792 = t776 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t793 = t792 <= position_6;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 t794 = last_3 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t795 = position_6 < t794;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool is_inside_3 = t793 & t795;
            const bool t797 = is_range_3 & is_inside_3;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
            if (t797) {
                const u32 t798 = begin_7 < t776 ? begin_7 : t776;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                begin_7 = t798;
                const u32 t799 = end_14 > last_3 ? end_14 : last_3;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                end_14 = t799;
            }
        }
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t800 = end_14 > column ? end_14 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_15 = t800 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t802 = begin_7 > column ? begin_7 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t803 = t802 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t804 = 0u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t805 = t803 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible = t804 & t805;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t807 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s = t807;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t808 = 1u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t809 = t803 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = t808 & t809;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t811 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_2 = t811;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t812 = 8u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t813 = t803 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = t812 & t813;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t815 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_5 = t815;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t816 = 9u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t817 = t803 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = t816 & t817;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t819 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_6 = t819;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t820 = 16u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t821 = t803 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = t820 & t821;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t823 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_9 = t823;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t824 = 17u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t825 = t803 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = t824 & t825;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t827 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_10 = t827;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t828 = 24u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t829 = t803 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = t828 & t829;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t831 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_13 = t831;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t832 = 25u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t833 = t803 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = t832 & t833;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t835 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_14 = t835;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t836 = 32u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t837 = t803 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = t836 & t837;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t839 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_17 = t839;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t840 = 33u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t841 = t803 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_10 = t840 & t841;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t843 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_18 = t843;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t844 = 40u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t845 = t803 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_11 = t844 & t845;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t847 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_21 = t847;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t848 = 41u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t849 = t803 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_12 = t848 & t849;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t851 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_22 = t851;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t852 = 48u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t853 = t803 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_13 = t852 & t853;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t855 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_25 = t855;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t856 = 49u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t857 = t803 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_14 = t856 & t857;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t859 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_26 = t859;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t860 = 56u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t861 = t803 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_15 = t860 & t861;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t863 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_29 = t863;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t864 = 57u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t865 = t803 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_16 = t864 & t865;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t867 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_30 = t867;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t868 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t869 = first_query_2 + t868;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t870 = t869 + 8u;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 t871 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t872 = t870 + end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_16 = t872 + t871;
        const u32 t874 = end_16 > seq_q_2 ? end_16 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t875 = t874 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 end_17 = t875 < end_10 ? t875 : end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_18 = t870 + end_10;
        const u32 t878 = end_18 > seq_q_2 ? end_18 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_7 = t878 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t880 = position_7 > window_left ? position_7 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t881 = t880 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t882 = end_10 > 1u ? end_10 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t883 = t882 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_8 = t881 < t883 ? t881 : t883;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 position_8 = t870 + end_10;
        u32 begin_9 = begin_8;
        u32 end_19 = end_17;
        #pragma unroll 1
        for (u32 i_4 = 0u; i_4 < prefix_range_count; i_4 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t886 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t887 = t886 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t888 = t887 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t889 = prefix_ranges + t888;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t890 = (u64)i_4;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t891 = t890 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t892 = t891 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t893 = t889 + t892;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t894 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t895 = t894 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t896 = t893 + t895;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t897;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t897) : "l"(t896) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t898 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t899 = t898 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t900 = t899 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t901 = prefix_ranges + t900;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t902 = (u64)i_4;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t903 = t902 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t904 = t903 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t905 = t901 + t904;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t906 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t907 = t906 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t908 = t905 + t907;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t909;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t909) : "l"(t908) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 t910 = (int)t909 > (int)0u ? t909 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 last_4 = t910 < end_10 ? t910 : end_10;
            const bool is_range_4 = t897 < last_4;
            const u32 t913 = t897 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t914 = t913 <= position_8;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 t915 = last_4 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t916 = position_8 < t915;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool is_inside_4 = t914 & t916;
            const bool t918 = is_range_4 & is_inside_4;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
            if (t918) {
                const u32 t919 = begin_9 < t897 ? begin_9 : t897;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                begin_9 = t919;
                const u32 t920 = end_19 > last_4 ? end_19 : last_4;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                end_19 = t920;
            }
        }
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t921 = end_19 > column ? end_19 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_20 = t921 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t923 = begin_9 > column ? begin_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t924 = t923 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t925 = 0u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t926 = t924 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_17 = t925 & t926;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t928 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_3 = t928;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t929 = 1u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t930 = t924 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_18 = t929 & t930;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t932 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_4 = t932;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t933 = 8u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t934 = t924 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_19 = t933 & t934;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t936 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_7 = t936;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t937 = 9u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t938 = t924 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_20 = t937 & t938;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t940 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_8 = t940;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t941 = 16u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t942 = t924 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_21 = t941 & t942;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t944 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_11 = t944;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t945 = 17u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t946 = t924 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_22 = t945 & t946;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t948 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_12 = t948;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t949 = 24u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t950 = t924 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_23 = t949 & t950;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t952 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_15 = t952;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t953 = 25u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t954 = t924 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_24 = t953 & t954;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t956 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_16 = t956;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t957 = 32u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t958 = t924 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_25 = t957 & t958;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t960 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_19 = t960;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t961 = 33u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t962 = t924 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_26 = t961 & t962;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t964 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_20 = t964;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t965 = 40u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t966 = t924 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_27 = t965 & t966;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t968 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_23 = t968;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t969 = 41u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t970 = t924 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_28 = t969 & t970;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t972 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_24 = t972;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t973 = 48u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t974 = t924 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_29 = t973 & t974;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t976 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_27 = t976;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t977 = 49u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t978 = t924 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_30 = t977 & t978;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t980 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_28 = t980;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t981 = 56u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t982 = t924 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_31 = t981 & t982;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t984 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_31 = t984;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t985 = 57u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t986 = t924 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_32 = t985 & t986;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t988 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_32 = t988;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t990;
        asm("max.f32 %0, %1, %2;" : "=f"(t990) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t991;
        asm("max.f32 %0, %1, %2;" : "=f"(t991) : "f"(t990), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t992;
        asm("max.f32 %0, %1, %2;" : "=f"(t992) : "f"(t991), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t993;
        asm("max.f32 %0, %1, %2;" : "=f"(t993) : "f"(t992), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t994;
        asm("max.f32 %0, %1, %2;" : "=f"(t994) : "f"(t993), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t995;
        asm("max.f32 %0, %1, %2;" : "=f"(t995) : "f"(t994), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t996;
        asm("max.f32 %0, %1, %2;" : "=f"(t996) : "f"(t995), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t997;
        asm("max.f32 %0, %1, %2;" : "=f"(t997) : "f"(t996), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t998;
        asm("max.f32 %0, %1, %2;" : "=f"(t998) : "f"(t997), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t999;
        asm("max.f32 %0, %1, %2;" : "=f"(t999) : "f"(t998), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1000;
        asm("max.f32 %0, %1, %2;" : "=f"(t1000) : "f"(t999), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1001;
        asm("max.f32 %0, %1, %2;" : "=f"(t1001) : "f"(t1000), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1002;
        asm("max.f32 %0, %1, %2;" : "=f"(t1002) : "f"(t1001), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1003;
        asm("max.f32 %0, %1, %2;" : "=f"(t1003) : "f"(t1002), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1004;
        asm("max.f32 %0, %1, %2;" : "=f"(t1004) : "f"(t1003), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1005;
        asm("max.f32 %0, %1, %2;" : "=f"(t1005) : "f"(t1004), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1006;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1006) : "f"(t1005));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1005), "f"(t1006));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1008;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1008) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1008));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t1011 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t1011;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1013 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1014;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1014) : "f"(old), "f"(scale_log2), "f"(t1013));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1014));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1016 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1017 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1017));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1019;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1019) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t1019;
        const f32 t1020 = t1016 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1021 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1021));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1023;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1023) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t1023;
        const f32 t1024 = t1020 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1025 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1025));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1027;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1027) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t1027;
        const f32 t1028 = t1024 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1029 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1029));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1031;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1031) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t1031;
        const f32 t1032 = t1028 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1033 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1033));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1035;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1035) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t1035;
        const f32 t1036 = t1032 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1037 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1037));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1039;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1039) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t1039;
        const f32 t1040 = t1036 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1041 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1041));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1043;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1043) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t1043;
        const f32 t1044 = t1040 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1045 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1045));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1047;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1047) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t1047;
        const f32 t1048 = t1044 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1049 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1049));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1051;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1051) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t1051;
        const f32 t1052 = t1048 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1053 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1053));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1055;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1055) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t1055;
        const f32 t1056 = t1052 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1057 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1057));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1059;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1059) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t1059;
        const f32 t1060 = t1056 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1061 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1061));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1063;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1063) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t1063;
        const f32 t1064 = t1060 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1065 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1065));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1067;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1067) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t1067;
        const f32 t1068 = t1064 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1069 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1069));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1071;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1071) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t1071;
        const f32 t1072 = t1068 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1073 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1073));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1075;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1075) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t1075;
        const f32 t1076 = t1072 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1077 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1077));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1079;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1079) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t1079;
        const f32 t1080 = t1076 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1080;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1082;
        asm("max.f32 %0, %1, %2;" : "=f"(t1082) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1083;
        asm("max.f32 %0, %1, %2;" : "=f"(t1083) : "f"(t1082), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1084;
        asm("max.f32 %0, %1, %2;" : "=f"(t1084) : "f"(t1083), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1085;
        asm("max.f32 %0, %1, %2;" : "=f"(t1085) : "f"(t1084), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1086;
        asm("max.f32 %0, %1, %2;" : "=f"(t1086) : "f"(t1085), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1087;
        asm("max.f32 %0, %1, %2;" : "=f"(t1087) : "f"(t1086), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1088;
        asm("max.f32 %0, %1, %2;" : "=f"(t1088) : "f"(t1087), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1089;
        asm("max.f32 %0, %1, %2;" : "=f"(t1089) : "f"(t1088), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1090;
        asm("max.f32 %0, %1, %2;" : "=f"(t1090) : "f"(t1089), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1091;
        asm("max.f32 %0, %1, %2;" : "=f"(t1091) : "f"(t1090), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1092;
        asm("max.f32 %0, %1, %2;" : "=f"(t1092) : "f"(t1091), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1093;
        asm("max.f32 %0, %1, %2;" : "=f"(t1093) : "f"(t1092), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1094;
        asm("max.f32 %0, %1, %2;" : "=f"(t1094) : "f"(t1093), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1095;
        asm("max.f32 %0, %1, %2;" : "=f"(t1095) : "f"(t1094), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1096;
        asm("max.f32 %0, %1, %2;" : "=f"(t1096) : "f"(t1095), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1097;
        asm("max.f32 %0, %1, %2;" : "=f"(t1097) : "f"(t1096), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1098;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1098) : "f"(t1097));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1097), "f"(t1098));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1100;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1100) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1100));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t1103 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t1103;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1105 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1106;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1106) : "f"(old_2), "f"(scale_log2), "f"(t1105));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1106));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1108 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1109 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t1109));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1111;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1111) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t1111;
        const f32 t1112 = t1108 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1113 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t1113));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1115;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1115) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t1115;
        const f32 t1116 = t1112 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1117 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t1117));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1119;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1119) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t1119;
        const f32 t1120 = t1116 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1121 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t1121));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1123;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1123) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t1123;
        const f32 t1124 = t1120 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1125 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t1125));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1127;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1127) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t1127;
        const f32 t1128 = t1124 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1129 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t1129));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1131;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1131) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t1131;
        const f32 t1132 = t1128 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1133 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t1133));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1135;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1135) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t1135;
        const f32 t1136 = t1132 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1137 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t1137));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1139;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1139) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t1139;
        const f32 t1140 = t1136 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1141 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1141));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1143;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1143) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t1143;
        const f32 t1144 = t1140 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1145 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1145));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1147;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1147) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t1147;
        const f32 t1148 = t1144 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1149 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1149));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1151;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1151) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t1151;
        const f32 t1152 = t1148 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1153 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1153));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1155;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1155) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t1155;
        const f32 t1156 = t1152 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1157 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1157));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1159;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1159) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t1159;
        const f32 t1160 = t1156 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1161 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1161));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1163;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1163) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t1163;
        const f32 t1164 = t1160 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1165 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1165));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1167;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1167) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t1167;
        const f32 t1168 = t1164 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1169 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1169));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1171;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1171) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t1171;
        const f32 t1172 = t1168 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1172;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1173;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1173) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1174;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1174) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1175;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1175) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1176;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1176) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1177;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1177) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1178;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1178) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1179;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1179) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1180;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1180) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1181;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1181) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1182;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1182) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1183;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1183) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1184;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1184) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1185;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1185) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1186;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1186) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1187;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1187) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1188;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1188) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1189;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1189) : "r"(t617));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1190 = t1189 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1191 = t1189 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1192 = t1189 ^ 96u;
        const u32 t1193 = t255 + t1189;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1194 = t255 + t1190;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1195 = t255 + t1191;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1196 = t255 + t1192;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1193) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_161), "r"(m_162));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_163), "r"(m_164));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1194) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_165), "r"(m_166));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_167), "r"(m_168));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1195) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_169), "r"(m_170));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_171), "r"(m_172));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_173), "r"(m_174));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_175), "r"(m_176));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1193) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_177), "r"(m_178));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_179), "r"(m_180));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1194) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_181), "r"(m_182));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_183), "r"(m_184));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1195) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_185), "r"(m_186));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_187), "r"(m_188));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_189), "r"(m_190));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_191), "r"(m_192));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1193) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_193), "r"(m_194));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_195), "r"(m_196));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1194) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_197), "r"(m_198));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_199), "r"(m_200));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1195) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_201), "r"(m_202));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_203), "r"(m_204));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_205), "r"(m_206));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_207), "r"(m_208));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1193) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_209), "r"(m_210));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_211), "r"(m_212));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1194) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_213), "r"(m_214));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_215), "r"(m_216));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1195) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_217), "r"(m_218));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_219), "r"(m_220));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_221), "r"(m_222));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_223), "r"(m_224));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1193) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1194) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1195) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1193) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1194) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1195) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1193) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1185), "r"(t1186), "r"(t1187), "r"(t1188), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1185), "r"(t1186), "r"(t1187), "r"(t1188), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1194) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1185), "r"(t1186), "r"(t1187), "r"(t1188), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1185), "r"(t1186), "r"(t1187), "r"(t1188), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1195) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1185), "r"(t1186), "r"(t1187), "r"(t1188), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1185), "r"(t1186), "r"(t1187), "r"(t1188), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1185), "r"(t1186), "r"(t1187), "r"(t1188), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1185), "r"(t1186), "r"(t1187), "r"(t1188), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1193) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1185), "r"(t1186), "r"(t1187), "r"(t1188), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1185), "r"(t1186), "r"(t1187), "r"(t1188), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1194) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1185), "r"(t1186), "r"(t1187), "r"(t1188), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1185), "r"(t1186), "r"(t1187), "r"(t1188), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1195) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1185), "r"(t1186), "r"(t1187), "r"(t1188), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1185), "r"(t1186), "r"(t1187), "r"(t1188), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1196) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1185), "r"(t1186), "r"(t1187), "r"(t1188), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1185), "r"(t1186), "r"(t1187), "r"(t1188), "r"(m_287), "r"(m_288));
#line 84 "fa-kernels/src/attention/forward/mma/tile.rs"
        #pragma unroll 1
        for (u32 i_5 = 1u; i_5 < count; i_5 += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1197 = end_9 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1198 = t1197 - i_5;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_5 = t1198 << 6u;
            const u32 t1200 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1201 = (u64)t295 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1202 = t255 + t300;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1203 = first_key_5 + t294;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1204 = t294 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1205 = t1203 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1206;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1206) : "r"(t1205), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_13 = t1206 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1208 = (u64)index_13 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1209 = t1208 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1210 = t53 + t1209;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_13;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_13) : "l"(t1210) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1212 = index_13 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_13 = t1203 - t1212;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1214 = (u64)page_13 * t307;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1215 = t291 + t1214;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1216 = (u64)place_13 * t293;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1217 = t1215 + t1216;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1218 = t1217 + t1201;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1219 = first_key_5 + t294;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1220 = t1219 + 16u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1221 = t294 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1222 = t1221 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1223 = t1220 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1224;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1224) : "r"(t1223), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_14 = t1224 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1226 = (u64)index_14 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1227 = t1226 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1228 = t53 + t1227;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_14;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_14) : "l"(t1228) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1230 = index_14 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_14 = t1220 - t1230;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1232 = (u64)page_14 * t307;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1233 = t291 + t1232;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1234 = (u64)place_14 * t293;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1235 = t1233 + t1234;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1236 = t1235 + t1201;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1237 = first_key_5 + t294;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1238 = t1237 + 32u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1239 = t294 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1240 = t1239 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1241 = t1238 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1242;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1242) : "r"(t1241), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_15 = t1242 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1244 = (u64)index_15 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1245 = t1244 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1246 = t53 + t1245;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_15;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_15) : "l"(t1246) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1248 = index_15 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_15 = t1238 - t1248;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1250 = (u64)page_15 * t307;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1251 = t291 + t1250;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1252 = (u64)place_15 * t293;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1253 = t1251 + t1252;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1254 = t1253 + t1201;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1255 = first_key_5 + t294;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1256 = t1255 + 48u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1257 = t294 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1258 = t1257 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1259 = t1256 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1260;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1260) : "r"(t1259), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_16 = t1260 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1262 = (u64)index_16 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1263 = t1262 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1264 = t53 + t1263;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_16;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_16) : "l"(t1264) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1266 = index_16 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_16 = t1256 - t1266;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1268 = (u64)page_16 * t307;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1269 = t291 + t1268;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1270 = (u64)place_16 * t293;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1271 = t1269 + t1270;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1272 = t1271 + t1201;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1273 = t295 < t1200;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1274 = t1273 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1202), "l"(t1218), "r"(t1274) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1275 = t295 < t1200;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1276 = t1275 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1202), "l"(t1236), "r"(t1276) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1277 = t295 < t1200;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1278 = t1277 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1202), "l"(t1254), "r"(t1278) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1279 = t295 < t1200;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1280 = t1279 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1202), "l"(t1272), "r"(t1280) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1281 = t1218 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1282 = t295 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1283 = t1282 < t1200;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1284 = t1283 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1202), "l"(t1281), "r"(t1284) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1285 = t1236 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1286 = t295 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1287 = t1286 < t1200;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1288 = t1287 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1202), "l"(t1285), "r"(t1288) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1289 = t1254 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1290 = t295 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1291 = t1290 < t1200;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1292 = t1291 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1202), "l"(t1289), "r"(t1292) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1293 = t1272 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1294 = t295 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1295 = t1294 < t1200;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1296 = t1295 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1202), "l"(t1293), "r"(t1296) : "memory");
#line 374 "fa-kernels/src/attention/forward/kv_stream.rs"
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
            u32 t1297;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1297) : "r"(t610));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1298 = t1297 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1299 = t1297 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1300 = t1297 ^ 96u;
            const u32 t1301 = t254 + t1297;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1302;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1302) : "r"(t599));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1302) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1301) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1301) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1301) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1301) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1303 = t254 + t1298;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1304;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1304) : "r"(t599));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1305 = t1304 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1305) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1303) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1303) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1303) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1303) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1306 = t254 + t1299;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1307;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1307) : "r"(t599));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1308 = t1307 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1308) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1306) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1306) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1306) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1306) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1309 = t254 + t1300;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1310;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1310) : "r"(t599));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1311 = t1310 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1311) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1309) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1309) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1309) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1309) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1312;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1312) : "r"(t599));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_369;
            u32 m_370;
            u32 m_371;
            u32 m_372;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1312) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_373;
            u32 m_374;
            u32 m_375;
            u32 m_376;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1301) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_377;
            u32 m_378;
            u32 m_379;
            u32 m_380;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1301) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_381;
            u32 m_382;
            u32 m_383;
            u32 m_384;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1301) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_385;
            u32 m_386;
            u32 m_387;
            u32 m_388;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1301) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1313;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1313) : "r"(t599));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1314 = t1313 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_389;
            u32 m_390;
            u32 m_391;
            u32 m_392;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1314) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_393;
            u32 m_394;
            u32 m_395;
            u32 m_396;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1303) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_397;
            u32 m_398;
            u32 m_399;
            u32 m_400;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1303) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_401;
            u32 m_402;
            u32 m_403;
            u32 m_404;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1303) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_405;
            u32 m_406;
            u32 m_407;
            u32 m_408;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1303) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1315;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1315) : "r"(t599));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1316 = t1315 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_409;
            u32 m_410;
            u32 m_411;
            u32 m_412;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1316) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_413;
            u32 m_414;
            u32 m_415;
            u32 m_416;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1306) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_417;
            u32 m_418;
            u32 m_419;
            u32 m_420;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1306) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_421;
            u32 m_422;
            u32 m_423;
            u32 m_424;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1306) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_425;
            u32 m_426;
            u32 m_427;
            u32 m_428;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1306) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1317;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1317) : "r"(t599));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1318 = t1317 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_429;
            u32 m_430;
            u32 m_431;
            u32 m_432;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1318) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_433;
            u32 m_434;
            u32 m_435;
            u32 m_436;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1309) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_437;
            u32 m_438;
            u32 m_439;
            u32 m_440;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1309) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_441;
            u32 m_442;
            u32 m_443;
            u32 m_444;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1309) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_445;
            u32 m_446;
            u32 m_447;
            u32 m_448;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1309) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_445), "r"(m_446));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_447), "r"(m_448));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 390 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next_2 = i_5 + 1u;
            const bool t1320 = next_2 < count;
#line 391 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1320) {
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1321 = end_9 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1322 = t1321 - next_2;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = t1322 << 6u;
                const u32 t1324 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1325 = (u64)t269 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1326 = t254 + t274;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1327 = first_key_6 + t268;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1328 = t268 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1329 = t1327 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t1330;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1330) : "r"(t1329), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_17 = t1330 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1332 = (u64)index_17 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1333 = t1332 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1334 = t53 + t1333;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_17;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_17) : "l"(t1334) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1336 = index_17 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_17 = t1327 - t1336;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1338 = (u64)page_17 * t281;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1339 = t265 + t1338;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1340 = (u64)place_17 * t267;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1341 = t1339 + t1340;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1342 = t1341 + t1325;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1343 = first_key_6 + t268;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1344 = t1343 + 16u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1345 = t268 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1346 = t1345 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1347 = t1344 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t1348;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1348) : "r"(t1347), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_18 = t1348 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1350 = (u64)index_18 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1351 = t1350 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1352 = t53 + t1351;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_18;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_18) : "l"(t1352) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1354 = index_18 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_18 = t1344 - t1354;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1356 = (u64)page_18 * t281;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1357 = t265 + t1356;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1358 = (u64)place_18 * t267;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1359 = t1357 + t1358;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1360 = t1359 + t1325;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1361 = first_key_6 + t268;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1362 = t1361 + 32u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1363 = t268 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1364 = t1363 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1365 = t1362 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t1366;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1366) : "r"(t1365), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_19 = t1366 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1368 = (u64)index_19 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1369 = t1368 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1370 = t53 + t1369;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_19;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_19) : "l"(t1370) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1372 = index_19 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_19 = t1362 - t1372;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1374 = (u64)page_19 * t281;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1375 = t265 + t1374;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1376 = (u64)place_19 * t267;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1377 = t1375 + t1376;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1378 = t1377 + t1325;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1379 = first_key_6 + t268;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1380 = t1379 + 48u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1381 = t268 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1382 = t1381 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1383 = t1380 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t1384;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1384) : "r"(t1383), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_20 = t1384 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1386 = (u64)index_20 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1387 = t1386 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1388 = t53 + t1387;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_20;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_20) : "l"(t1388) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1390 = index_20 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_20 = t1380 - t1390;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1392 = (u64)page_20 * t281;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1393 = t265 + t1392;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1394 = (u64)place_20 * t267;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1395 = t1393 + t1394;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1396 = t1395 + t1325;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1397 = t269 < t1324;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1398 = t1397 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1326), "l"(t1342), "r"(t1398) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1399 = t269 < t1324;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1400 = t1399 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1326), "l"(t1360), "r"(t1400) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1401 = t269 < t1324;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1402 = t1401 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1326), "l"(t1378), "r"(t1402) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1403 = t269 < t1324;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1404 = t1403 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1326), "l"(t1396), "r"(t1404) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1405 = t1342 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1406 = t269 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1407 = t1406 < t1324;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1408 = t1407 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1326), "l"(t1405), "r"(t1408) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1409 = t1360 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1410 = t269 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1411 = t1410 < t1324;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1412 = t1411 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1326), "l"(t1409), "r"(t1412) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1413 = t1378 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1414 = t269 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1415 = t1414 < t1324;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1416 = t1415 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1326), "l"(t1413), "r"(t1416) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1417 = t1396 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1418 = t269 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1419 = t1418 < t1324;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1420 = t1419 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1326), "l"(t1417), "r"(t1420) : "memory");
            }
#line 394 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_3;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t21));
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t1422 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1423 = first_query_3 + end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_21 = t1423 + t1422;
            const u32 t1425 = end_21 > seq_q_2 ? end_21 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1426 = t1425 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_22 = t1426 < end_10 ? t1426 : end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = first_query_3 + end_10;
            const u32 t1429 = end_23 > seq_q_2 ? end_23 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_9 = t1429 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1431 = position_9 > window_left ? position_9 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1432 = t1431 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1433 = end_10 > 1u ? end_10 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1434 = t1433 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_10 = t1432 < t1434 ? t1432 : t1434;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_10 = first_query_3 + end_10;
            u32 begin_11 = begin_10;
            u32 end_24 = end_22;
            #pragma unroll 1
            for (u32 i_6 = 0u; i_6 < prefix_range_count; i_6 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1437 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1438 = t1437 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1439 = t1438 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1440 = prefix_ranges + t1439;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1441 = (u64)i_6;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1442 = t1441 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1443 = t1442 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1444 = t1440 + t1443;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1445 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1446 = t1445 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1447 = t1444 + t1446;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1448;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1448) : "l"(t1447) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1449 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1450 = t1449 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1451 = t1450 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1452 = prefix_ranges + t1451;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1453 = (u64)i_6;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1454 = t1453 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1455 = t1454 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1456 = t1452 + t1455;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1457 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1458 = t1457 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1459 = t1456 + t1458;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1460;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1460) : "l"(t1459) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t1461 = (int)t1460 > (int)0u ? t1460 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_5 = t1461 < end_10 ? t1461 : end_10;
                const bool is_range_5 = t1448 < last_5;
                const u32 t1464 = t1448 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1465 = t1464 <= position_10;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t1466 = last_5 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1467 = position_10 < t1466;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_5 = t1465 & t1467;
                const bool t1469 = is_range_5 & is_inside_5;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t1469) {
                    const u32 t1470 = begin_11 < t1448 ? begin_11 : t1448;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_11 = t1470;
                    const u32 t1471 = end_24 > last_5 ? end_24 : last_5;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_24 = t1471;
                }
            }
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1472 = first_query_3 + 63u;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t1473 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1474 = t1472 + end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_25 = t1474 + t1473;
            const u32 t1476 = end_25 > seq_q_2 ? end_25 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1477 = t1476 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_26 = t1477 < end_10 ? t1477 : end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_27 = t1472 + end_10;
            const u32 t1480 = end_27 > seq_q_2 ? end_27 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_11 = t1480 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1482 = position_11 > window_left ? position_11 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1483 = t1482 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1484 = end_10 > 1u ? end_10 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1485 = t1484 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_12 = t1483 < t1485 ? t1483 : t1485;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_12 = t1472 + end_10;
            u32 begin_13 = begin_12;
            u32 end_28 = end_26;
            #pragma unroll 1
            for (u32 i_7 = 0u; i_7 < prefix_range_count; i_7 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1488 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1489 = t1488 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1490 = t1489 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1491 = prefix_ranges + t1490;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1492 = (u64)i_7;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1493 = t1492 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1494 = t1493 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1495 = t1491 + t1494;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1496 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1497 = t1496 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1498 = t1495 + t1497;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1499;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1499) : "l"(t1498) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1500 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1501 = t1500 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1502 = t1501 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1503 = prefix_ranges + t1502;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1504 = (u64)i_7;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1505 = t1504 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1506 = t1505 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1507 = t1503 + t1506;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1508 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1509 = t1508 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1510 = t1507 + t1509;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1511;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1511) : "l"(t1510) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t1512 = (int)t1511 > (int)0u ? t1511 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_6 = t1512 < end_10 ? t1512 : end_10;
                const bool is_range_6 = t1499 < last_6;
                const u32 t1515 = t1499 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1516 = t1515 <= position_12;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t1517 = last_6 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1518 = position_12 < t1517;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_6 = t1516 & t1518;
                const bool t1520 = is_range_6 & is_inside_6;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t1520) {
                    const u32 t1521 = begin_13 < t1499 ? begin_13 : t1499;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_13 = t1521;
                    const u32 t1522 = end_28 > last_6 ? end_28 : last_6;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_28 = t1522;
                }
            }
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 begin_14 = begin_11 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1524 = end_28 + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1525 = t1524 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1526 = begin_14 + 1u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_29 = t1525 > t1526 ? t1525 : t1526;
            const u32 count_2 = end_29 - begin_14;
            const u32 t1529 = end_24 >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t1529 < end_29 ? t1529 : end_29;
            const u32 t1531 = begin_13 + 63u;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1532 = t1531 >> 6u;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1533 = t1532 > begin_14 ? t1532 : begin_14;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1534 = t1533 < end_29 ? t1533 : end_29;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_left_2 = end_29 - t1534;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1536 = end_29 - whole_2;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1537 = t1536 < count_2 ? t1536 : count_2;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
            const bool t1538 = i_5 < t1537;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
            const bool t1539 = masked_left_2 <= i_5;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
            const bool t1540 = t1538 | t1539;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            if (t1540) {
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 t1541 = end_9 - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 t1542 = t1541 - i_5;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 first_key_7 = t1542 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 t1544 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
                u32 first_query_4;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_4) : "r"(t1544));
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1546 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1547 = t1546 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_7 + t1547;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1549 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1550 = first_query_4 + t1549;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t1551 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1552 = t1550 + end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_30 = t1552 + t1551;
                const u32 t1554 = end_30 > seq_q_2 ? end_30 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1555 = t1554 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_31 = t1555 < end_10 ? t1555 : end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_32 = t1550 + end_10;
                const u32 t1558 = end_32 > seq_q_2 ? end_32 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_13 = t1558 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1560 = position_13 > window_left ? position_13 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1561 = t1560 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1562 = end_10 > 1u ? end_10 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1563 = t1562 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_15 = t1561 < t1563 ? t1561 : t1563;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position_14 = t1550 + end_10;
                u32 begin_16 = begin_15;
                u32 end_33 = end_31;
                #pragma unroll 1
                for (u32 i_8 = 0u; i_8 < prefix_range_count; i_8 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1566 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1567 = t1566 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1568 = t1567 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1569 = prefix_ranges + t1568;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1570 = (u64)i_8;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1571 = t1570 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1572 = t1571 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1573 = t1569 + t1572;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1574 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1575 = t1574 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1576 = t1573 + t1575;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1577;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1577) : "l"(t1576) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1578 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1579 = t1578 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1580 = t1579 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1581 = prefix_ranges + t1580;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1582 = (u64)i_8;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1583 = t1582 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1584 = t1583 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1585 = t1581 + t1584;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1586 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1587 = t1586 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1588 = t1585 + t1587;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1589;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1589) : "l"(t1588) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t1590 = (int)t1589 > (int)0u ? t1589 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last_7 = t1590 < end_10 ? t1590 : end_10;
                    const bool is_range_7 = t1577 < last_7;
                    const u32 t1593 = t1577 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1594 = t1593 <= position_14;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t1595 = last_7 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1596 = position_14 < t1595;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside_7 = t1594 & t1596;
                    const bool t1598 = is_range_7 & is_inside_7;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t1598) {
                        const u32 t1599 = begin_16 < t1577 ? begin_16 : t1577;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin_16 = t1599;
                        const u32 t1600 = end_33 > last_7 ? end_33 : last_7;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_33 = t1600;
                    }
                }
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1601 = end_33 > column_2 ? end_33 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_34 = t1601 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1603 = begin_16 > column_2 ? begin_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1604 = t1603 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1605 = 0u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1606 = t1604 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = t1605 & t1606;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1608 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t1608;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1609 = 1u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1610 = t1604 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = t1609 & t1610;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1612 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t1612;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1613 = 8u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1614 = t1604 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = t1613 & t1614;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1616 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t1616;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1617 = 9u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1618 = t1604 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = t1617 & t1618;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1620 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t1620;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1621 = 16u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1622 = t1604 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = t1621 & t1622;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1624 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t1624;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1625 = 17u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1626 = t1604 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = t1625 & t1626;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1628 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t1628;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1629 = 24u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1630 = t1604 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = t1629 & t1630;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1632 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t1632;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1633 = 25u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1634 = t1604 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = t1633 & t1634;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1636 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t1636;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1637 = 32u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1638 = t1604 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = t1637 & t1638;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1640 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t1640;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1641 = 33u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1642 = t1604 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = t1641 & t1642;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1644 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t1644;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1645 = 40u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1646 = t1604 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = t1645 & t1646;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1648 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t1648;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1649 = 41u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1650 = t1604 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = t1649 & t1650;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1652 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t1652;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1653 = 48u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1654 = t1604 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = t1653 & t1654;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1656 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t1656;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1657 = 49u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1658 = t1604 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = t1657 & t1658;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1660 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t1660;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1661 = 56u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1662 = t1604 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = t1661 & t1662;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1664 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t1664;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1665 = 57u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1666 = t1604 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = t1665 & t1666;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1668 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t1668;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1669 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1670 = first_query_4 + t1669;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1671 = t1670 + 8u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t1672 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1673 = t1671 + end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_35 = t1673 + t1672;
                const u32 t1675 = end_35 > seq_q_2 ? end_35 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1676 = t1675 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_36 = t1676 < end_10 ? t1676 : end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_37 = t1671 + end_10;
                const u32 t1679 = end_37 > seq_q_2 ? end_37 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_15 = t1679 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1681 = position_15 > window_left ? position_15 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1682 = t1681 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1683 = end_10 > 1u ? end_10 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1684 = t1683 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_17 = t1682 < t1684 ? t1682 : t1684;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position_16 = t1671 + end_10;
                u32 begin_18 = begin_17;
                u32 end_38 = end_36;
                #pragma unroll 1
                for (u32 i_9 = 0u; i_9 < prefix_range_count; i_9 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1687 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1688 = t1687 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1689 = t1688 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1690 = prefix_ranges + t1689;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1691 = (u64)i_9;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1692 = t1691 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1693 = t1692 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1694 = t1690 + t1693;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1695 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1696 = t1695 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1697 = t1694 + t1696;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1698;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1698) : "l"(t1697) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1699 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1700 = t1699 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1701 = t1700 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1702 = prefix_ranges + t1701;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1703 = (u64)i_9;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1704 = t1703 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1705 = t1704 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1706 = t1702 + t1705;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1707 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1708 = t1707 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1709 = t1706 + t1708;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1710;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1710) : "l"(t1709) : "memory");
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t1711 = (int)t1710 > (int)0u ? t1710 : 0u;
#line 93 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last_8 = t1711 < end_10 ? t1711 : end_10;
                    const bool is_range_8 = t1698 < last_8;
                    const u32 t1714 = t1698 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1715 = t1714 <= position_16;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t1716 = last_8 + seq_q_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1717 = position_16 < t1716;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside_8 = t1715 & t1717;
                    const bool t1719 = is_range_8 & is_inside_8;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t1719) {
                        const u32 t1720 = begin_18 < t1698 ? begin_18 : t1698;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin_18 = t1720;
                        const u32 t1721 = end_38 > last_8 ? end_38 : last_8;
#line 98 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_38 = t1721;
                    }
                }
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1722 = end_38 > column_2 ? end_38 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_39 = t1722 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1724 = begin_18 > column_2 ? begin_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1725 = t1724 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1726 = 0u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1727 = t1725 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = t1726 & t1727;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1729 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1729;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1730 = 1u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1731 = t1725 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = t1730 & t1731;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1733 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1733;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1734 = 8u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1735 = t1725 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = t1734 & t1735;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1737 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1737;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1738 = 9u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1739 = t1725 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = t1738 & t1739;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1741 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1741;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1742 = 16u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1743 = t1725 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = t1742 & t1743;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1745 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1745;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1746 = 17u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1747 = t1725 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = t1746 & t1747;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1749 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1749;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1750 = 24u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1751 = t1725 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = t1750 & t1751;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1753 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1753;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1754 = 25u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1755 = t1725 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = t1754 & t1755;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1757 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1757;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1758 = 32u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1759 = t1725 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = t1758 & t1759;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1761 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1761;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1762 = 33u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1763 = t1725 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = t1762 & t1763;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1765 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1765;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1766 = 40u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1767 = t1725 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = t1766 & t1767;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1769 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1769;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1770 = 41u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1771 = t1725 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = t1770 & t1771;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1773 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1773;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1774 = 48u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1775 = t1725 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = t1774 & t1775;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1777 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1777;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1778 = 49u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1779 = t1725 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = t1778 & t1779;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1781 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1781;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1782 = 56u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1783 = t1725 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = t1782 & t1783;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1785 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1785;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1786 = 57u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1787 = t1725 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = t1786 & t1787;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1789 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1789;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1791;
            asm("max.f32 %0, %1, %2;" : "=f"(t1791) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1792;
            asm("max.f32 %0, %1, %2;" : "=f"(t1792) : "f"(t1791), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1793;
            asm("max.f32 %0, %1, %2;" : "=f"(t1793) : "f"(t1792), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1794;
            asm("max.f32 %0, %1, %2;" : "=f"(t1794) : "f"(t1793), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1795;
            asm("max.f32 %0, %1, %2;" : "=f"(t1795) : "f"(t1794), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1796;
            asm("max.f32 %0, %1, %2;" : "=f"(t1796) : "f"(t1795), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1797;
            asm("max.f32 %0, %1, %2;" : "=f"(t1797) : "f"(t1796), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1798;
            asm("max.f32 %0, %1, %2;" : "=f"(t1798) : "f"(t1797), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1799;
            asm("max.f32 %0, %1, %2;" : "=f"(t1799) : "f"(t1798), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1800;
            asm("max.f32 %0, %1, %2;" : "=f"(t1800) : "f"(t1799), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1801;
            asm("max.f32 %0, %1, %2;" : "=f"(t1801) : "f"(t1800), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1802;
            asm("max.f32 %0, %1, %2;" : "=f"(t1802) : "f"(t1801), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1803;
            asm("max.f32 %0, %1, %2;" : "=f"(t1803) : "f"(t1802), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1804;
            asm("max.f32 %0, %1, %2;" : "=f"(t1804) : "f"(t1803), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1805;
            asm("max.f32 %0, %1, %2;" : "=f"(t1805) : "f"(t1804), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1806;
            asm("max.f32 %0, %1, %2;" : "=f"(t1806) : "f"(t1805), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1807;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1807) : "f"(t1806));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1806), "f"(t1807));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1809;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1809) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1809));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1812 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1812;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1814 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1815;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1815) : "f"(old_3), "f"(scale_log2), "f"(t1814));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1815));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1817 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1818 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1818));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1820;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1820) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_33 = t1820;
            const f32 t1821 = t1817 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1822 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1822));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1824;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1824) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_34 = t1824;
            const f32 t1825 = t1821 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1826 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1826));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1828;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1828) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_37 = t1828;
            const f32 t1829 = t1825 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1830 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1830));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1832;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1832) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_38 = t1832;
            const f32 t1833 = t1829 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1834 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1834));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1836;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1836) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_41 = t1836;
            const f32 t1837 = t1833 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1838 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1838));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1840;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1840) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_42 = t1840;
            const f32 t1841 = t1837 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1842 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1842));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1844;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1844) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_45 = t1844;
            const f32 t1845 = t1841 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1846 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1846));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1848;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1848) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_46 = t1848;
            const f32 t1849 = t1845 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1850 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1850));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1852;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1852) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_49 = t1852;
            const f32 t1853 = t1849 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1854 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1854));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1856;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1856) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_50 = t1856;
            const f32 t1857 = t1853 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1858 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1858));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1860;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1860) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_53 = t1860;
            const f32 t1861 = t1857 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1862 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1862));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1864;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1864) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_54 = t1864;
            const f32 t1865 = t1861 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1866 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1866));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1868;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1868) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_57 = t1868;
            const f32 t1869 = t1865 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1870 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1870));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1872;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1872) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_58 = t1872;
            const f32 t1873 = t1869 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1874 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1874));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1876;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1876) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_61 = t1876;
            const f32 t1877 = t1873 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1878 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1878));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1880;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1880) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_62 = t1880;
            const f32 t1881 = t1877 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1881;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1883;
            asm("max.f32 %0, %1, %2;" : "=f"(t1883) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1884;
            asm("max.f32 %0, %1, %2;" : "=f"(t1884) : "f"(t1883), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1885;
            asm("max.f32 %0, %1, %2;" : "=f"(t1885) : "f"(t1884), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1886;
            asm("max.f32 %0, %1, %2;" : "=f"(t1886) : "f"(t1885), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1887;
            asm("max.f32 %0, %1, %2;" : "=f"(t1887) : "f"(t1886), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1888;
            asm("max.f32 %0, %1, %2;" : "=f"(t1888) : "f"(t1887), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1889;
            asm("max.f32 %0, %1, %2;" : "=f"(t1889) : "f"(t1888), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1890;
            asm("max.f32 %0, %1, %2;" : "=f"(t1890) : "f"(t1889), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1891;
            asm("max.f32 %0, %1, %2;" : "=f"(t1891) : "f"(t1890), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1892;
            asm("max.f32 %0, %1, %2;" : "=f"(t1892) : "f"(t1891), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1893;
            asm("max.f32 %0, %1, %2;" : "=f"(t1893) : "f"(t1892), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1894;
            asm("max.f32 %0, %1, %2;" : "=f"(t1894) : "f"(t1893), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1895;
            asm("max.f32 %0, %1, %2;" : "=f"(t1895) : "f"(t1894), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1896;
            asm("max.f32 %0, %1, %2;" : "=f"(t1896) : "f"(t1895), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1897;
            asm("max.f32 %0, %1, %2;" : "=f"(t1897) : "f"(t1896), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1898;
            asm("max.f32 %0, %1, %2;" : "=f"(t1898) : "f"(t1897), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1899;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1899) : "f"(t1898));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1898), "f"(t1899));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1901;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1901) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1901));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1904 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1904;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1906 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1907;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1907) : "f"(old_4), "f"(scale_log2), "f"(t1906));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1907));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1909 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1910 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1910));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1912;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1912) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_35 = t1912;
            const f32 t1913 = t1909 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1914 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1914));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1916;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1916) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_36 = t1916;
            const f32 t1917 = t1913 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1918 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1918));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1920;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1920) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_39 = t1920;
            const f32 t1921 = t1917 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1922 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1922));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1924;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1924) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_40 = t1924;
            const f32 t1925 = t1921 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1926 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1926));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1928;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1928) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1928;
            const f32 t1929 = t1925 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1930 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1930));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1932;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1932) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1932;
            const f32 t1933 = t1929 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1934 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1934));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1936;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1936) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1936;
            const f32 t1937 = t1933 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1938 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1938));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1940;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1940) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1940;
            const f32 t1941 = t1937 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1942 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1942));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1944;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1944) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1944;
            const f32 t1945 = t1941 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1946 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1946));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1948;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1948) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1948;
            const f32 t1949 = t1945 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1950 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1950));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1952;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1952) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1952;
            const f32 t1953 = t1949 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1954 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1954));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1956;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1956) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1956;
            const f32 t1957 = t1953 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1958 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1958));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1960;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1960) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1960;
            const f32 t1961 = t1957 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1962 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1962));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1964;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1964) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1964;
            const f32 t1965 = t1961 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1966 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1966));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1968;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1968) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1968;
            const f32 t1969 = t1965 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1970 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1970));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1972;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1972) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1972;
            const f32 t1973 = t1969 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1973;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1974 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1974;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1975 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1975;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1976 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1976;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1977 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1977;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1978 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1978;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1979 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1979;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1980 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1980;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1981 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1981;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1982 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1982;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1983 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1983;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1984 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1984;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1985 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1985;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1986 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1986;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1987 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1987;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1988 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1988;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1989 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1989;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1990 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1990;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1991 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1991;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1992 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1992;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1993 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1993;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1994 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1994;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1995 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1995;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1996 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1997 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1998 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1999 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t1999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2000 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t2000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2001 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t2001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2002 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t2002;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2003 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t2003;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2004 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t2004;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2005 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t2005;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2006 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t2006;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2007 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t2007;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2008 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t2008;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2009 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t2009;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2010 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t2010;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2011 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t2011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2012 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t2012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2013 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t2013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2014 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t2014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2015 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t2015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2016 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t2016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2017 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t2017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2018 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t2018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2019 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t2019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2020 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t2020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2021 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t2021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2022 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t2022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2023 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t2023;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2024 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t2024;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2025 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t2025;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2026 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t2026;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2027 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t2027;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2028 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t2028;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2029 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t2029;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2030 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t2030;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2031 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t2031;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2032 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t2032;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2033 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t2033;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2034 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t2034;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2035 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t2035;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2036 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t2036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2037 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t2037;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2038;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2038) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2039;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2039) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2040;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2040) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2041;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2041) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2042;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2042) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2043;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2043) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2044;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2044) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2045;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2045) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2046;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2046) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2047;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2047) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2048;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2048) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2049;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2049) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2050;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2050) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2051;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2051) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2052;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2052) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2053;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2053) : "f"(s_63), "f"(s_64));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t2054;
            asm volatile("mov.b32 %0, %1;" : "=r"(t2054) : "r"(t617));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2055 = t2054 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2056 = t2054 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2057 = t2054 ^ 96u;
            const u32 t2058 = t255 + t2054;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2059 = t255 + t2055;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2060 = t255 + t2056;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2061 = t255 + t2057;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_449;
            u32 m_450;
            u32 m_451;
            u32 m_452;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t2058) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_449), "r"(m_450));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_451), "r"(m_452));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_453;
            u32 m_454;
            u32 m_455;
            u32 m_456;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t2059) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_453), "r"(m_454));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_455), "r"(m_456));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_457;
            u32 m_458;
            u32 m_459;
            u32 m_460;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t2060) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_457), "r"(m_458));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_459), "r"(m_460));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_461;
            u32 m_462;
            u32 m_463;
            u32 m_464;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t2061) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_461), "r"(m_462));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_463), "r"(m_464));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_465;
            u32 m_466;
            u32 m_467;
            u32 m_468;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t2058) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_465), "r"(m_466));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_467), "r"(m_468));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_469;
            u32 m_470;
            u32 m_471;
            u32 m_472;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t2059) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_469), "r"(m_470));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_471), "r"(m_472));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_473;
            u32 m_474;
            u32 m_475;
            u32 m_476;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t2060) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_473), "r"(m_474));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_475), "r"(m_476));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_477;
            u32 m_478;
            u32 m_479;
            u32 m_480;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t2061) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_477), "r"(m_478));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_479), "r"(m_480));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_481;
            u32 m_482;
            u32 m_483;
            u32 m_484;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t2058) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_481), "r"(m_482));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_483), "r"(m_484));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_485;
            u32 m_486;
            u32 m_487;
            u32 m_488;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t2059) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_485), "r"(m_486));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_487), "r"(m_488));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_489;
            u32 m_490;
            u32 m_491;
            u32 m_492;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t2060) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_489), "r"(m_490));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_491), "r"(m_492));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_493;
            u32 m_494;
            u32 m_495;
            u32 m_496;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t2061) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_493), "r"(m_494));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_495), "r"(m_496));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_497;
            u32 m_498;
            u32 m_499;
            u32 m_500;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t2058) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_497), "r"(m_498));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_499), "r"(m_500));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_501;
            u32 m_502;
            u32 m_503;
            u32 m_504;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t2059) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_501), "r"(m_502));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_503), "r"(m_504));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_505;
            u32 m_506;
            u32 m_507;
            u32 m_508;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t2060) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_505), "r"(m_506));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_507), "r"(m_508));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_509;
            u32 m_510;
            u32 m_511;
            u32 m_512;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t2061) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_509), "r"(m_510));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_511), "r"(m_512));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_513;
            u32 m_514;
            u32 m_515;
            u32 m_516;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t2058) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2046), "r"(t2047), "r"(t2048), "r"(t2049), "r"(m_513), "r"(m_514));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2046), "r"(t2047), "r"(t2048), "r"(t2049), "r"(m_515), "r"(m_516));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_517;
            u32 m_518;
            u32 m_519;
            u32 m_520;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t2059) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2046), "r"(t2047), "r"(t2048), "r"(t2049), "r"(m_517), "r"(m_518));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2046), "r"(t2047), "r"(t2048), "r"(t2049), "r"(m_519), "r"(m_520));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_521;
            u32 m_522;
            u32 m_523;
            u32 m_524;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t2060) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2046), "r"(t2047), "r"(t2048), "r"(t2049), "r"(m_521), "r"(m_522));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2046), "r"(t2047), "r"(t2048), "r"(t2049), "r"(m_523), "r"(m_524));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_525;
            u32 m_526;
            u32 m_527;
            u32 m_528;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t2061) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2046), "r"(t2047), "r"(t2048), "r"(t2049), "r"(m_525), "r"(m_526));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2046), "r"(t2047), "r"(t2048), "r"(t2049), "r"(m_527), "r"(m_528));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_529;
            u32 m_530;
            u32 m_531;
            u32 m_532;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t2058) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2046), "r"(t2047), "r"(t2048), "r"(t2049), "r"(m_529), "r"(m_530));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2046), "r"(t2047), "r"(t2048), "r"(t2049), "r"(m_531), "r"(m_532));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_533;
            u32 m_534;
            u32 m_535;
            u32 m_536;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t2059) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2046), "r"(t2047), "r"(t2048), "r"(t2049), "r"(m_533), "r"(m_534));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2046), "r"(t2047), "r"(t2048), "r"(t2049), "r"(m_535), "r"(m_536));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_537;
            u32 m_538;
            u32 m_539;
            u32 m_540;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t2060) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2046), "r"(t2047), "r"(t2048), "r"(t2049), "r"(m_537), "r"(m_538));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2046), "r"(t2047), "r"(t2048), "r"(t2049), "r"(m_539), "r"(m_540));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_541;
            u32 m_542;
            u32 m_543;
            u32 m_544;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t2061) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2046), "r"(t2047), "r"(t2048), "r"(t2049), "r"(m_541), "r"(m_542));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2046), "r"(t2047), "r"(t2048), "r"(t2049), "r"(m_543), "r"(m_544));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_545;
            u32 m_546;
            u32 m_547;
            u32 m_548;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t2058) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2050), "r"(t2051), "r"(t2052), "r"(t2053), "r"(m_545), "r"(m_546));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2050), "r"(t2051), "r"(t2052), "r"(t2053), "r"(m_547), "r"(m_548));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_549;
            u32 m_550;
            u32 m_551;
            u32 m_552;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t2059) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2050), "r"(t2051), "r"(t2052), "r"(t2053), "r"(m_549), "r"(m_550));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2050), "r"(t2051), "r"(t2052), "r"(t2053), "r"(m_551), "r"(m_552));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_553;
            u32 m_554;
            u32 m_555;
            u32 m_556;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t2060) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2050), "r"(t2051), "r"(t2052), "r"(t2053), "r"(m_553), "r"(m_554));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2050), "r"(t2051), "r"(t2052), "r"(t2053), "r"(m_555), "r"(m_556));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_557;
            u32 m_558;
            u32 m_559;
            u32 m_560;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t2061) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2050), "r"(t2051), "r"(t2052), "r"(t2053), "r"(m_557), "r"(m_558));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2050), "r"(t2051), "r"(t2052), "r"(t2053), "r"(m_559), "r"(m_560));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_561;
            u32 m_562;
            u32 m_563;
            u32 m_564;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t2058) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2050), "r"(t2051), "r"(t2052), "r"(t2053), "r"(m_561), "r"(m_562));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2050), "r"(t2051), "r"(t2052), "r"(t2053), "r"(m_563), "r"(m_564));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_565;
            u32 m_566;
            u32 m_567;
            u32 m_568;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t2059) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2050), "r"(t2051), "r"(t2052), "r"(t2053), "r"(m_565), "r"(m_566));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2050), "r"(t2051), "r"(t2052), "r"(t2053), "r"(m_567), "r"(m_568));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_569;
            u32 m_570;
            u32 m_571;
            u32 m_572;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t2060) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2050), "r"(t2051), "r"(t2052), "r"(t2053), "r"(m_569), "r"(m_570));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2050), "r"(t2051), "r"(t2052), "r"(t2053), "r"(m_571), "r"(m_572));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_573;
            u32 m_574;
            u32 m_575;
            u32 m_576;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t2061) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2050), "r"(t2051), "r"(t2052), "r"(t2053), "r"(m_573), "r"(m_574));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2050), "r"(t2051), "r"(t2052), "r"(t2053), "r"(m_575), "r"(m_576));
        }
#line 258 "fa-kernels/src/attention/softmax.rs"
        f32 t2062;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2062) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
        const f32 pair_5 = row_sum + t2062;
        f32 t2064;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2064) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
        const f32 t2065 = pair_5 + t2064;
#line 259 "fa-kernels/src/attention/softmax.rs"
        row_sum = t2065;
#line 258 "fa-kernels/src/attention/softmax.rs"
        f32 t2066;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2066) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
        const f32 pair_6 = row_sum_2 + t2066;
        f32 t2068;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2068) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
        const f32 t2069 = pair_6 + t2068;
#line 259 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t2069;
#line 343 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t2070 = sum == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
        f32 t2071;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2071) : "f"(sum));
#line 344 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t2070 ? 0.0f : t2071;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2073 = acc * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc = t2073;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2074 = acc_2 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t2074;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2075 = acc_5 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t2075;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2076 = acc_6 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t2076;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2077 = acc_9 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t2077;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2078 = acc_10 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t2078;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2079 = acc_13 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t2079;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2080 = acc_14 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t2080;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2081 = acc_17 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t2081;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2082 = acc_18 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t2082;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2083 = acc_21 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t2083;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2084 = acc_22 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t2084;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2085 = acc_25 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t2085;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2086 = acc_26 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t2086;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2087 = acc_29 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t2087;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2088 = acc_30 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t2088;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2089 = acc_33 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_33 = t2089;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2090 = acc_34 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_34 = t2090;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2091 = acc_37 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_37 = t2091;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2092 = acc_38 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_38 = t2092;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2093 = acc_41 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_41 = t2093;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2094 = acc_42 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_42 = t2094;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2095 = acc_45 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_45 = t2095;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2096 = acc_46 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_46 = t2096;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2097 = acc_49 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_49 = t2097;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2098 = acc_50 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_50 = t2098;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2099 = acc_53 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_53 = t2099;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2100 = acc_54 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_54 = t2100;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2101 = acc_57 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_57 = t2101;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2102 = acc_58 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_58 = t2102;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2103 = acc_61 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_61 = t2103;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2104 = acc_62 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_62 = t2104;
#line 343 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t2105 = sum_2 == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
        f32 t2106;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2106) : "f"(sum_2));
#line 344 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t2105 ? 0.0f : t2106;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2108 = acc_3 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t2108;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2109 = acc_4 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t2109;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2110 = acc_7 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t2110;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2111 = acc_8 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t2111;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2112 = acc_11 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t2112;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2113 = acc_12 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t2113;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2114 = acc_15 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t2114;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2115 = acc_16 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t2115;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2116 = acc_19 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t2116;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2117 = acc_20 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t2117;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2118 = acc_23 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t2118;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2119 = acc_24 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t2119;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2120 = acc_27 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t2120;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2121 = acc_28 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t2121;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2122 = acc_31 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t2122;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2123 = acc_32 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t2123;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2124 = acc_35 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_35 = t2124;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2125 = acc_36 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_36 = t2125;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2126 = acc_39 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_39 = t2126;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2127 = acc_40 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_40 = t2127;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2128 = acc_43 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_43 = t2128;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2129 = acc_44 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_44 = t2129;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2130 = acc_47 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_47 = t2130;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2131 = acc_48 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_48 = t2131;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2132 = acc_51 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_51 = t2132;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2133 = acc_52 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_52 = t2133;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2134 = acc_55 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_55 = t2134;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2135 = acc_56 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_56 = t2135;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2136 = acc_59 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_59 = t2136;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2137 = acc_60 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_60 = t2137;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2138 = acc_63 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_63 = t2138;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2139 = acc_64 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_64 = t2139;
#line 184 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2140 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2141;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2141) : "r"(t2140));
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
        const u32 t2142 = seq_q + 63u;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
        const u32 t2143 = t2142 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2144 = heads_per_section * t2143;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2145 = t2141 / t2144;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 first_2 = t2145 * heads_per_section;
        const u32 t2147 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2148 = t2147 - first_2;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 heads_3 = t2148 < heads_per_section ? t2148 : heads_per_section;
        const u32 t2150 = first_2 * t2143;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 rest_2 = t2141 - t2150;
        const u32 t2152 = rest_2 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2153 = first_2 + t2152;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2154 = t2143 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2155 = rest_2 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2156 = t2154 - t2155;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2157 = t2156 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2158 = t2153 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2159 = t2153 / heads;
#line 198 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
        const u32 t2160 = smem_1 + 8192u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2161 = lane >> 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2162 = first_row + t2161;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2163 = t2162 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2164 = 0u ^ t2163;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2165 = t2162 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2166 = t2164 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2167 = t2165 + t2166;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2168 = lane & 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2169 = t2168 << 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2170 = t2167 + t2169;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2171;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2171) : "f"(acc), "f"(acc_2));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2172 = smem_1 + t2170;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2172), "r"(t2171) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2173;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2173) : "f"(acc_5), "f"(acc_6));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2174 = t2170 ^ 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2175 = smem_1 + t2174;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2175), "r"(t2173) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2176;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2176) : "f"(acc_9), "f"(acc_10));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2177 = t2170 ^ 32u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2178 = smem_1 + t2177;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2178), "r"(t2176) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2179;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2179) : "f"(acc_13), "f"(acc_14));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2180 = t2170 ^ 48u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2181 = smem_1 + t2180;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2181), "r"(t2179) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2182;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2182) : "f"(acc_17), "f"(acc_18));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2183 = t2170 ^ 64u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2184 = smem_1 + t2183;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2184), "r"(t2182) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2185;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2185) : "f"(acc_21), "f"(acc_22));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2186 = t2170 ^ 80u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2187 = smem_1 + t2186;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2187), "r"(t2185) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2188;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2188) : "f"(acc_25), "f"(acc_26));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2189 = t2170 ^ 96u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2190 = smem_1 + t2189;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2190), "r"(t2188) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2191;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2191) : "f"(acc_29), "f"(acc_30));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2192 = t2170 ^ 112u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2193 = smem_1 + t2192;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2193), "r"(t2191) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2194 = t2162 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2195 = 0u ^ t2194;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2196 = t2162 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2197 = t2195 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2198 = t2196 + t2197;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2199 = lane & 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2200 = t2199 << 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2201 = t2198 + t2200;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2202;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2202) : "f"(acc_33), "f"(acc_34));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2203 = t2160 + t2201;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2203), "r"(t2202) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2204;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2204) : "f"(acc_37), "f"(acc_38));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2205 = t2201 ^ 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2206 = t2160 + t2205;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2206), "r"(t2204) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2207;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2207) : "f"(acc_41), "f"(acc_42));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2208 = t2201 ^ 32u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2209 = t2160 + t2208;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2209), "r"(t2207) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2210;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2210) : "f"(acc_45), "f"(acc_46));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2211 = t2201 ^ 48u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2212 = t2160 + t2211;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2212), "r"(t2210) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2213;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2213) : "f"(acc_49), "f"(acc_50));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2214 = t2201 ^ 64u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2215 = t2160 + t2214;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2215), "r"(t2213) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2216;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2216) : "f"(acc_53), "f"(acc_54));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2217 = t2201 ^ 80u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2218 = t2160 + t2217;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2218), "r"(t2216) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2219;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2219) : "f"(acc_57), "f"(acc_58));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2220 = t2201 ^ 96u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2221 = t2160 + t2220;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2221), "r"(t2219) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2222;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2222) : "f"(acc_61), "f"(acc_62));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2223 = t2201 ^ 112u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2224 = t2160 + t2223;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2224), "r"(t2222) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2225 = lane >> 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2226 = first_row + t2225;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2227 = t2226 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2228 = t2227 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2229 = 0u ^ t2228;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2230 = t2227 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2231 = t2229 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2232 = t2230 + t2231;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2233 = lane & 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2234 = t2233 << 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2235 = t2232 + t2234;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2236;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2236) : "f"(acc_3), "f"(acc_4));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2237 = smem_1 + t2235;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2237), "r"(t2236) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2238;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2238) : "f"(acc_7), "f"(acc_8));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2239 = t2235 ^ 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2240 = smem_1 + t2239;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2240), "r"(t2238) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2241;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2241) : "f"(acc_11), "f"(acc_12));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2242 = t2235 ^ 32u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2243 = smem_1 + t2242;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2243), "r"(t2241) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2244;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2244) : "f"(acc_15), "f"(acc_16));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2245 = t2235 ^ 48u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2246 = smem_1 + t2245;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2246), "r"(t2244) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2247;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2247) : "f"(acc_19), "f"(acc_20));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2248 = t2235 ^ 64u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2249 = smem_1 + t2248;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2249), "r"(t2247) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2250;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2250) : "f"(acc_23), "f"(acc_24));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2251 = t2235 ^ 80u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2252 = smem_1 + t2251;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2252), "r"(t2250) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2253;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2253) : "f"(acc_27), "f"(acc_28));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2254 = t2235 ^ 96u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2255 = smem_1 + t2254;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2255), "r"(t2253) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2256;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2256) : "f"(acc_31), "f"(acc_32));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2257 = t2235 ^ 112u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2258 = smem_1 + t2257;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2258), "r"(t2256) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2259 = t2227 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2260 = 0u ^ t2259;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2261 = t2227 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2262 = t2260 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2263 = t2261 + t2262;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2264 = lane & 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2265 = t2264 << 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2266 = t2263 + t2265;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2267;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2267) : "f"(acc_35), "f"(acc_36));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2268 = t2160 + t2266;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2268), "r"(t2267) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2269;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2269) : "f"(acc_39), "f"(acc_40));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2270 = t2266 ^ 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2271 = t2160 + t2270;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2271), "r"(t2269) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2272;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2272) : "f"(acc_43), "f"(acc_44));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2273 = t2266 ^ 32u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2274 = t2160 + t2273;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2274), "r"(t2272) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2275;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2275) : "f"(acc_47), "f"(acc_48));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2276 = t2266 ^ 48u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2277 = t2160 + t2276;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2277), "r"(t2275) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2278;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2278) : "f"(acc_51), "f"(acc_52));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2279 = t2266 ^ 64u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2280 = t2160 + t2279;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2280), "r"(t2278) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2281;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2281) : "f"(acc_55), "f"(acc_56));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2282 = t2266 ^ 80u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2283 = t2160 + t2282;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2283), "r"(t2281) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2284;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2284) : "f"(acc_59), "f"(acc_60));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2285 = t2266 ^ 96u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2286 = t2160 + t2285;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2286), "r"(t2284) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2287;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2287) : "f"(acc_63), "f"(acc_64));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2288 = t2266 ^ 112u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2289 = t2160 + t2288;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2289), "r"(t2287) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 207 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2290 = first_query + t2157;
        const u64 t2291 = 0ull * o_stride0;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2292 = t2291 * 2ull;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2293 = o + t2292;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2294 = (u64)t2290;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2295 = t2294 * o_stride1;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2296 = t2295 * 2ull;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2297 = t2293 + t2296;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2298 = (u64)t2158;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2299 = t2298 * o_stride2;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2300 = t2299 * 2ull;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2301 = t2297 + t2300;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2302 = (u32)o_stride1;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2303 = t2302 << 1u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2304 = seq_q_2 - t2157;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2305 = head_dim >> 3u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2306 = lane >> 3u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2307 = first_row + t2306;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2308 = lane & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2309 = t2307 < t2304;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2310 = t2308 < t2305;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2311 = t2309 & t2310;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2311) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2312 = t2307 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2313 = t2308 ^ t2312;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2314 = t2307 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2315 = t2313 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2316 = t2314 + t2315;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2317 = smem_1 + t2316;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row;
            u32 row_2;
            u32 row_3;
            u32 row_4;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2317) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2318 = (u64)t2307 * t2303;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2319 = t2301 + t2318;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2320 = (u64)t2308 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2321 = t2319 + t2320;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2321), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
        }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2322 = t2307 + 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2323 = t2322 < t2304;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2324 = t2308 < t2305;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2325 = t2323 & t2324;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2325) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2326 = t2322 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2327 = t2308 ^ t2326;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2328 = t2322 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2329 = t2327 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2330 = t2328 + t2329;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2331 = smem_1 + t2330;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_5;
            u32 row_6;
            u32 row_7;
            u32 row_8;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2331) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2332 = (u64)t2322 * t2303;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2333 = t2301 + t2332;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2334 = (u64)t2308 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2335 = t2333 + t2334;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2335), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
        }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2336 = t2307 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2337 = t2336 < t2304;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2338 = t2308 < t2305;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2339 = t2337 & t2338;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2339) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2340 = t2336 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2341 = t2308 ^ t2340;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2342 = t2336 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2343 = t2341 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2344 = t2342 + t2343;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2345 = smem_1 + t2344;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_9;
            u32 row_10;
            u32 row_11;
            u32 row_12;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2345) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2346 = (u64)t2336 * t2303;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2347 = t2301 + t2346;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2348 = (u64)t2308 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2349 = t2347 + t2348;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2349), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
        }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2350 = t2307 + 12u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2351 = t2350 < t2304;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2352 = t2308 < t2305;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2353 = t2351 & t2352;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2353) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2354 = t2350 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2355 = t2308 ^ t2354;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2356 = t2350 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2357 = t2355 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2358 = t2356 + t2357;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2359 = smem_1 + t2358;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_13;
            u32 row_14;
            u32 row_15;
            u32 row_16;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2359) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2360 = (u64)t2350 * t2303;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2361 = t2301 + t2360;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2362 = (u64)t2308 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2363 = t2361 + t2362;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2363), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
        }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2364 = smem_1 + 8192u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2365 = t2307 < t2304;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2366 = t2308 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2367 = t2366 < t2305;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2368 = t2365 & t2367;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2368) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2369 = t2307 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2370 = t2308 ^ t2369;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2371 = t2307 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2372 = t2370 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2373 = t2371 + t2372;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2374 = t2364 + t2373;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_17;
            u32 row_18;
            u32 row_19;
            u32 row_20;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2374) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2375 = (u64)t2307 * t2303;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2376 = t2301 + t2375;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2377 = (u64)t2308 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2378 = t2376 + t2377;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2378), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
        }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2379 = t2307 + 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2380 = t2379 < t2304;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2381 = t2308 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2382 = t2381 < t2305;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2383 = t2380 & t2382;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2383) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2384 = t2379 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2385 = t2308 ^ t2384;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2386 = t2379 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2387 = t2385 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2388 = t2386 + t2387;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2389 = t2364 + t2388;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_21;
            u32 row_22;
            u32 row_23;
            u32 row_24;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2389) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2390 = (u64)t2379 * t2303;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2391 = t2301 + t2390;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2392 = (u64)t2308 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2393 = t2391 + t2392;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2393), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
        }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2394 = t2307 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2395 = t2394 < t2304;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2396 = t2308 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2397 = t2396 < t2305;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2398 = t2395 & t2397;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2398) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2399 = t2394 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2400 = t2308 ^ t2399;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2401 = t2394 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2402 = t2400 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2403 = t2401 + t2402;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2404 = t2364 + t2403;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_25;
            u32 row_26;
            u32 row_27;
            u32 row_28;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2404) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2405 = (u64)t2394 * t2303;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2406 = t2301 + t2405;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2407 = (u64)t2308 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2408 = t2406 + t2407;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2408), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
        }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2409 = t2307 + 12u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2410 = t2409 < t2304;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2411 = t2308 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2412 = t2411 < t2305;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2413 = t2410 & t2412;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2413) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2414 = t2409 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2415 = t2308 ^ t2414;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2416 = t2409 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2417 = t2415 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2418 = t2416 + t2417;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2419 = t2364 + t2418;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_29;
            u32 row_30;
            u32 row_31;
            u32 row_32;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2419) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2420 = (u64)t2409 * t2303;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2421 = t2301 + t2420;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2422 = (u64)t2308 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2423 = t2421 + t2422;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2423), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
        }
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2424 = t2157 + first_row;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2425 = 0ull * lse_stride0;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2426 = t2425 * 4ull;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2427 = lse + t2426;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2428 = (u64)t2158;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2429 = t2428 * lse_stride1;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2430 = t2429 * 4ull;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2431 = t2427 + t2430;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2432 = (u64)first_query;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2433 = t2432 * lse_stride2;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2434 = t2433 * 4ull;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2435 = t2431 + t2434;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2436 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2437 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t2438 = t2437 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t2438) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t2439 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_33 = t2424 + t2439;
#line 149 "fa-kernels/src/attention/epilogue.rs"
            const bool exists = row_33 < seq_q_2;
#line 139 "fa-kernels/src/attention/epilogue.rs"
            if (exists) {
                const u64 t2442 = (u64)row_33 * t2436;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2443 = t2442 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2444 = t2435 + t2443;
#line 320 "fa-kernels/src/attention/softmax.rs"
                f32 t2445;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2445) : "f"(row_sum));
#line 320 "fa-kernels/src/attention/softmax.rs"
                f32 t2446;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2446) : "f"(row_max), "f"(scale_log2), "f"(t2445));
#line 320 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t2446 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                const bool t2448 = row_sum == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                const f32 t2449 = t2448 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2444), "f"(t2449) : "memory");
            }
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t2450 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t2451 = t2424 + t2450;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_34 = t2451 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
            const bool exists_2 = row_34 < seq_q_2;
#line 139 "fa-kernels/src/attention/epilogue.rs"
            if (exists_2) {
                const u64 t2454 = (u64)row_34 * t2436;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2455 = t2454 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2456 = t2435 + t2455;
#line 320 "fa-kernels/src/attention/softmax.rs"
                f32 t2457;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2457) : "f"(row_sum_2));
#line 320 "fa-kernels/src/attention/softmax.rs"
                f32 t2458;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2458) : "f"(row_max_2), "f"(scale_log2), "f"(t2457));
#line 320 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t2458 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                const bool t2460 = row_sum_2 == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                const f32 t2461 = t2460 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2456), "f"(t2461) : "memory");
            }
        }
    }
}
