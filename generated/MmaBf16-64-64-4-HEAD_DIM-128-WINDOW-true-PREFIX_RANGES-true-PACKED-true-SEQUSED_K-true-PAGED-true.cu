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
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t50 = (u64)at;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t51 = t50 * block_table_stride0;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t52 = t51 * 4ull;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t53 = block_table + t52;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u32 t54 = (u32)block_table_stride1;
#line 54 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t55 = t22 / group;
#line 129 "fa-kernels/src/attention/options/window.rs"
    const u32 t56 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t57 = t21 + end_10;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t57 + t56;
    const u32 t59 = end > seq_q_2 ? end : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t60 = t59 - seq_q_2;
#line 129 "fa-kernels/src/attention/options/window.rs"
    const u32 end_2 = t60 < end_10 ? t60 : end_10;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t21 + end_10;
    const u32 t63 = end_3 > seq_q_2 ? end_3 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position = t63 - seq_q_2;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t65 = position > window_left ? position : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t66 = t65 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t67 = end_10 > 1u ? end_10 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t68 = t67 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
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
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t105 = t21 + 63u;
#line 129 "fa-kernels/src/attention/options/window.rs"
    const u32 t106 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t107 = t105 + end_10;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_5 = t107 + t106;
    const u32 t109 = end_5 > seq_q_2 ? end_5 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t110 = t109 - seq_q_2;
#line 129 "fa-kernels/src/attention/options/window.rs"
    const u32 end_6 = t110 < end_10 ? t110 : end_10;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_7 = t105 + end_10;
    const u32 t113 = end_7 > seq_q_2 ? end_7 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_3 = t113 - seq_q_2;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t115 = position_3 > window_left ? position_3 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t116 = t115 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t117 = end_10 > 1u ? end_10 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t118 = t117 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
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
#line 321 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 begin_5 = begin_2 >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t156 = end_8 + 63u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t157 = t156 >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t158 = begin_5 + 1u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_9 = t157 > t158 ? t157 : t158;
    const u32 count = end_9 - begin_5;
    const u32 t161 = end_4 >> 6u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t161 < end_9 ? t161 : end_9;
    const u32 t163 = begin_4 + 63u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t164 = t163 >> 6u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t165 = t164 > begin_5 ? t164 : begin_5;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t166 = t165 < end_9 ? t165 : end_9;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 masked_left = end_9 - t166;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t168 = end_9 - whole;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 205 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t253 = t252 + 16384u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t254 = 0ull * k_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t255 = t254 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t256 = k + t255;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t257 = 0ull * k_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t258 = t257 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t259 = t256 + t258;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t260 = (u64)t55;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t261 = t260 * k_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t262 = t261 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t263 = t259 + t262;
        const u32 t264 = (u32)k_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t265 = t264 << 1u;
        const u32 t266 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t267 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t268 = t266 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t269 = t267 ^ t268;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t270 = t266 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t271 = t269 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t272 = t270 + t271;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t273 = (u64)t266 * t265;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t274 = t263 + t273;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t275 = (u64)t267 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t276 = t274 + t275;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t277 = (u64)t265 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t278 = (u32)k_stride0;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t279 = t278 << 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t280 = 0ull * v_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t281 = t280 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t282 = v + t281;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t283 = 0ull * v_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t284 = t283 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t285 = t282 + t284;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t286 = (u64)t55;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t287 = t286 * v_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t288 = t287 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t289 = t285 + t288;
        const u32 t290 = (u32)v_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t291 = t290 << 1u;
        const u32 t292 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t293 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t294 = t292 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t295 = t293 ^ t294;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t296 = t292 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t297 = t295 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t298 = t296 + t297;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t299 = (u64)t292 * t291;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t300 = t289 + t299;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t301 = (u64)t293 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t302 = t300 + t301;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t303 = (u64)t291 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t304 = (u32)v_stride0;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t305 = t304 << 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t306 = end_9 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t306 << 6u;
        const u32 t308 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t309 = (u64)t267 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t310 = t252 + t272;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t311 = first_key + t266;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t312 = end_10 > 1u ? end_10 : 1u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t313 = t312 - 1u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t314 = t311 < t313 ? t311 : t313;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t315 = t314 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t316;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t316) : "r"(t315), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index = t316 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t318 = (u64)index * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t319 = t318 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t320 = t53 + t319;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page) : "l"(t320) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t322 = index * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 place = t314 - t322;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t324 = (u64)page * t279;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t325 = t263 + t324;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t326 = (u64)place * t265;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t327 = t325 + t326;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t328 = t327 + t309;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t329 = first_key + t266;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t330 = t329 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t331 = end_10 > 1u ? end_10 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t332 = t331 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t333 = t330 < t332 ? t330 : t332;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t334 = t333 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t335;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t335) : "r"(t334), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_2 = t335 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t337 = (u64)index_2 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t338 = t337 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t339 = t53 + t338;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_2;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t339) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t341 = index_2 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_2 = t333 - t341;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t343 = (u64)page_2 * t279;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t344 = t263 + t343;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t345 = (u64)place_2 * t265;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t346 = t344 + t345;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t347 = t346 + t309;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t348 = first_key + t266;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t349 = t348 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t350 = end_10 > 1u ? end_10 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t351 = t350 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t352 = t349 < t351 ? t349 : t351;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t353 = t352 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t354;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t354) : "r"(t353), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_3 = t354 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t356 = (u64)index_3 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t357 = t356 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t358 = t53 + t357;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_3;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_3) : "l"(t358) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t360 = index_3 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_3 = t352 - t360;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t362 = (u64)page_3 * t279;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t363 = t263 + t362;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t364 = (u64)place_3 * t265;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t365 = t363 + t364;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t366 = t365 + t309;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t367 = first_key + t266;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t368 = t367 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t369 = end_10 > 1u ? end_10 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t370 = t369 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t371 = t368 < t370 ? t368 : t370;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t372 = t371 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t373;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t373) : "r"(t372), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_4 = t373 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t375 = (u64)index_4 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t376 = t375 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t377 = t53 + t376;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_4;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t377) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t379 = index_4 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_4 = t371 - t379;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t381 = (u64)page_4 * t279;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t382 = t263 + t381;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t383 = (u64)place_4 * t265;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t384 = t382 + t383;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t385 = t384 + t309;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t386 = first_key + t266;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t387 = t386 < end_10;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t388 = t267 < t308;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t389 = t387 & t388;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t390 = t389 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t310), "l"(t328), "r"(t390) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t391 = first_key + t266;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t392 = t391 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t393 = t392 < end_10;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t394 = t267 < t308;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t395 = t393 & t394;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t396 = t395 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t310), "l"(t347), "r"(t396) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t397 = first_key + t266;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t398 = t397 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t399 = t398 < end_10;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t400 = t267 < t308;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t401 = t399 & t400;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t402 = t401 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t310), "l"(t366), "r"(t402) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t403 = first_key + t266;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t404 = t403 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t405 = t404 < end_10;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t406 = t267 < t308;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t407 = t405 & t406;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t408 = t407 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t310), "l"(t385), "r"(t408) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t409 = t328 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t410 = first_key + t266;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t411 = t410 < end_10;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t412 = t267 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t413 = t412 < t308;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t414 = t411 & t413;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t415 = t414 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t310), "l"(t409), "r"(t415) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t416 = t347 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t417 = first_key + t266;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t418 = t417 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t419 = t418 < end_10;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t420 = t267 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t421 = t420 < t308;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t422 = t419 & t421;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t423 = t422 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t310), "l"(t416), "r"(t423) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t424 = t366 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t425 = first_key + t266;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t426 = t425 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t427 = t426 < end_10;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t428 = t267 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t429 = t428 < t308;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t430 = t427 & t429;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t431 = t430 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t310), "l"(t424), "r"(t431) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t432 = t385 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t433 = first_key + t266;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t434 = t433 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t435 = t434 < end_10;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t436 = t267 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t437 = t436 < t308;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t438 = t435 & t437;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t439 = t438 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t310), "l"(t432), "r"(t439) : "memory");
#line 343 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t440 = end_9 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t440 << 6u;
        const u32 t442 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t443 = (u64)t293 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t444 = t253 + t298;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t445 = first_key_2 + t292;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t446 = end_10 > 1u ? end_10 : 1u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t447 = t446 - 1u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t448 = t445 < t447 ? t445 : t447;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t449 = t448 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t450;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t450) : "r"(t449), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_5 = t450 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t452 = (u64)index_5 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t453 = t452 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t454 = t53 + t453;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_5;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t454) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t456 = index_5 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_5 = t448 - t456;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t458 = (u64)page_5 * t305;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t459 = t289 + t458;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t460 = (u64)place_5 * t291;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t461 = t459 + t460;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t462 = t461 + t443;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t463 = first_key_2 + t292;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t464 = t463 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t465 = end_10 > 1u ? end_10 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t466 = t465 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t467 = t464 < t466 ? t464 : t466;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t468 = t467 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t469;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t469) : "r"(t468), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_6 = t469 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t471 = (u64)index_6 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t472 = t471 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t473 = t53 + t472;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_6;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_6) : "l"(t473) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t475 = index_6 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_6 = t467 - t475;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t477 = (u64)page_6 * t305;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t478 = t289 + t477;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t479 = (u64)place_6 * t291;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t480 = t478 + t479;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t481 = t480 + t443;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t482 = first_key_2 + t292;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t483 = t482 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t484 = end_10 > 1u ? end_10 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t485 = t484 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t486 = t483 < t485 ? t483 : t485;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t487 = t486 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t488;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t488) : "r"(t487), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_7 = t488 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t490 = (u64)index_7 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t491 = t490 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t492 = t53 + t491;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_7;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_7) : "l"(t492) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t494 = index_7 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_7 = t486 - t494;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t496 = (u64)page_7 * t305;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t497 = t289 + t496;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t498 = (u64)place_7 * t291;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t499 = t497 + t498;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t500 = t499 + t443;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t501 = first_key_2 + t292;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t502 = t501 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t503 = end_10 > 1u ? end_10 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t504 = t503 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t505 = t502 < t504 ? t502 : t504;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t506 = t505 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t507;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t507) : "r"(t506), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_8 = t507 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t509 = (u64)index_8 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t510 = t509 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t511 = t53 + t510;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_8;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_8) : "l"(t511) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t513 = index_8 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_8 = t505 - t513;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t515 = (u64)page_8 * t305;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t516 = t289 + t515;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t517 = (u64)place_8 * t291;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t518 = t516 + t517;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t519 = t518 + t443;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t520 = first_key_2 + t292;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t521 = t520 < end_10;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t522 = t293 < t442;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t523 = t521 & t522;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t524 = t523 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t444), "l"(t462), "r"(t524) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t525 = first_key_2 + t292;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t526 = t525 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t527 = t526 < end_10;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t528 = t293 < t442;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t529 = t527 & t528;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t530 = t529 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t444), "l"(t481), "r"(t530) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t531 = first_key_2 + t292;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t532 = t531 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t533 = t532 < end_10;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t534 = t293 < t442;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t535 = t533 & t534;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t536 = t535 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t444), "l"(t500), "r"(t536) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t537 = first_key_2 + t292;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t538 = t537 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t539 = t538 < end_10;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t540 = t293 < t442;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t541 = t539 & t540;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t542 = t541 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t444), "l"(t519), "r"(t542) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t543 = t462 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t544 = first_key_2 + t292;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t545 = t544 < end_10;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t546 = t293 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t547 = t546 < t442;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t548 = t545 & t547;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t549 = t548 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t444), "l"(t543), "r"(t549) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t550 = t481 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t551 = first_key_2 + t292;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t552 = t551 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t553 = t552 < end_10;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t554 = t293 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t555 = t554 < t442;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t556 = t553 & t555;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t557 = t556 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t444), "l"(t550), "r"(t557) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t558 = t500 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t559 = first_key_2 + t292;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t560 = t559 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t561 = t560 < end_10;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t562 = t293 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t563 = t562 < t442;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t564 = t561 & t563;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t565 = t564 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t444), "l"(t558), "r"(t565) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t566 = t519 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t567 = first_key_2 + t292;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t568 = t567 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t569 = t568 < end_10;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t570 = t293 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t571 = t570 < t442;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t572 = t569 & t571;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t573 = t572 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t444), "l"(t566), "r"(t573) : "memory");
#line 361 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t574 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t575 = first_row + t574;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t576 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t577 = t575 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t578 = t576 ^ t577;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t579 = t575 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t580 = t578 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t581 = t579 + t580;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t582 = smem_1 + t581;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t583 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t584 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t585 = t584 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t586 = t583 + t585;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t587 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t588 = t587 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t589 = t586 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t590 = t588 ^ t589;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t591 = t586 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t592 = t590 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t593 = t591 + t592;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t594 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t595 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t596 = t594 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t597 = t595 ^ t596;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t598 = t594 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t599 = t597 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t600 = t598 + t599;
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_max = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_2 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum = 0.0f;
#line 112 "fa-kernels/src/attention/softmax.rs"
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
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_2 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_3 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_4 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_5 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_6 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_7 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_8 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_9 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_10 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_11 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_12 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_13 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_14 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_15 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_16 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_17 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_18 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_19 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_20 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_21 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_22 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_23 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_24 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_25 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_26 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_27 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_28 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_29 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_30 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_31 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_32 = 0.0f;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t601;
        asm volatile("mov.b32 %0, %1;" : "=r"(t601) : "r"(t593));
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t602 = t601 ^ 32u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t603 = t601 ^ 64u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t604 = t601 ^ 96u;
        const u32 t605 = t252 + t601;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t606;
        asm volatile("mov.b32 %0, %1;" : "=r"(t606) : "r"(t582));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t606) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t605) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t605) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t605) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t605) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t607 = t252 + t602;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t608;
        asm volatile("mov.b32 %0, %1;" : "=r"(t608) : "r"(t582));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t609 = t608 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t609) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t607) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t607) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t607) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t607) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t610 = t252 + t603;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t611;
        asm volatile("mov.b32 %0, %1;" : "=r"(t611) : "r"(t582));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t612 = t611 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t612) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t610) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t610) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t610) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t610) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t613 = t252 + t604;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t614;
        asm volatile("mov.b32 %0, %1;" : "=r"(t614) : "r"(t582));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t615 = t614 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t615) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t613) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t613) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t613) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t613) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t616;
        asm volatile("mov.b32 %0, %1;" : "=r"(t616) : "r"(t582));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t616) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t605) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t605) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t605) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t605) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t617;
        asm volatile("mov.b32 %0, %1;" : "=r"(t617) : "r"(t582));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t618 = t617 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t618) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t607) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t607) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t607) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t607) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t619;
        asm volatile("mov.b32 %0, %1;" : "=r"(t619) : "r"(t582));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t620 = t619 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t620) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t610) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t610) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t610) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t610) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t621;
        asm volatile("mov.b32 %0, %1;" : "=r"(t621) : "r"(t582));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t622 = t621 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t622) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t613) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t613) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t613) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t613) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 378 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t623 = 1u < count;
#line 378 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t623) {
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t624 = end_9 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t625 = t624 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t625 << 6u;
            const u32 t627 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t628 = (u64)t267 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t629 = t252 + t272;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t630 = first_key_3 + t266;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t631 = t630 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t632;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t632) : "r"(t631), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_9 = t632 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t634 = (u64)index_9 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t635 = t634 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t636 = t53 + t635;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_9;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_9) : "l"(t636) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t638 = index_9 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_9 = t630 - t638;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t640 = (u64)page_9 * t279;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t641 = t263 + t640;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t642 = (u64)place_9 * t265;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t643 = t641 + t642;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t644 = t643 + t628;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t645 = first_key_3 + t266;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t646 = t645 + 16u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t647 = t646 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t648;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t648) : "r"(t647), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_10 = t648 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t650 = (u64)index_10 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t651 = t650 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t652 = t53 + t651;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_10;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_10) : "l"(t652) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t654 = index_10 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_10 = t646 - t654;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t656 = (u64)page_10 * t279;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t657 = t263 + t656;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t658 = (u64)place_10 * t265;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t659 = t657 + t658;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t660 = t659 + t628;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t661 = first_key_3 + t266;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t662 = t661 + 32u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t663 = t662 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t664;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t664) : "r"(t663), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_11 = t664 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t666 = (u64)index_11 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t667 = t666 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t668 = t53 + t667;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_11;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_11) : "l"(t668) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t670 = index_11 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_11 = t662 - t670;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t672 = (u64)page_11 * t279;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t673 = t263 + t672;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t674 = (u64)place_11 * t265;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t675 = t673 + t674;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t676 = t675 + t628;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t677 = first_key_3 + t266;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t678 = t677 + 48u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t679 = t678 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t680;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t680) : "r"(t679), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_12 = t680 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t682 = (u64)index_12 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t683 = t682 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t684 = t53 + t683;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_12;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_12) : "l"(t684) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t686 = index_12 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_12 = t678 - t686;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t688 = (u64)page_12 * t279;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t689 = t263 + t688;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t690 = (u64)place_12 * t265;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t691 = t689 + t690;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t692 = t691 + t628;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t693 = t267 < t627;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t694 = t693 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t629), "l"(t644), "r"(t694) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t695 = t267 < t627;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t696 = t695 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t629), "l"(t660), "r"(t696) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t697 = t267 < t627;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t698 = t697 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t629), "l"(t676), "r"(t698) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t699 = t267 < t627;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t700 = t699 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t629), "l"(t692), "r"(t700) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t701 = t644 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t702 = t267 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t703 = t702 < t627;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t704 = t703 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t629), "l"(t701), "r"(t704) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t705 = t660 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t706 = t267 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t707 = t706 < t627;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t708 = t707 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t629), "l"(t705), "r"(t708) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t709 = t676 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t710 = t267 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t711 = t710 < t627;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t712 = t711 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t629), "l"(t709), "r"(t712) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t713 = t692 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t714 = t267 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t715 = t714 < t627;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t716 = t715 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t629), "l"(t713), "r"(t716) : "memory");
        }
#line 381 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t717 = end_9 - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_4 = t717 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t719 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t719));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t721 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t722 = t721 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_4 + t722;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t724 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t725 = first_query_2 + t724;
#line 129 "fa-kernels/src/attention/options/window.rs"
        const u32 t726 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t727 = t725 + end_10;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_11 = t727 + t726;
        const u32 t729 = end_11 > seq_q_2 ? end_11 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t730 = t729 - seq_q_2;
#line 129 "fa-kernels/src/attention/options/window.rs"
        const u32 end_12 = t730 < end_10 ? t730 : end_10;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_13 = t725 + end_10;
        const u32 t733 = end_13 > seq_q_2 ? end_13 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_5 = t733 - seq_q_2;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t735 = position_5 > window_left ? position_5 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t736 = t735 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t737 = end_10 > 1u ? end_10 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t738 = t737 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_6 = t736 < t738 ? t736 : t738;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 position_6 = t725 + end_10;
        u32 begin_7 = begin_6;
        u32 end_14 = end_12;
        #pragma unroll 1
        for (u32 i_3 = 0u; i_3 < prefix_range_count; i_3 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t741 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t742 = t741 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t743 = t742 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t744 = prefix_ranges + t743;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t745 = (u64)i_3;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t746 = t745 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t747 = t746 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t748 = t744 + t747;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t749 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t750 = t749 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t751 = t748 + t750;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t752;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t752) : "l"(t751) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t753 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t754 = t753 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t755 = t754 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t756 = prefix_ranges + t755;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t757 = (u64)i_3;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t758 = t757 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t759 = t758 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t760 = t756 + t759;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t761 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t762 = t761 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t763 = t760 + t762;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t764;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t764) : "l"(t763) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 last_3 = t764 < end_10 ? t764 : end_10;
            const bool is_range_3 = t752 < last_3;
            const u32 t767 = t752 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t768 = t767 <= position_6;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 t769 = last_3 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t770 = position_6 < t769;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool is_inside_3 = t768 & t770;
            const bool t772 = is_range_3 & is_inside_3;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            if (t772) {
                const u32 t773 = begin_7 < t752 ? begin_7 : t752;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                begin_7 = t773;
                const u32 t774 = end_14 > last_3 ? end_14 : last_3;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                end_14 = t774;
            }
        }
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t775 = end_14 > column ? end_14 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_15 = t775 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t777 = begin_7 > column ? begin_7 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t778 = t777 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t779 = 0u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t780 = t778 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible = t779 & t780;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t782 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s = t782;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t783 = 1u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t784 = t778 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = t783 & t784;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t786 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_2 = t786;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t787 = 8u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t788 = t778 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = t787 & t788;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t790 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_5 = t790;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t791 = 9u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t792 = t778 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = t791 & t792;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t794 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_6 = t794;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t795 = 16u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t796 = t778 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = t795 & t796;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t798 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_9 = t798;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t799 = 17u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t800 = t778 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = t799 & t800;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t802 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_10 = t802;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t803 = 24u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t804 = t778 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = t803 & t804;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t806 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_13 = t806;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t807 = 25u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t808 = t778 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = t807 & t808;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t810 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_14 = t810;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t811 = 32u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t812 = t778 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = t811 & t812;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t814 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_17 = t814;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t815 = 33u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t816 = t778 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_10 = t815 & t816;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t818 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_18 = t818;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t819 = 40u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t820 = t778 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_11 = t819 & t820;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t822 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_21 = t822;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t823 = 41u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t824 = t778 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_12 = t823 & t824;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t826 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_22 = t826;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t827 = 48u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t828 = t778 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_13 = t827 & t828;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t830 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_25 = t830;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t831 = 49u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t832 = t778 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_14 = t831 & t832;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t834 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_26 = t834;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t835 = 56u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t836 = t778 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_15 = t835 & t836;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t838 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_29 = t838;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t839 = 57u < end_15;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t840 = t778 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_16 = t839 & t840;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t842 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_30 = t842;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t843 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t844 = first_query_2 + t843;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t845 = t844 + 8u;
#line 129 "fa-kernels/src/attention/options/window.rs"
        const u32 t846 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t847 = t845 + end_10;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_16 = t847 + t846;
        const u32 t849 = end_16 > seq_q_2 ? end_16 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t850 = t849 - seq_q_2;
#line 129 "fa-kernels/src/attention/options/window.rs"
        const u32 end_17 = t850 < end_10 ? t850 : end_10;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_18 = t845 + end_10;
        const u32 t853 = end_18 > seq_q_2 ? end_18 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_7 = t853 - seq_q_2;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t855 = position_7 > window_left ? position_7 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t856 = t855 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t857 = end_10 > 1u ? end_10 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t858 = t857 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_8 = t856 < t858 ? t856 : t858;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
        const u32 position_8 = t845 + end_10;
        u32 begin_9 = begin_8;
        u32 end_19 = end_17;
        #pragma unroll 1
        for (u32 i_4 = 0u; i_4 < prefix_range_count; i_4 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t861 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t862 = t861 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t863 = t862 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t864 = prefix_ranges + t863;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t865 = (u64)i_4;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t866 = t865 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t867 = t866 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t868 = t864 + t867;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t869 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t870 = t869 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t871 = t868 + t870;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t872;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t872) : "l"(t871) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t873 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t874 = t873 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t875 = t874 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t876 = prefix_ranges + t875;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t877 = (u64)i_4;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t878 = t877 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t879 = t878 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t880 = t876 + t879;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t881 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t882 = t881 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u64 t883 = t880 + t882;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
            u32 t884;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t884) : "l"(t883) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 last_4 = t884 < end_10 ? t884 : end_10;
            const bool is_range_4 = t872 < last_4;
            const u32 t887 = t872 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t888 = t887 <= position_8;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 t889 = last_4 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool t890 = position_8 < t889;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const bool is_inside_4 = t888 & t890;
            const bool t892 = is_range_4 & is_inside_4;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
            if (t892) {
                const u32 t893 = begin_9 < t872 ? begin_9 : t872;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                begin_9 = t893;
                const u32 t894 = end_19 > last_4 ? end_19 : last_4;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                end_19 = t894;
            }
        }
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t895 = end_19 > column ? end_19 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_20 = t895 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t897 = begin_9 > column ? begin_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t898 = t897 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t899 = 0u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t900 = t898 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_17 = t899 & t900;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t902 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_3 = t902;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t903 = 1u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t904 = t898 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_18 = t903 & t904;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t906 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_4 = t906;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t907 = 8u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t908 = t898 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_19 = t907 & t908;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t910 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_7 = t910;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t911 = 9u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t912 = t898 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_20 = t911 & t912;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t914 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_8 = t914;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t915 = 16u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t916 = t898 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_21 = t915 & t916;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t918 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_11 = t918;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t919 = 17u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t920 = t898 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_22 = t919 & t920;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t922 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_12 = t922;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t923 = 24u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t924 = t898 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_23 = t923 & t924;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t926 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_15 = t926;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t927 = 25u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t928 = t898 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_24 = t927 & t928;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t930 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_16 = t930;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t931 = 32u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t932 = t898 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_25 = t931 & t932;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t934 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_19 = t934;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t935 = 33u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t936 = t898 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_26 = t935 & t936;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t938 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_20 = t938;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t939 = 40u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t940 = t898 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_27 = t939 & t940;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t942 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_23 = t942;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t943 = 41u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t944 = t898 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_28 = t943 & t944;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t946 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_24 = t946;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t947 = 48u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t948 = t898 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_29 = t947 & t948;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t950 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_27 = t950;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t951 = 49u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t952 = t898 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_30 = t951 & t952;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t954 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_28 = t954;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t955 = 56u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t956 = t898 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_31 = t955 & t956;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t958 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_31 = t958;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t959 = 57u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool t960 = t898 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
        const bool visible_32 = t959 & t960;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t962 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_32 = t962;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t964;
        asm("max.f32 %0, %1, %2;" : "=f"(t964) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t965;
        asm("max.f32 %0, %1, %2;" : "=f"(t965) : "f"(t964), "f"(s_2));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t966;
        asm("max.f32 %0, %1, %2;" : "=f"(t966) : "f"(t965), "f"(s_5));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t967;
        asm("max.f32 %0, %1, %2;" : "=f"(t967) : "f"(t966), "f"(s_6));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t968;
        asm("max.f32 %0, %1, %2;" : "=f"(t968) : "f"(t967), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t969;
        asm("max.f32 %0, %1, %2;" : "=f"(t969) : "f"(t968), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t970;
        asm("max.f32 %0, %1, %2;" : "=f"(t970) : "f"(t969), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t971;
        asm("max.f32 %0, %1, %2;" : "=f"(t971) : "f"(t970), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t972;
        asm("max.f32 %0, %1, %2;" : "=f"(t972) : "f"(t971), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t973;
        asm("max.f32 %0, %1, %2;" : "=f"(t973) : "f"(t972), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t974;
        asm("max.f32 %0, %1, %2;" : "=f"(t974) : "f"(t973), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t975;
        asm("max.f32 %0, %1, %2;" : "=f"(t975) : "f"(t974), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t976;
        asm("max.f32 %0, %1, %2;" : "=f"(t976) : "f"(t975), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t977;
        asm("max.f32 %0, %1, %2;" : "=f"(t977) : "f"(t976), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t978;
        asm("max.f32 %0, %1, %2;" : "=f"(t978) : "f"(t977), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t979;
        asm("max.f32 %0, %1, %2;" : "=f"(t979) : "f"(t978), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t980;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t980) : "f"(t979));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t979), "f"(t980));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t982;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t982) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t982));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t985 = new_1 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t985;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t987 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t988;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t988) : "f"(old), "f"(scale_log2), "f"(t987));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t988));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t990 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t991 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t991));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t993;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t993) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s = t993;
        const f32 t994 = t990 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t995 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t995));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t997;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t997) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_2 = t997;
        const f32 t998 = t994 + s_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t999 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t999));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1001;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1001) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_5 = t1001;
        const f32 t1002 = t998 + s_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1003 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1003));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1005;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1005) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_6 = t1005;
        const f32 t1006 = t1002 + s_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1007 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1007));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1009;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1009) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_9 = t1009;
        const f32 t1010 = t1006 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1011 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1011));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1013;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1013) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_10 = t1013;
        const f32 t1014 = t1010 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1015 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1015));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1017;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1017) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_13 = t1017;
        const f32 t1018 = t1014 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1019 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1019));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1021;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1021) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_14 = t1021;
        const f32 t1022 = t1018 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1023 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1023));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1025;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1025) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_17 = t1025;
        const f32 t1026 = t1022 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1027 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1027));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1029;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1029) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_18 = t1029;
        const f32 t1030 = t1026 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1031 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1031));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1033;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1033) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_21 = t1033;
        const f32 t1034 = t1030 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1035 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1035));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1037;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1037) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_22 = t1037;
        const f32 t1038 = t1034 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1039 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1039));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1041;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1041) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_25 = t1041;
        const f32 t1042 = t1038 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1043 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1043));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1045;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1045) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_26 = t1045;
        const f32 t1046 = t1042 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1047 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1047));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1049;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1049) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_29 = t1049;
        const f32 t1050 = t1046 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1051 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1051));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1053;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1053) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_30 = t1053;
        const f32 t1054 = t1050 + s_30;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1054;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1056;
        asm("max.f32 %0, %1, %2;" : "=f"(t1056) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1057;
        asm("max.f32 %0, %1, %2;" : "=f"(t1057) : "f"(t1056), "f"(s_4));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1058;
        asm("max.f32 %0, %1, %2;" : "=f"(t1058) : "f"(t1057), "f"(s_7));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1059;
        asm("max.f32 %0, %1, %2;" : "=f"(t1059) : "f"(t1058), "f"(s_8));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1060;
        asm("max.f32 %0, %1, %2;" : "=f"(t1060) : "f"(t1059), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1061;
        asm("max.f32 %0, %1, %2;" : "=f"(t1061) : "f"(t1060), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1062;
        asm("max.f32 %0, %1, %2;" : "=f"(t1062) : "f"(t1061), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1063;
        asm("max.f32 %0, %1, %2;" : "=f"(t1063) : "f"(t1062), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1064;
        asm("max.f32 %0, %1, %2;" : "=f"(t1064) : "f"(t1063), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1065;
        asm("max.f32 %0, %1, %2;" : "=f"(t1065) : "f"(t1064), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1066;
        asm("max.f32 %0, %1, %2;" : "=f"(t1066) : "f"(t1065), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1067;
        asm("max.f32 %0, %1, %2;" : "=f"(t1067) : "f"(t1066), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1068;
        asm("max.f32 %0, %1, %2;" : "=f"(t1068) : "f"(t1067), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1069;
        asm("max.f32 %0, %1, %2;" : "=f"(t1069) : "f"(t1068), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1070;
        asm("max.f32 %0, %1, %2;" : "=f"(t1070) : "f"(t1069), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1071;
        asm("max.f32 %0, %1, %2;" : "=f"(t1071) : "f"(t1070), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1072;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1072) : "f"(t1071));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1071), "f"(t1072));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1074;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1074) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1074));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t1077 = new_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t1077;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1079 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t1080;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1080) : "f"(old_2), "f"(scale_log2), "f"(t1079));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1080));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t1082 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1083 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t1083));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1085;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1085) : "f"(exponent_17));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_3 = t1085;
        const f32 t1086 = t1082 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1087 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t1087));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1089;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1089) : "f"(exponent_18));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_4 = t1089;
        const f32 t1090 = t1086 + s_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1091 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t1091));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1093;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1093) : "f"(exponent_19));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_7 = t1093;
        const f32 t1094 = t1090 + s_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1095 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t1095));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1097;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1097) : "f"(exponent_20));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_8 = t1097;
        const f32 t1098 = t1094 + s_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1099 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t1099));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1101;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1101) : "f"(exponent_21));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_11 = t1101;
        const f32 t1102 = t1098 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1103 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t1103));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1105;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1105) : "f"(exponent_22));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_12 = t1105;
        const f32 t1106 = t1102 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1107 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t1107));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1109;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1109) : "f"(exponent_23));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_15 = t1109;
        const f32 t1110 = t1106 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1111 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t1111));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1113;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1113) : "f"(exponent_24));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_16 = t1113;
        const f32 t1114 = t1110 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1115 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1115));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1117;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1117) : "f"(exponent_25));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_19 = t1117;
        const f32 t1118 = t1114 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1119 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1119));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1121;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1121) : "f"(exponent_26));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_20 = t1121;
        const f32 t1122 = t1118 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1123 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1123));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1125;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1125) : "f"(exponent_27));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_23 = t1125;
        const f32 t1126 = t1122 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1127 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1127));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1129;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1129) : "f"(exponent_28));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_24 = t1129;
        const f32 t1130 = t1126 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1131 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1131));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1133;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1133) : "f"(exponent_29));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_27 = t1133;
        const f32 t1134 = t1130 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1135 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1135));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1137;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1137) : "f"(exponent_30));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_28 = t1137;
        const f32 t1138 = t1134 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1139 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1139));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1141;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1141) : "f"(exponent_31));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_31 = t1141;
        const f32 t1142 = t1138 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1143 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1143));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1145;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1145) : "f"(exponent_32));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_32 = t1145;
        const f32 t1146 = t1142 + s_32;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1146;
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1147;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1147) : "f"(s), "f"(s_2));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1148;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1148) : "f"(s_3), "f"(s_4));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1149;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1149) : "f"(s_5), "f"(s_6));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1150;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1150) : "f"(s_7), "f"(s_8));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1151;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1151) : "f"(s_9), "f"(s_10));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1152;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1152) : "f"(s_11), "f"(s_12));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1153;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1153) : "f"(s_13), "f"(s_14));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1154;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1154) : "f"(s_15), "f"(s_16));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1155;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1155) : "f"(s_17), "f"(s_18));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1156;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1156) : "f"(s_19), "f"(s_20));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1157;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1157) : "f"(s_21), "f"(s_22));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1158;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1158) : "f"(s_23), "f"(s_24));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1159;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1159) : "f"(s_25), "f"(s_26));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1160;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1160) : "f"(s_27), "f"(s_28));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1161;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1161) : "f"(s_29), "f"(s_30));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1162;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1162) : "f"(s_31), "f"(s_32));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1163;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1163) : "r"(t600));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1164 = t1163 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1165 = t1163 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1166 = t1163 ^ 96u;
        const u32 t1167 = t253 + t1163;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1168 = t253 + t1164;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1169 = t253 + t1165;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1170 = t253 + t1166;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1167) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_161), "r"(m_162));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_163), "r"(m_164));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1168) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_165), "r"(m_166));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_167), "r"(m_168));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1169) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_169), "r"(m_170));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_171), "r"(m_172));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1170) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_173), "r"(m_174));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_175), "r"(m_176));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1167) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_177), "r"(m_178));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_179), "r"(m_180));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1168) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_181), "r"(m_182));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_183), "r"(m_184));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1169) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_185), "r"(m_186));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_187), "r"(m_188));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1170) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_189), "r"(m_190));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_191), "r"(m_192));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1167) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_193), "r"(m_194));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_195), "r"(m_196));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1168) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_197), "r"(m_198));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_199), "r"(m_200));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1169) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_201), "r"(m_202));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_203), "r"(m_204));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1170) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_205), "r"(m_206));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_207), "r"(m_208));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1167) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_209), "r"(m_210));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_211), "r"(m_212));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1168) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_213), "r"(m_214));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_215), "r"(m_216));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1169) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_217), "r"(m_218));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_219), "r"(m_220));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1170) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_221), "r"(m_222));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_223), "r"(m_224));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1167) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_225), "r"(m_226));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_227), "r"(m_228));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1168) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_229), "r"(m_230));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_231), "r"(m_232));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1169) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_233), "r"(m_234));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_235), "r"(m_236));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1170) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_237), "r"(m_238));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_239), "r"(m_240));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1167) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_241), "r"(m_242));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_243), "r"(m_244));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1168) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_245), "r"(m_246));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_247), "r"(m_248));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1169) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_249), "r"(m_250));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_251), "r"(m_252));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1170) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_253), "r"(m_254));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_255), "r"(m_256));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1167) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_257), "r"(m_258));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_259), "r"(m_260));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1168) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_261), "r"(m_262));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_263), "r"(m_264));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1169) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_265), "r"(m_266));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_267), "r"(m_268));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1170) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_269), "r"(m_270));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_271), "r"(m_272));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1167) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_273), "r"(m_274));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_275), "r"(m_276));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1168) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_277), "r"(m_278));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_279), "r"(m_280));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1169) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_281), "r"(m_282));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_283), "r"(m_284));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1170) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_285), "r"(m_286));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_287), "r"(m_288));
#line 79 "fa-kernels/src/attention/forward/mma/tile.rs"
        #pragma unroll 1
        for (u32 i_5 = 1u; i_5 < count; i_5 += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1171 = end_9 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1172 = t1171 - i_5;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_5 = t1172 << 6u;
            const u32 t1174 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1175 = (u64)t293 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1176 = t253 + t298;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1177 = first_key_5 + t292;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1178 = t1177 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t1179;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1179) : "r"(t1178), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_13 = t1179 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1181 = (u64)index_13 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1182 = t1181 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1183 = t53 + t1182;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_13;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_13) : "l"(t1183) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1185 = index_13 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_13 = t1177 - t1185;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1187 = (u64)page_13 * t305;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1188 = t289 + t1187;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1189 = (u64)place_13 * t291;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1190 = t1188 + t1189;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1191 = t1190 + t1175;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1192 = first_key_5 + t292;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1193 = t1192 + 16u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1194 = t1193 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t1195;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1195) : "r"(t1194), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_14 = t1195 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1197 = (u64)index_14 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1198 = t1197 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1199 = t53 + t1198;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_14;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_14) : "l"(t1199) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1201 = index_14 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_14 = t1193 - t1201;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1203 = (u64)page_14 * t305;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1204 = t289 + t1203;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1205 = (u64)place_14 * t291;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1206 = t1204 + t1205;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1207 = t1206 + t1175;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1208 = first_key_5 + t292;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1209 = t1208 + 32u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1210 = t1209 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t1211;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1211) : "r"(t1210), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_15 = t1211 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1213 = (u64)index_15 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1214 = t1213 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1215 = t53 + t1214;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_15;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_15) : "l"(t1215) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1217 = index_15 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_15 = t1209 - t1217;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1219 = (u64)page_15 * t305;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1220 = t289 + t1219;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1221 = (u64)place_15 * t291;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1222 = t1220 + t1221;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1223 = t1222 + t1175;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1224 = first_key_5 + t292;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1225 = t1224 + 48u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1226 = t1225 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t1227;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1227) : "r"(t1226), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_16 = t1227 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1229 = (u64)index_16 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1230 = t1229 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1231 = t53 + t1230;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_16;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_16) : "l"(t1231) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1233 = index_16 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_16 = t1225 - t1233;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1235 = (u64)page_16 * t305;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1236 = t289 + t1235;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1237 = (u64)place_16 * t291;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1238 = t1236 + t1237;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1239 = t1238 + t1175;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1240 = t293 < t1174;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1241 = t1240 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1176), "l"(t1191), "r"(t1241) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1242 = t293 < t1174;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1243 = t1242 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1176), "l"(t1207), "r"(t1243) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1244 = t293 < t1174;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1245 = t1244 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1176), "l"(t1223), "r"(t1245) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1246 = t293 < t1174;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1247 = t1246 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1176), "l"(t1239), "r"(t1247) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1248 = t1191 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1249 = t293 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1250 = t1249 < t1174;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1251 = t1250 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1176), "l"(t1248), "r"(t1251) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1252 = t1207 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1253 = t293 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1254 = t1253 < t1174;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1255 = t1254 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1176), "l"(t1252), "r"(t1255) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1256 = t1223 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1257 = t293 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1258 = t1257 < t1174;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1259 = t1258 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1176), "l"(t1256), "r"(t1259) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1260 = t1239 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1261 = t293 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1262 = t1261 < t1174;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1263 = t1262 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1176), "l"(t1260), "r"(t1263) : "memory");
#line 361 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_33 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_34 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_35 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_36 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_37 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_38 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_39 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_40 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_41 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_42 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_43 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_44 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_45 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_46 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_47 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_48 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_49 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_50 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_51 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_52 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_53 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_54 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_55 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_56 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_57 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_58 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_59 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_60 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_61 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_62 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_63 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
            f32 s_64 = 0.0f;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1264;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1264) : "r"(t593));
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1265 = t1264 ^ 32u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1266 = t1264 ^ 64u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1267 = t1264 ^ 96u;
            const u32 t1268 = t252 + t1264;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1269;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1269) : "r"(t582));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1269) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1268) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1268) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1268) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1268) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1270 = t252 + t1265;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1271;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1271) : "r"(t582));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1272 = t1271 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1272) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1270) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1270) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1270) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1270) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1273 = t252 + t1266;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1274;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1274) : "r"(t582));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1275 = t1274 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1275) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1273) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1273) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1273) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1273) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1276 = t252 + t1267;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1277;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1277) : "r"(t582));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1278 = t1277 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1278) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1276) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1276) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1276) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1276) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1279;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1279) : "r"(t582));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_369;
            u32 m_370;
            u32 m_371;
            u32 m_372;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1279) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_373;
            u32 m_374;
            u32 m_375;
            u32 m_376;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1268) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_377;
            u32 m_378;
            u32 m_379;
            u32 m_380;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1268) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_381;
            u32 m_382;
            u32 m_383;
            u32 m_384;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1268) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_385;
            u32 m_386;
            u32 m_387;
            u32 m_388;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1268) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1280;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1280) : "r"(t582));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1281 = t1280 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_389;
            u32 m_390;
            u32 m_391;
            u32 m_392;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1281) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_393;
            u32 m_394;
            u32 m_395;
            u32 m_396;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1270) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_397;
            u32 m_398;
            u32 m_399;
            u32 m_400;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1270) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_401;
            u32 m_402;
            u32 m_403;
            u32 m_404;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1270) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_405;
            u32 m_406;
            u32 m_407;
            u32 m_408;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1270) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1282;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1282) : "r"(t582));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1283 = t1282 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_409;
            u32 m_410;
            u32 m_411;
            u32 m_412;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1283) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_413;
            u32 m_414;
            u32 m_415;
            u32 m_416;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1273) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_417;
            u32 m_418;
            u32 m_419;
            u32 m_420;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1273) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_421;
            u32 m_422;
            u32 m_423;
            u32 m_424;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1273) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_425;
            u32 m_426;
            u32 m_427;
            u32 m_428;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1273) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1284;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1284) : "r"(t582));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1285 = t1284 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_429;
            u32 m_430;
            u32 m_431;
            u32 m_432;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1285) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_433;
            u32 m_434;
            u32 m_435;
            u32 m_436;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1276) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_437;
            u32 m_438;
            u32 m_439;
            u32 m_440;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1276) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_441;
            u32 m_442;
            u32 m_443;
            u32 m_444;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1276) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_445;
            u32 m_446;
            u32 m_447;
            u32 m_448;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1276) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_445), "r"(m_446));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_447), "r"(m_448));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next_2 = i_5 + 1u;
            const bool t1287 = next_2 < count;
#line 378 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1287) {
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1288 = end_9 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1289 = t1288 - next_2;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = t1289 << 6u;
                const u32 t1291 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1292 = (u64)t267 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1293 = t252 + t272;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1294 = first_key_6 + t266;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1295 = t1294 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                u32 t1296;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1296) : "r"(t1295), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_17 = t1296 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1298 = (u64)index_17 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1299 = t1298 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1300 = t53 + t1299;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                u32 page_17;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_17) : "l"(t1300) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1302 = index_17 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_17 = t1294 - t1302;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1304 = (u64)page_17 * t279;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1305 = t263 + t1304;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1306 = (u64)place_17 * t265;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1307 = t1305 + t1306;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1308 = t1307 + t1292;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1309 = first_key_6 + t266;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1310 = t1309 + 16u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1311 = t1310 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                u32 t1312;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1312) : "r"(t1311), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_18 = t1312 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1314 = (u64)index_18 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1315 = t1314 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1316 = t53 + t1315;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                u32 page_18;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_18) : "l"(t1316) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1318 = index_18 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_18 = t1310 - t1318;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1320 = (u64)page_18 * t279;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1321 = t263 + t1320;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1322 = (u64)place_18 * t265;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1323 = t1321 + t1322;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1324 = t1323 + t1292;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1325 = first_key_6 + t266;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1326 = t1325 + 32u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1327 = t1326 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                u32 t1328;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1328) : "r"(t1327), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_19 = t1328 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1330 = (u64)index_19 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1331 = t1330 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1332 = t53 + t1331;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                u32 page_19;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_19) : "l"(t1332) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1334 = index_19 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_19 = t1326 - t1334;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1336 = (u64)page_19 * t279;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1337 = t263 + t1336;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1338 = (u64)place_19 * t265;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1339 = t1337 + t1338;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1340 = t1339 + t1292;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1341 = first_key_6 + t266;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1342 = t1341 + 48u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1343 = t1342 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                u32 t1344;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1344) : "r"(t1343), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_20 = t1344 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1346 = (u64)index_20 * t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1347 = t1346 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1348 = t53 + t1347;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                u32 page_20;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_20) : "l"(t1348) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1350 = index_20 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
                const u32 place_20 = t1342 - t1350;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1352 = (u64)page_20 * t279;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1353 = t263 + t1352;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1354 = (u64)place_20 * t265;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1355 = t1353 + t1354;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1356 = t1355 + t1292;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1357 = t267 < t1291;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1358 = t1357 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1293), "l"(t1308), "r"(t1358) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1359 = t267 < t1291;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1360 = t1359 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1293), "l"(t1324), "r"(t1360) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1361 = t267 < t1291;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1362 = t1361 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1293), "l"(t1340), "r"(t1362) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1363 = t267 < t1291;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1364 = t1363 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1293), "l"(t1356), "r"(t1364) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1365 = t1308 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1366 = t267 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1367 = t1366 < t1291;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1368 = t1367 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1293), "l"(t1365), "r"(t1368) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1369 = t1324 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1370 = t267 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1371 = t1370 < t1291;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1372 = t1371 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1293), "l"(t1369), "r"(t1372) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1373 = t1340 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1374 = t267 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1375 = t1374 < t1291;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1376 = t1375 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1293), "l"(t1373), "r"(t1376) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1377 = t1356 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1378 = t267 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1379 = t1378 < t1291;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1380 = t1379 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1293), "l"(t1377), "r"(t1380) : "memory");
            }
#line 381 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 131 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_3;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t21));
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t1382 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1383 = first_query_3 + end_10;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_21 = t1383 + t1382;
            const u32 t1385 = end_21 > seq_q_2 ? end_21 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1386 = t1385 - seq_q_2;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_22 = t1386 < end_10 ? t1386 : end_10;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = first_query_3 + end_10;
            const u32 t1389 = end_23 > seq_q_2 ? end_23 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_9 = t1389 - seq_q_2;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1391 = position_9 > window_left ? position_9 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1392 = t1391 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1393 = end_10 > 1u ? end_10 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1394 = t1393 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_10 = t1392 < t1394 ? t1392 : t1394;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_10 = first_query_3 + end_10;
            u32 begin_11 = begin_10;
            u32 end_24 = end_22;
            #pragma unroll 1
            for (u32 i_6 = 0u; i_6 < prefix_range_count; i_6 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1397 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1398 = t1397 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1399 = t1398 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1400 = prefix_ranges + t1399;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1401 = (u64)i_6;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1402 = t1401 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1403 = t1402 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1404 = t1400 + t1403;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1405 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1406 = t1405 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1407 = t1404 + t1406;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1408;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1408) : "l"(t1407) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1409 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1410 = t1409 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1411 = t1410 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1412 = prefix_ranges + t1411;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1413 = (u64)i_6;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1414 = t1413 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1415 = t1414 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1416 = t1412 + t1415;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1417 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1418 = t1417 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1419 = t1416 + t1418;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1420;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1420) : "l"(t1419) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_5 = t1420 < end_10 ? t1420 : end_10;
                const bool is_range_5 = t1408 < last_5;
                const u32 t1423 = t1408 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1424 = t1423 <= position_10;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t1425 = last_5 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1426 = position_10 < t1425;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_5 = t1424 & t1426;
                const bool t1428 = is_range_5 & is_inside_5;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t1428) {
                    const u32 t1429 = begin_11 < t1408 ? begin_11 : t1408;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_11 = t1429;
                    const u32 t1430 = end_24 > last_5 ? end_24 : last_5;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_24 = t1430;
                }
            }
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1431 = first_query_3 + 63u;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t1432 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1433 = t1431 + end_10;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_25 = t1433 + t1432;
            const u32 t1435 = end_25 > seq_q_2 ? end_25 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1436 = t1435 - seq_q_2;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_26 = t1436 < end_10 ? t1436 : end_10;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_27 = t1431 + end_10;
            const u32 t1439 = end_27 > seq_q_2 ? end_27 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_11 = t1439 - seq_q_2;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1441 = position_11 > window_left ? position_11 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1442 = t1441 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1443 = end_10 > 1u ? end_10 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1444 = t1443 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_12 = t1442 < t1444 ? t1442 : t1444;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
            const u32 position_12 = t1431 + end_10;
            u32 begin_13 = begin_12;
            u32 end_28 = end_26;
            #pragma unroll 1
            for (u32 i_7 = 0u; i_7 < prefix_range_count; i_7 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1447 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1448 = t1447 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1449 = t1448 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1450 = prefix_ranges + t1449;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1451 = (u64)i_7;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1452 = t1451 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1453 = t1452 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1454 = t1450 + t1453;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1455 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1456 = t1455 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1457 = t1454 + t1456;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1458;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1458) : "l"(t1457) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1459 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1460 = t1459 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1461 = t1460 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1462 = prefix_ranges + t1461;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1463 = (u64)i_7;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1464 = t1463 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1465 = t1464 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1466 = t1462 + t1465;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1467 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1468 = t1467 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u64 t1469 = t1466 + t1468;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                u32 t1470;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1470) : "l"(t1469) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 last_6 = t1470 < end_10 ? t1470 : end_10;
                const bool is_range_6 = t1458 < last_6;
                const u32 t1473 = t1458 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1474 = t1473 <= position_12;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 t1475 = last_6 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool t1476 = position_12 < t1475;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const bool is_inside_6 = t1474 & t1476;
                const bool t1478 = is_range_6 & is_inside_6;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                if (t1478) {
                    const u32 t1479 = begin_13 < t1458 ? begin_13 : t1458;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    begin_13 = t1479;
                    const u32 t1480 = end_28 > last_6 ? end_28 : last_6;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    end_28 = t1480;
                }
            }
#line 321 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 begin_14 = begin_11 >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1482 = end_28 + 63u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1483 = t1482 >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1484 = begin_14 + 1u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_29 = t1483 > t1484 ? t1483 : t1484;
            const u32 count_2 = end_29 - begin_14;
            const u32 t1487 = end_24 >> 6u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t1487 < end_29 ? t1487 : end_29;
            const u32 t1489 = begin_13 + 63u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1490 = t1489 >> 6u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1491 = t1490 > begin_14 ? t1490 : begin_14;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1492 = t1491 < end_29 ? t1491 : end_29;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_left_2 = end_29 - t1492;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1494 = end_29 - whole_2;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1495 = t1494 < count_2 ? t1494 : count_2;
#line 133 "fa-kernels/src/attention/forward/mma/tile.rs"
            const bool t1496 = i_5 < t1495;
#line 133 "fa-kernels/src/attention/forward/mma/tile.rs"
            const bool t1497 = masked_left_2 <= i_5;
#line 133 "fa-kernels/src/attention/forward/mma/tile.rs"
            const bool t1498 = t1496 | t1497;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            if (t1498) {
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 t1499 = end_9 - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 t1500 = t1499 - i_5;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 first_key_7 = t1500 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 t1502 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
                u32 first_query_4;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_4) : "r"(t1502));
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1504 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1505 = t1504 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_7 + t1505;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1507 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1508 = first_query_4 + t1507;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t1509 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1510 = t1508 + end_10;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_30 = t1510 + t1509;
                const u32 t1512 = end_30 > seq_q_2 ? end_30 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1513 = t1512 - seq_q_2;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_31 = t1513 < end_10 ? t1513 : end_10;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_32 = t1508 + end_10;
                const u32 t1516 = end_32 > seq_q_2 ? end_32 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_13 = t1516 - seq_q_2;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t1518 = position_13 > window_left ? position_13 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t1519 = t1518 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1520 = end_10 > 1u ? end_10 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1521 = t1520 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_15 = t1519 < t1521 ? t1519 : t1521;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position_14 = t1508 + end_10;
                u32 begin_16 = begin_15;
                u32 end_33 = end_31;
                #pragma unroll 1
                for (u32 i_8 = 0u; i_8 < prefix_range_count; i_8 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1524 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1525 = t1524 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1526 = t1525 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1527 = prefix_ranges + t1526;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1528 = (u64)i_8;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1529 = t1528 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1530 = t1529 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1531 = t1527 + t1530;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1532 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1533 = t1532 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1534 = t1531 + t1533;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1535;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1535) : "l"(t1534) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1536 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1537 = t1536 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1538 = t1537 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1539 = prefix_ranges + t1538;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1540 = (u64)i_8;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1541 = t1540 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1542 = t1541 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1543 = t1539 + t1542;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1544 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1545 = t1544 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1546 = t1543 + t1545;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1547;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1547) : "l"(t1546) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last_7 = t1547 < end_10 ? t1547 : end_10;
                    const bool is_range_7 = t1535 < last_7;
                    const u32 t1550 = t1535 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1551 = t1550 <= position_14;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t1552 = last_7 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1553 = position_14 < t1552;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside_7 = t1551 & t1553;
                    const bool t1555 = is_range_7 & is_inside_7;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t1555) {
                        const u32 t1556 = begin_16 < t1535 ? begin_16 : t1535;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin_16 = t1556;
                        const u32 t1557 = end_33 > last_7 ? end_33 : last_7;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_33 = t1557;
                    }
                }
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1558 = end_33 > column_2 ? end_33 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_34 = t1558 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1560 = begin_16 > column_2 ? begin_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1561 = t1560 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1562 = 0u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1563 = t1561 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = t1562 & t1563;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1565 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t1565;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1566 = 1u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1567 = t1561 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = t1566 & t1567;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1569 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t1569;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1570 = 8u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1571 = t1561 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = t1570 & t1571;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1573 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t1573;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1574 = 9u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1575 = t1561 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = t1574 & t1575;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1577 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t1577;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1578 = 16u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1579 = t1561 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = t1578 & t1579;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1581 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t1581;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1582 = 17u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1583 = t1561 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = t1582 & t1583;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1585 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t1585;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1586 = 24u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1587 = t1561 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = t1586 & t1587;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1589 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t1589;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1590 = 25u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1591 = t1561 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = t1590 & t1591;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1593 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t1593;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1594 = 32u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1595 = t1561 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = t1594 & t1595;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1597 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t1597;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1598 = 33u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1599 = t1561 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = t1598 & t1599;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1601 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t1601;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1602 = 40u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1603 = t1561 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = t1602 & t1603;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1605 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t1605;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1606 = 41u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1607 = t1561 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = t1606 & t1607;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1609 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t1609;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1610 = 48u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1611 = t1561 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = t1610 & t1611;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1613 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t1613;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1614 = 49u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1615 = t1561 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = t1614 & t1615;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1617 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t1617;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1618 = 56u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1619 = t1561 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = t1618 & t1619;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1621 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t1621;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1622 = 57u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1623 = t1561 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = t1622 & t1623;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1625 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t1625;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1626 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1627 = first_query_4 + t1626;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1628 = t1627 + 8u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t1629 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1630 = t1628 + end_10;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_35 = t1630 + t1629;
                const u32 t1632 = end_35 > seq_q_2 ? end_35 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1633 = t1632 - seq_q_2;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_36 = t1633 < end_10 ? t1633 : end_10;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_37 = t1628 + end_10;
                const u32 t1636 = end_37 > seq_q_2 ? end_37 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_15 = t1636 - seq_q_2;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t1638 = position_15 > window_left ? position_15 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t1639 = t1638 - window_left;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1640 = end_10 > 1u ? end_10 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1641 = t1640 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_17 = t1639 < t1641 ? t1639 : t1641;
#line 83 "fa-kernels/src/attention/options/prefix_ranges.rs"
                const u32 position_16 = t1628 + end_10;
                u32 begin_18 = begin_17;
                u32 end_38 = end_36;
                #pragma unroll 1
                for (u32 i_9 = 0u; i_9 < prefix_range_count; i_9 += 1u) {
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1644 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1645 = t1644 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1646 = t1645 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1647 = prefix_ranges + t1646;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1648 = (u64)i_9;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1649 = t1648 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1650 = t1649 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1651 = t1647 + t1650;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1652 = 0ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1653 = t1652 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1654 = t1651 + t1653;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1655;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1655) : "l"(t1654) : "memory");
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1656 = (u64)at;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1657 = t1656 * prefix_ranges_stride0;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1658 = t1657 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1659 = prefix_ranges + t1658;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1660 = (u64)i_9;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1661 = t1660 * prefix_ranges_stride1;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1662 = t1661 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1663 = t1659 + t1662;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1664 = 1ull * prefix_ranges_stride2;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1665 = t1664 * 4ull;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u64 t1666 = t1663 + t1665;
#line 89 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    u32 t1667;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t1667) : "l"(t1666) : "memory");
#line 92 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 last_8 = t1667 < end_10 ? t1667 : end_10;
                    const bool is_range_8 = t1655 < last_8;
                    const u32 t1670 = t1655 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1671 = t1670 <= position_16;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const u32 t1672 = last_8 + seq_q_2;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool t1673 = position_16 < t1672;
#line 94 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    const bool is_inside_8 = t1671 & t1673;
                    const bool t1675 = is_range_8 & is_inside_8;
#line 95 "fa-kernels/src/attention/options/prefix_ranges.rs"
                    if (t1675) {
                        const u32 t1676 = begin_18 < t1655 ? begin_18 : t1655;
#line 96 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        begin_18 = t1676;
                        const u32 t1677 = end_38 > last_8 ? end_38 : last_8;
#line 97 "fa-kernels/src/attention/options/prefix_ranges.rs"
                        end_38 = t1677;
                    }
                }
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1678 = end_38 > column_2 ? end_38 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_39 = t1678 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1680 = begin_18 > column_2 ? begin_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1681 = t1680 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1682 = 0u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1683 = t1681 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = t1682 & t1683;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1685 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1685;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1686 = 1u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1687 = t1681 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = t1686 & t1687;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1689 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1689;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1690 = 8u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1691 = t1681 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = t1690 & t1691;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1693 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1693;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1694 = 9u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1695 = t1681 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = t1694 & t1695;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1697 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1697;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1698 = 16u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1699 = t1681 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = t1698 & t1699;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1701 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1701;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1702 = 17u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1703 = t1681 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = t1702 & t1703;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1705 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1705;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1706 = 24u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1707 = t1681 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = t1706 & t1707;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1709 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1709;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1710 = 25u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1711 = t1681 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = t1710 & t1711;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1713 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1713;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1714 = 32u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1715 = t1681 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = t1714 & t1715;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1717 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1717;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1718 = 33u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1719 = t1681 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = t1718 & t1719;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1721 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1721;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1722 = 40u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1723 = t1681 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = t1722 & t1723;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1725 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1725;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1726 = 41u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1727 = t1681 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = t1726 & t1727;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1729 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1729;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1730 = 48u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1731 = t1681 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = t1730 & t1731;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1733 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1733;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1734 = 49u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1735 = t1681 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = t1734 & t1735;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1737 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1737;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1738 = 56u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1739 = t1681 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = t1738 & t1739;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1741 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1741;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1742 = 57u < end_39;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1743 = t1681 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = t1742 & t1743;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1745 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1745;
            }
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1747;
            asm("max.f32 %0, %1, %2;" : "=f"(t1747) : "f"(old_3), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1748;
            asm("max.f32 %0, %1, %2;" : "=f"(t1748) : "f"(t1747), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1749;
            asm("max.f32 %0, %1, %2;" : "=f"(t1749) : "f"(t1748), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1750;
            asm("max.f32 %0, %1, %2;" : "=f"(t1750) : "f"(t1749), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1751;
            asm("max.f32 %0, %1, %2;" : "=f"(t1751) : "f"(t1750), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1752;
            asm("max.f32 %0, %1, %2;" : "=f"(t1752) : "f"(t1751), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1753;
            asm("max.f32 %0, %1, %2;" : "=f"(t1753) : "f"(t1752), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1754;
            asm("max.f32 %0, %1, %2;" : "=f"(t1754) : "f"(t1753), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1755;
            asm("max.f32 %0, %1, %2;" : "=f"(t1755) : "f"(t1754), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1756;
            asm("max.f32 %0, %1, %2;" : "=f"(t1756) : "f"(t1755), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1757;
            asm("max.f32 %0, %1, %2;" : "=f"(t1757) : "f"(t1756), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1758;
            asm("max.f32 %0, %1, %2;" : "=f"(t1758) : "f"(t1757), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1759;
            asm("max.f32 %0, %1, %2;" : "=f"(t1759) : "f"(t1758), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1760;
            asm("max.f32 %0, %1, %2;" : "=f"(t1760) : "f"(t1759), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1761;
            asm("max.f32 %0, %1, %2;" : "=f"(t1761) : "f"(t1760), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1762;
            asm("max.f32 %0, %1, %2;" : "=f"(t1762) : "f"(t1761), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1763;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1763) : "f"(t1762));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1762), "f"(t1763));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1765;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1765) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1765));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1768 = new_3 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1768;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1770 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t1771;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1771) : "f"(old_3), "f"(scale_log2), "f"(t1770));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1771));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1773 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1774 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1774));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1776;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1776) : "f"(exponent_33));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_33 = t1776;
            const f32 t1777 = t1773 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1778 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1778));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1780;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1780) : "f"(exponent_34));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_34 = t1780;
            const f32 t1781 = t1777 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1782 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1782));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1784;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1784) : "f"(exponent_35));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_37 = t1784;
            const f32 t1785 = t1781 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1786 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1786));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1788;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1788) : "f"(exponent_36));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_38 = t1788;
            const f32 t1789 = t1785 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1790 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1790));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1792;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1792) : "f"(exponent_37));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_41 = t1792;
            const f32 t1793 = t1789 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1794 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1794));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1796;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1796) : "f"(exponent_38));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_42 = t1796;
            const f32 t1797 = t1793 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1798 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1798));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1800;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1800) : "f"(exponent_39));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_45 = t1800;
            const f32 t1801 = t1797 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1802 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1802));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1804;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1804) : "f"(exponent_40));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_46 = t1804;
            const f32 t1805 = t1801 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1806 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1806));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1808;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1808) : "f"(exponent_41));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_49 = t1808;
            const f32 t1809 = t1805 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1810 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1810));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1812;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1812) : "f"(exponent_42));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_50 = t1812;
            const f32 t1813 = t1809 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1814 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1814));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1816;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1816) : "f"(exponent_43));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_53 = t1816;
            const f32 t1817 = t1813 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1818 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1818));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1820;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1820) : "f"(exponent_44));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_54 = t1820;
            const f32 t1821 = t1817 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1822 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1822));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1824;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1824) : "f"(exponent_45));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_57 = t1824;
            const f32 t1825 = t1821 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1826 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1826));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1828;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1828) : "f"(exponent_46));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_58 = t1828;
            const f32 t1829 = t1825 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1830 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1830));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1832;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1832) : "f"(exponent_47));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_61 = t1832;
            const f32 t1833 = t1829 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1834 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1834));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1836;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1836) : "f"(exponent_48));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_62 = t1836;
            const f32 t1837 = t1833 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1837;
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1839;
            asm("max.f32 %0, %1, %2;" : "=f"(t1839) : "f"(old_4), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1840;
            asm("max.f32 %0, %1, %2;" : "=f"(t1840) : "f"(t1839), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1841;
            asm("max.f32 %0, %1, %2;" : "=f"(t1841) : "f"(t1840), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1842;
            asm("max.f32 %0, %1, %2;" : "=f"(t1842) : "f"(t1841), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1843;
            asm("max.f32 %0, %1, %2;" : "=f"(t1843) : "f"(t1842), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1844;
            asm("max.f32 %0, %1, %2;" : "=f"(t1844) : "f"(t1843), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1845;
            asm("max.f32 %0, %1, %2;" : "=f"(t1845) : "f"(t1844), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1846;
            asm("max.f32 %0, %1, %2;" : "=f"(t1846) : "f"(t1845), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1847;
            asm("max.f32 %0, %1, %2;" : "=f"(t1847) : "f"(t1846), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1848;
            asm("max.f32 %0, %1, %2;" : "=f"(t1848) : "f"(t1847), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1849;
            asm("max.f32 %0, %1, %2;" : "=f"(t1849) : "f"(t1848), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1850;
            asm("max.f32 %0, %1, %2;" : "=f"(t1850) : "f"(t1849), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1851;
            asm("max.f32 %0, %1, %2;" : "=f"(t1851) : "f"(t1850), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1852;
            asm("max.f32 %0, %1, %2;" : "=f"(t1852) : "f"(t1851), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1853;
            asm("max.f32 %0, %1, %2;" : "=f"(t1853) : "f"(t1852), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1854;
            asm("max.f32 %0, %1, %2;" : "=f"(t1854) : "f"(t1853), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1855;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1855) : "f"(t1854));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1854), "f"(t1855));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1857;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1857) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1857));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1860 = new_4 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1860;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1862 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t1863;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1863) : "f"(old_4), "f"(scale_log2), "f"(t1862));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1863));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1865 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1866 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1866));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1868;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1868) : "f"(exponent_49));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_35 = t1868;
            const f32 t1869 = t1865 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1870 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1870));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1872;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1872) : "f"(exponent_50));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_36 = t1872;
            const f32 t1873 = t1869 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1874 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1874));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1876;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1876) : "f"(exponent_51));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_39 = t1876;
            const f32 t1877 = t1873 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1878 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1878));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1880;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1880) : "f"(exponent_52));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_40 = t1880;
            const f32 t1881 = t1877 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1882 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1882));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1884;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1884) : "f"(exponent_53));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1884;
            const f32 t1885 = t1881 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1886 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1886));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1888;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1888) : "f"(exponent_54));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1888;
            const f32 t1889 = t1885 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1890 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1890));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1892;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1892) : "f"(exponent_55));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1892;
            const f32 t1893 = t1889 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1894 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1894));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1896;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1896) : "f"(exponent_56));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1896;
            const f32 t1897 = t1893 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1898 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1898));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1900;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1900) : "f"(exponent_57));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1900;
            const f32 t1901 = t1897 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1902 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1902));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1904;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1904) : "f"(exponent_58));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1904;
            const f32 t1905 = t1901 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1906 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1906));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1908;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1908) : "f"(exponent_59));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1908;
            const f32 t1909 = t1905 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1910 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1910));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1912;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1912) : "f"(exponent_60));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1912;
            const f32 t1913 = t1909 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1914 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1914));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1916;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1916) : "f"(exponent_61));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1916;
            const f32 t1917 = t1913 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1918 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1918));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1920;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1920) : "f"(exponent_62));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1920;
            const f32 t1921 = t1917 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1922 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1922));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1924;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1924) : "f"(exponent_63));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1924;
            const f32 t1925 = t1921 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1926 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1926));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1928;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1928) : "f"(exponent_64));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1928;
            const f32 t1929 = t1925 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1929;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1930 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1930;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1931 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1931;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1932 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1932;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1933 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1933;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1934 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1934;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1935 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1935;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1936 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1936;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1937 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1937;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1938 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1938;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1939 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1939;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1940 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1940;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1941 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1941;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1942 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1942;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1943 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1943;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1944 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1944;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1945 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1945;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1946 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1946;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1947 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1947;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1948 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1948;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1949 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1949;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1950 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1950;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1951 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1951;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1952 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1952;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1953 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1953;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1954 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1954;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1955 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t1955;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1956 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t1956;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1957 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t1957;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1958 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t1958;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1959 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t1959;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1960 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t1960;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1961 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t1961;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1962 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1962;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1963 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1963;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1964 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1964;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1965 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1965;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1966 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1966;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1967 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1967;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1968 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1968;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1969 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1969;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1970 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1970;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1971 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1971;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1972 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1972;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1973 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1973;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1974 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1974;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1975 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1975;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1976 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1976;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1977 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1977;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1978 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t1978;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1979 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t1979;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1980 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t1980;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1981 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t1981;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1982 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t1982;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1983 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t1983;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1984 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t1984;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1985 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t1985;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1986 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t1986;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1987 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t1987;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1988 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t1988;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1989 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t1989;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1990 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t1990;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1991 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t1991;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1992 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t1992;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1993 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t1993;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1994;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1994) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1995;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1995) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1996;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1996) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1997;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1997) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1998;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1998) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1999;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1999) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2000;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2000) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2001;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2001) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2002;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2002) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2003;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2003) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2004;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2004) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2005;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2005) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2006;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2006) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2007;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2007) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2008;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2008) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t2009;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2009) : "f"(s_63), "f"(s_64));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t2010;
            asm volatile("mov.b32 %0, %1;" : "=r"(t2010) : "r"(t600));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2011 = t2010 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2012 = t2010 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2013 = t2010 ^ 96u;
            const u32 t2014 = t253 + t2010;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2015 = t253 + t2011;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2016 = t253 + t2012;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2017 = t253 + t2013;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_449;
            u32 m_450;
            u32 m_451;
            u32 m_452;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t2014) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1994), "r"(t1995), "r"(t1996), "r"(t1997), "r"(m_449), "r"(m_450));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1994), "r"(t1995), "r"(t1996), "r"(t1997), "r"(m_451), "r"(m_452));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_453;
            u32 m_454;
            u32 m_455;
            u32 m_456;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t2015) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1994), "r"(t1995), "r"(t1996), "r"(t1997), "r"(m_453), "r"(m_454));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1994), "r"(t1995), "r"(t1996), "r"(t1997), "r"(m_455), "r"(m_456));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_457;
            u32 m_458;
            u32 m_459;
            u32 m_460;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t2016) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1994), "r"(t1995), "r"(t1996), "r"(t1997), "r"(m_457), "r"(m_458));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1994), "r"(t1995), "r"(t1996), "r"(t1997), "r"(m_459), "r"(m_460));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_461;
            u32 m_462;
            u32 m_463;
            u32 m_464;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t2017) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1994), "r"(t1995), "r"(t1996), "r"(t1997), "r"(m_461), "r"(m_462));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1994), "r"(t1995), "r"(t1996), "r"(t1997), "r"(m_463), "r"(m_464));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_465;
            u32 m_466;
            u32 m_467;
            u32 m_468;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t2014) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1994), "r"(t1995), "r"(t1996), "r"(t1997), "r"(m_465), "r"(m_466));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1994), "r"(t1995), "r"(t1996), "r"(t1997), "r"(m_467), "r"(m_468));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_469;
            u32 m_470;
            u32 m_471;
            u32 m_472;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t2015) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1994), "r"(t1995), "r"(t1996), "r"(t1997), "r"(m_469), "r"(m_470));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1994), "r"(t1995), "r"(t1996), "r"(t1997), "r"(m_471), "r"(m_472));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_473;
            u32 m_474;
            u32 m_475;
            u32 m_476;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t2016) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1994), "r"(t1995), "r"(t1996), "r"(t1997), "r"(m_473), "r"(m_474));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1994), "r"(t1995), "r"(t1996), "r"(t1997), "r"(m_475), "r"(m_476));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_477;
            u32 m_478;
            u32 m_479;
            u32 m_480;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t2017) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1994), "r"(t1995), "r"(t1996), "r"(t1997), "r"(m_477), "r"(m_478));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1994), "r"(t1995), "r"(t1996), "r"(t1997), "r"(m_479), "r"(m_480));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_481;
            u32 m_482;
            u32 m_483;
            u32 m_484;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t2014) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1998), "r"(t1999), "r"(t2000), "r"(t2001), "r"(m_481), "r"(m_482));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1998), "r"(t1999), "r"(t2000), "r"(t2001), "r"(m_483), "r"(m_484));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_485;
            u32 m_486;
            u32 m_487;
            u32 m_488;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t2015) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1998), "r"(t1999), "r"(t2000), "r"(t2001), "r"(m_485), "r"(m_486));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1998), "r"(t1999), "r"(t2000), "r"(t2001), "r"(m_487), "r"(m_488));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_489;
            u32 m_490;
            u32 m_491;
            u32 m_492;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t2016) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1998), "r"(t1999), "r"(t2000), "r"(t2001), "r"(m_489), "r"(m_490));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1998), "r"(t1999), "r"(t2000), "r"(t2001), "r"(m_491), "r"(m_492));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_493;
            u32 m_494;
            u32 m_495;
            u32 m_496;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t2017) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1998), "r"(t1999), "r"(t2000), "r"(t2001), "r"(m_493), "r"(m_494));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1998), "r"(t1999), "r"(t2000), "r"(t2001), "r"(m_495), "r"(m_496));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_497;
            u32 m_498;
            u32 m_499;
            u32 m_500;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t2014) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1998), "r"(t1999), "r"(t2000), "r"(t2001), "r"(m_497), "r"(m_498));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1998), "r"(t1999), "r"(t2000), "r"(t2001), "r"(m_499), "r"(m_500));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_501;
            u32 m_502;
            u32 m_503;
            u32 m_504;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t2015) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1998), "r"(t1999), "r"(t2000), "r"(t2001), "r"(m_501), "r"(m_502));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1998), "r"(t1999), "r"(t2000), "r"(t2001), "r"(m_503), "r"(m_504));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_505;
            u32 m_506;
            u32 m_507;
            u32 m_508;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t2016) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1998), "r"(t1999), "r"(t2000), "r"(t2001), "r"(m_505), "r"(m_506));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1998), "r"(t1999), "r"(t2000), "r"(t2001), "r"(m_507), "r"(m_508));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_509;
            u32 m_510;
            u32 m_511;
            u32 m_512;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t2017) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1998), "r"(t1999), "r"(t2000), "r"(t2001), "r"(m_509), "r"(m_510));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1998), "r"(t1999), "r"(t2000), "r"(t2001), "r"(m_511), "r"(m_512));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_513;
            u32 m_514;
            u32 m_515;
            u32 m_516;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t2014) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2002), "r"(t2003), "r"(t2004), "r"(t2005), "r"(m_513), "r"(m_514));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2002), "r"(t2003), "r"(t2004), "r"(t2005), "r"(m_515), "r"(m_516));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_517;
            u32 m_518;
            u32 m_519;
            u32 m_520;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t2015) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2002), "r"(t2003), "r"(t2004), "r"(t2005), "r"(m_517), "r"(m_518));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2002), "r"(t2003), "r"(t2004), "r"(t2005), "r"(m_519), "r"(m_520));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_521;
            u32 m_522;
            u32 m_523;
            u32 m_524;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t2016) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2002), "r"(t2003), "r"(t2004), "r"(t2005), "r"(m_521), "r"(m_522));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2002), "r"(t2003), "r"(t2004), "r"(t2005), "r"(m_523), "r"(m_524));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_525;
            u32 m_526;
            u32 m_527;
            u32 m_528;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t2017) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2002), "r"(t2003), "r"(t2004), "r"(t2005), "r"(m_525), "r"(m_526));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2002), "r"(t2003), "r"(t2004), "r"(t2005), "r"(m_527), "r"(m_528));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_529;
            u32 m_530;
            u32 m_531;
            u32 m_532;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t2014) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2002), "r"(t2003), "r"(t2004), "r"(t2005), "r"(m_529), "r"(m_530));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2002), "r"(t2003), "r"(t2004), "r"(t2005), "r"(m_531), "r"(m_532));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_533;
            u32 m_534;
            u32 m_535;
            u32 m_536;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t2015) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2002), "r"(t2003), "r"(t2004), "r"(t2005), "r"(m_533), "r"(m_534));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2002), "r"(t2003), "r"(t2004), "r"(t2005), "r"(m_535), "r"(m_536));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_537;
            u32 m_538;
            u32 m_539;
            u32 m_540;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t2016) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2002), "r"(t2003), "r"(t2004), "r"(t2005), "r"(m_537), "r"(m_538));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2002), "r"(t2003), "r"(t2004), "r"(t2005), "r"(m_539), "r"(m_540));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_541;
            u32 m_542;
            u32 m_543;
            u32 m_544;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t2017) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2002), "r"(t2003), "r"(t2004), "r"(t2005), "r"(m_541), "r"(m_542));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2002), "r"(t2003), "r"(t2004), "r"(t2005), "r"(m_543), "r"(m_544));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_545;
            u32 m_546;
            u32 m_547;
            u32 m_548;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t2014) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2006), "r"(t2007), "r"(t2008), "r"(t2009), "r"(m_545), "r"(m_546));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2006), "r"(t2007), "r"(t2008), "r"(t2009), "r"(m_547), "r"(m_548));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_549;
            u32 m_550;
            u32 m_551;
            u32 m_552;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t2015) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2006), "r"(t2007), "r"(t2008), "r"(t2009), "r"(m_549), "r"(m_550));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2006), "r"(t2007), "r"(t2008), "r"(t2009), "r"(m_551), "r"(m_552));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_553;
            u32 m_554;
            u32 m_555;
            u32 m_556;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t2016) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2006), "r"(t2007), "r"(t2008), "r"(t2009), "r"(m_553), "r"(m_554));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2006), "r"(t2007), "r"(t2008), "r"(t2009), "r"(m_555), "r"(m_556));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_557;
            u32 m_558;
            u32 m_559;
            u32 m_560;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t2017) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2006), "r"(t2007), "r"(t2008), "r"(t2009), "r"(m_557), "r"(m_558));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2006), "r"(t2007), "r"(t2008), "r"(t2009), "r"(m_559), "r"(m_560));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_561;
            u32 m_562;
            u32 m_563;
            u32 m_564;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t2014) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2006), "r"(t2007), "r"(t2008), "r"(t2009), "r"(m_561), "r"(m_562));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2006), "r"(t2007), "r"(t2008), "r"(t2009), "r"(m_563), "r"(m_564));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_565;
            u32 m_566;
            u32 m_567;
            u32 m_568;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t2015) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2006), "r"(t2007), "r"(t2008), "r"(t2009), "r"(m_565), "r"(m_566));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2006), "r"(t2007), "r"(t2008), "r"(t2009), "r"(m_567), "r"(m_568));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_569;
            u32 m_570;
            u32 m_571;
            u32 m_572;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t2016) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2006), "r"(t2007), "r"(t2008), "r"(t2009), "r"(m_569), "r"(m_570));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2006), "r"(t2007), "r"(t2008), "r"(t2009), "r"(m_571), "r"(m_572));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_573;
            u32 m_574;
            u32 m_575;
            u32 m_576;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t2017) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2006), "r"(t2007), "r"(t2008), "r"(t2009), "r"(m_573), "r"(m_574));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2006), "r"(t2007), "r"(t2008), "r"(t2009), "r"(m_575), "r"(m_576));
        }
#line 227 "fa-kernels/src/attention/softmax.rs"
        f32 t2018;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2018) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
        const f32 pair_5 = row_sum + t2018;
        f32 t2020;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2020) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
        const f32 t2021 = pair_5 + t2020;
#line 228 "fa-kernels/src/attention/softmax.rs"
        row_sum = t2021;
#line 227 "fa-kernels/src/attention/softmax.rs"
        f32 t2022;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2022) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
        const f32 pair_6 = row_sum_2 + t2022;
        f32 t2024;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2024) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
        const f32 t2025 = pair_6 + t2024;
#line 228 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t2025;
#line 310 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t2026 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
        f32 t2027;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2027) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t2026 ? 0.0f : t2027;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2029 = acc * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc = t2029;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2030 = acc_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t2030;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2031 = acc_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t2031;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2032 = acc_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t2032;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2033 = acc_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t2033;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2034 = acc_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t2034;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2035 = acc_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t2035;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2036 = acc_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t2036;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2037 = acc_17 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t2037;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2038 = acc_18 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t2038;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2039 = acc_21 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t2039;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2040 = acc_22 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t2040;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2041 = acc_25 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t2041;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2042 = acc_26 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t2042;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2043 = acc_29 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t2043;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2044 = acc_30 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t2044;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2045 = acc_33 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_33 = t2045;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2046 = acc_34 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_34 = t2046;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2047 = acc_37 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_37 = t2047;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2048 = acc_38 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_38 = t2048;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2049 = acc_41 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_41 = t2049;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2050 = acc_42 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_42 = t2050;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2051 = acc_45 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_45 = t2051;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2052 = acc_46 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_46 = t2052;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2053 = acc_49 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_49 = t2053;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2054 = acc_50 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_50 = t2054;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2055 = acc_53 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_53 = t2055;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2056 = acc_54 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_54 = t2056;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2057 = acc_57 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_57 = t2057;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2058 = acc_58 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_58 = t2058;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2059 = acc_61 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_61 = t2059;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2060 = acc_62 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_62 = t2060;
#line 310 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t2061 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
        f32 t2062;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2062) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t2061 ? 0.0f : t2062;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2064 = acc_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t2064;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2065 = acc_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t2065;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2066 = acc_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t2066;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2067 = acc_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t2067;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2068 = acc_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t2068;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2069 = acc_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t2069;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2070 = acc_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t2070;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2071 = acc_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t2071;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2072 = acc_19 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t2072;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2073 = acc_20 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t2073;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2074 = acc_23 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t2074;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2075 = acc_24 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t2075;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2076 = acc_27 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t2076;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2077 = acc_28 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t2077;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2078 = acc_31 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t2078;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2079 = acc_32 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t2079;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2080 = acc_35 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_35 = t2080;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2081 = acc_36 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_36 = t2081;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2082 = acc_39 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_39 = t2082;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2083 = acc_40 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_40 = t2083;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2084 = acc_43 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_43 = t2084;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2085 = acc_44 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_44 = t2085;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2086 = acc_47 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_47 = t2086;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2087 = acc_48 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_48 = t2087;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2088 = acc_51 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_51 = t2088;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2089 = acc_52 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_52 = t2089;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2090 = acc_55 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_55 = t2090;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2091 = acc_56 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_56 = t2091;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2092 = acc_59 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_59 = t2092;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2093 = acc_60 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_60 = t2093;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2094 = acc_63 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_63 = t2094;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t2095 = acc_64 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_64 = t2095;
#line 178 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2096 = blockIdx.x;
#line 178 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2097;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2097) : "r"(t2096));
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
        const u32 t2098 = seq_q + 63u;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
        const u32 t2099 = t2098 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2100 = heads_per_section * t2099;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2101 = t2097 / t2100;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 first_2 = t2101 * heads_per_section;
        const u32 t2103 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2104 = t2103 - first_2;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 heads_3 = t2104 < heads_per_section ? t2104 : heads_per_section;
        const u32 t2106 = first_2 * t2099;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 rest_2 = t2097 - t2106;
        const u32 t2108 = rest_2 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2109 = first_2 + t2108;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2110 = t2099 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2111 = rest_2 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2112 = t2110 - t2111;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2113 = t2112 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2114 = t2109 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t2115 = t2109 / heads;
#line 192 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
        const u32 t2116 = smem_1 + 8192u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2117 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2118 = first_row + t2117;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2119 = t2118 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2120 = 0u ^ t2119;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2121 = t2118 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2122 = t2120 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2123 = t2121 + t2122;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2124 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2125 = t2124 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2126 = t2123 + t2125;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2127;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2127) : "f"(acc), "f"(acc_2));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2128 = smem_1 + t2126;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2128), "r"(t2127) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2129;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2129) : "f"(acc_5), "f"(acc_6));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2130 = t2126 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2131 = smem_1 + t2130;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2131), "r"(t2129) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2132;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2132) : "f"(acc_9), "f"(acc_10));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2133 = t2126 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2134 = smem_1 + t2133;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2134), "r"(t2132) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2135;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2135) : "f"(acc_13), "f"(acc_14));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2136 = t2126 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2137 = smem_1 + t2136;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2137), "r"(t2135) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2138;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2138) : "f"(acc_17), "f"(acc_18));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2139 = t2126 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2140 = smem_1 + t2139;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2140), "r"(t2138) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2141;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2141) : "f"(acc_21), "f"(acc_22));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2142 = t2126 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2143 = smem_1 + t2142;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2143), "r"(t2141) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2144;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2144) : "f"(acc_25), "f"(acc_26));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2145 = t2126 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2146 = smem_1 + t2145;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2146), "r"(t2144) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2147;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2147) : "f"(acc_29), "f"(acc_30));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2148 = t2126 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2149 = smem_1 + t2148;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2149), "r"(t2147) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2150 = t2118 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2151 = 0u ^ t2150;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2152 = t2118 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2153 = t2151 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2154 = t2152 + t2153;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2155 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2156 = t2155 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2157 = t2154 + t2156;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2158;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2158) : "f"(acc_33), "f"(acc_34));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2159 = t2116 + t2157;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2159), "r"(t2158) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2160;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2160) : "f"(acc_37), "f"(acc_38));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2161 = t2157 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2162 = t2116 + t2161;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2162), "r"(t2160) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2163;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2163) : "f"(acc_41), "f"(acc_42));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2164 = t2157 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2165 = t2116 + t2164;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2165), "r"(t2163) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2166;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2166) : "f"(acc_45), "f"(acc_46));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2167 = t2157 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2168 = t2116 + t2167;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2168), "r"(t2166) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2169;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2169) : "f"(acc_49), "f"(acc_50));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2170 = t2157 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2171 = t2116 + t2170;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2171), "r"(t2169) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2172;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2172) : "f"(acc_53), "f"(acc_54));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2173 = t2157 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2174 = t2116 + t2173;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2174), "r"(t2172) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2175;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2175) : "f"(acc_57), "f"(acc_58));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2176 = t2157 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2177 = t2116 + t2176;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2177), "r"(t2175) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2178;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2178) : "f"(acc_61), "f"(acc_62));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2179 = t2157 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2180 = t2116 + t2179;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2180), "r"(t2178) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2181 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2182 = first_row + t2181;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2183 = t2182 + 8u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2184 = t2183 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2185 = 0u ^ t2184;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2186 = t2183 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2187 = t2185 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2188 = t2186 + t2187;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2189 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2190 = t2189 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2191 = t2188 + t2190;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2192;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2192) : "f"(acc_3), "f"(acc_4));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2193 = smem_1 + t2191;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2193), "r"(t2192) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2194;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2194) : "f"(acc_7), "f"(acc_8));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2195 = t2191 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2196 = smem_1 + t2195;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2196), "r"(t2194) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2197;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2197) : "f"(acc_11), "f"(acc_12));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2198 = t2191 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2199 = smem_1 + t2198;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2199), "r"(t2197) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2200;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2200) : "f"(acc_15), "f"(acc_16));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2201 = t2191 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2202 = smem_1 + t2201;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2202), "r"(t2200) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2203;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2203) : "f"(acc_19), "f"(acc_20));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2204 = t2191 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2205 = smem_1 + t2204;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2205), "r"(t2203) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2206;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2206) : "f"(acc_23), "f"(acc_24));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2207 = t2191 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2208 = smem_1 + t2207;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2208), "r"(t2206) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2209;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2209) : "f"(acc_27), "f"(acc_28));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2210 = t2191 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2211 = smem_1 + t2210;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2211), "r"(t2209) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2212;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2212) : "f"(acc_31), "f"(acc_32));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2213 = t2191 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2214 = smem_1 + t2213;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2214), "r"(t2212) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2215 = t2183 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2216 = 0u ^ t2215;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2217 = t2183 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2218 = t2216 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2219 = t2217 + t2218;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2220 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2221 = t2220 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2222 = t2219 + t2221;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2223;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2223) : "f"(acc_35), "f"(acc_36));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2224 = t2116 + t2222;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2224), "r"(t2223) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2225;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2225) : "f"(acc_39), "f"(acc_40));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2226 = t2222 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2227 = t2116 + t2226;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2227), "r"(t2225) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2228;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2228) : "f"(acc_43), "f"(acc_44));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2229 = t2222 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2230 = t2116 + t2229;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2230), "r"(t2228) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2231;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2231) : "f"(acc_47), "f"(acc_48));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2232 = t2222 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2233 = t2116 + t2232;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2233), "r"(t2231) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2234;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2234) : "f"(acc_51), "f"(acc_52));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2235 = t2222 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2236 = t2116 + t2235;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2236), "r"(t2234) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2237;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2237) : "f"(acc_55), "f"(acc_56));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2238 = t2222 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2239 = t2116 + t2238;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2239), "r"(t2237) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2240;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2240) : "f"(acc_59), "f"(acc_60));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2241 = t2222 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2242 = t2116 + t2241;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2242), "r"(t2240) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2243;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2243) : "f"(acc_63), "f"(acc_64));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2244 = t2222 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2245 = t2116 + t2244;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2245), "r"(t2243) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2246 = first_query + t2113;
        const u64 t2247 = 0ull * o_stride0;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2248 = t2247 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2249 = o + t2248;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2250 = (u64)t2246;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2251 = t2250 * o_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2252 = t2251 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2253 = t2249 + t2252;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2254 = (u64)t2114;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2255 = t2254 * o_stride2;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2256 = t2255 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2257 = t2253 + t2256;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2258 = (u32)o_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2259 = t2258 << 1u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2260 = seq_q_2 - t2113;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2261 = head_dim >> 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2262 = lane >> 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2263 = first_row + t2262;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2264 = lane & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2265 = t2263 < t2260;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2266 = t2264 < t2261;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2267 = t2265 & t2266;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2267) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2268 = t2263 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2269 = t2264 ^ t2268;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2270 = t2263 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2271 = t2269 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2272 = t2270 + t2271;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2273 = smem_1 + t2272;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row;
            u32 row_2;
            u32 row_3;
            u32 row_4;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2273) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2274 = (u64)t2263 * t2259;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2275 = t2257 + t2274;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2276 = (u64)t2264 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2277 = t2275 + t2276;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2277), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
        }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2278 = t2263 + 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2279 = t2278 < t2260;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2280 = t2264 < t2261;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2281 = t2279 & t2280;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2281) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2282 = t2278 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2283 = t2264 ^ t2282;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2284 = t2278 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2285 = t2283 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2286 = t2284 + t2285;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2287 = smem_1 + t2286;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_5;
            u32 row_6;
            u32 row_7;
            u32 row_8;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2287) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2288 = (u64)t2278 * t2259;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2289 = t2257 + t2288;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2290 = (u64)t2264 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2291 = t2289 + t2290;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2291), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
        }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2292 = t2263 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2293 = t2292 < t2260;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2294 = t2264 < t2261;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2295 = t2293 & t2294;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2295) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2296 = t2292 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2297 = t2264 ^ t2296;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2298 = t2292 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2299 = t2297 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2300 = t2298 + t2299;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2301 = smem_1 + t2300;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_9;
            u32 row_10;
            u32 row_11;
            u32 row_12;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2301) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2302 = (u64)t2292 * t2259;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2303 = t2257 + t2302;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2304 = (u64)t2264 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2305 = t2303 + t2304;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2305), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
        }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2306 = t2263 + 12u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2307 = t2306 < t2260;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2308 = t2264 < t2261;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2309 = t2307 & t2308;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2309) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2310 = t2306 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2311 = t2264 ^ t2310;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2312 = t2306 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2313 = t2311 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2314 = t2312 + t2313;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2315 = smem_1 + t2314;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_13;
            u32 row_14;
            u32 row_15;
            u32 row_16;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2315) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2316 = (u64)t2306 * t2259;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2317 = t2257 + t2316;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2318 = (u64)t2264 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2319 = t2317 + t2318;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2319), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
        }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2320 = smem_1 + 8192u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2321 = t2263 < t2260;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2322 = t2264 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2323 = t2322 < t2261;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2324 = t2321 & t2323;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2324) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2325 = t2263 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2326 = t2264 ^ t2325;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2327 = t2263 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2328 = t2326 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2329 = t2327 + t2328;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2330 = t2320 + t2329;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_17;
            u32 row_18;
            u32 row_19;
            u32 row_20;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2330) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2331 = (u64)t2263 * t2259;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2332 = t2257 + t2331;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2333 = (u64)t2264 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2334 = t2332 + t2333;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2334), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
        }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2335 = t2263 + 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2336 = t2335 < t2260;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2337 = t2264 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2338 = t2337 < t2261;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2339 = t2336 & t2338;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2339) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2340 = t2335 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2341 = t2264 ^ t2340;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2342 = t2335 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2343 = t2341 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2344 = t2342 + t2343;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2345 = t2320 + t2344;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_21;
            u32 row_22;
            u32 row_23;
            u32 row_24;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2345) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2346 = (u64)t2335 * t2259;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2347 = t2257 + t2346;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2348 = (u64)t2264 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2349 = t2347 + t2348;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2349), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
        }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2350 = t2263 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2351 = t2350 < t2260;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2352 = t2264 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2353 = t2352 < t2261;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2354 = t2351 & t2353;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2354) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2355 = t2350 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2356 = t2264 ^ t2355;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2357 = t2350 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2358 = t2356 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2359 = t2357 + t2358;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2360 = t2320 + t2359;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_25;
            u32 row_26;
            u32 row_27;
            u32 row_28;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2360) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2361 = (u64)t2350 * t2259;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2362 = t2257 + t2361;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2363 = (u64)t2264 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2364 = t2362 + t2363;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2364), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
        }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2365 = t2263 + 12u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2366 = t2365 < t2260;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2367 = t2264 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2368 = t2367 < t2261;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t2369 = t2366 & t2368;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t2369) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2370 = t2365 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2371 = t2264 ^ t2370;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2372 = t2365 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2373 = t2371 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2374 = t2372 + t2373;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2375 = t2320 + t2374;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_29;
            u32 row_30;
            u32 row_31;
            u32 row_32;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2375) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2376 = (u64)t2365 * t2259;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2377 = t2257 + t2376;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2378 = (u64)t2264 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t2379 = t2377 + t2378;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2379), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
        }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2380 = t2113 + first_row;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2381 = 0ull * lse_stride0;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2382 = t2381 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2383 = lse + t2382;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2384 = (u64)t2114;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2385 = t2384 * lse_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2386 = t2385 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2387 = t2383 + t2386;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2388 = (u64)first_query;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2389 = t2388 * lse_stride2;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2390 = t2389 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2391 = t2387 + t2390;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2392 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2393 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t2394 = t2393 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t2394) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t2395 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_33 = t2380 + t2395;
#line 149 "fa-kernels/src/attention/epilogue.rs"
            const bool exists = row_33 < seq_q_2;
#line 139 "fa-kernels/src/attention/epilogue.rs"
            if (exists) {
                const u64 t2398 = (u64)row_33 * t2392;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2399 = t2398 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2400 = t2391 + t2399;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t2401;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2401) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t2402;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2402) : "f"(row_max), "f"(scale_log2), "f"(t2401));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t2402 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t2404 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 t2405 = t2404 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2400), "f"(t2405) : "memory");
            }
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t2406 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t2407 = t2380 + t2406;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_34 = t2407 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
            const bool exists_2 = row_34 < seq_q_2;
#line 139 "fa-kernels/src/attention/epilogue.rs"
            if (exists_2) {
                const u64 t2410 = (u64)row_34 * t2392;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2411 = t2410 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t2412 = t2391 + t2411;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t2413;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2413) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t2414;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2414) : "f"(row_max_2), "f"(scale_log2), "f"(t2413));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t2414 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t2416 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 t2417 = t2416 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2412), "f"(t2417) : "memory");
            }
        }
    }
}
