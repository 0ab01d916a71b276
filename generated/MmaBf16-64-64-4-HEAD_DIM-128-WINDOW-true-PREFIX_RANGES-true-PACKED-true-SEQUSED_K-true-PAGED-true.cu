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
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 last = t94 < end_10 ? t94 : end_10;
        const bool is_range = t82 < last;
        const u32 t97 = t82 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const bool t98 = t97 <= position_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 t99 = last + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const bool t100 = position_2 < t99;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const bool is_inside = t98 & t100;
        const bool t102 = is_range & is_inside;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
        if (t102) {
            const u32 t103 = begin_2 < t82 ? begin_2 : t82;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
            begin_2 = t103;
            const u32 t104 = end_4 > last ? end_4 : last;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
            end_4 = t104;
        }
    }
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t105 = t21 + 63u;
#line 196 "fa-kernels/src/attention/options/window.rs"
    const u32 t106 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t107 = t105 + end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_5 = t107 + t106;
    const u32 t109 = end_5 > seq_q_2 ? end_5 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t110 = t109 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
    const u32 end_6 = t110 < end_10 ? t110 : end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_7 = t105 + end_10;
    const u32 t113 = end_7 > seq_q_2 ? end_7 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_3 = t113 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t115 = position_3 > window_left ? position_3 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t116 = t115 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t117 = end_10 > 1u ? end_10 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t118 = t117 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_3 = t116 < t118 ? t116 : t118;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
    const u32 position_4 = t105 + end_10;
    u32 begin_4 = begin_3;
    u32 end_8 = end_6;
    #pragma unroll 1
    for (u32 i_2 = 0u; i_2 < prefix_range_count; i_2 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t121 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t122 = t121 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t123 = t122 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t124 = prefix_ranges + t123;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t125 = (u64)i_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t126 = t125 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t127 = t126 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t128 = t124 + t127;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t129 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t130 = t129 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t131 = t128 + t130;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        u32 t132;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t132) : "l"(t131) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t133 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t134 = t133 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t135 = t134 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t136 = prefix_ranges + t135;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t137 = (u64)i_2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t138 = t137 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t139 = t138 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t140 = t136 + t139;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t141 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t142 = t141 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u64 t143 = t140 + t142;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
        u32 t144;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t144) : "l"(t143) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 last_2 = t144 < end_10 ? t144 : end_10;
        const bool is_range_2 = t132 < last_2;
        const u32 t147 = t132 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const bool t148 = t147 <= position_4;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 t149 = last_2 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const bool t150 = position_4 < t149;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const bool is_inside_2 = t148 & t150;
        const bool t152 = is_range_2 & is_inside_2;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
        if (t152) {
            const u32 t153 = begin_4 < t132 ? begin_4 : t132;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
            begin_4 = t153;
            const u32 t154 = end_8 > last_2 ? end_8 : last_2;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
            end_8 = t154;
        }
    }
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 begin_5 = begin_2 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t156 = end_8 + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t157 = t156 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t158 = begin_5 + 1u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_9 = t157 > t158 ? t157 : t158;
    const u32 count = end_9 - begin_5;
    const u32 t161 = end_4 >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t161 < end_9 ? t161 : end_9;
    const u32 t163 = begin_4 + 63u;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t164 = t163 >> 6u;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t165 = t164 > begin_5 ? t164 : begin_5;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t166 = t165 < end_9 ? t165 : end_9;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 masked_left = end_9 - t166;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t168 = end_9 - whole;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t169 = t168 < count ? t168 : count;
#line 35 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t170 = t21 < seq_q_2;
#line 35 "fa-kernels/src/attention/forward/mma/mod.rs"
    if (t170) {
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 78 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t172 = first_query + t21;
        const u64 t173 = 0ull * q_stride0;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t174 = t173 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t175 = q + t174;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t176 = (u64)t172;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t177 = t176 * q_stride1;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t178 = t177 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t179 = t175 + t178;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t180 = (u64)t22;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t181 = t180 * q_stride2;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t182 = t181 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t183 = t179 + t182;
        const u32 t184 = (u32)q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t185 = t184 << 1u;
        const u32 t186 = thread >> 3u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t187 = thread & 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t188 = t186 & 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t189 = t187 ^ t188;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t190 = t186 << 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t191 = t189 << 4u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t192 = t190 + t191;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t193 = (u64)t186 * t185;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t194 = t183 + t193;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t195 = (u64)t187 * 16u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t196 = t194 + t195;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t197 = (u64)t185 * 16u;
        const u32 exist = seq_q_2 - t21;
        const u32 t199 = head_dim >> 3u;
        const u32 t200 = smem_1 + t192;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t201 = (u64)0u * t185;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t202 = t196 + t201;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t203 = t202 + t197;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t204 = t203 + t197;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t205 = t204 + t197;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t206 = t186 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t207 = t187 < t199;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t208 = t206 & t207;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t209 = t208 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t200), "l"(t202), "r"(t209) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t210 = t186 + 16u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t211 = t210 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t212 = t187 < t199;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t213 = t211 & t212;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t214 = t213 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t200), "l"(t203), "r"(t214) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t215 = t186 + 32u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t216 = t215 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t217 = t187 < t199;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t218 = t216 & t217;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t219 = t218 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t200), "l"(t204), "r"(t219) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t220 = t186 + 48u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t221 = t220 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t222 = t187 < t199;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t223 = t221 & t222;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t224 = t223 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t200), "l"(t205), "r"(t224) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t225 = t202 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t226 = t186 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t227 = t187 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t228 = t227 < t199;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t229 = t226 & t228;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t230 = t229 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t200), "l"(t225), "r"(t230) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t231 = t203 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t232 = t186 + 16u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t233 = t232 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t234 = t187 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t235 = t234 < t199;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t236 = t233 & t235;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t237 = t236 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t200), "l"(t231), "r"(t237) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t238 = t204 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t239 = t186 + 32u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t240 = t239 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t241 = t187 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t242 = t241 < t199;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t243 = t240 & t242;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t244 = t243 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t200), "l"(t238), "r"(t244) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t245 = t205 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t246 = t186 + 48u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t247 = t246 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t248 = t187 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t249 = t248 < t199;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t250 = t247 & t249;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t251 = t250 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t200), "l"(t245), "r"(t251) : "memory");
#line 62 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t252 = smem_1 + 16384u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t253 = t252 + 16384u;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t254 = 0ull * k_stride0;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t255 = t254 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t256 = k + t255;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t257 = 0ull * k_stride1;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t258 = t257 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t259 = t256 + t258;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t260 = (u64)t55;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t261 = t260 * k_stride2;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t262 = t261 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t263 = t259 + t262;
        const u32 t264 = (u32)k_stride1;
#line 224 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t265 = t264 << 1u;
        const u32 t266 = thread >> 3u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t267 = thread & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t268 = t266 & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t269 = t267 ^ t268;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t270 = t266 << 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t271 = t269 << 4u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t272 = t270 + t271;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t273 = (u64)t266 * t265;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t274 = t263 + t273;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t275 = (u64)t267 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t276 = t274 + t275;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t277 = (u64)t265 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t278 = (u32)k_stride0;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t279 = t278 << 1u;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t280 = 0ull * v_stride0;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t281 = t280 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t282 = v + t281;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t283 = 0ull * v_stride1;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t284 = t283 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t285 = t282 + t284;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t286 = (u64)t55;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t287 = t286 * v_stride2;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t288 = t287 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t289 = t285 + t288;
        const u32 t290 = (u32)v_stride1;
#line 224 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t291 = t290 << 1u;
        const u32 t292 = thread >> 3u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t293 = thread & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t294 = t292 & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t295 = t293 ^ t294;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t296 = t292 << 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t297 = t295 << 4u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t298 = t296 + t297;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t299 = (u64)t292 * t291;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t300 = t289 + t299;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t301 = (u64)t293 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t302 = t300 + t301;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t303 = (u64)t291 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t304 = (u32)v_stride0;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t305 = t304 << 1u;
#line 237 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t306 = thread & 31u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t307 = end_9 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t307 << 6u;
        const u32 t309 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t310 = (u64)t267 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t311 = t252 + t272;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t312 = first_key + t266;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t313 = end_10 > 1u ? end_10 : 1u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t314 = t313 - 1u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t315 = t312 < t314 ? t312 : t314;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t316 = t266 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t317 = t315 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t318;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t318) : "r"(t317), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index = t318 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t320 = (u64)index * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t321 = t320 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t322 = t53 + t321;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page) : "l"(t322) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t324 = index * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place = t315 - t324;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t326 = (u64)page * t279;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t327 = t263 + t326;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t328 = (u64)place * t265;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t329 = t327 + t328;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t330 = t329 + t310;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t331 = first_key + t266;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t332 = t331 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t333 = end_10 > 1u ? end_10 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t334 = t333 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t335 = t332 < t334 ? t332 : t334;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t336 = t266 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t337 = t336 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t338 = t335 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t339;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t339) : "r"(t338), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_2 = t339 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t341 = (u64)index_2 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t342 = t341 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t343 = t53 + t342;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_2;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t343) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t345 = index_2 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_2 = t335 - t345;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t347 = (u64)page_2 * t279;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t348 = t263 + t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t349 = (u64)place_2 * t265;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t350 = t348 + t349;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t351 = t350 + t310;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t352 = first_key + t266;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t353 = t352 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t354 = end_10 > 1u ? end_10 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t355 = t354 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t356 = t353 < t355 ? t353 : t355;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t357 = t266 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t358 = t357 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t359 = t356 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t360;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t360) : "r"(t359), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_3 = t360 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t362 = (u64)index_3 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t363 = t362 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t364 = t53 + t363;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_3;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_3) : "l"(t364) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t366 = index_3 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_3 = t356 - t366;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t368 = (u64)page_3 * t279;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t369 = t263 + t368;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t370 = (u64)place_3 * t265;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t371 = t369 + t370;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t372 = t371 + t310;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t373 = first_key + t266;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t374 = t373 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t375 = end_10 > 1u ? end_10 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t376 = t375 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t377 = t374 < t376 ? t374 : t376;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t378 = t266 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t379 = t378 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t380 = t377 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t381;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t381) : "r"(t380), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_4 = t381 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t383 = (u64)index_4 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t384 = t383 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t385 = t53 + t384;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_4;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t385) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t387 = index_4 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_4 = t377 - t387;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t389 = (u64)page_4 * t279;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t390 = t263 + t389;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t391 = (u64)place_4 * t265;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t392 = t390 + t391;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t393 = t392 + t310;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t394 = first_key + t266;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t395 = t394 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t396 = t267 < t309;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t397 = t395 & t396;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t398 = t397 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t311), "l"(t330), "r"(t398) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t399 = first_key + t266;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t400 = t399 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t401 = t400 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t402 = t267 < t309;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t403 = t401 & t402;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t404 = t403 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t311), "l"(t351), "r"(t404) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t405 = first_key + t266;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t406 = t405 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t407 = t406 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t408 = t267 < t309;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t409 = t407 & t408;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t410 = t409 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t311), "l"(t372), "r"(t410) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t411 = first_key + t266;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t412 = t411 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t413 = t412 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t414 = t267 < t309;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t415 = t413 & t414;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t416 = t415 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t311), "l"(t393), "r"(t416) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t417 = t330 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t418 = first_key + t266;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t419 = t418 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t420 = t267 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t421 = t420 < t309;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t422 = t419 & t421;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t423 = t422 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t311), "l"(t417), "r"(t423) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t424 = t351 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t425 = first_key + t266;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t426 = t425 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t427 = t426 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t428 = t267 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t429 = t428 < t309;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t430 = t427 & t429;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t431 = t430 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t311), "l"(t424), "r"(t431) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t432 = t372 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t433 = first_key + t266;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t434 = t433 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t435 = t434 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t436 = t267 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t437 = t436 < t309;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t438 = t435 & t437;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t439 = t438 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t311), "l"(t432), "r"(t439) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t440 = t393 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t441 = first_key + t266;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t442 = t441 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t443 = t442 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t444 = t267 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t445 = t444 < t309;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t446 = t443 & t445;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t447 = t446 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t311), "l"(t440), "r"(t447) : "memory");
#line 356 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t448 = end_9 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t448 << 6u;
        const u32 t450 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t451 = (u64)t293 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t452 = t253 + t298;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t453 = first_key_2 + t292;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t454 = end_10 > 1u ? end_10 : 1u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t455 = t454 - 1u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t456 = t453 < t455 ? t453 : t455;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t457 = t292 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t458 = t456 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t459;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t459) : "r"(t458), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_5 = t459 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t461 = (u64)index_5 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t462 = t461 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t463 = t53 + t462;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_5;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t463) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t465 = index_5 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_5 = t456 - t465;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t467 = (u64)page_5 * t305;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t468 = t289 + t467;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t469 = (u64)place_5 * t291;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t470 = t468 + t469;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t471 = t470 + t451;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t472 = first_key_2 + t292;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t473 = t472 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t474 = end_10 > 1u ? end_10 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t475 = t474 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t476 = t473 < t475 ? t473 : t475;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t477 = t292 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t478 = t477 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t479 = t476 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t480;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t480) : "r"(t479), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_6 = t480 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t482 = (u64)index_6 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t483 = t482 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t484 = t53 + t483;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_6;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_6) : "l"(t484) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t486 = index_6 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_6 = t476 - t486;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t488 = (u64)page_6 * t305;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t489 = t289 + t488;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t490 = (u64)place_6 * t291;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t491 = t489 + t490;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t492 = t491 + t451;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t493 = first_key_2 + t292;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t494 = t493 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t495 = end_10 > 1u ? end_10 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t496 = t495 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t497 = t494 < t496 ? t494 : t496;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t498 = t292 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t499 = t498 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t500 = t497 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t501;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t501) : "r"(t500), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_7 = t501 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t503 = (u64)index_7 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t504 = t503 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t505 = t53 + t504;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_7;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_7) : "l"(t505) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t507 = index_7 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_7 = t497 - t507;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t509 = (u64)page_7 * t305;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t510 = t289 + t509;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t511 = (u64)place_7 * t291;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t512 = t510 + t511;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t513 = t512 + t451;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t514 = first_key_2 + t292;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t515 = t514 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t516 = end_10 > 1u ? end_10 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t517 = t516 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t518 = t515 < t517 ? t515 : t517;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t519 = t292 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t520 = t519 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t521 = t518 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t522;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t522) : "r"(t521), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_8 = t522 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t524 = (u64)index_8 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t525 = t524 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t526 = t53 + t525;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_8;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_8) : "l"(t526) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t528 = index_8 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_8 = t518 - t528;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t530 = (u64)page_8 * t305;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t531 = t289 + t530;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t532 = (u64)place_8 * t291;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t533 = t531 + t532;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t534 = t533 + t451;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t535 = first_key_2 + t292;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t536 = t535 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t537 = t293 < t450;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t538 = t536 & t537;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t539 = t538 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t452), "l"(t471), "r"(t539) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t540 = first_key_2 + t292;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t541 = t540 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t542 = t541 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t543 = t293 < t450;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t544 = t542 & t543;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t545 = t544 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t452), "l"(t492), "r"(t545) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t546 = first_key_2 + t292;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t547 = t546 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t548 = t547 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t549 = t293 < t450;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t550 = t548 & t549;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t551 = t550 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t452), "l"(t513), "r"(t551) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t552 = first_key_2 + t292;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t553 = t552 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t554 = t553 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t555 = t293 < t450;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t556 = t554 & t555;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t557 = t556 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t452), "l"(t534), "r"(t557) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t558 = t471 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t559 = first_key_2 + t292;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t560 = t559 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t561 = t293 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t562 = t561 < t450;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t563 = t560 & t562;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t564 = t563 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t452), "l"(t558), "r"(t564) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t565 = t492 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t566 = first_key_2 + t292;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t567 = t566 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t568 = t567 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t569 = t293 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t570 = t569 < t450;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t571 = t568 & t570;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t572 = t571 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t452), "l"(t565), "r"(t572) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t573 = t513 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t574 = first_key_2 + t292;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t575 = t574 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t576 = t575 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t577 = t293 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t578 = t577 < t450;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t579 = t576 & t578;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t580 = t579 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t452), "l"(t573), "r"(t580) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t581 = t534 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t582 = first_key_2 + t292;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t583 = t582 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t584 = t583 < end_10;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t585 = t293 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t586 = t585 < t450;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t587 = t584 & t586;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t588 = t587 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t452), "l"(t581), "r"(t588) : "memory");
#line 374 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t589 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t590 = first_row + t589;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t591 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t592 = t590 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t593 = t591 ^ t592;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t594 = t590 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t595 = t593 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t596 = t594 + t595;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t597 = smem_1 + t596;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t598 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t599 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t600 = t599 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t601 = t598 + t600;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t602 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t603 = t602 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t604 = t601 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t605 = t603 ^ t604;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t606 = t601 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t607 = t605 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t608 = t606 + t607;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t609 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t610 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t611 = t609 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t612 = t610 ^ t611;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t613 = t609 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t614 = t612 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t615 = t613 + t614;
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
        u32 t616;
        asm volatile("mov.b32 %0, %1;" : "=r"(t616) : "r"(t608));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t617 = t616 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t618 = t616 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t619 = t616 ^ 96u;
        const u32 t620 = t252 + t616;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t621;
        asm volatile("mov.b32 %0, %1;" : "=r"(t621) : "r"(t597));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t621) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t620) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t620) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t620) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t620) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t622 = t252 + t617;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t623;
        asm volatile("mov.b32 %0, %1;" : "=r"(t623) : "r"(t597));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t624 = t623 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t624) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t622) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t622) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t622) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t622) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t625 = t252 + t618;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t626;
        asm volatile("mov.b32 %0, %1;" : "=r"(t626) : "r"(t597));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t627 = t626 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t627) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t628 = t252 + t619;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t629;
        asm volatile("mov.b32 %0, %1;" : "=r"(t629) : "r"(t597));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t630 = t629 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t630) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t628) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t628) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t628) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t628) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t631;
        asm volatile("mov.b32 %0, %1;" : "=r"(t631) : "r"(t597));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t631) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t620) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t620) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t620) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t620) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t632;
        asm volatile("mov.b32 %0, %1;" : "=r"(t632) : "r"(t597));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t633 = t632 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t633) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t622) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t622) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t622) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t622) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t634;
        asm volatile("mov.b32 %0, %1;" : "=r"(t634) : "r"(t597));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t635 = t634 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t635) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t625) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t636;
        asm volatile("mov.b32 %0, %1;" : "=r"(t636) : "r"(t597));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t637 = t636 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t637) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t628) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t628) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t628) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t628) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 391 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t638 = 1u < count;
#line 391 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t638) {
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t639 = end_9 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t640 = t639 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t640 << 6u;
            const u32 t642 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t643 = (u64)t267 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t644 = t252 + t272;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t645 = first_key_3 + t266;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t646 = t266 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t647 = t645 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t648;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t648) : "r"(t647), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_9 = t648 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t650 = (u64)index_9 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t651 = t650 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t652 = t53 + t651;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_9;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_9) : "l"(t652) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t654 = index_9 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_9 = t645 - t654;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t656 = (u64)page_9 * t279;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t657 = t263 + t656;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t658 = (u64)place_9 * t265;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t659 = t657 + t658;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t660 = t659 + t643;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t661 = first_key_3 + t266;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t662 = t661 + 16u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t663 = t266 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t664 = t663 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t665 = t662 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t666;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t666) : "r"(t665), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_10 = t666 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t668 = (u64)index_10 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t669 = t668 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t670 = t53 + t669;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_10;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_10) : "l"(t670) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t672 = index_10 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_10 = t662 - t672;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t674 = (u64)page_10 * t279;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t675 = t263 + t674;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t676 = (u64)place_10 * t265;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t677 = t675 + t676;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t678 = t677 + t643;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t679 = first_key_3 + t266;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t680 = t679 + 32u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t681 = t266 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t682 = t681 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t683 = t680 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t684;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t684) : "r"(t683), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_11 = t684 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t686 = (u64)index_11 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t687 = t686 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t688 = t53 + t687;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_11;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_11) : "l"(t688) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t690 = index_11 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_11 = t680 - t690;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t692 = (u64)page_11 * t279;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t693 = t263 + t692;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t694 = (u64)place_11 * t265;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t695 = t693 + t694;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t696 = t695 + t643;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t697 = first_key_3 + t266;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t698 = t697 + 48u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t699 = t266 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t700 = t699 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t701 = t698 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t702;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t702) : "r"(t701), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_12 = t702 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t704 = (u64)index_12 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t705 = t704 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t706 = t53 + t705;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_12;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_12) : "l"(t706) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t708 = index_12 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_12 = t698 - t708;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t710 = (u64)page_12 * t279;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t711 = t263 + t710;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t712 = (u64)place_12 * t265;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t713 = t711 + t712;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t714 = t713 + t643;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t715 = t267 < t642;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t716 = t715 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t644), "l"(t660), "r"(t716) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t717 = t267 < t642;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t718 = t717 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t644), "l"(t678), "r"(t718) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t719 = t267 < t642;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t720 = t719 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t644), "l"(t696), "r"(t720) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t721 = t267 < t642;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t722 = t721 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t644), "l"(t714), "r"(t722) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t723 = t660 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t724 = t267 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t725 = t724 < t642;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t726 = t725 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t644), "l"(t723), "r"(t726) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t727 = t678 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t728 = t267 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t729 = t728 < t642;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t730 = t729 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t644), "l"(t727), "r"(t730) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t731 = t696 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t732 = t267 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t733 = t732 < t642;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t734 = t733 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t644), "l"(t731), "r"(t734) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t735 = t714 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t736 = t267 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t737 = t736 < t642;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t738 = t737 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t644), "l"(t735), "r"(t738) : "memory");
        }
#line 394 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t739 = end_9 - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_4 = t739 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t741 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t741));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t743 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t744 = t743 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_4 + t744;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t746 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t747 = first_query_2 + t746;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 t748 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t749 = t747 + end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_11 = t749 + t748;
        const u32 t751 = end_11 > seq_q_2 ? end_11 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t752 = t751 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 end_12 = t752 < end_10 ? t752 : end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_13 = t747 + end_10;
        const u32 t755 = end_13 > seq_q_2 ? end_13 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_5 = t755 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t757 = position_5 > window_left ? position_5 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t758 = t757 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t759 = end_10 > 1u ? end_10 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t760 = t759 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_6 = t758 < t760 ? t758 : t760;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 position_6 = t747 + end_10;
        u32 begin_7 = begin_6;
        u32 end_14 = end_12;
        #pragma unroll 1
        for (u32 i_3 = 0u; i_3 < prefix_range_count; i_3 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t763 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t764 = t763 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t765 = t764 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t766 = prefix_ranges + t765;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t767 = (u64)i_3;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t768 = t767 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t769 = t768 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t770 = t766 + t769;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t771 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t772 = t771 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t773 = t770 + t772;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t774;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t774) : "l"(t773) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t775 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t776 = t775 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t777 = t776 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t778 = prefix_ranges + t777;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t779 = (u64)i_3;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t780 = t779 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t781 = t780 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t782 = t778 + t781;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t783 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t784 = t783 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t785 = t782 + t784;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t786;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t786) : "l"(t785) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 last_3 = t786 < end_10 ? t786 : end_10;
            const bool is_range_3 = t774 < last_3;
            const u32 t789 = t774 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t790 = t789 <= position_6;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 t791 = last_3 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t792 = position_6 < t791;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool is_inside_3 = t790 & t792;
            const bool t794 = is_range_3 & is_inside_3;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            if (t794) {
                const u32 t795 = begin_7 < t774 ? begin_7 : t774;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                begin_7 = t795;
                const u32 t796 = end_14 > last_3 ? end_14 : last_3;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                end_14 = t796;
            }
        }
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t797 = end_14 > column ? end_14 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_15 = t797 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t799 = begin_7 > column ? begin_7 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t800 = t799 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t801 = 0u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t802 = t800 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible = t801 & t802;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t804 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s = t804;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t805 = 1u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t806 = t800 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = t805 & t806;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t808 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_2 = t808;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t809 = 8u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t810 = t800 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = t809 & t810;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t812 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_5 = t812;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t813 = 9u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t814 = t800 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = t813 & t814;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t816 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_6 = t816;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t817 = 16u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t818 = t800 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = t817 & t818;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t820 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_9 = t820;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t821 = 17u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t822 = t800 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = t821 & t822;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t824 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_10 = t824;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t825 = 24u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t826 = t800 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = t825 & t826;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t828 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_13 = t828;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t829 = 25u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t830 = t800 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = t829 & t830;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t832 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_14 = t832;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t833 = 32u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t834 = t800 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = t833 & t834;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t836 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_17 = t836;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t837 = 33u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t838 = t800 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_10 = t837 & t838;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t840 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_18 = t840;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t841 = 40u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t842 = t800 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_11 = t841 & t842;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t844 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_21 = t844;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t845 = 41u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t846 = t800 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_12 = t845 & t846;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t848 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_22 = t848;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t849 = 48u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t850 = t800 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_13 = t849 & t850;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t852 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_25 = t852;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t853 = 49u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t854 = t800 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_14 = t853 & t854;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t856 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_26 = t856;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t857 = 56u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t858 = t800 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_15 = t857 & t858;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t860 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_29 = t860;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t861 = 57u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t862 = t800 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_16 = t861 & t862;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t864 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_30 = t864;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t865 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t866 = first_query_2 + t865;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t867 = t866 + 8u;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 t868 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t869 = t867 + end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_16 = t869 + t868;
        const u32 t871 = end_16 > seq_q_2 ? end_16 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t872 = t871 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 end_17 = t872 < end_10 ? t872 : end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_18 = t867 + end_10;
        const u32 t875 = end_18 > seq_q_2 ? end_18 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_7 = t875 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t877 = position_7 > window_left ? position_7 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t878 = t877 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t879 = end_10 > 1u ? end_10 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t880 = t879 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_8 = t878 < t880 ? t878 : t880;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 position_8 = t867 + end_10;
        u32 begin_9 = begin_8;
        u32 end_19 = end_17;
        #pragma unroll 1
        for (u32 i_4 = 0u; i_4 < prefix_range_count; i_4 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t883 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t884 = t883 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t885 = t884 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t886 = prefix_ranges + t885;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t887 = (u64)i_4;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t888 = t887 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t889 = t888 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t890 = t886 + t889;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t891 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t892 = t891 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t893 = t890 + t892;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t894;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t894) : "l"(t893) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t895 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t896 = t895 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t897 = t896 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t898 = prefix_ranges + t897;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t899 = (u64)i_4;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t900 = t899 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t901 = t900 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t902 = t898 + t901;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t903 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t904 = t903 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t905 = t902 + t904;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t906;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t906) : "l"(t905) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 last_4 = t906 < end_10 ? t906 : end_10;
            const bool is_range_4 = t894 < last_4;
            const u32 t909 = t894 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t910 = t909 <= position_8;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 t911 = last_4 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t912 = position_8 < t911;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool is_inside_4 = t910 & t912;
            const bool t914 = is_range_4 & is_inside_4;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            if (t914) {
                const u32 t915 = begin_9 < t894 ? begin_9 : t894;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                begin_9 = t915;
                const u32 t916 = end_19 > last_4 ? end_19 : last_4;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                end_19 = t916;
            }
        }
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t917 = end_19 > column ? end_19 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_20 = t917 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t919 = begin_9 > column ? begin_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t920 = t919 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t921 = 0u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t922 = t920 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_17 = t921 & t922;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t924 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_3 = t924;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t925 = 1u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t926 = t920 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_18 = t925 & t926;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t928 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_4 = t928;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t929 = 8u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t930 = t920 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_19 = t929 & t930;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t932 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_7 = t932;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t933 = 9u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t934 = t920 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_20 = t933 & t934;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t936 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_8 = t936;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t937 = 16u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t938 = t920 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_21 = t937 & t938;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t940 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_11 = t940;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t941 = 17u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t942 = t920 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_22 = t941 & t942;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t944 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_12 = t944;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t945 = 24u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t946 = t920 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_23 = t945 & t946;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t948 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_15 = t948;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t949 = 25u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t950 = t920 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_24 = t949 & t950;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t952 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_16 = t952;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t953 = 32u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t954 = t920 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_25 = t953 & t954;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t956 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_19 = t956;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t957 = 33u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t958 = t920 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_26 = t957 & t958;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t960 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_20 = t960;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t961 = 40u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t962 = t920 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_27 = t961 & t962;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t964 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_23 = t964;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t965 = 41u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t966 = t920 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_28 = t965 & t966;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t968 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_24 = t968;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t969 = 48u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t970 = t920 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_29 = t969 & t970;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t972 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_27 = t972;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t973 = 49u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t974 = t920 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_30 = t973 & t974;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t976 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_28 = t976;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t977 = 56u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t978 = t920 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_31 = t977 & t978;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t980 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_31 = t980;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t981 = 57u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t982 = t920 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_32 = t981 & t982;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t984 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_32 = t984;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t986;
        asm("max.f32 %0, %1, %2;" : "=f"(t986) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t987;
        asm("max.f32 %0, %1, %2;" : "=f"(t987) : "f"(t986), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t988;
        asm("max.f32 %0, %1, %2;" : "=f"(t988) : "f"(t987), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t989;
        asm("max.f32 %0, %1, %2;" : "=f"(t989) : "f"(t988), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t990;
        asm("max.f32 %0, %1, %2;" : "=f"(t990) : "f"(t989), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t991;
        asm("max.f32 %0, %1, %2;" : "=f"(t991) : "f"(t990), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t992;
        asm("max.f32 %0, %1, %2;" : "=f"(t992) : "f"(t991), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t993;
        asm("max.f32 %0, %1, %2;" : "=f"(t993) : "f"(t992), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t994;
        asm("max.f32 %0, %1, %2;" : "=f"(t994) : "f"(t993), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t995;
        asm("max.f32 %0, %1, %2;" : "=f"(t995) : "f"(t994), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t996;
        asm("max.f32 %0, %1, %2;" : "=f"(t996) : "f"(t995), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t997;
        asm("max.f32 %0, %1, %2;" : "=f"(t997) : "f"(t996), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t998;
        asm("max.f32 %0, %1, %2;" : "=f"(t998) : "f"(t997), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t999;
        asm("max.f32 %0, %1, %2;" : "=f"(t999) : "f"(t998), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1000;
        asm("max.f32 %0, %1, %2;" : "=f"(t1000) : "f"(t999), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1001;
        asm("max.f32 %0, %1, %2;" : "=f"(t1001) : "f"(t1000), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1002;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1002) : "f"(t1001));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1001), "f"(t1002));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1004;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1004) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1004));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t1007 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t1007;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1009 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1010;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1010) : "f"(old), "f"(scale_log2), "f"(t1009));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1010));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1012 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1013 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1013));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1015;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1015) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t1015;
        const f32 t1016 = t1012 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1017 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1017));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1019;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1019) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t1019;
        const f32 t1020 = t1016 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1021 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1021));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1023;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1023) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t1023;
        const f32 t1024 = t1020 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1025 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1025));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1027;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1027) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t1027;
        const f32 t1028 = t1024 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1029 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1029));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1031;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1031) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t1031;
        const f32 t1032 = t1028 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1033 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1033));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1035;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1035) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t1035;
        const f32 t1036 = t1032 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1037 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1037));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1039;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1039) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t1039;
        const f32 t1040 = t1036 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1041 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1041));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1043;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1043) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t1043;
        const f32 t1044 = t1040 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1045 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1045));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1047;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1047) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t1047;
        const f32 t1048 = t1044 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1049 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1049));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1051;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1051) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t1051;
        const f32 t1052 = t1048 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1053 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1053));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1055;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1055) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t1055;
        const f32 t1056 = t1052 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1057 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1057));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1059;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1059) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t1059;
        const f32 t1060 = t1056 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1061 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1061));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1063;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1063) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t1063;
        const f32 t1064 = t1060 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1065 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1065));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1067;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1067) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t1067;
        const f32 t1068 = t1064 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1069 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1069));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1071;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1071) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t1071;
        const f32 t1072 = t1068 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1073 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1073));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1075;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1075) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t1075;
        const f32 t1076 = t1072 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1076;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1078;
        asm("max.f32 %0, %1, %2;" : "=f"(t1078) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1079;
        asm("max.f32 %0, %1, %2;" : "=f"(t1079) : "f"(t1078), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1080;
        asm("max.f32 %0, %1, %2;" : "=f"(t1080) : "f"(t1079), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1081;
        asm("max.f32 %0, %1, %2;" : "=f"(t1081) : "f"(t1080), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1082;
        asm("max.f32 %0, %1, %2;" : "=f"(t1082) : "f"(t1081), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1083;
        asm("max.f32 %0, %1, %2;" : "=f"(t1083) : "f"(t1082), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1084;
        asm("max.f32 %0, %1, %2;" : "=f"(t1084) : "f"(t1083), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1085;
        asm("max.f32 %0, %1, %2;" : "=f"(t1085) : "f"(t1084), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1086;
        asm("max.f32 %0, %1, %2;" : "=f"(t1086) : "f"(t1085), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1087;
        asm("max.f32 %0, %1, %2;" : "=f"(t1087) : "f"(t1086), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1088;
        asm("max.f32 %0, %1, %2;" : "=f"(t1088) : "f"(t1087), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1089;
        asm("max.f32 %0, %1, %2;" : "=f"(t1089) : "f"(t1088), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1090;
        asm("max.f32 %0, %1, %2;" : "=f"(t1090) : "f"(t1089), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1091;
        asm("max.f32 %0, %1, %2;" : "=f"(t1091) : "f"(t1090), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1092;
        asm("max.f32 %0, %1, %2;" : "=f"(t1092) : "f"(t1091), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1093;
        asm("max.f32 %0, %1, %2;" : "=f"(t1093) : "f"(t1092), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1094;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1094) : "f"(t1093));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1093), "f"(t1094));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1096;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1096) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1096));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t1099 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t1099;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1101 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1102;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1102) : "f"(old_2), "f"(scale_log2), "f"(t1101));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1102));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1104 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1105 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t1105));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1107;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1107) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t1107;
        const f32 t1108 = t1104 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1109 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t1109));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1111;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1111) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t1111;
        const f32 t1112 = t1108 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1113 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t1113));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1115;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1115) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t1115;
        const f32 t1116 = t1112 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1117 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t1117));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1119;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1119) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t1119;
        const f32 t1120 = t1116 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1121 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t1121));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1123;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1123) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t1123;
        const f32 t1124 = t1120 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1125 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t1125));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1127;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1127) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t1127;
        const f32 t1128 = t1124 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1129 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t1129));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1131;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1131) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t1131;
        const f32 t1132 = t1128 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1133 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t1133));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1135;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1135) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t1135;
        const f32 t1136 = t1132 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1137 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1137));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1139;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1139) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t1139;
        const f32 t1140 = t1136 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1141 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1141));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1143;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1143) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t1143;
        const f32 t1144 = t1140 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1145 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1145));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1147;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1147) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t1147;
        const f32 t1148 = t1144 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1149 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1149));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1151;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1151) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t1151;
        const f32 t1152 = t1148 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1153 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1153));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1155;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1155) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t1155;
        const f32 t1156 = t1152 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1157 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1157));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1159;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1159) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t1159;
        const f32 t1160 = t1156 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1161 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1161));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1163;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1163) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t1163;
        const f32 t1164 = t1160 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1165 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1165));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1167;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1167) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t1167;
        const f32 t1168 = t1164 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1168;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1169;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1169) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1170;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1170) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1171;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1171) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1172;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1172) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1173;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1173) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1174;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1174) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1175;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1175) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1176;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1176) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1177;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1177) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1178;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1178) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1179;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1179) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1180;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1180) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1181;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1181) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1182;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1182) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1183;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1183) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1184;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1184) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1185;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1185) : "r"(t615));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1186 = t1185 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1187 = t1185 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1188 = t1185 ^ 96u;
        const u32 t1189 = t253 + t1185;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1190 = t253 + t1186;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1191 = t253 + t1187;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1192 = t253 + t1188;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1189) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1169), "r"(t1170), "r"(t1171), "r"(t1172), "r"(m_161), "r"(m_162));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1169), "r"(t1170), "r"(t1171), "r"(t1172), "r"(m_163), "r"(m_164));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1169), "r"(t1170), "r"(t1171), "r"(t1172), "r"(m_165), "r"(m_166));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1169), "r"(t1170), "r"(t1171), "r"(t1172), "r"(m_167), "r"(m_168));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1169), "r"(t1170), "r"(t1171), "r"(t1172), "r"(m_169), "r"(m_170));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1169), "r"(t1170), "r"(t1171), "r"(t1172), "r"(m_171), "r"(m_172));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1192) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1169), "r"(t1170), "r"(t1171), "r"(t1172), "r"(m_173), "r"(m_174));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1169), "r"(t1170), "r"(t1171), "r"(t1172), "r"(m_175), "r"(m_176));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1189) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1169), "r"(t1170), "r"(t1171), "r"(t1172), "r"(m_177), "r"(m_178));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1169), "r"(t1170), "r"(t1171), "r"(t1172), "r"(m_179), "r"(m_180));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1169), "r"(t1170), "r"(t1171), "r"(t1172), "r"(m_181), "r"(m_182));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1169), "r"(t1170), "r"(t1171), "r"(t1172), "r"(m_183), "r"(m_184));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1169), "r"(t1170), "r"(t1171), "r"(t1172), "r"(m_185), "r"(m_186));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1169), "r"(t1170), "r"(t1171), "r"(t1172), "r"(m_187), "r"(m_188));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1192) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1169), "r"(t1170), "r"(t1171), "r"(t1172), "r"(m_189), "r"(m_190));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1169), "r"(t1170), "r"(t1171), "r"(t1172), "r"(m_191), "r"(m_192));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1189) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_193), "r"(m_194));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_195), "r"(m_196));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_197), "r"(m_198));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_199), "r"(m_200));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_201), "r"(m_202));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_203), "r"(m_204));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1192) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_205), "r"(m_206));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_207), "r"(m_208));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1189) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_209), "r"(m_210));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_211), "r"(m_212));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_213), "r"(m_214));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_215), "r"(m_216));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_217), "r"(m_218));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_219), "r"(m_220));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1192) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_221), "r"(m_222));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176), "r"(m_223), "r"(m_224));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1189) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1192) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1189) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1192) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1189) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1192) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1189) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1190) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1191) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1192) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1181), "r"(t1182), "r"(t1183), "r"(t1184), "r"(m_287), "r"(m_288));
#line 84 "fa-kernels/src/attention/forward/mma/tile.rs"
        #pragma unroll 1
        for (u32 i_5 = 1u; i_5 < count; i_5 += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1193 = end_9 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1194 = t1193 - i_5;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_5 = t1194 << 6u;
            const u32 t1196 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1197 = (u64)t293 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1198 = t253 + t298;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1199 = first_key_5 + t292;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1200 = t292 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1201 = t1199 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1202;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1202) : "r"(t1201), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_13 = t1202 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1204 = (u64)index_13 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1205 = t1204 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1206 = t53 + t1205;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_13;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_13) : "l"(t1206) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1208 = index_13 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_13 = t1199 - t1208;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1210 = (u64)page_13 * t305;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1211 = t289 + t1210;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1212 = (u64)place_13 * t291;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1213 = t1211 + t1212;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1214 = t1213 + t1197;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1215 = first_key_5 + t292;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1216 = t1215 + 16u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1217 = t292 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1218 = t1217 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1219 = t1216 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1220;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1220) : "r"(t1219), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_14 = t1220 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1222 = (u64)index_14 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1223 = t1222 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1224 = t53 + t1223;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_14;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_14) : "l"(t1224) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1226 = index_14 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_14 = t1216 - t1226;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1228 = (u64)page_14 * t305;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1229 = t289 + t1228;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1230 = (u64)place_14 * t291;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1231 = t1229 + t1230;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1232 = t1231 + t1197;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1233 = first_key_5 + t292;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1234 = t1233 + 32u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1235 = t292 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1236 = t1235 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1237 = t1234 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1238;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1238) : "r"(t1237), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_15 = t1238 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1240 = (u64)index_15 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1241 = t1240 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1242 = t53 + t1241;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_15;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_15) : "l"(t1242) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1244 = index_15 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_15 = t1234 - t1244;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1246 = (u64)page_15 * t305;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1247 = t289 + t1246;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1248 = (u64)place_15 * t291;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1249 = t1247 + t1248;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1250 = t1249 + t1197;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1251 = first_key_5 + t292;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1252 = t1251 + 48u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1253 = t292 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1254 = t1253 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1255 = t1252 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1256;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1256) : "r"(t1255), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_16 = t1256 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1258 = (u64)index_16 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1259 = t1258 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1260 = t53 + t1259;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_16;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_16) : "l"(t1260) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1262 = index_16 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_16 = t1252 - t1262;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1264 = (u64)page_16 * t305;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1265 = t289 + t1264;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1266 = (u64)place_16 * t291;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1267 = t1265 + t1266;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1268 = t1267 + t1197;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1269 = t293 < t1196;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1270 = t1269 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1198), "l"(t1214), "r"(t1270) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1271 = t293 < t1196;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1272 = t1271 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1198), "l"(t1232), "r"(t1272) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1273 = t293 < t1196;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1274 = t1273 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1198), "l"(t1250), "r"(t1274) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1275 = t293 < t1196;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1276 = t1275 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1198), "l"(t1268), "r"(t1276) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1277 = t1214 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1278 = t293 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1279 = t1278 < t1196;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1280 = t1279 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1198), "l"(t1277), "r"(t1280) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1281 = t1232 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1282 = t293 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1283 = t1282 < t1196;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1284 = t1283 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1198), "l"(t1281), "r"(t1284) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1285 = t1250 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1286 = t293 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1287 = t1286 < t1196;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1288 = t1287 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1198), "l"(t1285), "r"(t1288) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1289 = t1268 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1290 = t293 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1291 = t1290 < t1196;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1292 = t1291 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1198), "l"(t1289), "r"(t1292) : "memory");
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
            u32 t1293;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1293) : "r"(t608));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1294 = t1293 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1295 = t1293 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1296 = t1293 ^ 96u;
            const u32 t1297 = t252 + t1293;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1298;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1298) : "r"(t597));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1298) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1297) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1297) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1297) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1297) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1299 = t252 + t1294;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1300;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1300) : "r"(t597));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1301 = t1300 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1301) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1299) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1299) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1299) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1299) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1302 = t252 + t1295;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1303;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1303) : "r"(t597));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1304 = t1303 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1304) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1302) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1302) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1302) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1302) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1305 = t252 + t1296;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1306;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1306) : "r"(t597));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1307 = t1306 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1307) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1305) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1305) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1305) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1305) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1308;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1308) : "r"(t597));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_369;
            u32 m_370;
            u32 m_371;
            u32 m_372;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1308) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_373;
            u32 m_374;
            u32 m_375;
            u32 m_376;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1297) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_377;
            u32 m_378;
            u32 m_379;
            u32 m_380;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1297) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_381;
            u32 m_382;
            u32 m_383;
            u32 m_384;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1297) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_385;
            u32 m_386;
            u32 m_387;
            u32 m_388;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1297) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1309;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1309) : "r"(t597));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1310 = t1309 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_389;
            u32 m_390;
            u32 m_391;
            u32 m_392;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1310) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_393;
            u32 m_394;
            u32 m_395;
            u32 m_396;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1299) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_397;
            u32 m_398;
            u32 m_399;
            u32 m_400;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1299) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_401;
            u32 m_402;
            u32 m_403;
            u32 m_404;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1299) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_405;
            u32 m_406;
            u32 m_407;
            u32 m_408;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1299) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1311;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1311) : "r"(t597));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1312 = t1311 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_409;
            u32 m_410;
            u32 m_411;
            u32 m_412;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1312) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_413;
            u32 m_414;
            u32 m_415;
            u32 m_416;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1302) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_417;
            u32 m_418;
            u32 m_419;
            u32 m_420;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1302) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_421;
            u32 m_422;
            u32 m_423;
            u32 m_424;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1302) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_425;
            u32 m_426;
            u32 m_427;
            u32 m_428;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1302) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1313;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1313) : "r"(t597));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1314 = t1313 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_429;
            u32 m_430;
            u32 m_431;
            u32 m_432;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1314) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_433;
            u32 m_434;
            u32 m_435;
            u32 m_436;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1305) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_437;
            u32 m_438;
            u32 m_439;
            u32 m_440;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1305) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_441;
            u32 m_442;
            u32 m_443;
            u32 m_444;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1305) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_445;
            u32 m_446;
            u32 m_447;
            u32 m_448;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1305) : "memory");
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
            const bool t1316 = next_2 < count;
#line 391 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1316) {
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1317 = end_9 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1318 = t1317 - next_2;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = t1318 << 6u;
                const u32 t1320 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1321 = (u64)t267 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1322 = t252 + t272;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1323 = first_key_6 + t266;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1324 = t266 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1325 = t1323 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t1326;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1326) : "r"(t1325), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_17 = t1326 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1328 = (u64)index_17 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1329 = t1328 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1330 = t53 + t1329;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_17;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_17) : "l"(t1330) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1332 = index_17 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_17 = t1323 - t1332;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1334 = (u64)page_17 * t279;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1335 = t263 + t1334;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1336 = (u64)place_17 * t265;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1337 = t1335 + t1336;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1338 = t1337 + t1321;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1339 = first_key_6 + t266;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1340 = t1339 + 16u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1341 = t266 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1342 = t1341 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1343 = t1340 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t1344;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1344) : "r"(t1343), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_18 = t1344 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1346 = (u64)index_18 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1347 = t1346 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1348 = t53 + t1347;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_18;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_18) : "l"(t1348) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1350 = index_18 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_18 = t1340 - t1350;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1352 = (u64)page_18 * t279;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1353 = t263 + t1352;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1354 = (u64)place_18 * t265;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1355 = t1353 + t1354;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1356 = t1355 + t1321;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1357 = first_key_6 + t266;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1358 = t1357 + 32u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1359 = t266 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1360 = t1359 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1361 = t1358 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t1362;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1362) : "r"(t1361), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_19 = t1362 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1364 = (u64)index_19 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1365 = t1364 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1366 = t53 + t1365;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_19;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_19) : "l"(t1366) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1368 = index_19 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_19 = t1358 - t1368;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1370 = (u64)page_19 * t279;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1371 = t263 + t1370;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1372 = (u64)place_19 * t265;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1373 = t1371 + t1372;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1374 = t1373 + t1321;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1375 = first_key_6 + t266;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1376 = t1375 + 48u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1377 = t266 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1378 = t1377 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1379 = t1376 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t1380;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1380) : "r"(t1379), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_20 = t1380 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1382 = (u64)index_20 * t54;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1383 = t1382 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1384 = t53 + t1383;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_20;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_20) : "l"(t1384) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1386 = index_20 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_20 = t1376 - t1386;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1388 = (u64)page_20 * t279;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1389 = t263 + t1388;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1390 = (u64)place_20 * t265;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1391 = t1389 + t1390;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1392 = t1391 + t1321;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1393 = t267 < t1320;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1394 = t1393 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1322), "l"(t1338), "r"(t1394) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1395 = t267 < t1320;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1396 = t1395 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1322), "l"(t1356), "r"(t1396) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1397 = t267 < t1320;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1398 = t1397 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1322), "l"(t1374), "r"(t1398) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1399 = t267 < t1320;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1400 = t1399 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1322), "l"(t1392), "r"(t1400) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1401 = t1338 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1402 = t267 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1403 = t1402 < t1320;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1404 = t1403 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1322), "l"(t1401), "r"(t1404) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1405 = t1356 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1406 = t267 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1407 = t1406 < t1320;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1408 = t1407 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1322), "l"(t1405), "r"(t1408) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1409 = t1374 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1410 = t267 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1411 = t1410 < t1320;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1412 = t1411 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1322), "l"(t1409), "r"(t1412) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1413 = t1392 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1414 = t267 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1415 = t1414 < t1320;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1416 = t1415 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1322), "l"(t1413), "r"(t1416) : "memory");
            }
#line 394 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_3;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t21));
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t1418 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1419 = first_query_3 + end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_21 = t1419 + t1418;
            const u32 t1421 = end_21 > seq_q_2 ? end_21 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1422 = t1421 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_22 = t1422 < end_10 ? t1422 : end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = first_query_3 + end_10;
            const u32 t1425 = end_23 > seq_q_2 ? end_23 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_9 = t1425 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1427 = position_9 > window_left ? position_9 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1428 = t1427 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1429 = end_10 > 1u ? end_10 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1430 = t1429 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_10 = t1428 < t1430 ? t1428 : t1430;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_10 = first_query_3 + end_10;
            u32 begin_11 = begin_10;
            u32 end_24 = end_22;
            #pragma unroll 1
            for (u32 i_6 = 0u; i_6 < prefix_range_count; i_6 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1433 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1434 = t1433 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1435 = t1434 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1436 = prefix_ranges + t1435;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1437 = (u64)i_6;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1438 = t1437 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1439 = t1438 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1440 = t1436 + t1439;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1441 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1442 = t1441 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1443 = t1440 + t1442;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1444;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1444) : "l"(t1443) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1445 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1446 = t1445 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1447 = t1446 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1448 = prefix_ranges + t1447;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1449 = (u64)i_6;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1450 = t1449 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1451 = t1450 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1452 = t1448 + t1451;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1453 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1454 = t1453 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1455 = t1452 + t1454;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1456;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1456) : "l"(t1455) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_5 = t1456 < end_10 ? t1456 : end_10;
                const bool is_range_5 = t1444 < last_5;
                const u32 t1459 = t1444 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1460 = t1459 <= position_10;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t1461 = last_5 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1462 = position_10 < t1461;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_5 = t1460 & t1462;
                const bool t1464 = is_range_5 & is_inside_5;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t1464) {
                    const u32 t1465 = begin_11 < t1444 ? begin_11 : t1444;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_11 = t1465;
                    const u32 t1466 = end_24 > last_5 ? end_24 : last_5;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_24 = t1466;
                }
            }
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1467 = first_query_3 + 63u;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t1468 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1469 = t1467 + end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_25 = t1469 + t1468;
            const u32 t1471 = end_25 > seq_q_2 ? end_25 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1472 = t1471 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_26 = t1472 < end_10 ? t1472 : end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_27 = t1467 + end_10;
            const u32 t1475 = end_27 > seq_q_2 ? end_27 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_11 = t1475 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1477 = position_11 > window_left ? position_11 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1478 = t1477 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1479 = end_10 > 1u ? end_10 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1480 = t1479 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_12 = t1478 < t1480 ? t1478 : t1480;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_12 = t1467 + end_10;
            u32 begin_13 = begin_12;
            u32 end_28 = end_26;
            #pragma unroll 1
            for (u32 i_7 = 0u; i_7 < prefix_range_count; i_7 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1483 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1484 = t1483 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1485 = t1484 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1486 = prefix_ranges + t1485;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1487 = (u64)i_7;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1488 = t1487 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1489 = t1488 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1490 = t1486 + t1489;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1491 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1492 = t1491 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1493 = t1490 + t1492;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1494;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1494) : "l"(t1493) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1495 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1496 = t1495 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1497 = t1496 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1498 = prefix_ranges + t1497;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1499 = (u64)i_7;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1500 = t1499 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1501 = t1500 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1502 = t1498 + t1501;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1503 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1504 = t1503 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1505 = t1502 + t1504;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1506;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1506) : "l"(t1505) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_6 = t1506 < end_10 ? t1506 : end_10;
                const bool is_range_6 = t1494 < last_6;
                const u32 t1509 = t1494 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1510 = t1509 <= position_12;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t1511 = last_6 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1512 = position_12 < t1511;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_6 = t1510 & t1512;
                const bool t1514 = is_range_6 & is_inside_6;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t1514) {
                    const u32 t1515 = begin_13 < t1494 ? begin_13 : t1494;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_13 = t1515;
                    const u32 t1516 = end_28 > last_6 ? end_28 : last_6;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_28 = t1516;
                }
            }
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 begin_14 = begin_11 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1518 = end_28 + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1519 = t1518 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1520 = begin_14 + 1u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_29 = t1519 > t1520 ? t1519 : t1520;
            const u32 count_2 = end_29 - begin_14;
            const u32 t1523 = end_24 >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t1523 < end_29 ? t1523 : end_29;
            const u32 t1525 = begin_13 + 63u;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1526 = t1525 >> 6u;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1527 = t1526 > begin_14 ? t1526 : begin_14;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1528 = t1527 < end_29 ? t1527 : end_29;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_left_2 = end_29 - t1528;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1530 = end_29 - whole_2;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1531 = t1530 < count_2 ? t1530 : count_2;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
            const bool t1532 = i_5 < t1531;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
            const bool t1533 = masked_left_2 <= i_5;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
            const bool t1534 = t1532 | t1533;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            if (t1534) {
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 t1535 = end_9 - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 t1536 = t1535 - i_5;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 first_key_7 = t1536 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 t1538 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
                u32 first_query_4;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_4) : "r"(t1538));
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1540 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1541 = t1540 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_7 + t1541;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1543 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1544 = first_query_4 + t1543;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t1545 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1546 = t1544 + end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_30 = t1546 + t1545;
                const u32 t1548 = end_30 > seq_q_2 ? end_30 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1549 = t1548 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_31 = t1549 < end_10 ? t1549 : end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_32 = t1544 + end_10;
                const u32 t1552 = end_32 > seq_q_2 ? end_32 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_13 = t1552 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1554 = position_13 > window_left ? position_13 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1555 = t1554 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1556 = end_10 > 1u ? end_10 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1557 = t1556 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_15 = t1555 < t1557 ? t1555 : t1557;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position_14 = t1544 + end_10;
                u32 begin_16 = begin_15;
                u32 end_33 = end_31;
                #pragma unroll 1
                for (u32 i_8 = 0u; i_8 < prefix_range_count; i_8 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1560 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1561 = t1560 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1562 = t1561 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1563 = prefix_ranges + t1562;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1564 = (u64)i_8;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1565 = t1564 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1566 = t1565 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1567 = t1563 + t1566;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1568 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1569 = t1568 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1570 = t1567 + t1569;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1571;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1571) : "l"(t1570) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1572 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1573 = t1572 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1574 = t1573 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1575 = prefix_ranges + t1574;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1576 = (u64)i_8;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1577 = t1576 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1578 = t1577 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1579 = t1575 + t1578;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1580 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1581 = t1580 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1582 = t1579 + t1581;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1583;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1583) : "l"(t1582) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last_7 = t1583 < end_10 ? t1583 : end_10;
                    const bool is_range_7 = t1571 < last_7;
                    const u32 t1586 = t1571 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1587 = t1586 <= position_14;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t1588 = last_7 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1589 = position_14 < t1588;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside_7 = t1587 & t1589;
                    const bool t1591 = is_range_7 & is_inside_7;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t1591) {
                        const u32 t1592 = begin_16 < t1571 ? begin_16 : t1571;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin_16 = t1592;
                        const u32 t1593 = end_33 > last_7 ? end_33 : last_7;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_33 = t1593;
                    }
                }
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1594 = end_33 > column_2 ? end_33 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_34 = t1594 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1596 = begin_16 > column_2 ? begin_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1597 = t1596 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1598 = 0u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1599 = t1597 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = t1598 & t1599;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1601 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t1601;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1602 = 1u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1603 = t1597 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = t1602 & t1603;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1605 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t1605;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1606 = 8u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1607 = t1597 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = t1606 & t1607;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1609 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t1609;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1610 = 9u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1611 = t1597 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = t1610 & t1611;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1613 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t1613;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1614 = 16u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1615 = t1597 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = t1614 & t1615;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1617 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t1617;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1618 = 17u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1619 = t1597 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = t1618 & t1619;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1621 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t1621;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1622 = 24u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1623 = t1597 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = t1622 & t1623;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1625 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t1625;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1626 = 25u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1627 = t1597 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = t1626 & t1627;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1629 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t1629;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1630 = 32u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1631 = t1597 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = t1630 & t1631;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1633 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t1633;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1634 = 33u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1635 = t1597 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = t1634 & t1635;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1637 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t1637;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1638 = 40u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1639 = t1597 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = t1638 & t1639;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1641 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t1641;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1642 = 41u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1643 = t1597 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = t1642 & t1643;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1645 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t1645;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1646 = 48u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1647 = t1597 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = t1646 & t1647;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1649 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t1649;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1650 = 49u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1651 = t1597 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = t1650 & t1651;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1653 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t1653;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1654 = 56u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1655 = t1597 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = t1654 & t1655;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1657 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t1657;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1658 = 57u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1659 = t1597 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = t1658 & t1659;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1661 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t1661;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1662 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1663 = first_query_4 + t1662;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1664 = t1663 + 8u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t1665 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1666 = t1664 + end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_35 = t1666 + t1665;
                const u32 t1668 = end_35 > seq_q_2 ? end_35 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1669 = t1668 - seq_q_2;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_36 = t1669 < end_10 ? t1669 : end_10;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_37 = t1664 + end_10;
                const u32 t1672 = end_37 > seq_q_2 ? end_37 : seq_q_2;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_15 = t1672 - seq_q_2;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1674 = position_15 > window_left ? position_15 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1675 = t1674 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1676 = end_10 > 1u ? end_10 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1677 = t1676 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_17 = t1675 < t1677 ? t1675 : t1677;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position_16 = t1664 + end_10;
                u32 begin_18 = begin_17;
                u32 end_38 = end_36;
                #pragma unroll 1
                for (u32 i_9 = 0u; i_9 < prefix_range_count; i_9 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1680 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1681 = t1680 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1682 = t1681 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1683 = prefix_ranges + t1682;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1684 = (u64)i_9;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1685 = t1684 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1686 = t1685 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1687 = t1683 + t1686;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1688 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1689 = t1688 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1690 = t1687 + t1689;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1691;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1691) : "l"(t1690) : "memory");
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
                    const u64 t1700 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1701 = t1700 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1702 = t1699 + t1701;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1703;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1703) : "l"(t1702) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last_8 = t1703 < end_10 ? t1703 : end_10;
                    const bool is_range_8 = t1691 < last_8;
                    const u32 t1706 = t1691 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1707 = t1706 <= position_16;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t1708 = last_8 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1709 = position_16 < t1708;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside_8 = t1707 & t1709;
                    const bool t1711 = is_range_8 & is_inside_8;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t1711) {
                        const u32 t1712 = begin_18 < t1691 ? begin_18 : t1691;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin_18 = t1712;
                        const u32 t1713 = end_38 > last_8 ? end_38 : last_8;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_38 = t1713;
                    }
                }
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1714 = end_38 > column_2 ? end_38 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_39 = t1714 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1716 = begin_18 > column_2 ? begin_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1717 = t1716 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1718 = 0u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1719 = t1717 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = t1718 & t1719;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1721 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1721;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1722 = 1u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1723 = t1717 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = t1722 & t1723;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1725 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1725;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1726 = 8u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1727 = t1717 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = t1726 & t1727;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1729 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1729;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1730 = 9u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1731 = t1717 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = t1730 & t1731;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1733 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1733;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1734 = 16u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1735 = t1717 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = t1734 & t1735;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1737 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1737;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1738 = 17u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1739 = t1717 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = t1738 & t1739;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1741 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1741;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1742 = 24u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1743 = t1717 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = t1742 & t1743;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1745 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1745;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1746 = 25u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1747 = t1717 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = t1746 & t1747;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1749 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1749;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1750 = 32u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1751 = t1717 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = t1750 & t1751;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1753 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1753;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1754 = 33u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1755 = t1717 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = t1754 & t1755;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1757 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1757;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1758 = 40u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1759 = t1717 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = t1758 & t1759;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1761 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1761;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1762 = 41u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1763 = t1717 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = t1762 & t1763;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1765 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1765;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1766 = 48u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1767 = t1717 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = t1766 & t1767;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1769 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1769;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1770 = 49u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1771 = t1717 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = t1770 & t1771;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1773 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1773;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1774 = 56u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1775 = t1717 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = t1774 & t1775;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1777 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1777;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1778 = 57u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1779 = t1717 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = t1778 & t1779;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1781 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1781;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1783;
            asm("max.f32 %0, %1, %2;" : "=f"(t1783) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1784;
            asm("max.f32 %0, %1, %2;" : "=f"(t1784) : "f"(t1783), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1785;
            asm("max.f32 %0, %1, %2;" : "=f"(t1785) : "f"(t1784), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1786;
            asm("max.f32 %0, %1, %2;" : "=f"(t1786) : "f"(t1785), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1787;
            asm("max.f32 %0, %1, %2;" : "=f"(t1787) : "f"(t1786), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1788;
            asm("max.f32 %0, %1, %2;" : "=f"(t1788) : "f"(t1787), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1789;
            asm("max.f32 %0, %1, %2;" : "=f"(t1789) : "f"(t1788), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1790;
            asm("max.f32 %0, %1, %2;" : "=f"(t1790) : "f"(t1789), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1791;
            asm("max.f32 %0, %1, %2;" : "=f"(t1791) : "f"(t1790), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1792;
            asm("max.f32 %0, %1, %2;" : "=f"(t1792) : "f"(t1791), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1793;
            asm("max.f32 %0, %1, %2;" : "=f"(t1793) : "f"(t1792), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1794;
            asm("max.f32 %0, %1, %2;" : "=f"(t1794) : "f"(t1793), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1795;
            asm("max.f32 %0, %1, %2;" : "=f"(t1795) : "f"(t1794), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1796;
            asm("max.f32 %0, %1, %2;" : "=f"(t1796) : "f"(t1795), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1797;
            asm("max.f32 %0, %1, %2;" : "=f"(t1797) : "f"(t1796), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1798;
            asm("max.f32 %0, %1, %2;" : "=f"(t1798) : "f"(t1797), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1799;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1799) : "f"(t1798));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1798), "f"(t1799));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1801;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1801) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1801));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1804 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1804;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1806 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1807;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1807) : "f"(old_3), "f"(scale_log2), "f"(t1806));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1807));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1809 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1810 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1810));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1812;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1812) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_33 = t1812;
            const f32 t1813 = t1809 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1814 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1814));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1816;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1816) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_34 = t1816;
            const f32 t1817 = t1813 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1818 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1818));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1820;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1820) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_37 = t1820;
            const f32 t1821 = t1817 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1822 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1822));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1824;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1824) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_38 = t1824;
            const f32 t1825 = t1821 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1826 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1826));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1828;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1828) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_41 = t1828;
            const f32 t1829 = t1825 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1830 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1830));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1832;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1832) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_42 = t1832;
            const f32 t1833 = t1829 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1834 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1834));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1836;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1836) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_45 = t1836;
            const f32 t1837 = t1833 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1838 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1838));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1840;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1840) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_46 = t1840;
            const f32 t1841 = t1837 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1842 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1842));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1844;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1844) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_49 = t1844;
            const f32 t1845 = t1841 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1846 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1846));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1848;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1848) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_50 = t1848;
            const f32 t1849 = t1845 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1850 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1850));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1852;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1852) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_53 = t1852;
            const f32 t1853 = t1849 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1854 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1854));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1856;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1856) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_54 = t1856;
            const f32 t1857 = t1853 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1858 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1858));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1860;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1860) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_57 = t1860;
            const f32 t1861 = t1857 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1862 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1862));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1864;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1864) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_58 = t1864;
            const f32 t1865 = t1861 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1866 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1866));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1868;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1868) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_61 = t1868;
            const f32 t1869 = t1865 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1870 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1870));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1872;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1872) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_62 = t1872;
            const f32 t1873 = t1869 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1873;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1875;
            asm("max.f32 %0, %1, %2;" : "=f"(t1875) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1876;
            asm("max.f32 %0, %1, %2;" : "=f"(t1876) : "f"(t1875), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1877;
            asm("max.f32 %0, %1, %2;" : "=f"(t1877) : "f"(t1876), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1878;
            asm("max.f32 %0, %1, %2;" : "=f"(t1878) : "f"(t1877), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1879;
            asm("max.f32 %0, %1, %2;" : "=f"(t1879) : "f"(t1878), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1880;
            asm("max.f32 %0, %1, %2;" : "=f"(t1880) : "f"(t1879), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1881;
            asm("max.f32 %0, %1, %2;" : "=f"(t1881) : "f"(t1880), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1882;
            asm("max.f32 %0, %1, %2;" : "=f"(t1882) : "f"(t1881), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1883;
            asm("max.f32 %0, %1, %2;" : "=f"(t1883) : "f"(t1882), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1884;
            asm("max.f32 %0, %1, %2;" : "=f"(t1884) : "f"(t1883), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1885;
            asm("max.f32 %0, %1, %2;" : "=f"(t1885) : "f"(t1884), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1886;
            asm("max.f32 %0, %1, %2;" : "=f"(t1886) : "f"(t1885), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1887;
            asm("max.f32 %0, %1, %2;" : "=f"(t1887) : "f"(t1886), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1888;
            asm("max.f32 %0, %1, %2;" : "=f"(t1888) : "f"(t1887), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1889;
            asm("max.f32 %0, %1, %2;" : "=f"(t1889) : "f"(t1888), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1890;
            asm("max.f32 %0, %1, %2;" : "=f"(t1890) : "f"(t1889), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1891;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1891) : "f"(t1890));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1890), "f"(t1891));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1893;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1893) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1893));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1896 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1896;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1898 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1899;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1899) : "f"(old_4), "f"(scale_log2), "f"(t1898));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1899));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1901 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1902 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1902));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1904;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1904) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_35 = t1904;
            const f32 t1905 = t1901 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1906 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1906));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1908;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1908) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_36 = t1908;
            const f32 t1909 = t1905 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1910 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1910));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1912;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1912) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_39 = t1912;
            const f32 t1913 = t1909 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1914 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1914));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1916;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1916) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_40 = t1916;
            const f32 t1917 = t1913 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1918 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1918));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1920;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1920) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1920;
            const f32 t1921 = t1917 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1922 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1922));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1924;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1924) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1924;
            const f32 t1925 = t1921 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1926 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1926));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1928;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1928) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1928;
            const f32 t1929 = t1925 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1930 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1930));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1932;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1932) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1932;
            const f32 t1933 = t1929 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1934 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1934));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1936;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1936) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1936;
            const f32 t1937 = t1933 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1938 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1938));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1940;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1940) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1940;
            const f32 t1941 = t1937 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1942 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1942));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1944;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1944) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1944;
            const f32 t1945 = t1941 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1946 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1946));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1948;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1948) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1948;
            const f32 t1949 = t1945 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1950 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1950));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1952;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1952) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1952;
            const f32 t1953 = t1949 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1954 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1954));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1956;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1956) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1956;
            const f32 t1957 = t1953 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1958 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1958));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1960;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1960) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1960;
            const f32 t1961 = t1957 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1962 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1962));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1964;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1964) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1964;
            const f32 t1965 = t1961 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1965;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1966 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1966;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1967 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1967;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1968 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1968;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1969 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1969;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1970 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1970;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1971 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1971;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1972 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1972;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1973 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1973;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1974 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1974;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1975 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1975;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1976 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1976;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1977 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1977;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1978 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1978;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1979 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1979;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1980 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1980;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1981 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1981;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1982 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1982;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1983 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1983;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1984 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1984;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1985 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1985;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1986 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1986;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1987 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1987;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1988 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1988;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1989 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1989;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1990 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1990;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1991 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t1991;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1992 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t1992;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1993 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t1993;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1994 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t1994;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1995 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t1995;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1996 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t1996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1997 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t1997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1998 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1999 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2000 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t2000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2001 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t2001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2002 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t2002;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2003 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t2003;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2004 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t2004;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2005 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t2005;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2006 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t2006;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2007 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t2007;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2008 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t2008;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2009 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t2009;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2010 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t2010;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2011 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t2011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2012 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t2012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2013 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t2013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2014 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t2014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2015 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t2015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2016 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t2016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2017 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t2017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2018 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t2018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2019 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t2019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2020 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t2020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2021 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t2021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2022 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t2022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2023 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t2023;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2024 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t2024;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2025 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t2025;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2026 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t2026;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2027 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t2027;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2028 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t2028;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2029 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t2029;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2030;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2030) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2031;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2031) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2032;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2032) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2033;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2033) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2034;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2034) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2035;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2035) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2036;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2036) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2037;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2037) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2038;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2038) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2039;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2039) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2040;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2040) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2041;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2041) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2042;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2042) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2043;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2043) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2044;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2044) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2045;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2045) : "f"(s_63), "f"(s_64));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t2046;
            asm volatile("mov.b32 %0, %1;" : "=r"(t2046) : "r"(t615));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2047 = t2046 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2048 = t2046 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2049 = t2046 ^ 96u;
            const u32 t2050 = t253 + t2046;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2051 = t253 + t2047;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2052 = t253 + t2048;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2053 = t253 + t2049;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_449;
            u32 m_450;
            u32 m_451;
            u32 m_452;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t2050) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2030), "r"(t2031), "r"(t2032), "r"(t2033), "r"(m_449), "r"(m_450));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2030), "r"(t2031), "r"(t2032), "r"(t2033), "r"(m_451), "r"(m_452));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_453;
            u32 m_454;
            u32 m_455;
            u32 m_456;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t2051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2030), "r"(t2031), "r"(t2032), "r"(t2033), "r"(m_453), "r"(m_454));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2030), "r"(t2031), "r"(t2032), "r"(t2033), "r"(m_455), "r"(m_456));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_457;
            u32 m_458;
            u32 m_459;
            u32 m_460;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t2052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2030), "r"(t2031), "r"(t2032), "r"(t2033), "r"(m_457), "r"(m_458));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2030), "r"(t2031), "r"(t2032), "r"(t2033), "r"(m_459), "r"(m_460));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_461;
            u32 m_462;
            u32 m_463;
            u32 m_464;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t2053) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2030), "r"(t2031), "r"(t2032), "r"(t2033), "r"(m_461), "r"(m_462));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2030), "r"(t2031), "r"(t2032), "r"(t2033), "r"(m_463), "r"(m_464));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_465;
            u32 m_466;
            u32 m_467;
            u32 m_468;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t2050) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2030), "r"(t2031), "r"(t2032), "r"(t2033), "r"(m_465), "r"(m_466));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2030), "r"(t2031), "r"(t2032), "r"(t2033), "r"(m_467), "r"(m_468));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_469;
            u32 m_470;
            u32 m_471;
            u32 m_472;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t2051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2030), "r"(t2031), "r"(t2032), "r"(t2033), "r"(m_469), "r"(m_470));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2030), "r"(t2031), "r"(t2032), "r"(t2033), "r"(m_471), "r"(m_472));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_473;
            u32 m_474;
            u32 m_475;
            u32 m_476;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t2052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2030), "r"(t2031), "r"(t2032), "r"(t2033), "r"(m_473), "r"(m_474));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2030), "r"(t2031), "r"(t2032), "r"(t2033), "r"(m_475), "r"(m_476));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_477;
            u32 m_478;
            u32 m_479;
            u32 m_480;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t2053) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2030), "r"(t2031), "r"(t2032), "r"(t2033), "r"(m_477), "r"(m_478));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2030), "r"(t2031), "r"(t2032), "r"(t2033), "r"(m_479), "r"(m_480));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_481;
            u32 m_482;
            u32 m_483;
            u32 m_484;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t2050) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2034), "r"(t2035), "r"(t2036), "r"(t2037), "r"(m_481), "r"(m_482));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2034), "r"(t2035), "r"(t2036), "r"(t2037), "r"(m_483), "r"(m_484));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_485;
            u32 m_486;
            u32 m_487;
            u32 m_488;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t2051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2034), "r"(t2035), "r"(t2036), "r"(t2037), "r"(m_485), "r"(m_486));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2034), "r"(t2035), "r"(t2036), "r"(t2037), "r"(m_487), "r"(m_488));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_489;
            u32 m_490;
            u32 m_491;
            u32 m_492;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t2052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2034), "r"(t2035), "r"(t2036), "r"(t2037), "r"(m_489), "r"(m_490));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2034), "r"(t2035), "r"(t2036), "r"(t2037), "r"(m_491), "r"(m_492));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_493;
            u32 m_494;
            u32 m_495;
            u32 m_496;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t2053) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2034), "r"(t2035), "r"(t2036), "r"(t2037), "r"(m_493), "r"(m_494));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2034), "r"(t2035), "r"(t2036), "r"(t2037), "r"(m_495), "r"(m_496));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_497;
            u32 m_498;
            u32 m_499;
            u32 m_500;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t2050) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2034), "r"(t2035), "r"(t2036), "r"(t2037), "r"(m_497), "r"(m_498));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2034), "r"(t2035), "r"(t2036), "r"(t2037), "r"(m_499), "r"(m_500));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_501;
            u32 m_502;
            u32 m_503;
            u32 m_504;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t2051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2034), "r"(t2035), "r"(t2036), "r"(t2037), "r"(m_501), "r"(m_502));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2034), "r"(t2035), "r"(t2036), "r"(t2037), "r"(m_503), "r"(m_504));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_505;
            u32 m_506;
            u32 m_507;
            u32 m_508;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t2052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2034), "r"(t2035), "r"(t2036), "r"(t2037), "r"(m_505), "r"(m_506));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2034), "r"(t2035), "r"(t2036), "r"(t2037), "r"(m_507), "r"(m_508));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_509;
            u32 m_510;
            u32 m_511;
            u32 m_512;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t2053) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2034), "r"(t2035), "r"(t2036), "r"(t2037), "r"(m_509), "r"(m_510));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2034), "r"(t2035), "r"(t2036), "r"(t2037), "r"(m_511), "r"(m_512));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_513;
            u32 m_514;
            u32 m_515;
            u32 m_516;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t2050) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_513), "r"(m_514));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_515), "r"(m_516));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_517;
            u32 m_518;
            u32 m_519;
            u32 m_520;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t2051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_517), "r"(m_518));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_519), "r"(m_520));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_521;
            u32 m_522;
            u32 m_523;
            u32 m_524;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t2052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_521), "r"(m_522));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_523), "r"(m_524));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_525;
            u32 m_526;
            u32 m_527;
            u32 m_528;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t2053) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_525), "r"(m_526));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_527), "r"(m_528));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_529;
            u32 m_530;
            u32 m_531;
            u32 m_532;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t2050) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_529), "r"(m_530));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_531), "r"(m_532));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_533;
            u32 m_534;
            u32 m_535;
            u32 m_536;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t2051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_533), "r"(m_534));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_535), "r"(m_536));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_537;
            u32 m_538;
            u32 m_539;
            u32 m_540;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t2052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_537), "r"(m_538));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_539), "r"(m_540));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_541;
            u32 m_542;
            u32 m_543;
            u32 m_544;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t2053) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_541), "r"(m_542));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2038), "r"(t2039), "r"(t2040), "r"(t2041), "r"(m_543), "r"(m_544));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_545;
            u32 m_546;
            u32 m_547;
            u32 m_548;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t2050) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_545), "r"(m_546));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_547), "r"(m_548));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_549;
            u32 m_550;
            u32 m_551;
            u32 m_552;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t2051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_549), "r"(m_550));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_551), "r"(m_552));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_553;
            u32 m_554;
            u32 m_555;
            u32 m_556;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t2052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_553), "r"(m_554));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_555), "r"(m_556));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_557;
            u32 m_558;
            u32 m_559;
            u32 m_560;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t2053) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_557), "r"(m_558));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_559), "r"(m_560));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_561;
            u32 m_562;
            u32 m_563;
            u32 m_564;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t2050) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_561), "r"(m_562));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_563), "r"(m_564));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_565;
            u32 m_566;
            u32 m_567;
            u32 m_568;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t2051) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_565), "r"(m_566));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_567), "r"(m_568));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_569;
            u32 m_570;
            u32 m_571;
            u32 m_572;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t2052) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_569), "r"(m_570));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_571), "r"(m_572));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_573;
            u32 m_574;
            u32 m_575;
            u32 m_576;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t2053) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_573), "r"(m_574));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2042), "r"(t2043), "r"(t2044), "r"(t2045), "r"(m_575), "r"(m_576));
        }
#line 258 "fa-kernels/src/attention/softmax.rs"
        f32 t2054;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2054) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
        const f32 pair_5 = row_sum + t2054;
        f32 t2056;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2056) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
        const f32 t2057 = pair_5 + t2056;
#line 259 "fa-kernels/src/attention/softmax.rs"
        row_sum = t2057;
#line 258 "fa-kernels/src/attention/softmax.rs"
        f32 t2058;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2058) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
        const f32 pair_6 = row_sum_2 + t2058;
        f32 t2060;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2060) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
        const f32 t2061 = pair_6 + t2060;
#line 259 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t2061;
#line 343 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t2062 = sum == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
        f32 t2063;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2063) : "f"(sum));
#line 344 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t2062 ? 0.0f : t2063;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2065 = acc * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc = t2065;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2066 = acc_2 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t2066;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2067 = acc_5 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t2067;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2068 = acc_6 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t2068;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2069 = acc_9 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t2069;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2070 = acc_10 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t2070;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2071 = acc_13 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t2071;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2072 = acc_14 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t2072;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2073 = acc_17 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t2073;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2074 = acc_18 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t2074;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2075 = acc_21 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t2075;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2076 = acc_22 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t2076;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2077 = acc_25 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t2077;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2078 = acc_26 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t2078;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2079 = acc_29 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t2079;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2080 = acc_30 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t2080;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2081 = acc_33 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_33 = t2081;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2082 = acc_34 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_34 = t2082;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2083 = acc_37 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_37 = t2083;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2084 = acc_38 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_38 = t2084;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2085 = acc_41 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_41 = t2085;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2086 = acc_42 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_42 = t2086;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2087 = acc_45 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_45 = t2087;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2088 = acc_46 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_46 = t2088;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2089 = acc_49 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_49 = t2089;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2090 = acc_50 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_50 = t2090;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2091 = acc_53 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_53 = t2091;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2092 = acc_54 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_54 = t2092;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2093 = acc_57 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_57 = t2093;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2094 = acc_58 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_58 = t2094;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2095 = acc_61 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_61 = t2095;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2096 = acc_62 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_62 = t2096;
#line 343 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t2097 = sum_2 == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
        f32 t2098;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2098) : "f"(sum_2));
#line 344 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t2097 ? 0.0f : t2098;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2100 = acc_3 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t2100;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2101 = acc_4 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t2101;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2102 = acc_7 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t2102;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2103 = acc_8 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t2103;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2104 = acc_11 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t2104;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2105 = acc_12 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t2105;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2106 = acc_15 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t2106;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2107 = acc_16 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t2107;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2108 = acc_19 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t2108;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2109 = acc_20 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t2109;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2110 = acc_23 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t2110;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2111 = acc_24 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t2111;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2112 = acc_27 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t2112;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2113 = acc_28 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t2113;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2114 = acc_31 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t2114;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2115 = acc_32 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t2115;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2116 = acc_35 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_35 = t2116;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2117 = acc_36 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_36 = t2117;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2118 = acc_39 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_39 = t2118;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2119 = acc_40 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_40 = t2119;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2120 = acc_43 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_43 = t2120;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2121 = acc_44 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_44 = t2121;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2122 = acc_47 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_47 = t2122;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2123 = acc_48 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_48 = t2123;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2124 = acc_51 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_51 = t2124;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2125 = acc_52 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_52 = t2125;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2126 = acc_55 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_55 = t2126;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2127 = acc_56 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_56 = t2127;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2128 = acc_59 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_59 = t2128;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2129 = acc_60 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_60 = t2129;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2130 = acc_63 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_63 = t2130;
#line 334 "fa-kernels/src/attention/softmax.rs"
        const f32 t2131 = acc_64 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
        acc_64 = t2131;
#line 184 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2132 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2133;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2133) : "r"(t2132));
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
        const u32 t2134 = seq_q + 63u;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
        const u32 t2135 = t2134 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2136 = heads_per_section * t2135;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2137 = t2133 / t2136;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 first_2 = t2137 * heads_per_section;
        const u32 t2139 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2140 = t2139 - first_2;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 heads_3 = t2140 < heads_per_section ? t2140 : heads_per_section;
        const u32 t2142 = first_2 * t2135;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 rest_2 = t2133 - t2142;
        const u32 t2144 = rest_2 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2145 = first_2 + t2144;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2146 = t2135 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2147 = rest_2 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2148 = t2146 - t2147;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2149 = t2148 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2150 = t2145 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2151 = t2145 / heads;
#line 198 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
        const u32 t2152 = smem_1 + 8192u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2153 = lane >> 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2154 = first_row + t2153;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2155 = t2154 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2156 = 0u ^ t2155;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2157 = t2154 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2158 = t2156 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2159 = t2157 + t2158;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2160 = lane & 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2161 = t2160 << 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2162 = t2159 + t2161;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2163;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2163) : "f"(acc), "f"(acc_2));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2164 = smem_1 + t2162;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2164), "r"(t2163) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2165;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2165) : "f"(acc_5), "f"(acc_6));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2166 = t2162 ^ 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2167 = smem_1 + t2166;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2167), "r"(t2165) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2168;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2168) : "f"(acc_9), "f"(acc_10));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2169 = t2162 ^ 32u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2170 = smem_1 + t2169;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2170), "r"(t2168) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2171;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2171) : "f"(acc_13), "f"(acc_14));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2172 = t2162 ^ 48u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2173 = smem_1 + t2172;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2173), "r"(t2171) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2174;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2174) : "f"(acc_17), "f"(acc_18));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2175 = t2162 ^ 64u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2176 = smem_1 + t2175;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2176), "r"(t2174) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2177;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2177) : "f"(acc_21), "f"(acc_22));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2178 = t2162 ^ 80u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2179 = smem_1 + t2178;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2179), "r"(t2177) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2180;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2180) : "f"(acc_25), "f"(acc_26));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2181 = t2162 ^ 96u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2182 = smem_1 + t2181;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2182), "r"(t2180) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2183;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2183) : "f"(acc_29), "f"(acc_30));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2184 = t2162 ^ 112u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2185 = smem_1 + t2184;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2185), "r"(t2183) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2186 = t2154 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2187 = 0u ^ t2186;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2188 = t2154 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2189 = t2187 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2190 = t2188 + t2189;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2191 = lane & 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2192 = t2191 << 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2193 = t2190 + t2192;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2194;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2194) : "f"(acc_33), "f"(acc_34));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2195 = t2152 + t2193;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2195), "r"(t2194) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2196;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2196) : "f"(acc_37), "f"(acc_38));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2197 = t2193 ^ 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2198 = t2152 + t2197;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2198), "r"(t2196) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2199;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2199) : "f"(acc_41), "f"(acc_42));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2200 = t2193 ^ 32u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2201 = t2152 + t2200;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2201), "r"(t2199) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2202;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2202) : "f"(acc_45), "f"(acc_46));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2203 = t2193 ^ 48u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2204 = t2152 + t2203;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2204), "r"(t2202) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2205;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2205) : "f"(acc_49), "f"(acc_50));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2206 = t2193 ^ 64u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2207 = t2152 + t2206;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2207), "r"(t2205) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2208;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2208) : "f"(acc_53), "f"(acc_54));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2209 = t2193 ^ 80u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2210 = t2152 + t2209;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2210), "r"(t2208) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2211;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2211) : "f"(acc_57), "f"(acc_58));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2212 = t2193 ^ 96u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2213 = t2152 + t2212;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2213), "r"(t2211) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2214;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2214) : "f"(acc_61), "f"(acc_62));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2215 = t2193 ^ 112u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2216 = t2152 + t2215;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2216), "r"(t2214) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2217 = lane >> 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2218 = first_row + t2217;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2219 = t2218 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2220 = t2219 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2221 = 0u ^ t2220;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2222 = t2219 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2223 = t2221 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2224 = t2222 + t2223;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2225 = lane & 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2226 = t2225 << 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2227 = t2224 + t2226;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2228;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2228) : "f"(acc_3), "f"(acc_4));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2229 = smem_1 + t2227;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2229), "r"(t2228) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2230;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2230) : "f"(acc_7), "f"(acc_8));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2231 = t2227 ^ 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2232 = smem_1 + t2231;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2232), "r"(t2230) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2233;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2233) : "f"(acc_11), "f"(acc_12));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2234 = t2227 ^ 32u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2235 = smem_1 + t2234;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2235), "r"(t2233) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2236;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2236) : "f"(acc_15), "f"(acc_16));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2237 = t2227 ^ 48u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2238 = smem_1 + t2237;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2238), "r"(t2236) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2239;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2239) : "f"(acc_19), "f"(acc_20));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2240 = t2227 ^ 64u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2241 = smem_1 + t2240;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2241), "r"(t2239) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2242;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2242) : "f"(acc_23), "f"(acc_24));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2243 = t2227 ^ 80u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2244 = smem_1 + t2243;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2244), "r"(t2242) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2245;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2245) : "f"(acc_27), "f"(acc_28));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2246 = t2227 ^ 96u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2247 = smem_1 + t2246;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2247), "r"(t2245) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2248;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2248) : "f"(acc_31), "f"(acc_32));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2249 = t2227 ^ 112u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2250 = smem_1 + t2249;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2250), "r"(t2248) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2251 = t2219 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2252 = 0u ^ t2251;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2253 = t2219 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2254 = t2252 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2255 = t2253 + t2254;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2256 = lane & 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2257 = t2256 << 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2258 = t2255 + t2257;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2259;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2259) : "f"(acc_35), "f"(acc_36));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2260 = t2152 + t2258;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2260), "r"(t2259) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2261;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2261) : "f"(acc_39), "f"(acc_40));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2262 = t2258 ^ 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2263 = t2152 + t2262;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2263), "r"(t2261) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2264;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2264) : "f"(acc_43), "f"(acc_44));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2265 = t2258 ^ 32u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2266 = t2152 + t2265;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2266), "r"(t2264) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2267;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2267) : "f"(acc_47), "f"(acc_48));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2268 = t2258 ^ 48u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2269 = t2152 + t2268;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2269), "r"(t2267) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2270;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2270) : "f"(acc_51), "f"(acc_52));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2271 = t2258 ^ 64u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2272 = t2152 + t2271;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2272), "r"(t2270) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2273;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2273) : "f"(acc_55), "f"(acc_56));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2274 = t2258 ^ 80u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2275 = t2152 + t2274;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2275), "r"(t2273) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2276;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2276) : "f"(acc_59), "f"(acc_60));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2277 = t2258 ^ 96u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2278 = t2152 + t2277;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2278), "r"(t2276) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2279;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2279) : "f"(acc_63), "f"(acc_64));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2280 = t2258 ^ 112u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2281 = t2152 + t2280;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2281), "r"(t2279) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 207 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2282 = first_query + t2149;
        const u64 t2283 = 0ull * o_stride0;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2284 = t2283 * 2ull;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2285 = o + t2284;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2286 = (u64)t2282;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2287 = t2286 * o_stride1;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2288 = t2287 * 2ull;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2289 = t2285 + t2288;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2290 = (u64)t2150;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2291 = t2290 * o_stride2;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2292 = t2291 * 2ull;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2293 = t2289 + t2292;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2294 = (u32)o_stride1;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2295 = t2294 << 1u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2296 = seq_q_2 - t2149;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2297 = head_dim >> 3u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2298 = lane >> 3u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2299 = first_row + t2298;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2300 = lane & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2301 = t2299 < t2296;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2302 = t2300 < t2297;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2303 = t2301 & t2302;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2303) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2304 = t2299 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2305 = t2300 ^ t2304;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2306 = t2299 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2307 = t2305 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2308 = t2306 + t2307;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2309 = smem_1 + t2308;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row;
            u32 row_2;
            u32 row_3;
            u32 row_4;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2309) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2310 = (u64)t2299 * t2295;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2311 = t2293 + t2310;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2312 = (u64)t2300 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2313 = t2311 + t2312;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2313), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
        }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2314 = t2299 + 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2315 = t2314 < t2296;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2316 = t2300 < t2297;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2317 = t2315 & t2316;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2317) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2318 = t2314 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2319 = t2300 ^ t2318;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2320 = t2314 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2321 = t2319 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2322 = t2320 + t2321;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2323 = smem_1 + t2322;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_5;
            u32 row_6;
            u32 row_7;
            u32 row_8;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2323) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2324 = (u64)t2314 * t2295;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2325 = t2293 + t2324;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2326 = (u64)t2300 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2327 = t2325 + t2326;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2327), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
        }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2328 = t2299 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2329 = t2328 < t2296;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2330 = t2300 < t2297;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2331 = t2329 & t2330;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2331) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2332 = t2328 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2333 = t2300 ^ t2332;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2334 = t2328 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2335 = t2333 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2336 = t2334 + t2335;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2337 = smem_1 + t2336;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_9;
            u32 row_10;
            u32 row_11;
            u32 row_12;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2337) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2338 = (u64)t2328 * t2295;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2339 = t2293 + t2338;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2340 = (u64)t2300 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2341 = t2339 + t2340;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2341), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
        }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2342 = t2299 + 12u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2343 = t2342 < t2296;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2344 = t2300 < t2297;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2345 = t2343 & t2344;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2345) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2346 = t2342 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2347 = t2300 ^ t2346;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2348 = t2342 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2349 = t2347 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2350 = t2348 + t2349;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2351 = smem_1 + t2350;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_13;
            u32 row_14;
            u32 row_15;
            u32 row_16;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2351) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2352 = (u64)t2342 * t2295;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2353 = t2293 + t2352;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2354 = (u64)t2300 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2355 = t2353 + t2354;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2355), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
        }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2356 = smem_1 + 8192u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2357 = t2299 < t2296;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2358 = t2300 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2359 = t2358 < t2297;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2360 = t2357 & t2359;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2360) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2361 = t2299 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2362 = t2300 ^ t2361;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2363 = t2299 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2364 = t2362 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2365 = t2363 + t2364;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2366 = t2356 + t2365;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_17;
            u32 row_18;
            u32 row_19;
            u32 row_20;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2366) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2367 = (u64)t2299 * t2295;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2368 = t2293 + t2367;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2369 = (u64)t2300 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2370 = t2368 + t2369;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2370), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
        }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2371 = t2299 + 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2372 = t2371 < t2296;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2373 = t2300 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2374 = t2373 < t2297;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2375 = t2372 & t2374;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2375) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2376 = t2371 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2377 = t2300 ^ t2376;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2378 = t2371 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2379 = t2377 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2380 = t2378 + t2379;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2381 = t2356 + t2380;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_21;
            u32 row_22;
            u32 row_23;
            u32 row_24;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2381) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2382 = (u64)t2371 * t2295;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2383 = t2293 + t2382;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2384 = (u64)t2300 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2385 = t2383 + t2384;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2385), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
        }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2386 = t2299 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2387 = t2386 < t2296;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2388 = t2300 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2389 = t2388 < t2297;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2390 = t2387 & t2389;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2390) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2391 = t2386 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2392 = t2300 ^ t2391;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2393 = t2386 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2394 = t2392 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2395 = t2393 + t2394;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2396 = t2356 + t2395;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_25;
            u32 row_26;
            u32 row_27;
            u32 row_28;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2396) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2397 = (u64)t2386 * t2295;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2398 = t2293 + t2397;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2399 = (u64)t2300 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2400 = t2398 + t2399;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2400), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
        }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2401 = t2299 + 12u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2402 = t2401 < t2296;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2403 = t2300 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2404 = t2403 < t2297;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2405 = t2402 & t2404;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2405) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2406 = t2401 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2407 = t2300 ^ t2406;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2408 = t2401 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2409 = t2407 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2410 = t2408 + t2409;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2411 = t2356 + t2410;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_29;
            u32 row_30;
            u32 row_31;
            u32 row_32;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2411) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2412 = (u64)t2401 * t2295;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2413 = t2293 + t2412;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2414 = (u64)t2300 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2415 = t2413 + t2414;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2415), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
        }
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2416 = t2149 + first_row;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2417 = 0ull * lse_stride0;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2418 = t2417 * 4ull;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2419 = lse + t2418;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2420 = (u64)t2150;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2421 = t2420 * lse_stride1;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2422 = t2421 * 4ull;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2423 = t2419 + t2422;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2424 = (u64)first_query;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2425 = t2424 * lse_stride2;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2426 = t2425 * 4ull;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2427 = t2423 + t2426;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2428 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2429 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t2430 = t2429 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t2430) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t2431 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_33 = t2416 + t2431;
#line 149 "fa-kernels/src/attention/epilogue.rs"
            const bool exists = row_33 < seq_q_2;
#line 139 "fa-kernels/src/attention/epilogue.rs"
            if (exists) {
                const u64 t2434 = (u64)row_33 * t2428;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2435 = t2434 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2436 = t2427 + t2435;
#line 320 "fa-kernels/src/attention/softmax.rs"
                f32 t2437;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2437) : "f"(row_sum));
#line 320 "fa-kernels/src/attention/softmax.rs"
                f32 t2438;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2438) : "f"(row_max), "f"(scale_log2), "f"(t2437));
#line 320 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t2438 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                const bool t2440 = row_sum == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                const f32 t2441 = t2440 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2436), "f"(t2441) : "memory");
            }
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t2442 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t2443 = t2416 + t2442;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_34 = t2443 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
            const bool exists_2 = row_34 < seq_q_2;
#line 139 "fa-kernels/src/attention/epilogue.rs"
            if (exists_2) {
                const u64 t2446 = (u64)row_34 * t2428;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2447 = t2446 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2448 = t2427 + t2447;
#line 320 "fa-kernels/src/attention/softmax.rs"
                f32 t2449;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2449) : "f"(row_sum_2));
#line 320 "fa-kernels/src/attention/softmax.rs"
                f32 t2450;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2450) : "f"(row_max_2), "f"(scale_log2), "f"(t2449));
#line 320 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t2450 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                const bool t2452 = row_sum_2 == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                const f32 t2453 = t2452 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2448), "f"(t2453) : "memory");
            }
        }
    }
}
