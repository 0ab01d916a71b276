typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(128, 1)
decode_f16(
    const u64 q /* f16 */,
    const u64 q_stride0,
    const u64 q_stride1,
    const u64 q_stride2,
    const u64 q_stride3,
    const u64 k /* f16 */,
    const u64 k_stride0,
    const u64 k_stride1,
    const u64 k_stride2,
    const u64 k_stride3,
    const u64 v /* f16 */,
    const u64 v_stride0,
    const u64 v_stride1,
    const u64 v_stride2,
    const u64 v_stride3,
    const u64 o /* f16, written */,
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
    const u64 alibi_slopes /* f32 */,
    const u64 alibi_slopes_stride0,
    const u64 alibi_slopes_stride1,
    const u64 alibi_slopes_stride2,
    const u64 alibi_slopes_stride3,
    const u64 sinks /* f32 */,
    const u64 sinks_stride0,
    const u64 sinks_stride1,
    const u64 sinks_stride2,
    const u64 sinks_stride3,
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
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t22 = (u64)t16;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t23 = t22 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t24 = t23 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t25 = block_table + t24;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u32 t26 = (u32)block_table_stride1;
#line 105 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t27 = seq_k + 63u;
#line 105 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 blocks = t27 >> 6u;
    const u32 t29 = t13 + 1u;
#line 106 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t30 = t29 * blocks_of_split;
#line 106 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t31 = t30 < blocks ? t30 : blocks;
#line 51 "fa-kernels/src/attention/forward/decode/mod.rs"
    const u32 t32 = threadIdx.x;
#line 119 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t33 = t32 >> 3u;
#line 119 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t34 = t32 & 7u;
#line 119 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t35 = t33 & 7u;
#line 119 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t36 = t34 ^ t35;
#line 119 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t37 = t33 << 7u;
#line 119 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t38 = t36 << 4u;
#line 119 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t39 = t37 + t38;
#line 119 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t40 = (u64)t33 * 0u;
#line 119 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t41 = (u64)t34 * 16u;
#line 119 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t42 = t40 + t41;
#line 137 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 page = 0u;
#line 137 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 row = 0u;
#line 121 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t43 = t32 & 31u;
#line 121 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t44 = seq_k > 1u ? seq_k : 1u;
#line 121 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t45 = t44 - 1u;
#line 123 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t46 = t31 > 1u ? t31 : 1u;
#line 123 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t47 = t46 - 1u;
#line 123 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t47 << 6u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 index = t43 < 15u ? t43 : 15u;
    const u32 t50 = t33 >> 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t51 = t50 << 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t52 = first_key + t51;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t53 = index & 3u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t54 = t52 + t53;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t55 = index >> 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t56 = t55 << 4u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t57 = t54 + t56;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t58 = t57 < t45 ? t57 : t45;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t59 = t58 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t60;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t60) : "r"(t59), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_2 = t60 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t62 = (u64)index_2 * t26;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t63 = t62 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t64 = t25 + t63;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_2;
    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t64) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t66 = index_2 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 found = t58 - t66;
#line 153 "fa-kernels/src/attention/forward/kv_stream.rs"
    page = page_2;
#line 153 "fa-kernels/src/attention/forward/kv_stream.rs"
    row = found;
#line 140 "fa-kernels/src/attention/options/packed.rs"
    const u32 next = t16 + 1u;
    const u64 t69 = (u64)t16;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t70 = t69 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t71 = t70 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t72 = cu_seqlens_q + t71;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    u32 first_query;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t72) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t74 = (u64)next;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t75 = t74 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t76 = t75 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t77 = cu_seqlens_q + t76;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    u32 t78;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t78) : "l"(t77) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u32 queries = t78 - first_query;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t80 = least_queries <= queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t81 = queries <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t82 = t80 & t81;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u32 seq_q_2 = t82 ? queries : 0u;
#line 91 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q_2 : added_k;
    const u64 t86 = (u64)t16;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t87 = t86 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t88 = t87 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t89 = seqused_k + t88;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    u32 t90;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t90) : "l"(t89) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = (int)t90 > (int)0u ? t90 : 0u;
    const u32 used_2 = used < seq_k ? used : seq_k;
    const u32 t93 = used_2 + added;
#line 95 "fa-kernels/src/attention/options/cache.rs"
    const u32 end_6 = t93 < seq_k ? t93 : seq_k;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t95 = (u64)t16;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t96 = t95 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t97 = t96 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t98 = block_table + t97;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u32 t99 = (u32)block_table_stride1;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t100 = tile << 1u;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t101;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t101) : "r"(t100), "r"(tiles_factor));
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t102 = t101 >> tiles_shift;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t103 = t102 * tiles;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t104 = tile - t103;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t104 << 6u;
    const u32 t106 = seq_q_2 * group;
#line 138 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t107 = t106 > first ? t106 : first;
#line 138 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t108 = t107 - first;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t109 = first << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t110;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t110) : "r"(t109), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t111 = t110 >> sharing_shift;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t112 = t111 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t112 + 1u;
    const u32 t114 = end > seq_q_2 ? end : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t115 = t114 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t115 < end_6 ? t115 : end_6;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t117 = t108 < 64u ? t108 : 64u;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t118 = t117 > 1u ? t117 : 1u;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t119 = t118 - 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t120 = first + t119;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t121 = t120 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t122;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t122) : "r"(t121), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t123 = t122 >> sharing_shift;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t124 = t123 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t124 + 1u;
    const u32 t126 = end_3 > seq_q_2 ? end_3 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t127 = t126 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_4 = t127 < end_6 ? t127 : end_6;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t129 = end_4 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t130 = t129 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end_5 = t130 > 1u ? t130 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t132 = end_2 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t133 = t132 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 seen = t133 < end_5 ? t133 : end_5;
    const u32 t135 = end_5 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t136 = t135 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 masked_right = t136 < end_5 ? t136 : end_5;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t138 = end_5 + blocks_of_split;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t139 = t138 - 1u;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t140 = t139 << 1u;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t141;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t141) : "r"(t140), "r"(blocks_of_split_factor));
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 splits_2 = t141 >> blocks_of_split_shift;
    const u32 t143 = t13 * blocks_of_split;
#line 44 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t144 = t143 < end_5 ? t143 : end_5;
#line 44 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 left = end_5 - t144;
    const u32 count = left < blocks_of_split ? left : blocks_of_split;
    const u32 before = left - count;
    const u32 t148 = end_5 - before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t149 = masked_right > before ? masked_right : before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t150 = t149 - before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t151 = end_5 > before ? end_5 : before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t152 = t151 - before;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t153 = t108 != 0u;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t154 = t13 < splits_2;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t155 = t153 & t154;
#line 39 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t155) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t158 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t158));
#line 72 "fa-kernels/src/attention/warps.rs"
        const u32 warp_m = warp & 3u;
        const u32 warp_n = warp >> 2u;
        const u32 t162 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t163 = warp_n << 6u;
#line 61 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t165 = thread >> 3u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t166 = thread & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t167 = t165 & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t168 = t166 ^ t167;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t169 = t165 << 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t170 = t168 << 4u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t171 = t169 + t170;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t172 = (u64)t165 * 0u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t173 = (u64)t166 * 16u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t174 = t172 + t173;
        const u32 t175 = head_dim >> 3u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t176 = (u64)t166 * 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t177 = smem_1 + t171;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t178 = t108 > 1u ? t108 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t179 = t178 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t180 = t165 < t179 ? t165 : t179;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t181 = first + t180;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t182 = t181 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t183;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t183) : "r"(t182), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t184 = t183 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t185 = first_query + t184;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t186 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t187 = first + t180;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t188 = t187 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t189;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t189) : "r"(t188), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t190 = t189 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t191 = t190 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t192 = t187 - t191;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t193 = t186 + t192;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t194 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t195 = t194 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t196 = q + t195;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t197 = (u64)t185;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t198 = t197 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t199 = t198 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t200 = t196 + t199;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t201 = (u64)t193;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t202 = t201 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t203 = t202 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t204 = t200 + t203;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t205 = t204 + t176;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t206 = t165 + 16u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t207 = t108 > 1u ? t108 : 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t208 = t207 - 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t209 = t206 < t208 ? t206 : t208;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t210 = first + t209;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t211 = t210 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t212;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t212) : "r"(t211), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t213 = t212 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t214 = first_query + t213;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t215 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t216 = first + t209;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t217 = t216 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t218;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t218) : "r"(t217), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t219 = t218 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t220 = t219 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t221 = t216 - t220;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t222 = t215 + t221;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t223 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t224 = t223 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t225 = q + t224;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t226 = (u64)t214;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t227 = t226 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t228 = t227 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t229 = t225 + t228;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t230 = (u64)t222;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t231 = t230 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t232 = t231 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t233 = t229 + t232;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t234 = t233 + t176;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t235 = t165 + 32u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t236 = t108 > 1u ? t108 : 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t237 = t236 - 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t238 = t235 < t237 ? t235 : t237;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t239 = first + t238;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t240 = t239 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t241;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t241) : "r"(t240), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t242 = t241 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t243 = first_query + t242;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t244 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t245 = first + t238;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t246 = t245 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t247;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t247) : "r"(t246), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t248 = t247 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t249 = t248 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t250 = t245 - t249;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t251 = t244 + t250;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t252 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t253 = t252 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t254 = q + t253;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t255 = (u64)t243;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t256 = t255 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t257 = t256 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t258 = t254 + t257;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t259 = (u64)t251;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t260 = t259 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t261 = t260 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t262 = t258 + t261;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t263 = t262 + t176;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t264 = t165 + 48u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t265 = t108 > 1u ? t108 : 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t266 = t265 - 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t267 = t264 < t266 ? t264 : t266;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t268 = first + t267;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t269 = t268 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t270;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t270) : "r"(t269), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t271 = t270 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t272 = first_query + t271;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t273 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t274 = first + t267;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t275 = t274 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t276;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t276) : "r"(t275), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t277 = t276 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t278 = t277 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t279 = t274 - t278;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t280 = t273 + t279;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t281 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t282 = t281 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t283 = q + t282;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t284 = (u64)t272;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t285 = t284 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t286 = t285 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t287 = t283 + t286;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t288 = (u64)t280;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t289 = t288 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t290 = t289 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t291 = t287 + t290;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t292 = t291 + t176;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t293 = t165 < t108;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t294 = t166 < t175;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t295 = t293 & t294;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t296 = t295 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t177), "l"(t205), "r"(t296) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t297 = t165 + 16u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t298 = t297 < t108;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t299 = t166 < t175;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t300 = t298 & t299;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t301 = t300 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t177), "l"(t234), "r"(t301) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t302 = t165 + 32u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t303 = t302 < t108;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t304 = t166 < t175;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t305 = t303 & t304;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t306 = t305 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t177), "l"(t263), "r"(t306) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t307 = t165 + 48u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t308 = t307 < t108;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t309 = t166 < t175;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t310 = t308 & t309;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t311 = t310 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t177), "l"(t292), "r"(t311) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t312 = t205 + 128ull;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t313 = t165 < t108;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t314 = t166 + 8u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t315 = t314 < t175;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t316 = t313 & t315;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t317 = t316 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t177), "l"(t312), "r"(t317) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t318 = t234 + 128ull;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t319 = t165 + 16u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t320 = t319 < t108;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t321 = t166 + 8u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t322 = t321 < t175;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t323 = t320 & t322;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t324 = t323 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t177), "l"(t318), "r"(t324) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t325 = t263 + 128ull;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t326 = t165 + 32u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t327 = t326 < t108;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t328 = t166 + 8u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t329 = t328 < t175;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t330 = t327 & t329;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t331 = t330 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t177), "l"(t325), "r"(t331) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t332 = t292 + 128ull;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t333 = t165 + 48u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t334 = t333 < t108;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t335 = t166 + 8u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t336 = t335 < t175;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t337 = t334 & t336;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t338 = t337 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t177), "l"(t332), "r"(t338) : "memory");
#line 64 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 16384u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t340 = ring + 32768u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t341 = 0ull * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t342 = t341 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t343 = k + t342;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t344 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t345 = t344 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t346 = t343 + t345;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t347 = (u64)t21;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t348 = t347 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t349 = t348 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t350 = t346 + t349;
        const u32 t351 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t352 = t351 << 1u;
        const u32 t353 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t354 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t355 = t353 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t356 = t354 ^ t355;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t357 = t353 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t358 = t356 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t359 = t357 + t358;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t360 = (u64)t353 * t352;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t361 = t350 + t360;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t362 = (u64)t354 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t363 = t361 + t362;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t364 = (u64)t352 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t365 = (u32)k_stride0;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t366 = t365 << 1u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t367 = 0ull * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t368 = t367 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t369 = v + t368;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t370 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t371 = t370 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t372 = t369 + t371;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t373 = (u64)t21;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t374 = t373 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t375 = t374 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t376 = t372 + t375;
        const u32 t377 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t378 = t377 << 1u;
        const u32 t379 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t380 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t381 = t379 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t382 = t380 ^ t381;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t383 = t379 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t384 = t382 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t385 = t383 + t384;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t386 = (u64)t379 * t378;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t387 = t376 + t386;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t388 = (u64)t380 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t389 = t387 + t388;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t390 = (u64)t378 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t391 = (u32)v_stride0;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t392 = t391 << 1u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t393 = thread & 31u;
#line 137 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_3 = 0u;
#line 137 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_2 = 0u;
#line 350 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t394 = t31 << 6u;
#line 350 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool full = t394 <= end_6;
        const bool t396 = t31 == t148;
#line 351 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t397 = t396 & full;
#line 351 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t398 = !t397;
#line 351 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t398) {
#line 328 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t399 = count - 1u;
#line 328 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 i = 0u < t399 ? 0u : t399;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t401 = t148 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t402 = t401 - i;
#line 329 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_2 = t402 << 6u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t404 = end_6 > 1u ? end_6 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last = t404 - 1u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 index_3 = t393 < 15u ? t393 : 15u;
            const u32 t407 = t353 >> 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t408 = t407 << 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t409 = first_key_2 + t408;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t410 = index_3 & 3u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t411 = t409 + t410;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t412 = index_3 >> 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t413 = t412 << 4u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t414 = t411 + t413;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t415 = t414 < last ? t414 : last;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t416 = t415 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t417;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t417) : "r"(t416), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_4 = t417 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t419 = (u64)index_4 * t99;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t420 = t419 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t421 = t98 + t420;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_4;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t421) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t423 = index_4 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 found_2 = t415 - t423;
#line 153 "fa-kernels/src/attention/forward/kv_stream.rs"
            page = page_4;
#line 153 "fa-kernels/src/attention/forward/kv_stream.rs"
            row = found_2;
        }
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t425 = t148 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = t425 << 6u;
        const u32 t427 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t428 = (u64)t354 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t429 = ring + t359;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t430 = first_key_3 + t353;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t431 = end_6 > 1u ? end_6 : 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t432 = t431 - 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t433 = t430 < t432 ? t430 : t432;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t434 = t353 & 3u;
        u32 place;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place) : "r"(page), "r"(t434));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_2) : "r"(row), "r"(t434));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t437 = (u64)place * t366;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t438 = t350 + t437;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t439 = (u64)place_2 * t352;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t440 = t438 + t439;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t441 = t440 + t428;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t442 = first_key_3 + t353;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t443 = t442 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t444 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t445 = t444 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t446 = t443 < t445 ? t443 : t445;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t447 = t353 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t448 = t447 + 4u;
        u32 place_3;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_3) : "r"(page), "r"(t448));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_4;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_4) : "r"(row), "r"(t448));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t451 = (u64)place_3 * t366;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t452 = t350 + t451;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t453 = (u64)place_4 * t352;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t454 = t452 + t453;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t455 = t454 + t428;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t456 = first_key_3 + t353;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t457 = t456 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t458 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t459 = t458 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t460 = t457 < t459 ? t457 : t459;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t461 = t353 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t462 = t461 + 8u;
        u32 place_5;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_5) : "r"(page), "r"(t462));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_6;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_6) : "r"(row), "r"(t462));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t465 = (u64)place_5 * t366;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t466 = t350 + t465;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t467 = (u64)place_6 * t352;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t468 = t466 + t467;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t469 = t468 + t428;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t470 = first_key_3 + t353;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t471 = t470 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t472 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t473 = t472 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t474 = t471 < t473 ? t471 : t473;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t475 = t353 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t476 = t475 + 12u;
        u32 place_7;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_7) : "r"(page), "r"(t476));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_8;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_8) : "r"(row), "r"(t476));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t479 = (u64)place_7 * t366;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t480 = t350 + t479;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t481 = (u64)place_8 * t352;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t482 = t480 + t481;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t483 = t482 + t428;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t484 = first_key_3 + t353;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t485 = t484 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t486 = t354 < t427;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t487 = t485 & t486;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t488 = t487 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t429), "l"(t441), "r"(t488) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t489 = first_key_3 + t353;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t490 = t489 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t491 = t490 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t492 = t354 < t427;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t493 = t491 & t492;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t494 = t493 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t429), "l"(t455), "r"(t494) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t495 = first_key_3 + t353;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t496 = t495 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t497 = t496 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t498 = t354 < t427;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t499 = t497 & t498;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t500 = t499 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t429), "l"(t469), "r"(t500) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t501 = first_key_3 + t353;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t502 = t501 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t503 = t502 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t504 = t354 < t427;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t505 = t503 & t504;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t506 = t505 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t429), "l"(t483), "r"(t506) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t507 = t441 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t508 = first_key_3 + t353;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t509 = t508 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t510 = t354 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t511 = t510 < t427;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t512 = t509 & t511;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t513 = t512 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t429), "l"(t507), "r"(t513) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t514 = t455 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t515 = first_key_3 + t353;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t516 = t515 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t517 = t516 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t518 = t354 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t519 = t518 < t427;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t520 = t517 & t519;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t521 = t520 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t429), "l"(t514), "r"(t521) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t522 = t469 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t523 = first_key_3 + t353;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t524 = t523 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t525 = t524 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t526 = t354 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t527 = t526 < t427;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t528 = t525 & t527;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t529 = t528 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t429), "l"(t522), "r"(t529) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t530 = t483 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t531 = first_key_3 + t353;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t532 = t531 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t533 = t532 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t534 = t354 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t535 = t534 < t427;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t536 = t533 & t535;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t537 = t536 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t429), "l"(t530), "r"(t537) : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t538 = t148 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_4 = t538 << 6u;
        const u32 t540 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t541 = (u64)t380 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t542 = t340 + t385;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t543 = first_key_4 + t379;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t544 = end_6 > 1u ? end_6 : 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t545 = t544 - 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t546 = t543 < t545 ? t543 : t545;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t547 = t379 & 3u;
        u32 place_9;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_9) : "r"(page), "r"(t547));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_10;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_10) : "r"(row), "r"(t547));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t550 = (u64)place_9 * t392;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t551 = t376 + t550;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t552 = (u64)place_10 * t378;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t553 = t551 + t552;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t554 = t553 + t541;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t555 = first_key_4 + t379;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t556 = t555 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t557 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t558 = t557 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t559 = t556 < t558 ? t556 : t558;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t560 = t379 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t561 = t560 + 4u;
        u32 place_11;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_11) : "r"(page), "r"(t561));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_12;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_12) : "r"(row), "r"(t561));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t564 = (u64)place_11 * t392;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t565 = t376 + t564;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t566 = (u64)place_12 * t378;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t567 = t565 + t566;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t568 = t567 + t541;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t569 = first_key_4 + t379;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t570 = t569 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t571 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t572 = t571 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t573 = t570 < t572 ? t570 : t572;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t574 = t379 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t575 = t574 + 8u;
        u32 place_13;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_13) : "r"(page), "r"(t575));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_14;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_14) : "r"(row), "r"(t575));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t578 = (u64)place_13 * t392;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t579 = t376 + t578;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t580 = (u64)place_14 * t378;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t581 = t579 + t580;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t582 = t581 + t541;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t583 = first_key_4 + t379;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t584 = t583 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t585 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t586 = t585 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t587 = t584 < t586 ? t584 : t586;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t588 = t379 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t589 = t588 + 12u;
        u32 place_15;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_15) : "r"(page), "r"(t589));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_16;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_16) : "r"(row), "r"(t589));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t592 = (u64)place_15 * t392;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t593 = t376 + t592;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t594 = (u64)place_16 * t378;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t595 = t593 + t594;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t596 = t595 + t541;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t597 = first_key_4 + t379;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t598 = t597 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t599 = t380 < t540;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t600 = t598 & t599;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t601 = t600 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t542), "l"(t554), "r"(t601) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t602 = first_key_4 + t379;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t603 = t602 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t604 = t603 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t605 = t380 < t540;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t606 = t604 & t605;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t607 = t606 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t542), "l"(t568), "r"(t607) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t608 = first_key_4 + t379;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t609 = t608 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t610 = t609 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t611 = t380 < t540;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t612 = t610 & t611;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t613 = t612 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t542), "l"(t582), "r"(t613) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t614 = first_key_4 + t379;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t615 = t614 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t616 = t615 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t617 = t380 < t540;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t618 = t616 & t617;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t619 = t618 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t542), "l"(t596), "r"(t619) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t620 = t554 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t621 = first_key_4 + t379;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t622 = t621 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t623 = t380 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t624 = t623 < t540;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t625 = t622 & t624;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t626 = t625 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t542), "l"(t620), "r"(t626) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t627 = t568 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t628 = first_key_4 + t379;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t629 = t628 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t630 = t629 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t631 = t380 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t632 = t631 < t540;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t633 = t630 & t632;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t634 = t633 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t542), "l"(t627), "r"(t634) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t635 = t582 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t636 = first_key_4 + t379;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t637 = t636 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t638 = t637 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t639 = t380 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t640 = t639 < t540;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t641 = t638 & t640;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t642 = t641 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t542), "l"(t635), "r"(t642) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t643 = t596 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t644 = first_key_4 + t379;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t645 = t644 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t646 = t645 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t647 = t380 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t648 = t647 < t540;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t649 = t646 & t648;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t650 = t649 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t542), "l"(t643), "r"(t650) : "memory");
#line 380 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 328 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t651 = count - 1u;
#line 328 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 i_2 = 1u < t651 ? 1u : t651;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t653 = t148 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t654 = t653 - i_2;
#line 329 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_5 = t654 << 6u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t656 = end_6 > 1u ? end_6 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last_2 = t656 - 1u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 index_5 = t393 < 15u ? t393 : 15u;
        const u32 t659 = t353 >> 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t660 = t659 << 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t661 = first_key_5 + t660;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t662 = index_5 & 3u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t663 = t661 + t662;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t664 = index_5 >> 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t665 = t664 << 4u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t666 = t663 + t665;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t667 = t666 < last_2 ? t666 : last_2;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t668 = t667 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t669;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t669) : "r"(t668), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_6 = t669 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t671 = (u64)index_6 * t99;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t672 = t671 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t673 = t98 + t672;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_5;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t673) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t675 = index_6 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 found_3 = t667 - t675;
#line 153 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_3 = page_5;
#line 153 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_2 = found_3;
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t677 = 1u < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t677) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t678 = ring + 16384u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t679 = t148 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t680 = t679 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = t680 << 6u;
            const u32 t682 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t683 = (u64)t354 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t684 = t678 + t359;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t685 = first_key_6 + t353;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t686 = t353 & 3u;
            u32 place_17;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_17) : "r"(page_3), "r"(t686));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_18;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_18) : "r"(row_2), "r"(t686));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t689 = (u64)place_17 * t366;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t690 = t350 + t689;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t691 = (u64)place_18 * t352;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t692 = t690 + t691;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t693 = t692 + t683;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t694 = first_key_6 + t353;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t695 = t694 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t696 = t353 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t697 = t696 + 4u;
            u32 place_19;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_19) : "r"(page_3), "r"(t697));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_20;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_20) : "r"(row_2), "r"(t697));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t700 = (u64)place_19 * t366;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t701 = t350 + t700;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t702 = (u64)place_20 * t352;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t703 = t701 + t702;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t704 = t703 + t683;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t705 = first_key_6 + t353;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t706 = t705 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t707 = t353 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t708 = t707 + 8u;
            u32 place_21;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_21) : "r"(page_3), "r"(t708));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_22;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_22) : "r"(row_2), "r"(t708));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t711 = (u64)place_21 * t366;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t712 = t350 + t711;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t713 = (u64)place_22 * t352;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t714 = t712 + t713;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t715 = t714 + t683;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t716 = first_key_6 + t353;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t717 = t716 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t718 = t353 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t719 = t718 + 12u;
            u32 place_23;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_23) : "r"(page_3), "r"(t719));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_24;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_24) : "r"(row_2), "r"(t719));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t722 = (u64)place_23 * t366;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t723 = t350 + t722;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t724 = (u64)place_24 * t352;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t725 = t723 + t724;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t726 = t725 + t683;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t727 = t354 < t682;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t728 = t727 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t684), "l"(t693), "r"(t728) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t729 = t354 < t682;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t730 = t729 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t684), "l"(t704), "r"(t730) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t731 = t354 < t682;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t732 = t731 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t684), "l"(t715), "r"(t732) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t733 = t354 < t682;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t734 = t733 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t684), "l"(t726), "r"(t734) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t735 = t693 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t736 = t354 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t737 = t736 < t682;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t738 = t737 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t684), "l"(t735), "r"(t738) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t739 = t704 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t740 = t354 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t741 = t740 < t682;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t742 = t741 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t684), "l"(t739), "r"(t742) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t743 = t715 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t744 = t354 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t745 = t744 < t682;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t746 = t745 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t684), "l"(t743), "r"(t746) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t747 = t726 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t748 = t354 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t749 = t748 < t682;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t750 = t749 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t684), "l"(t747), "r"(t750) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t751 = 1u < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t751) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t752 = t340 + 16384u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t753 = t148 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t754 = t753 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_7 = t754 << 6u;
            const u32 t756 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t757 = (u64)t380 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t758 = t752 + t385;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t759 = first_key_7 + t379;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t760 = t379 & 3u;
            u32 place_25;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_25) : "r"(page_3), "r"(t760));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_26;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_26) : "r"(row_2), "r"(t760));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t763 = (u64)place_25 * t392;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t764 = t376 + t763;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t765 = (u64)place_26 * t378;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t766 = t764 + t765;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t767 = t766 + t757;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t768 = first_key_7 + t379;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t769 = t768 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t770 = t379 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t771 = t770 + 4u;
            u32 place_27;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_27) : "r"(page_3), "r"(t771));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_28;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_28) : "r"(row_2), "r"(t771));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t774 = (u64)place_27 * t392;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t775 = t376 + t774;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t776 = (u64)place_28 * t378;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t777 = t775 + t776;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t778 = t777 + t757;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t779 = first_key_7 + t379;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t780 = t779 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t781 = t379 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t782 = t781 + 8u;
            u32 place_29;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_29) : "r"(page_3), "r"(t782));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_30;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_30) : "r"(row_2), "r"(t782));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t785 = (u64)place_29 * t392;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t786 = t376 + t785;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t787 = (u64)place_30 * t378;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t788 = t786 + t787;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t789 = t788 + t757;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t790 = first_key_7 + t379;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t791 = t790 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t792 = t379 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t793 = t792 + 12u;
            u32 place_31;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_31) : "r"(page_3), "r"(t793));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_32;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_32) : "r"(row_2), "r"(t793));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t796 = (u64)place_31 * t392;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t797 = t376 + t796;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t798 = (u64)place_32 * t378;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t799 = t797 + t798;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t800 = t799 + t757;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t801 = t380 < t756;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t802 = t801 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t758), "l"(t767), "r"(t802) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t803 = t380 < t756;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t804 = t803 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t758), "l"(t778), "r"(t804) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t805 = t380 < t756;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t806 = t805 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t758), "l"(t789), "r"(t806) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t807 = t380 < t756;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t808 = t807 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t758), "l"(t800), "r"(t808) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t809 = t767 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t810 = t380 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t811 = t810 < t756;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t812 = t811 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t758), "l"(t809), "r"(t812) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t813 = t778 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t814 = t380 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t815 = t814 < t756;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t816 = t815 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t758), "l"(t813), "r"(t816) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t817 = t789 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t818 = t380 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t819 = t818 < t756;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t820 = t819 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t758), "l"(t817), "r"(t820) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t821 = t800 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t822 = t380 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t823 = t822 < t756;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t824 = t823 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t758), "l"(t821), "r"(t824) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 328 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t825 = count - 1u;
#line 328 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 i_3 = 2u < t825 ? 2u : t825;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t827 = t148 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t828 = t827 - i_3;
#line 329 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_8 = t828 << 6u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t830 = end_6 > 1u ? end_6 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last_3 = t830 - 1u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 index_7 = t393 < 15u ? t393 : 15u;
        const u32 t833 = t353 >> 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t834 = t833 << 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t835 = first_key_8 + t834;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t836 = index_7 & 3u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t837 = t835 + t836;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t838 = index_7 >> 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t839 = t838 << 4u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t840 = t837 + t839;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t841 = t840 < last_3 ? t840 : last_3;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t842 = t841 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t843;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t843) : "r"(t842), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_8 = t843 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t845 = (u64)index_8 * t99;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t846 = t845 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t847 = t98 + t846;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_6;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_6) : "l"(t847) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t849 = index_8 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 found_4 = t841 - t849;
#line 153 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_3 = page_6;
#line 153 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_2 = found_4;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t851 = lane & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t852 = t162 + t851;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t853 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t854 = t852 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t855 = t853 ^ t854;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t856 = t852 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t857 = t855 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t858 = t856 + t857;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t859 = smem_1 + t858;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t860;
        asm volatile("mov.b32 %0, %1;" : "=r"(t860) : "r"(t859));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t860) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t861;
        asm volatile("mov.b32 %0, %1;" : "=r"(t861) : "r"(t859));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t862 = t861 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t862) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t863;
        asm volatile("mov.b32 %0, %1;" : "=r"(t863) : "r"(t859));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t864 = t863 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t864) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t865;
        asm volatile("mov.b32 %0, %1;" : "=r"(t865) : "r"(t859));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t866 = t865 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t866) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t867;
        asm volatile("mov.b32 %0, %1;" : "=r"(t867) : "r"(t859));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t867) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t868;
        asm volatile("mov.b32 %0, %1;" : "=r"(t868) : "r"(t859));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t869 = t868 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t869) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t870;
        asm volatile("mov.b32 %0, %1;" : "=r"(t870) : "r"(t859));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t871 = t870 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t871) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t872;
        asm volatile("mov.b32 %0, %1;" : "=r"(t872) : "r"(t859));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t873 = t872 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t873) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t874 = lane & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t875 = t163 + t874;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t876 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t877 = t876 << 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t878 = t875 + t877;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t879 = lane >> 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t880 = t879 & 1u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t881 = t878 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t882 = t880 ^ t881;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t883 = t878 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t884 = t882 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t885 = t883 + t884;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t886 = lane & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t887 = t163 + t886;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t888 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t889 = t887 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t890 = t888 ^ t889;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t891 = t887 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t892 = t890 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t893 = t891 + t892;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t894 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t895 = t162 + t894;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t896 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t897 = first + t895;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t898 = t897 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t899;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t899) : "r"(t898), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t900 = t899 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t901 = t900 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t902 = t897 - t901;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t903 = t896 + t902;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t904 = (u64)t16;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t905 = t904 * alibi_slopes_stride0;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t906 = t905 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t907 = alibi_slopes + t906;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t908 = (u64)t903;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t909 = t908 * alibi_slopes_stride1;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t910 = t909 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t911 = t907 + t910;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        f32 slope;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope) : "l"(t911) : "memory");
#line 91 "fa-kernels/src/attention/options/alibi.rs"
        f32 t913;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t913) : "f"(scale_log2));
#line 91 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t914 = t913 * 1.442695f;
#line 91 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t915 = slope * t914;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t916 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t917 = t162 + t916;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t918 = t917 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t919 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t920 = first + t918;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t921 = t920 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t922;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t922) : "r"(t921), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t923 = t922 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t924 = t923 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t925 = t920 - t924;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t926 = t919 + t925;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t927 = (u64)t16;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t928 = t927 * alibi_slopes_stride0;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t929 = t928 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t930 = alibi_slopes + t929;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t931 = (u64)t926;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t932 = t931 * alibi_slopes_stride1;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t933 = t932 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t934 = t930 + t933;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        f32 slope_2;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope_2) : "l"(t934) : "memory");
#line 91 "fa-kernels/src/attention/options/alibi.rs"
        f32 t936;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t936) : "f"(scale_log2));
#line 91 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t937 = t936 * 1.442695f;
#line 91 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t938 = slope_2 * t937;
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
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_33 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_34 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_35 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_36 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_37 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_38 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_39 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_40 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_41 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_42 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_43 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_44 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_45 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_46 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_47 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_48 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_49 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_50 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_51 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_52 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_53 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_54 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_55 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_56 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_57 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_58 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_59 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_60 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_61 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_62 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_63 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_64 = 0.0f;
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
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t939;
        asm volatile("mov.b32 %0, %1;" : "=r"(t939) : "r"(t885));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t940 = t939 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t941 = t939 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t942 = t939 ^ 96u;
        const u32 t943 = ring + t939;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t943) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t943) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_37), "r"(m_38));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_39), "r"(m_40));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t943) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_41), "r"(m_42));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_43), "r"(m_44));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t943) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_45), "r"(m_46));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_47), "r"(m_48));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t944 = ring + t940;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t944) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_49), "r"(m_50));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_51), "r"(m_52));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t944) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_53), "r"(m_54));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_55), "r"(m_56));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t944) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_57), "r"(m_58));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_59), "r"(m_60));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t944) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_61), "r"(m_62));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_63), "r"(m_64));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t945 = ring + t941;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t945) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_65), "r"(m_66));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_67), "r"(m_68));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t945) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_69), "r"(m_70));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_71), "r"(m_72));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t945) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_73), "r"(m_74));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_75), "r"(m_76));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t945) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_77), "r"(m_78));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_79), "r"(m_80));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t946 = ring + t942;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t946) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_81), "r"(m_82));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_83), "r"(m_84));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t946) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_85), "r"(m_86));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_87), "r"(m_88));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t946) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_89), "r"(m_90));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_91), "r"(m_92));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t946) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_93), "r"(m_94));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_95), "r"(m_96));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t943) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_97), "r"(m_98));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_99), "r"(m_100));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t943) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_101), "r"(m_102));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_103), "r"(m_104));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t943) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_105), "r"(m_106));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_107), "r"(m_108));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t943) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_109), "r"(m_110));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_111), "r"(m_112));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t944) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_113), "r"(m_114));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_115), "r"(m_116));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t944) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t944) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_121), "r"(m_122));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_123), "r"(m_124));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t944) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_125), "r"(m_126));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_127), "r"(m_128));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t945) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_129), "r"(m_130));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_131), "r"(m_132));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t945) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_133), "r"(m_134));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_135), "r"(m_136));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t945) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_137), "r"(m_138));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_139), "r"(m_140));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t945) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_141), "r"(m_142));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_143), "r"(m_144));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t946) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_145), "r"(m_146));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_147), "r"(m_148));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t946) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_149), "r"(m_150));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_151), "r"(m_152));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t946) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_153), "r"(m_154));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_155), "r"(m_156));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t946) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_157), "r"(m_158));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_159), "r"(m_160));
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t947 = t148 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t948 = t947 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 first_key_9 = t948 + t163;
        const u32 t950 = first + t162;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t951 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t952 = t951 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t953 = first_key_9 + t952;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t954 = t953 + seq_q_2;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 column = (f32)t954;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t956 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t957 = t950 + t956;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t958 = t957 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t959;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t959) : "r"(t958), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t960 = t959 >> sharing_shift;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t961 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t962 = t950 + t961;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t963 = t962 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t964 = t963 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t965;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t965) : "r"(t964), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t966 = t965 >> sharing_shift;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t967 = t960 + end_6;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t968 = (f32)t967;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_2 = t968 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance = first_2 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t971 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t972;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t972) : "f"(distance), "f"(t971), "f"(s));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s = t972;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t973 = t966 + end_6;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t974 = (f32)t973;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_3 = t974 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_2 = first_3 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t977 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t978;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t978) : "f"(distance_2), "f"(t977), "f"(s_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_3 = t978;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_3 = first_2 + -1.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t980 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t981;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t981) : "f"(distance_3), "f"(t980), "f"(s_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_2 = t981;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_4 = first_3 + -1.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t983 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t984;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t984) : "f"(distance_4), "f"(t983), "f"(s_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_4 = t984;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_5 = first_2 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t986 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t987;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t987) : "f"(distance_5), "f"(t986), "f"(s_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_5 = t987;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_6 = first_3 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t989 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t990;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t990) : "f"(distance_6), "f"(t989), "f"(s_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_7 = t990;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_7 = first_2 + -9.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t992 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t993;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t993) : "f"(distance_7), "f"(t992), "f"(s_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_6 = t993;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_8 = first_3 + -9.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t995 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t996;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t996) : "f"(distance_8), "f"(t995), "f"(s_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_8 = t996;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_9 = first_2 + -16.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t998 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t999;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t999) : "f"(distance_9), "f"(t998), "f"(s_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_9 = t999;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_10 = first_3 + -16.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1001 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1002;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1002) : "f"(distance_10), "f"(t1001), "f"(s_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_11 = t1002;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_11 = first_2 + -17.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1004 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1005;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1005) : "f"(distance_11), "f"(t1004), "f"(s_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_10 = t1005;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_12 = first_3 + -17.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1007 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1008;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1008) : "f"(distance_12), "f"(t1007), "f"(s_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_12 = t1008;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_13 = first_2 + -24.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1010 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1011;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1011) : "f"(distance_13), "f"(t1010), "f"(s_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_13 = t1011;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_14 = first_3 + -24.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1013 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1014;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1014) : "f"(distance_14), "f"(t1013), "f"(s_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_15 = t1014;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_15 = first_2 + -25.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1016 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1017;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1017) : "f"(distance_15), "f"(t1016), "f"(s_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_14 = t1017;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_16 = first_3 + -25.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1019 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1020;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1020) : "f"(distance_16), "f"(t1019), "f"(s_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_16 = t1020;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_17 = first_2 + -32.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1022 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1023;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1023) : "f"(distance_17), "f"(t1022), "f"(s_17));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_17 = t1023;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_18 = first_3 + -32.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1025 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1026;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1026) : "f"(distance_18), "f"(t1025), "f"(s_19));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_19 = t1026;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_19 = first_2 + -33.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1028 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1029;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1029) : "f"(distance_19), "f"(t1028), "f"(s_18));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_18 = t1029;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_20 = first_3 + -33.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1031 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1032;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1032) : "f"(distance_20), "f"(t1031), "f"(s_20));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_20 = t1032;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_21 = first_2 + -40.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1034 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1035;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1035) : "f"(distance_21), "f"(t1034), "f"(s_21));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_21 = t1035;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_22 = first_3 + -40.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1037 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1038;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1038) : "f"(distance_22), "f"(t1037), "f"(s_23));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_23 = t1038;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_23 = first_2 + -41.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1040 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1041;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1041) : "f"(distance_23), "f"(t1040), "f"(s_22));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_22 = t1041;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_24 = first_3 + -41.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1043 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1044;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1044) : "f"(distance_24), "f"(t1043), "f"(s_24));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_24 = t1044;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_25 = first_2 + -48.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1046 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1047;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1047) : "f"(distance_25), "f"(t1046), "f"(s_25));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_25 = t1047;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_26 = first_3 + -48.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1049 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1050;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1050) : "f"(distance_26), "f"(t1049), "f"(s_27));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_27 = t1050;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_27 = first_2 + -49.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1052 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1053;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1053) : "f"(distance_27), "f"(t1052), "f"(s_26));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_26 = t1053;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_28 = first_3 + -49.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1055 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1056;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1056) : "f"(distance_28), "f"(t1055), "f"(s_28));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_28 = t1056;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_29 = first_2 + -56.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1058 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1059;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1059) : "f"(distance_29), "f"(t1058), "f"(s_29));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_29 = t1059;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_30 = first_3 + -56.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1061 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1062;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1062) : "f"(distance_30), "f"(t1061), "f"(s_31));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_31 = t1062;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_31 = first_2 + -57.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1064 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1065;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1065) : "f"(distance_31), "f"(t1064), "f"(s_30));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_30 = t1065;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_32 = first_3 + -57.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1067 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1068;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1068) : "f"(distance_32), "f"(t1067), "f"(s_32));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_32 = t1068;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t1069 = 0u < t150;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t1070 = t152 <= 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t1071 = t1069 | t1070;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t1071) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1072 = t148 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1073 = t1072 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_10 = t1073 + t163;
            const u32 t1075 = first + t162;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1076 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1077 = t1076 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_10 + t1077;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1079 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1080 = t1075 + t1079;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1081 = t1080 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t1082;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1082) : "r"(t1081), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1083 = t1082 >> sharing_shift;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1084 = t1083 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_7 = t1084 + 1u;
            const u32 t1086 = end_7 > seq_q_2 ? end_7 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1087 = t1086 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_8 = t1087 < end_6 ? t1087 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1089 = end_8 > column_2 ? end_8 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_9 = t1089 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1092 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t1092;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1094 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t1094;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1096 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t1096;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1098 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t1098;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1100 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t1100;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1102 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t1102;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1104 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t1104;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1106 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t1106;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1108 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t1108;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1110 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t1110;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1112 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t1112;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1114 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t1114;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1116 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t1116;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1118 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t1118;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1120 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t1120;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1122 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t1122;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1123 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1124 = t1075 + t1123;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1125 = t1124 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1126 = t1125 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t1127;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1127) : "r"(t1126), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1128 = t1127 >> sharing_shift;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1129 = t1128 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t1129 + 1u;
            const u32 t1131 = end_10 > seq_q_2 ? end_10 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1132 = t1131 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t1132 < end_6 ? t1132 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1134 = end_11 > column_2 ? end_11 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t1134 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1137 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t1137;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1139 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t1139;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1141 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t1141;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1143 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t1143;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1145 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t1145;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1147 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t1147;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1149 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t1149;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1151 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t1151;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 32u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1153 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t1153;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 33u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1155 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t1155;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 40u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1157 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t1157;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 41u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1159 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t1159;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 48u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1161 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t1161;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 49u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1163 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t1163;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 56u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1165 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t1165;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 57u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1167 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t1167;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1169;
        asm("max.f32 %0, %1, %2;" : "=f"(t1169) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1170;
        asm("max.f32 %0, %1, %2;" : "=f"(t1170) : "f"(t1169), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1171;
        asm("max.f32 %0, %1, %2;" : "=f"(t1171) : "f"(t1170), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1172;
        asm("max.f32 %0, %1, %2;" : "=f"(t1172) : "f"(t1171), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1173;
        asm("max.f32 %0, %1, %2;" : "=f"(t1173) : "f"(t1172), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1174;
        asm("max.f32 %0, %1, %2;" : "=f"(t1174) : "f"(t1173), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1175;
        asm("max.f32 %0, %1, %2;" : "=f"(t1175) : "f"(t1174), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1176;
        asm("max.f32 %0, %1, %2;" : "=f"(t1176) : "f"(t1175), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1177;
        asm("max.f32 %0, %1, %2;" : "=f"(t1177) : "f"(t1176), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1178;
        asm("max.f32 %0, %1, %2;" : "=f"(t1178) : "f"(t1177), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1179;
        asm("max.f32 %0, %1, %2;" : "=f"(t1179) : "f"(t1178), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1180;
        asm("max.f32 %0, %1, %2;" : "=f"(t1180) : "f"(t1179), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1181;
        asm("max.f32 %0, %1, %2;" : "=f"(t1181) : "f"(t1180), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1182;
        asm("max.f32 %0, %1, %2;" : "=f"(t1182) : "f"(t1181), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1183;
        asm("max.f32 %0, %1, %2;" : "=f"(t1183) : "f"(t1182), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1184;
        asm("max.f32 %0, %1, %2;" : "=f"(t1184) : "f"(t1183), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1185;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1185) : "f"(t1184));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1184), "f"(t1185));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1187;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1187) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1187));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t1190 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t1190;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1192 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1193;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1193) : "f"(old), "f"(scale_log2), "f"(t1192));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1193));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1195 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1196 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1196));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1198;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1198) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t1198;
        const f32 t1199 = t1195 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1200 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1200));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1202;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1202) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t1202;
        const f32 t1203 = t1199 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1204 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1204));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1206;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1206) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t1206;
        const f32 t1207 = t1203 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1208 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1208));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1210;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1210) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t1210;
        const f32 t1211 = t1207 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1212 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1212));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1214;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1214) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t1214;
        const f32 t1215 = t1211 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1216 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1216));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1218;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1218) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t1218;
        const f32 t1219 = t1215 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1220 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1220));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1222;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1222) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t1222;
        const f32 t1223 = t1219 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1224 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1224));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1226;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1226) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t1226;
        const f32 t1227 = t1223 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1228 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1228));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1230;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1230) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t1230;
        const f32 t1231 = t1227 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1232 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1232));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1234;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1234) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t1234;
        const f32 t1235 = t1231 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1236 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1236));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1238;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1238) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t1238;
        const f32 t1239 = t1235 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1240 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1240));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1242;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1242) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t1242;
        const f32 t1243 = t1239 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1244 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1244));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1246;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1246) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t1246;
        const f32 t1247 = t1243 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1248 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1248));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1250;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1250) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t1250;
        const f32 t1251 = t1247 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1252 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1252));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1254;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1254) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t1254;
        const f32 t1255 = t1251 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1256 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1256));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1258;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1258) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t1258;
        const f32 t1259 = t1255 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1259;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1260 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1260;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1261 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1261;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1262 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1262;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1263 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1263;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1264 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1264;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1265 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1265;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1266 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1266;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1267 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1267;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1268 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1268;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1269 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1269;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1270 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1270;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1271 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1271;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1272 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1272;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1273 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1273;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1274 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1274;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1275 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1275;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1276 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1276;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1277 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1277;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1278 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1278;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1279 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1279;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1280 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1280;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1281 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1281;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1282 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1282;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1283 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1283;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1284 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1284;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1285 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1285;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1286 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1286;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1287 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1287;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1288 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1288;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1289 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1289;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1290 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1290;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1291 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1291;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1293;
        asm("max.f32 %0, %1, %2;" : "=f"(t1293) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1294;
        asm("max.f32 %0, %1, %2;" : "=f"(t1294) : "f"(t1293), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1295;
        asm("max.f32 %0, %1, %2;" : "=f"(t1295) : "f"(t1294), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1296;
        asm("max.f32 %0, %1, %2;" : "=f"(t1296) : "f"(t1295), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1297;
        asm("max.f32 %0, %1, %2;" : "=f"(t1297) : "f"(t1296), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1298;
        asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(t1297), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1299;
        asm("max.f32 %0, %1, %2;" : "=f"(t1299) : "f"(t1298), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1300;
        asm("max.f32 %0, %1, %2;" : "=f"(t1300) : "f"(t1299), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1301;
        asm("max.f32 %0, %1, %2;" : "=f"(t1301) : "f"(t1300), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1302;
        asm("max.f32 %0, %1, %2;" : "=f"(t1302) : "f"(t1301), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1303;
        asm("max.f32 %0, %1, %2;" : "=f"(t1303) : "f"(t1302), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1304;
        asm("max.f32 %0, %1, %2;" : "=f"(t1304) : "f"(t1303), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1305;
        asm("max.f32 %0, %1, %2;" : "=f"(t1305) : "f"(t1304), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1306;
        asm("max.f32 %0, %1, %2;" : "=f"(t1306) : "f"(t1305), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1307;
        asm("max.f32 %0, %1, %2;" : "=f"(t1307) : "f"(t1306), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1308;
        asm("max.f32 %0, %1, %2;" : "=f"(t1308) : "f"(t1307), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1309;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1309) : "f"(t1308));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1308), "f"(t1309));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1311;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1311) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1311));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t1314 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t1314;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1316 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1317;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1317) : "f"(old_2), "f"(scale_log2), "f"(t1316));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1317));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1319 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1320 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t1320));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1322;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1322) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t1322;
        const f32 t1323 = t1319 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1324 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t1324));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1326;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1326) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t1326;
        const f32 t1327 = t1323 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1328 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t1328));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1330;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1330) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t1330;
        const f32 t1331 = t1327 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1332 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t1332));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1334;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1334) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t1334;
        const f32 t1335 = t1331 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1336 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t1336));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1338;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1338) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t1338;
        const f32 t1339 = t1335 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1340 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t1340));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1342;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1342) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t1342;
        const f32 t1343 = t1339 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1344 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t1344));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1346;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1346) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t1346;
        const f32 t1347 = t1343 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1348 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t1348));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1350;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1350) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t1350;
        const f32 t1351 = t1347 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1352 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1352));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1354;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1354) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t1354;
        const f32 t1355 = t1351 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1356 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1356));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1358;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1358) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t1358;
        const f32 t1359 = t1355 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1360 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1360));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1362;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1362) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t1362;
        const f32 t1363 = t1359 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1364 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1364));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1366;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1366) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t1366;
        const f32 t1367 = t1363 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1368 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1368));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1370;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1370) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t1370;
        const f32 t1371 = t1367 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1372 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1372));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1374;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1374) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t1374;
        const f32 t1375 = t1371 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1376 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1376));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1378;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1378) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t1378;
        const f32 t1379 = t1375 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1380 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1380));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1382;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1382) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t1382;
        const f32 t1383 = t1379 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1383;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1384 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1384;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1385 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1385;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1386 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1386;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1387 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1387;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1388 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1388;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1389 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1389;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1390 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1390;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1391 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1391;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1392 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1392;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1393 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1393;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1394 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1394;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1395 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1395;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1396 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1396;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1397 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1397;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1398 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1398;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1399 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1399;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1400 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1400;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1401 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1401;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1402 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1402;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1403 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1403;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1404 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1404;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1405 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1405;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1406 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1406;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1407 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1407;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1408 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1408;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1409 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1409;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1410 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1410;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1411 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1411;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1412 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1412;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1413 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1413;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1414 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1414;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1415 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1415;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1416;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1416) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1417;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1417) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1418;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1418) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1419;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1419) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1420;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1420) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1421;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1421) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1422;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1422) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1423;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1423) : "f"(s_15), "f"(s_16));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1424;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1424) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1425;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1425) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1426;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1426) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1427;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1427) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1428;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1428) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1429;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1429) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1430;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1430) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1431;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1431) : "f"(s_31), "f"(s_32));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1432;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1432) : "r"(t893));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1433 = t1432 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1434 = t1432 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1435 = t1432 ^ 96u;
        const u32 t1436 = t340 + t1432;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1437 = t340 + t1433;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1438 = t340 + t1434;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1439 = t340 + t1435;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1436) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1416), "r"(t1417), "r"(t1418), "r"(t1419), "r"(m_161), "r"(m_162));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1416), "r"(t1417), "r"(t1418), "r"(t1419), "r"(m_163), "r"(m_164));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1437) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1416), "r"(t1417), "r"(t1418), "r"(t1419), "r"(m_165), "r"(m_166));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1416), "r"(t1417), "r"(t1418), "r"(t1419), "r"(m_167), "r"(m_168));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1438) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1416), "r"(t1417), "r"(t1418), "r"(t1419), "r"(m_169), "r"(m_170));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1416), "r"(t1417), "r"(t1418), "r"(t1419), "r"(m_171), "r"(m_172));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1439) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1416), "r"(t1417), "r"(t1418), "r"(t1419), "r"(m_173), "r"(m_174));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1416), "r"(t1417), "r"(t1418), "r"(t1419), "r"(m_175), "r"(m_176));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1436) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1416), "r"(t1417), "r"(t1418), "r"(t1419), "r"(m_177), "r"(m_178));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1416), "r"(t1417), "r"(t1418), "r"(t1419), "r"(m_179), "r"(m_180));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1437) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1416), "r"(t1417), "r"(t1418), "r"(t1419), "r"(m_181), "r"(m_182));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1416), "r"(t1417), "r"(t1418), "r"(t1419), "r"(m_183), "r"(m_184));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1438) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1416), "r"(t1417), "r"(t1418), "r"(t1419), "r"(m_185), "r"(m_186));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1416), "r"(t1417), "r"(t1418), "r"(t1419), "r"(m_187), "r"(m_188));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1439) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1416), "r"(t1417), "r"(t1418), "r"(t1419), "r"(m_189), "r"(m_190));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1416), "r"(t1417), "r"(t1418), "r"(t1419), "r"(m_191), "r"(m_192));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1436) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1420), "r"(t1421), "r"(t1422), "r"(t1423), "r"(m_193), "r"(m_194));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1420), "r"(t1421), "r"(t1422), "r"(t1423), "r"(m_195), "r"(m_196));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1437) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1420), "r"(t1421), "r"(t1422), "r"(t1423), "r"(m_197), "r"(m_198));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1420), "r"(t1421), "r"(t1422), "r"(t1423), "r"(m_199), "r"(m_200));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1438) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1420), "r"(t1421), "r"(t1422), "r"(t1423), "r"(m_201), "r"(m_202));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1420), "r"(t1421), "r"(t1422), "r"(t1423), "r"(m_203), "r"(m_204));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1439) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1420), "r"(t1421), "r"(t1422), "r"(t1423), "r"(m_205), "r"(m_206));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1420), "r"(t1421), "r"(t1422), "r"(t1423), "r"(m_207), "r"(m_208));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1436) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1420), "r"(t1421), "r"(t1422), "r"(t1423), "r"(m_209), "r"(m_210));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1420), "r"(t1421), "r"(t1422), "r"(t1423), "r"(m_211), "r"(m_212));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1437) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1420), "r"(t1421), "r"(t1422), "r"(t1423), "r"(m_213), "r"(m_214));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1420), "r"(t1421), "r"(t1422), "r"(t1423), "r"(m_215), "r"(m_216));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1438) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1420), "r"(t1421), "r"(t1422), "r"(t1423), "r"(m_217), "r"(m_218));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1420), "r"(t1421), "r"(t1422), "r"(t1423), "r"(m_219), "r"(m_220));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1439) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1420), "r"(t1421), "r"(t1422), "r"(t1423), "r"(m_221), "r"(m_222));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1420), "r"(t1421), "r"(t1422), "r"(t1423), "r"(m_223), "r"(m_224));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1436) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1424), "r"(t1425), "r"(t1426), "r"(t1427), "r"(m_225), "r"(m_226));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1424), "r"(t1425), "r"(t1426), "r"(t1427), "r"(m_227), "r"(m_228));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1437) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1424), "r"(t1425), "r"(t1426), "r"(t1427), "r"(m_229), "r"(m_230));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1424), "r"(t1425), "r"(t1426), "r"(t1427), "r"(m_231), "r"(m_232));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1438) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1424), "r"(t1425), "r"(t1426), "r"(t1427), "r"(m_233), "r"(m_234));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1424), "r"(t1425), "r"(t1426), "r"(t1427), "r"(m_235), "r"(m_236));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1439) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1424), "r"(t1425), "r"(t1426), "r"(t1427), "r"(m_237), "r"(m_238));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1424), "r"(t1425), "r"(t1426), "r"(t1427), "r"(m_239), "r"(m_240));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1436) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1424), "r"(t1425), "r"(t1426), "r"(t1427), "r"(m_241), "r"(m_242));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1424), "r"(t1425), "r"(t1426), "r"(t1427), "r"(m_243), "r"(m_244));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1437) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1424), "r"(t1425), "r"(t1426), "r"(t1427), "r"(m_245), "r"(m_246));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1424), "r"(t1425), "r"(t1426), "r"(t1427), "r"(m_247), "r"(m_248));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1438) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1424), "r"(t1425), "r"(t1426), "r"(t1427), "r"(m_249), "r"(m_250));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1424), "r"(t1425), "r"(t1426), "r"(t1427), "r"(m_251), "r"(m_252));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1439) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1424), "r"(t1425), "r"(t1426), "r"(t1427), "r"(m_253), "r"(m_254));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1424), "r"(t1425), "r"(t1426), "r"(t1427), "r"(m_255), "r"(m_256));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1436) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1428), "r"(t1429), "r"(t1430), "r"(t1431), "r"(m_257), "r"(m_258));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1428), "r"(t1429), "r"(t1430), "r"(t1431), "r"(m_259), "r"(m_260));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1437) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1428), "r"(t1429), "r"(t1430), "r"(t1431), "r"(m_261), "r"(m_262));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1428), "r"(t1429), "r"(t1430), "r"(t1431), "r"(m_263), "r"(m_264));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1438) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1428), "r"(t1429), "r"(t1430), "r"(t1431), "r"(m_265), "r"(m_266));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1428), "r"(t1429), "r"(t1430), "r"(t1431), "r"(m_267), "r"(m_268));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1439) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1428), "r"(t1429), "r"(t1430), "r"(t1431), "r"(m_269), "r"(m_270));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1428), "r"(t1429), "r"(t1430), "r"(t1431), "r"(m_271), "r"(m_272));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1436) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1428), "r"(t1429), "r"(t1430), "r"(t1431), "r"(m_273), "r"(m_274));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1428), "r"(t1429), "r"(t1430), "r"(t1431), "r"(m_275), "r"(m_276));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1437) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1428), "r"(t1429), "r"(t1430), "r"(t1431), "r"(m_277), "r"(m_278));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1428), "r"(t1429), "r"(t1430), "r"(t1431), "r"(m_279), "r"(m_280));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1438) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1428), "r"(t1429), "r"(t1430), "r"(t1431), "r"(m_281), "r"(m_282));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1428), "r"(t1429), "r"(t1430), "r"(t1431), "r"(m_283), "r"(m_284));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1439) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1428), "r"(t1429), "r"(t1430), "r"(t1431), "r"(m_285), "r"(m_286));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1428), "r"(t1429), "r"(t1430), "r"(t1431), "r"(m_287), "r"(m_288));
#line 81 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i_4 = 1u; i_4 < count; i_4 += 1u) {
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 405 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next_2 = i_4 + 1u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1441 = next_2 < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1441) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1442 = next_2 & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1443 = t1442 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1444 = ring + t1443;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1445 = t148 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1446 = t1445 - next_2;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_11 = t1446 << 6u;
                const u32 t1448 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1449 = (u64)t354 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1450 = t1444 + t359;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1451 = first_key_11 + t353;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1452 = t353 & 3u;
                u32 place_33;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_33) : "r"(page_3), "r"(t1452));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_34;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_34) : "r"(row_2), "r"(t1452));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1455 = (u64)place_33 * t366;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1456 = t350 + t1455;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1457 = (u64)place_34 * t352;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1458 = t1456 + t1457;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1459 = t1458 + t1449;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1460 = first_key_11 + t353;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1461 = t1460 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1462 = t353 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1463 = t1462 + 4u;
                u32 place_35;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_35) : "r"(page_3), "r"(t1463));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_36;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_36) : "r"(row_2), "r"(t1463));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1466 = (u64)place_35 * t366;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1467 = t350 + t1466;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1468 = (u64)place_36 * t352;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1469 = t1467 + t1468;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1470 = t1469 + t1449;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1471 = first_key_11 + t353;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1472 = t1471 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1473 = t353 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1474 = t1473 + 8u;
                u32 place_37;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_37) : "r"(page_3), "r"(t1474));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_38;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_38) : "r"(row_2), "r"(t1474));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1477 = (u64)place_37 * t366;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1478 = t350 + t1477;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1479 = (u64)place_38 * t352;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1480 = t1478 + t1479;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1481 = t1480 + t1449;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1482 = first_key_11 + t353;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1483 = t1482 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1484 = t353 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1485 = t1484 + 12u;
                u32 place_39;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_39) : "r"(page_3), "r"(t1485));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_40;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_40) : "r"(row_2), "r"(t1485));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1488 = (u64)place_39 * t366;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1489 = t350 + t1488;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1490 = (u64)place_40 * t352;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1491 = t1489 + t1490;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1492 = t1491 + t1449;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1493 = t354 < t1448;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1494 = t1493 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1450), "l"(t1459), "r"(t1494) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1495 = t354 < t1448;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1496 = t1495 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1450), "l"(t1470), "r"(t1496) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1497 = t354 < t1448;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1498 = t1497 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1450), "l"(t1481), "r"(t1498) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1499 = t354 < t1448;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1500 = t1499 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1450), "l"(t1492), "r"(t1500) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1501 = t1459 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1502 = t354 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1503 = t1502 < t1448;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1504 = t1503 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1450), "l"(t1501), "r"(t1504) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1505 = t1470 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1506 = t354 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1507 = t1506 < t1448;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1508 = t1507 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1450), "l"(t1505), "r"(t1508) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1509 = t1481 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1510 = t354 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1511 = t1510 < t1448;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1512 = t1511 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1450), "l"(t1509), "r"(t1512) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1513 = t1492 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1514 = t354 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1515 = t1514 < t1448;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1516 = t1515 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1450), "l"(t1513), "r"(t1516) : "memory");
            }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1517 = next_2 < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1517) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1518 = next_2 & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1519 = t1518 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1520 = t340 + t1519;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1521 = t148 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1522 = t1521 - next_2;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_12 = t1522 << 6u;
                const u32 t1524 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1525 = (u64)t380 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1526 = t1520 + t385;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1527 = first_key_12 + t379;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1528 = t379 & 3u;
                u32 place_41;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_41) : "r"(page_3), "r"(t1528));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_42;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_42) : "r"(row_2), "r"(t1528));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1531 = (u64)place_41 * t392;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1532 = t376 + t1531;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1533 = (u64)place_42 * t378;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1534 = t1532 + t1533;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1535 = t1534 + t1525;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1536 = first_key_12 + t379;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1537 = t1536 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1538 = t379 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1539 = t1538 + 4u;
                u32 place_43;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_43) : "r"(page_3), "r"(t1539));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_44;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_44) : "r"(row_2), "r"(t1539));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1542 = (u64)place_43 * t392;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1543 = t376 + t1542;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1544 = (u64)place_44 * t378;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1545 = t1543 + t1544;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1546 = t1545 + t1525;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1547 = first_key_12 + t379;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1548 = t1547 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1549 = t379 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1550 = t1549 + 8u;
                u32 place_45;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_45) : "r"(page_3), "r"(t1550));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_46;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_46) : "r"(row_2), "r"(t1550));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1553 = (u64)place_45 * t392;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1554 = t376 + t1553;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1555 = (u64)place_46 * t378;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1556 = t1554 + t1555;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1557 = t1556 + t1525;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1558 = first_key_12 + t379;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1559 = t1558 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1560 = t379 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1561 = t1560 + 12u;
                u32 place_47;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_47) : "r"(page_3), "r"(t1561));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_48;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_48) : "r"(row_2), "r"(t1561));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1564 = (u64)place_47 * t392;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1565 = t376 + t1564;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1566 = (u64)place_48 * t378;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1567 = t1565 + t1566;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1568 = t1567 + t1525;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1569 = t380 < t1524;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1570 = t1569 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1526), "l"(t1535), "r"(t1570) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1571 = t380 < t1524;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1572 = t1571 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1526), "l"(t1546), "r"(t1572) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1573 = t380 < t1524;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1574 = t1573 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1526), "l"(t1557), "r"(t1574) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1575 = t380 < t1524;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1576 = t1575 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1526), "l"(t1568), "r"(t1576) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1577 = t1535 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1578 = t380 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1579 = t1578 < t1524;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1580 = t1579 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1526), "l"(t1577), "r"(t1580) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1581 = t1546 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1582 = t380 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1583 = t1582 < t1524;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1584 = t1583 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1526), "l"(t1581), "r"(t1584) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1585 = t1557 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1586 = t380 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1587 = t1586 < t1524;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1588 = t1587 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1526), "l"(t1585), "r"(t1588) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1589 = t1568 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1590 = t380 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1591 = t1590 < t1524;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1592 = t1591 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1526), "l"(t1589), "r"(t1592) : "memory");
            }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 407 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1593 = next_2 + 1u;
#line 328 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1594 = count - 1u;
#line 328 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 i_5 = t1593 < t1594 ? t1593 : t1594;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1596 = t148 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1597 = t1596 - i_5;
#line 329 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_13 = t1597 << 6u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1599 = end_6 > 1u ? end_6 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last_4 = t1599 - 1u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 index_9 = t393 < 15u ? t393 : 15u;
            const u32 t1602 = t353 >> 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1603 = t1602 << 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1604 = first_key_13 + t1603;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1605 = index_9 & 3u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1606 = t1604 + t1605;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1607 = index_9 >> 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1608 = t1607 << 4u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1609 = t1606 + t1608;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1610 = t1609 < last_4 ? t1609 : last_4;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1611 = t1610 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1612;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1612) : "r"(t1611), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_10 = t1612 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1614 = (u64)index_10 * t99;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1615 = t1614 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1616 = t98 + t1615;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_7;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_7) : "l"(t1616) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1618 = index_10 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 found_5 = t1610 - t1618;
#line 153 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_3 = page_7;
#line 153 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_2 = found_5;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_33 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_34 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_35 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_36 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_37 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_38 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_39 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_40 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_41 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_42 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_43 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_44 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_45 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_46 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_47 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_48 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_49 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_50 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_51 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_52 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_53 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_54 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_55 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_56 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_57 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_58 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_59 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_60 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_61 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_62 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_63 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_64 = 0.0f;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1620 = i_4 & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1621 = t1620 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1622 = ring + t1621;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1623;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1623) : "r"(t885));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1624 = t1623 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1625 = t1623 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1626 = t1623 ^ 96u;
            const u32 t1627 = t1622 + t1623;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1627) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_289), "r"(m_290));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_291), "r"(m_292));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1627) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_293), "r"(m_294));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_295), "r"(m_296));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1627) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_297), "r"(m_298));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_299), "r"(m_300));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1627) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_301), "r"(m_302));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_303), "r"(m_304));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1628 = t1622 + t1624;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1628) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_305), "r"(m_306));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_307), "r"(m_308));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1628) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_309), "r"(m_310));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_311), "r"(m_312));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1628) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_313), "r"(m_314));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_315), "r"(m_316));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1628) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_317), "r"(m_318));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_319), "r"(m_320));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1629 = t1622 + t1625;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1629) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_321), "r"(m_322));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_323), "r"(m_324));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1629) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_325), "r"(m_326));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_327), "r"(m_328));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1629) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_329), "r"(m_330));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_331), "r"(m_332));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1629) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_333), "r"(m_334));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_335), "r"(m_336));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1630 = t1622 + t1626;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1630) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_337), "r"(m_338));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_339), "r"(m_340));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1630) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_341), "r"(m_342));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_343), "r"(m_344));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1630) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_345), "r"(m_346));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_347), "r"(m_348));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1630) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_349), "r"(m_350));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_351), "r"(m_352));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1627) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_353), "r"(m_354));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_355), "r"(m_356));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1627) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_357), "r"(m_358));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_359), "r"(m_360));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1627) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_361), "r"(m_362));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_363), "r"(m_364));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1627) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_365), "r"(m_366));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_367), "r"(m_368));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_369;
            u32 m_370;
            u32 m_371;
            u32 m_372;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1628) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_369), "r"(m_370));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_371), "r"(m_372));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_373;
            u32 m_374;
            u32 m_375;
            u32 m_376;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1628) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_373), "r"(m_374));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_375), "r"(m_376));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_377;
            u32 m_378;
            u32 m_379;
            u32 m_380;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1628) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_377), "r"(m_378));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_379), "r"(m_380));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_381;
            u32 m_382;
            u32 m_383;
            u32 m_384;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1628) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_381), "r"(m_382));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_383), "r"(m_384));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_385;
            u32 m_386;
            u32 m_387;
            u32 m_388;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1629) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_385), "r"(m_386));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_387), "r"(m_388));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_389;
            u32 m_390;
            u32 m_391;
            u32 m_392;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1629) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_389), "r"(m_390));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_391), "r"(m_392));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_393;
            u32 m_394;
            u32 m_395;
            u32 m_396;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1629) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_393), "r"(m_394));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_395), "r"(m_396));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_397;
            u32 m_398;
            u32 m_399;
            u32 m_400;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1629) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_397), "r"(m_398));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_399), "r"(m_400));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_401;
            u32 m_402;
            u32 m_403;
            u32 m_404;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1630) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_401), "r"(m_402));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_403), "r"(m_404));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_405;
            u32 m_406;
            u32 m_407;
            u32 m_408;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1630) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_405), "r"(m_406));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_407), "r"(m_408));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_409;
            u32 m_410;
            u32 m_411;
            u32 m_412;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1630) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_409), "r"(m_410));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_411), "r"(m_412));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_413;
            u32 m_414;
            u32 m_415;
            u32 m_416;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1630) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_413), "r"(m_414));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_415), "r"(m_416));
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1631 = t148 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1632 = t1631 - i_4;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1633 = t1632 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_14 = t1633 + t163;
            const u32 t1635 = first + t162;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1636 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1637 = t1636 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1638 = first_key_14 + t1637;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1639 = t1638 + seq_q_2;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
            const f32 column_3 = (f32)t1639;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1641 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1642 = t1635 + t1641;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1643 = t1642 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t1644;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1644) : "r"(t1643), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1645 = t1644 >> sharing_shift;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1646 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1647 = t1635 + t1646;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1648 = t1647 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1649 = t1648 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t1650;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1650) : "r"(t1649), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1651 = t1650 >> sharing_shift;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1652 = t1645 + end_6;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1653 = (f32)t1652;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
            const f32 first_4 = t1653 - column_3;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_33 = first_4 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1656 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1657;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1657) : "f"(distance_33), "f"(t1656), "f"(s_33));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_33 = t1657;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1658 = t1651 + end_6;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1659 = (f32)t1658;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
            const f32 first_5 = t1659 - column_3;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_34 = first_5 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1662 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1663;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1663) : "f"(distance_34), "f"(t1662), "f"(s_35));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_35 = t1663;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_35 = first_4 + -1.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1665 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1666;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1666) : "f"(distance_35), "f"(t1665), "f"(s_34));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_34 = t1666;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_36 = first_5 + -1.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1668 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1669;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1669) : "f"(distance_36), "f"(t1668), "f"(s_36));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_36 = t1669;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_37 = first_4 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1671 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1672;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1672) : "f"(distance_37), "f"(t1671), "f"(s_37));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_37 = t1672;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_38 = first_5 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1674 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1675;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1675) : "f"(distance_38), "f"(t1674), "f"(s_39));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_39 = t1675;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_39 = first_4 + -9.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1677 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1678;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1678) : "f"(distance_39), "f"(t1677), "f"(s_38));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_38 = t1678;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_40 = first_5 + -9.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1680 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1681;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1681) : "f"(distance_40), "f"(t1680), "f"(s_40));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_40 = t1681;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_41 = first_4 + -16.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1683 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1684;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1684) : "f"(distance_41), "f"(t1683), "f"(s_41));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_41 = t1684;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_42 = first_5 + -16.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1686 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1687;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1687) : "f"(distance_42), "f"(t1686), "f"(s_43));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_43 = t1687;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_43 = first_4 + -17.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1689 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1690;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1690) : "f"(distance_43), "f"(t1689), "f"(s_42));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_42 = t1690;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_44 = first_5 + -17.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1692 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1693;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1693) : "f"(distance_44), "f"(t1692), "f"(s_44));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_44 = t1693;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_45 = first_4 + -24.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1695 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1696;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1696) : "f"(distance_45), "f"(t1695), "f"(s_45));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_45 = t1696;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_46 = first_5 + -24.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1698 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1699;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1699) : "f"(distance_46), "f"(t1698), "f"(s_47));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_47 = t1699;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_47 = first_4 + -25.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1701 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1702;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1702) : "f"(distance_47), "f"(t1701), "f"(s_46));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_46 = t1702;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_48 = first_5 + -25.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1704 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1705;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1705) : "f"(distance_48), "f"(t1704), "f"(s_48));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_48 = t1705;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_49 = first_4 + -32.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1707 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1708;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1708) : "f"(distance_49), "f"(t1707), "f"(s_49));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_49 = t1708;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_50 = first_5 + -32.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1710 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1711;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1711) : "f"(distance_50), "f"(t1710), "f"(s_51));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_51 = t1711;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_51 = first_4 + -33.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1713 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1714;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1714) : "f"(distance_51), "f"(t1713), "f"(s_50));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_50 = t1714;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_52 = first_5 + -33.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1716 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1717;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1717) : "f"(distance_52), "f"(t1716), "f"(s_52));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_52 = t1717;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_53 = first_4 + -40.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1719 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1720;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1720) : "f"(distance_53), "f"(t1719), "f"(s_53));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_53 = t1720;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_54 = first_5 + -40.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1722 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1723;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1723) : "f"(distance_54), "f"(t1722), "f"(s_55));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_55 = t1723;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_55 = first_4 + -41.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1725 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1726;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1726) : "f"(distance_55), "f"(t1725), "f"(s_54));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_54 = t1726;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_56 = first_5 + -41.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1728 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1729;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1729) : "f"(distance_56), "f"(t1728), "f"(s_56));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_56 = t1729;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_57 = first_4 + -48.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1731 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1732;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1732) : "f"(distance_57), "f"(t1731), "f"(s_57));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_57 = t1732;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_58 = first_5 + -48.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1734 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1735;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1735) : "f"(distance_58), "f"(t1734), "f"(s_59));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_59 = t1735;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_59 = first_4 + -49.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1737 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1738;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1738) : "f"(distance_59), "f"(t1737), "f"(s_58));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_58 = t1738;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_60 = first_5 + -49.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1740 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1741;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1741) : "f"(distance_60), "f"(t1740), "f"(s_60));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_60 = t1741;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_61 = first_4 + -56.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1743 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1744;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1744) : "f"(distance_61), "f"(t1743), "f"(s_61));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_61 = t1744;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_62 = first_5 + -56.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1746 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1747;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1747) : "f"(distance_62), "f"(t1746), "f"(s_63));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_63 = t1747;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_63 = first_4 + -57.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1749 = -t915;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1750;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1750) : "f"(distance_63), "f"(t1749), "f"(s_62));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_62 = t1750;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_64 = first_5 + -57.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1752 = -t938;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1753;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1753) : "f"(distance_64), "f"(t1752), "f"(s_64));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_64 = t1753;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1754 = i_4 < t150;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1755 = t152 <= i_4;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1756 = t1754 | t1755;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t1756) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1757 = t148 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1758 = t1757 - i_4;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1759 = t1758 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_15 = t1759 + t163;
                const u32 t1761 = first + t162;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1762 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1763 = t1762 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_4 = first_key_15 + t1763;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1765 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1766 = t1761 + t1765;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1767 = t1766 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1768;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1768) : "r"(t1767), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1769 = t1768 >> sharing_shift;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1770 = t1769 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_13 = t1770 + 1u;
                const u32 t1772 = end_13 > seq_q_2 ? end_13 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1773 = t1772 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_14 = t1773 < end_6 ? t1773 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1775 = end_14 > column_4 ? end_14 : column_4;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_15 = t1775 - column_4;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1778 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t1778;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1780 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t1780;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1782 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t1782;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1784 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t1784;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1786 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t1786;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1788 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t1788;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1790 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t1790;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1792 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t1792;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1794 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t1794;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1796 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t1796;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1798 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t1798;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1800 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t1800;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1802 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t1802;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1804 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t1804;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1806 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t1806;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1808 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t1808;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1809 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1810 = t1761 + t1809;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1811 = t1810 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1812 = t1811 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1813;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1813) : "r"(t1812), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1814 = t1813 >> sharing_shift;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1815 = t1814 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_16 = t1815 + 1u;
                const u32 t1817 = end_16 > seq_q_2 ? end_16 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1818 = t1817 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_17 = t1818 < end_6 ? t1818 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1820 = end_17 > column_4 ? end_17 : column_4;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_18 = t1820 - column_4;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1823 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1823;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1825 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1825;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1827 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1827;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1829 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1829;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1831 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1831;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1833 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1833;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1835 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1835;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1837 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1837;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1839 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1839;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1841 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1841;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1843 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1843;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1845 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1845;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1847 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1847;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1849 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1849;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1851 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1851;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1853 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1853;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1855;
            asm("max.f32 %0, %1, %2;" : "=f"(t1855) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1856;
            asm("max.f32 %0, %1, %2;" : "=f"(t1856) : "f"(t1855), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1857;
            asm("max.f32 %0, %1, %2;" : "=f"(t1857) : "f"(t1856), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1858;
            asm("max.f32 %0, %1, %2;" : "=f"(t1858) : "f"(t1857), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1859;
            asm("max.f32 %0, %1, %2;" : "=f"(t1859) : "f"(t1858), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1860;
            asm("max.f32 %0, %1, %2;" : "=f"(t1860) : "f"(t1859), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1861;
            asm("max.f32 %0, %1, %2;" : "=f"(t1861) : "f"(t1860), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1862;
            asm("max.f32 %0, %1, %2;" : "=f"(t1862) : "f"(t1861), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1863;
            asm("max.f32 %0, %1, %2;" : "=f"(t1863) : "f"(t1862), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1864;
            asm("max.f32 %0, %1, %2;" : "=f"(t1864) : "f"(t1863), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1865;
            asm("max.f32 %0, %1, %2;" : "=f"(t1865) : "f"(t1864), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1866;
            asm("max.f32 %0, %1, %2;" : "=f"(t1866) : "f"(t1865), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1867;
            asm("max.f32 %0, %1, %2;" : "=f"(t1867) : "f"(t1866), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1868;
            asm("max.f32 %0, %1, %2;" : "=f"(t1868) : "f"(t1867), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1869;
            asm("max.f32 %0, %1, %2;" : "=f"(t1869) : "f"(t1868), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1870;
            asm("max.f32 %0, %1, %2;" : "=f"(t1870) : "f"(t1869), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1871;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1871) : "f"(t1870));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1870), "f"(t1871));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1873;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1873) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1873));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1876 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1876;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1878 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1879;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1879) : "f"(old_3), "f"(scale_log2), "f"(t1878));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1879));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1881 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1882 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1882));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1884;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1884) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_33 = t1884;
            const f32 t1885 = t1881 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1886 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1886));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1888;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1888) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_34 = t1888;
            const f32 t1889 = t1885 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1890 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1890));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1892;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1892) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_37 = t1892;
            const f32 t1893 = t1889 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1894 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1894));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1896;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1896) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_38 = t1896;
            const f32 t1897 = t1893 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1898 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1898));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1900;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1900) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_41 = t1900;
            const f32 t1901 = t1897 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1902 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1902));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1904;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1904) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_42 = t1904;
            const f32 t1905 = t1901 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1906 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1906));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1908;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1908) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_45 = t1908;
            const f32 t1909 = t1905 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1910 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1910));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1912;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1912) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_46 = t1912;
            const f32 t1913 = t1909 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1914 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1914));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1916;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1916) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_49 = t1916;
            const f32 t1917 = t1913 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1918 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1918));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1920;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1920) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_50 = t1920;
            const f32 t1921 = t1917 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1922 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1922));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1924;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1924) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_53 = t1924;
            const f32 t1925 = t1921 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1926 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1926));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1928;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1928) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_54 = t1928;
            const f32 t1929 = t1925 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1930 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1930));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1932;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1932) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_57 = t1932;
            const f32 t1933 = t1929 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1934 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1934));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1936;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1936) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_58 = t1936;
            const f32 t1937 = t1933 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1938 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1938));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1940;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1940) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_61 = t1940;
            const f32 t1941 = t1937 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1942 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1942));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1944;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1944) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_62 = t1944;
            const f32 t1945 = t1941 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1945;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1946 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1946;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1947 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1947;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1948 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1948;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1949 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1949;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1950 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1950;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1951 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1951;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1952 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1952;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1953 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1953;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1954 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1954;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1955 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1955;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1956 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1956;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1957 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1957;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1958 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1958;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1959 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1959;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1960 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1960;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1961 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1961;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1962 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1962;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1963 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1963;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1964 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1964;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1965 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1965;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1966 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1966;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1967 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1967;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1968 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1968;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1969 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1969;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1970 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1970;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1971 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t1971;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1972 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t1972;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1973 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t1973;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1974 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t1974;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1975 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t1975;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1976 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t1976;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1977 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t1977;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1979;
            asm("max.f32 %0, %1, %2;" : "=f"(t1979) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1980;
            asm("max.f32 %0, %1, %2;" : "=f"(t1980) : "f"(t1979), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1981;
            asm("max.f32 %0, %1, %2;" : "=f"(t1981) : "f"(t1980), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1982;
            asm("max.f32 %0, %1, %2;" : "=f"(t1982) : "f"(t1981), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1983;
            asm("max.f32 %0, %1, %2;" : "=f"(t1983) : "f"(t1982), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1984;
            asm("max.f32 %0, %1, %2;" : "=f"(t1984) : "f"(t1983), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1985;
            asm("max.f32 %0, %1, %2;" : "=f"(t1985) : "f"(t1984), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1986;
            asm("max.f32 %0, %1, %2;" : "=f"(t1986) : "f"(t1985), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1987;
            asm("max.f32 %0, %1, %2;" : "=f"(t1987) : "f"(t1986), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1988;
            asm("max.f32 %0, %1, %2;" : "=f"(t1988) : "f"(t1987), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1989;
            asm("max.f32 %0, %1, %2;" : "=f"(t1989) : "f"(t1988), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1990;
            asm("max.f32 %0, %1, %2;" : "=f"(t1990) : "f"(t1989), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1991;
            asm("max.f32 %0, %1, %2;" : "=f"(t1991) : "f"(t1990), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1992;
            asm("max.f32 %0, %1, %2;" : "=f"(t1992) : "f"(t1991), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1993;
            asm("max.f32 %0, %1, %2;" : "=f"(t1993) : "f"(t1992), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1994;
            asm("max.f32 %0, %1, %2;" : "=f"(t1994) : "f"(t1993), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1995;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1995) : "f"(t1994));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1994), "f"(t1995));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1997;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1997) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1997));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t2000 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t2000;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t2002 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t2003;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2003) : "f"(old_4), "f"(scale_log2), "f"(t2002));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t2003));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t2005 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2006 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t2006));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2008;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2008) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_35 = t2008;
            const f32 t2009 = t2005 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2010 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t2010));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2012;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2012) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_36 = t2012;
            const f32 t2013 = t2009 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2014 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t2014));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2016;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2016) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_39 = t2016;
            const f32 t2017 = t2013 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2018 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t2018));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2020;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2020) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_40 = t2020;
            const f32 t2021 = t2017 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2022 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t2022));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2024;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2024) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_43 = t2024;
            const f32 t2025 = t2021 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2026 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t2026));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2028;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2028) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_44 = t2028;
            const f32 t2029 = t2025 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2030 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t2030));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2032;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2032) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_47 = t2032;
            const f32 t2033 = t2029 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2034 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t2034));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2036;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2036) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_48 = t2036;
            const f32 t2037 = t2033 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2038 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t2038));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2040;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2040) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_51 = t2040;
            const f32 t2041 = t2037 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2042 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t2042));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2044;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2044) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_52 = t2044;
            const f32 t2045 = t2041 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2046 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t2046));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2048;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2048) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_55 = t2048;
            const f32 t2049 = t2045 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2050 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t2050));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2052;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2052) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_56 = t2052;
            const f32 t2053 = t2049 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2054 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t2054));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2056;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2056) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_59 = t2056;
            const f32 t2057 = t2053 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2058 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t2058));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2060;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2060) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_60 = t2060;
            const f32 t2061 = t2057 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2062 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t2062));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2064;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2064) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_63 = t2064;
            const f32 t2065 = t2061 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2066 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t2066));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2068;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2068) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_64 = t2068;
            const f32 t2069 = t2065 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2069;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2070 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t2070;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2071 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t2071;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2072 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t2072;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2073 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t2073;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2074 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t2074;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2075 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t2075;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2076 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t2076;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2077 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t2077;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2078 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t2078;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2079 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t2079;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2080 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t2080;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2081 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t2081;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2082 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t2082;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2083 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t2083;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2084 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t2084;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2085 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t2085;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2086 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t2086;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2087 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t2087;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2088 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t2088;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2089 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t2089;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2090 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t2090;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2091 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t2091;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2092 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t2092;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2093 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t2093;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2094 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t2094;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2095 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t2095;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2096 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t2096;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2097 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t2097;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2098 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t2098;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2099 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t2099;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2100 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t2100;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2101 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t2101;
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2102;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2102) : "f"(s_33), "f"(s_34));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2103;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2103) : "f"(s_35), "f"(s_36));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2104;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2104) : "f"(s_37), "f"(s_38));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2105;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2105) : "f"(s_39), "f"(s_40));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2106;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2106) : "f"(s_41), "f"(s_42));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2107;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2107) : "f"(s_43), "f"(s_44));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2108;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2108) : "f"(s_45), "f"(s_46));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2109;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2109) : "f"(s_47), "f"(s_48));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2110;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2110) : "f"(s_49), "f"(s_50));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2111;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2111) : "f"(s_51), "f"(s_52));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2112;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2112) : "f"(s_53), "f"(s_54));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2113;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2113) : "f"(s_55), "f"(s_56));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2114;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2114) : "f"(s_57), "f"(s_58));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2115;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2115) : "f"(s_59), "f"(s_60));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2116;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2116) : "f"(s_61), "f"(s_62));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2117;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2117) : "f"(s_63), "f"(s_64));
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2118 = i_4 & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2119 = t2118 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2120 = t340 + t2119;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t2121;
            asm volatile("mov.b32 %0, %1;" : "=r"(t2121) : "r"(t893));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2122 = t2121 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2123 = t2121 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2124 = t2121 ^ 96u;
            const u32 t2125 = t2120 + t2121;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2126 = t2120 + t2122;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2127 = t2120 + t2123;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2128 = t2120 + t2124;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_417;
            u32 m_418;
            u32 m_419;
            u32 m_420;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t2125) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2102), "r"(t2103), "r"(t2104), "r"(t2105), "r"(m_417), "r"(m_418));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2102), "r"(t2103), "r"(t2104), "r"(t2105), "r"(m_419), "r"(m_420));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_421;
            u32 m_422;
            u32 m_423;
            u32 m_424;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t2126) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2102), "r"(t2103), "r"(t2104), "r"(t2105), "r"(m_421), "r"(m_422));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2102), "r"(t2103), "r"(t2104), "r"(t2105), "r"(m_423), "r"(m_424));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_425;
            u32 m_426;
            u32 m_427;
            u32 m_428;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t2127) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2102), "r"(t2103), "r"(t2104), "r"(t2105), "r"(m_425), "r"(m_426));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2102), "r"(t2103), "r"(t2104), "r"(t2105), "r"(m_427), "r"(m_428));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_429;
            u32 m_430;
            u32 m_431;
            u32 m_432;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t2128) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2102), "r"(t2103), "r"(t2104), "r"(t2105), "r"(m_429), "r"(m_430));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2102), "r"(t2103), "r"(t2104), "r"(t2105), "r"(m_431), "r"(m_432));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_433;
            u32 m_434;
            u32 m_435;
            u32 m_436;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t2125) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2102), "r"(t2103), "r"(t2104), "r"(t2105), "r"(m_433), "r"(m_434));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2102), "r"(t2103), "r"(t2104), "r"(t2105), "r"(m_435), "r"(m_436));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_437;
            u32 m_438;
            u32 m_439;
            u32 m_440;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t2126) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2102), "r"(t2103), "r"(t2104), "r"(t2105), "r"(m_437), "r"(m_438));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2102), "r"(t2103), "r"(t2104), "r"(t2105), "r"(m_439), "r"(m_440));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_441;
            u32 m_442;
            u32 m_443;
            u32 m_444;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t2127) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2102), "r"(t2103), "r"(t2104), "r"(t2105), "r"(m_441), "r"(m_442));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2102), "r"(t2103), "r"(t2104), "r"(t2105), "r"(m_443), "r"(m_444));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_445;
            u32 m_446;
            u32 m_447;
            u32 m_448;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t2128) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2102), "r"(t2103), "r"(t2104), "r"(t2105), "r"(m_445), "r"(m_446));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2102), "r"(t2103), "r"(t2104), "r"(t2105), "r"(m_447), "r"(m_448));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_449;
            u32 m_450;
            u32 m_451;
            u32 m_452;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t2125) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2106), "r"(t2107), "r"(t2108), "r"(t2109), "r"(m_449), "r"(m_450));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2106), "r"(t2107), "r"(t2108), "r"(t2109), "r"(m_451), "r"(m_452));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_453;
            u32 m_454;
            u32 m_455;
            u32 m_456;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t2126) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2106), "r"(t2107), "r"(t2108), "r"(t2109), "r"(m_453), "r"(m_454));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2106), "r"(t2107), "r"(t2108), "r"(t2109), "r"(m_455), "r"(m_456));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_457;
            u32 m_458;
            u32 m_459;
            u32 m_460;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t2127) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2106), "r"(t2107), "r"(t2108), "r"(t2109), "r"(m_457), "r"(m_458));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2106), "r"(t2107), "r"(t2108), "r"(t2109), "r"(m_459), "r"(m_460));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_461;
            u32 m_462;
            u32 m_463;
            u32 m_464;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t2128) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2106), "r"(t2107), "r"(t2108), "r"(t2109), "r"(m_461), "r"(m_462));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2106), "r"(t2107), "r"(t2108), "r"(t2109), "r"(m_463), "r"(m_464));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_465;
            u32 m_466;
            u32 m_467;
            u32 m_468;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t2125) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2106), "r"(t2107), "r"(t2108), "r"(t2109), "r"(m_465), "r"(m_466));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2106), "r"(t2107), "r"(t2108), "r"(t2109), "r"(m_467), "r"(m_468));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_469;
            u32 m_470;
            u32 m_471;
            u32 m_472;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t2126) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2106), "r"(t2107), "r"(t2108), "r"(t2109), "r"(m_469), "r"(m_470));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2106), "r"(t2107), "r"(t2108), "r"(t2109), "r"(m_471), "r"(m_472));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_473;
            u32 m_474;
            u32 m_475;
            u32 m_476;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t2127) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2106), "r"(t2107), "r"(t2108), "r"(t2109), "r"(m_473), "r"(m_474));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2106), "r"(t2107), "r"(t2108), "r"(t2109), "r"(m_475), "r"(m_476));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_477;
            u32 m_478;
            u32 m_479;
            u32 m_480;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t2128) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2106), "r"(t2107), "r"(t2108), "r"(t2109), "r"(m_477), "r"(m_478));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2106), "r"(t2107), "r"(t2108), "r"(t2109), "r"(m_479), "r"(m_480));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_481;
            u32 m_482;
            u32 m_483;
            u32 m_484;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t2125) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2110), "r"(t2111), "r"(t2112), "r"(t2113), "r"(m_481), "r"(m_482));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2110), "r"(t2111), "r"(t2112), "r"(t2113), "r"(m_483), "r"(m_484));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_485;
            u32 m_486;
            u32 m_487;
            u32 m_488;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t2126) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2110), "r"(t2111), "r"(t2112), "r"(t2113), "r"(m_485), "r"(m_486));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2110), "r"(t2111), "r"(t2112), "r"(t2113), "r"(m_487), "r"(m_488));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_489;
            u32 m_490;
            u32 m_491;
            u32 m_492;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t2127) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2110), "r"(t2111), "r"(t2112), "r"(t2113), "r"(m_489), "r"(m_490));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2110), "r"(t2111), "r"(t2112), "r"(t2113), "r"(m_491), "r"(m_492));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_493;
            u32 m_494;
            u32 m_495;
            u32 m_496;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t2128) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2110), "r"(t2111), "r"(t2112), "r"(t2113), "r"(m_493), "r"(m_494));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2110), "r"(t2111), "r"(t2112), "r"(t2113), "r"(m_495), "r"(m_496));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_497;
            u32 m_498;
            u32 m_499;
            u32 m_500;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t2125) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2110), "r"(t2111), "r"(t2112), "r"(t2113), "r"(m_497), "r"(m_498));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2110), "r"(t2111), "r"(t2112), "r"(t2113), "r"(m_499), "r"(m_500));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_501;
            u32 m_502;
            u32 m_503;
            u32 m_504;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t2126) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2110), "r"(t2111), "r"(t2112), "r"(t2113), "r"(m_501), "r"(m_502));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2110), "r"(t2111), "r"(t2112), "r"(t2113), "r"(m_503), "r"(m_504));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_505;
            u32 m_506;
            u32 m_507;
            u32 m_508;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t2127) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2110), "r"(t2111), "r"(t2112), "r"(t2113), "r"(m_505), "r"(m_506));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2110), "r"(t2111), "r"(t2112), "r"(t2113), "r"(m_507), "r"(m_508));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_509;
            u32 m_510;
            u32 m_511;
            u32 m_512;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t2128) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2110), "r"(t2111), "r"(t2112), "r"(t2113), "r"(m_509), "r"(m_510));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2110), "r"(t2111), "r"(t2112), "r"(t2113), "r"(m_511), "r"(m_512));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_513;
            u32 m_514;
            u32 m_515;
            u32 m_516;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t2125) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2114), "r"(t2115), "r"(t2116), "r"(t2117), "r"(m_513), "r"(m_514));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2114), "r"(t2115), "r"(t2116), "r"(t2117), "r"(m_515), "r"(m_516));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_517;
            u32 m_518;
            u32 m_519;
            u32 m_520;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t2126) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2114), "r"(t2115), "r"(t2116), "r"(t2117), "r"(m_517), "r"(m_518));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2114), "r"(t2115), "r"(t2116), "r"(t2117), "r"(m_519), "r"(m_520));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_521;
            u32 m_522;
            u32 m_523;
            u32 m_524;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t2127) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2114), "r"(t2115), "r"(t2116), "r"(t2117), "r"(m_521), "r"(m_522));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2114), "r"(t2115), "r"(t2116), "r"(t2117), "r"(m_523), "r"(m_524));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_525;
            u32 m_526;
            u32 m_527;
            u32 m_528;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t2128) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2114), "r"(t2115), "r"(t2116), "r"(t2117), "r"(m_525), "r"(m_526));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2114), "r"(t2115), "r"(t2116), "r"(t2117), "r"(m_527), "r"(m_528));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_529;
            u32 m_530;
            u32 m_531;
            u32 m_532;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t2125) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2114), "r"(t2115), "r"(t2116), "r"(t2117), "r"(m_529), "r"(m_530));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2114), "r"(t2115), "r"(t2116), "r"(t2117), "r"(m_531), "r"(m_532));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_533;
            u32 m_534;
            u32 m_535;
            u32 m_536;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t2126) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2114), "r"(t2115), "r"(t2116), "r"(t2117), "r"(m_533), "r"(m_534));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2114), "r"(t2115), "r"(t2116), "r"(t2117), "r"(m_535), "r"(m_536));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_537;
            u32 m_538;
            u32 m_539;
            u32 m_540;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t2127) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2114), "r"(t2115), "r"(t2116), "r"(t2117), "r"(m_537), "r"(m_538));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2114), "r"(t2115), "r"(t2116), "r"(t2117), "r"(m_539), "r"(m_540));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_541;
            u32 m_542;
            u32 m_543;
            u32 m_544;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t2128) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2114), "r"(t2115), "r"(t2116), "r"(t2117), "r"(m_541), "r"(m_542));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2114), "r"(t2115), "r"(t2116), "r"(t2117), "r"(m_543), "r"(m_544));
        }
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        const bool t2129 = splits_2 == 1u;
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t2129) {
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2130;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2130) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t2130;
            f32 t2132;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2132) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2133 = pair_5 + t2132;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2133;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2134;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2134) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t2134;
            f32 t2136;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2136) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2137 = pair_6 + t2136;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2137;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2138 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2139 = t162 + t2138;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2140 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2141 = first + t2139;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2142 = t2141 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t2143;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2143) : "r"(t2142), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2144 = t2143 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2145 = t2144 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2146 = t2141 - t2145;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2147 = t2140 + t2146;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2148 = (u64)t2147;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2149 = t2148 * sinks_stride0;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2150 = t2149 * 4ull;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2151 = sinks + t2150;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 logit;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit) : "l"(t2151) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
            const f32 logit_3 = logit * 1.442695f;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2154 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2155 = t162 + t2154;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2156 = t2155 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2157 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2158 = first + t2156;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2159 = t2158 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t2160;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2160) : "r"(t2159), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2161 = t2160 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2162 = t2161 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2163 = t2158 - t2162;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2164 = t2157 + t2163;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2165 = (u64)t2164;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2166 = t2165 * sinks_stride0;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2167 = t2166 * 4ull;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2168 = sinks + t2167;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 logit_2;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_2) : "l"(t2168) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
            const f32 logit_4 = logit_2 * 1.442695f;
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_5 = row_max == __uint_as_float(0xff800000u);
            const f32 t2172 = row_max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t2173 = none_5 ? 0.0f : t2172;
#line 270 "fa-kernels/src/attention/softmax.rs"
            const f32 t2174 = logit_3 - t2173;
#line 270 "fa-kernels/src/attention/softmax.rs"
            f32 power;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t2174));
#line 271 "fa-kernels/src/attention/softmax.rs"
            const f32 t2176 = row_sum + power;
#line 271 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2176;
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_6 = row_max_2 == __uint_as_float(0xff800000u);
            const f32 t2178 = row_max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t2179 = none_6 ? 0.0f : t2178;
#line 270 "fa-kernels/src/attention/softmax.rs"
            const f32 t2180 = logit_4 - t2179;
#line 270 "fa-kernels/src/attention/softmax.rs"
            f32 power_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t2180));
#line 271 "fa-kernels/src/attention/softmax.rs"
            const f32 t2182 = row_sum_2 + power_2;
#line 271 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2182;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t2183 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2184;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2184) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t2183 ? 0.0f : t2184;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2186 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t2186;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2187 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t2187;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2188 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t2188;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2189 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t2189;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2190 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t2190;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2191 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t2191;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2192 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t2192;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2193 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t2193;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2194 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t2194;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2195 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t2195;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2196 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t2196;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2197 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t2197;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2198 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t2198;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2199 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t2199;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2200 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t2200;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2201 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t2201;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2202 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t2202;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2203 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t2203;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2204 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t2204;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2205 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t2205;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2206 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t2206;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2207 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t2207;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2208 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t2208;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2209 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t2209;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2210 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t2210;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2211 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t2211;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2212 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t2212;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2213 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t2213;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2214 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t2214;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2215 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t2215;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2216 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t2216;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2217 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t2217;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t2218 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2219;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2219) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t2218 ? 0.0f : t2219;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2221 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t2221;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2222 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t2222;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2223 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t2223;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2224 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t2224;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2225 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t2225;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2226 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t2226;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2227 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t2227;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2228 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t2228;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2229 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t2229;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2230 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t2230;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2231 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t2231;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2232 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t2232;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2233 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t2233;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2234 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t2234;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2235 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t2235;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2236 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t2236;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2237 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t2237;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2238 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t2238;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2239 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t2239;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2240 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t2240;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2241 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t2241;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2242 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t2242;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2243 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t2243;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2244 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t2244;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2245 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t2245;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2246 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t2246;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2247 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t2247;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2248 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t2248;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2249 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t2249;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2250 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t2250;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2251 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t2251;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2252 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t2252;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_6 = warp_n << 4u;
            const u32 t2254 = lane & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2255 = t2254 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2256 = first_6 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t2255 + t2256;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2258 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2259 = t162 + t2258;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2260 = t2259 < t108;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2260) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2261 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2262 = t162 + t2261;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2263 = first + t2262;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2264 = t2263 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2265;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2265) : "r"(t2264), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2266 = t2265 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2267 = first_query + t2266;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2268 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2269 = first + t2262;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2270 = t2269 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2271;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2271) : "r"(t2270), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2272 = t2271 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2273 = t2272 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2274 = t2269 - t2273;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2275 = t2268 + t2274;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2276 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2277 = t2276 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2278 = o + t2277;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2279 = (u64)t2267;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2280 = t2279 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2281 = t2280 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2282 = t2278 + t2281;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2283 = (u64)t2275;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2284 = t2283 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2285 = t2284 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2286 = t2282 + t2285;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2287 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t2286 + t2287;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = acc;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = acc_2;
                const u32 t2289 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2290 = first_6 < t2289;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2290) {
                    u32 t2291;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2291) : "f"(pair_7), "f"(pair_8));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t2291) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = acc_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = acc_6;
                const u32 t2292 = first_6 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2293 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2294 = t2292 < t2293;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2294) {
                    u32 t2295;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2295) : "f"(pair_9), "f"(pair_10));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t2295) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = acc_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = acc_10;
                const u32 t2296 = first_6 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2297 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2298 = t2296 < t2297;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2298) {
                    u32 t2299;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2299) : "f"(pair_11), "f"(pair_12));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t2299) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = acc_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = acc_14;
                const u32 t2300 = first_6 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2301 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2302 = t2300 < t2301;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2302) {
                    u32 t2303;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2303) : "f"(pair_13), "f"(pair_14));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t2303) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = acc_17;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = acc_18;
                const u32 t2304 = first_6 + 4u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2305 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2306 = t2304 < t2305;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2306) {
                    u32 t2307;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2307) : "f"(pair_15), "f"(pair_16));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to), "r"(t2307) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = acc_21;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = acc_22;
                const u32 t2308 = first_6 + 5u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2309 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2310 = t2308 < t2309;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2310) {
                    u32 t2311;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2311) : "f"(pair_17), "f"(pair_18));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to), "r"(t2311) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = acc_25;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = acc_26;
                const u32 t2312 = first_6 + 6u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2313 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2314 = t2312 < t2313;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2314) {
                    u32 t2315;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2315) : "f"(pair_19), "f"(pair_20));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to), "r"(t2315) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = acc_29;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = acc_30;
                const u32 t2316 = first_6 + 7u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2317 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2318 = t2316 < t2317;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2318) {
                    u32 t2319;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2319) : "f"(pair_21), "f"(pair_22));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to), "r"(t2319) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_23 = acc_33;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_24 = acc_34;
                const u32 t2320 = first_6 + 8u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2321 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2322 = t2320 < t2321;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2322) {
                    u32 t2323;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2323) : "f"(pair_23), "f"(pair_24));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to), "r"(t2323) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_25 = acc_37;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_26 = acc_38;
                const u32 t2324 = first_6 + 9u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2325 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2326 = t2324 < t2325;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2326) {
                    u32 t2327;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2327) : "f"(pair_25), "f"(pair_26));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to), "r"(t2327) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_27 = acc_41;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_28 = acc_42;
                const u32 t2328 = first_6 + 10u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2329 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2330 = t2328 < t2329;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2330) {
                    u32 t2331;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2331) : "f"(pair_27), "f"(pair_28));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to), "r"(t2331) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_29 = acc_45;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_30 = acc_46;
                const u32 t2332 = first_6 + 11u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2333 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2334 = t2332 < t2333;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2334) {
                    u32 t2335;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2335) : "f"(pair_29), "f"(pair_30));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to), "r"(t2335) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_31 = acc_49;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_32 = acc_50;
                const u32 t2336 = first_6 + 12u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2337 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2338 = t2336 < t2337;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2338) {
                    u32 t2339;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2339) : "f"(pair_31), "f"(pair_32));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to), "r"(t2339) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_33 = acc_53;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_34 = acc_54;
                const u32 t2340 = first_6 + 13u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2341 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2342 = t2340 < t2341;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2342) {
                    u32 t2343;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2343) : "f"(pair_33), "f"(pair_34));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to), "r"(t2343) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_35 = acc_57;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_36 = acc_58;
                const u32 t2344 = first_6 + 14u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2345 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2346 = t2344 < t2345;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2346) {
                    u32 t2347;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2347) : "f"(pair_35), "f"(pair_36));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to), "r"(t2347) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_37 = acc_61;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_38 = acc_62;
                const u32 t2348 = first_6 + 15u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2349 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2350 = t2348 < t2349;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2350) {
                    u32 t2351;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2351) : "f"(pair_37), "f"(pair_38));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to), "r"(t2351) : "memory");
                }
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2352 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2353 = t162 + t2352;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2354 = t2353 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2355 = t2354 < t108;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2355) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2356 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2357 = t162 + t2356;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2358 = t2357 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2359 = first + t2358;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2360 = t2359 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2361;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2361) : "r"(t2360), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2362 = t2361 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2363 = first_query + t2362;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2364 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2365 = first + t2358;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2366 = t2365 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2367;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2367) : "r"(t2366), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2368 = t2367 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2369 = t2368 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2370 = t2365 - t2369;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2371 = t2364 + t2370;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2372 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2373 = t2372 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2374 = o + t2373;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2375 = (u64)t2363;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2376 = t2375 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2377 = t2376 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2378 = t2374 + t2377;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2379 = (u64)t2371;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2380 = t2379 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2381 = t2380 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2382 = t2378 + t2381;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2383 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t2382 + t2383;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_39 = acc_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_40 = acc_4;
                const u32 t2385 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2386 = first_6 < t2385;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2386) {
                    u32 t2387;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2387) : "f"(pair_39), "f"(pair_40));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t2387) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_41 = acc_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_42 = acc_8;
                const u32 t2388 = first_6 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2389 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2390 = t2388 < t2389;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2390) {
                    u32 t2391;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2391) : "f"(pair_41), "f"(pair_42));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t2391) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_43 = acc_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_44 = acc_12;
                const u32 t2392 = first_6 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2393 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2394 = t2392 < t2393;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2394) {
                    u32 t2395;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2395) : "f"(pair_43), "f"(pair_44));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t2395) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_45 = acc_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_46 = acc_16;
                const u32 t2396 = first_6 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2397 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2398 = t2396 < t2397;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2398) {
                    u32 t2399;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2399) : "f"(pair_45), "f"(pair_46));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t2399) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_47 = acc_19;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_48 = acc_20;
                const u32 t2400 = first_6 + 4u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2401 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2402 = t2400 < t2401;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2402) {
                    u32 t2403;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2403) : "f"(pair_47), "f"(pair_48));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_2), "r"(t2403) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_49 = acc_23;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_50 = acc_24;
                const u32 t2404 = first_6 + 5u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2405 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2406 = t2404 < t2405;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2406) {
                    u32 t2407;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2407) : "f"(pair_49), "f"(pair_50));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_2), "r"(t2407) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_51 = acc_27;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_52 = acc_28;
                const u32 t2408 = first_6 + 6u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2409 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2410 = t2408 < t2409;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2410) {
                    u32 t2411;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2411) : "f"(pair_51), "f"(pair_52));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_2), "r"(t2411) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_53 = acc_31;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_54 = acc_32;
                const u32 t2412 = first_6 + 7u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2413 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2414 = t2412 < t2413;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2414) {
                    u32 t2415;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2415) : "f"(pair_53), "f"(pair_54));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_2), "r"(t2415) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_55 = acc_35;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_56 = acc_36;
                const u32 t2416 = first_6 + 8u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2417 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2418 = t2416 < t2417;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2418) {
                    u32 t2419;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2419) : "f"(pair_55), "f"(pair_56));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_2), "r"(t2419) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_57 = acc_39;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_58 = acc_40;
                const u32 t2420 = first_6 + 9u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2421 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2422 = t2420 < t2421;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2422) {
                    u32 t2423;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2423) : "f"(pair_57), "f"(pair_58));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_2), "r"(t2423) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_59 = acc_43;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_60 = acc_44;
                const u32 t2424 = first_6 + 10u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2425 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2426 = t2424 < t2425;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2426) {
                    u32 t2427;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2427) : "f"(pair_59), "f"(pair_60));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_2), "r"(t2427) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_61 = acc_47;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_62 = acc_48;
                const u32 t2428 = first_6 + 11u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2429 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2430 = t2428 < t2429;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2430) {
                    u32 t2431;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2431) : "f"(pair_61), "f"(pair_62));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_2), "r"(t2431) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_63 = acc_51;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_64 = acc_52;
                const u32 t2432 = first_6 + 12u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2433 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2434 = t2432 < t2433;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2434) {
                    u32 t2435;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2435) : "f"(pair_63), "f"(pair_64));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_2), "r"(t2435) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_65 = acc_55;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_66 = acc_56;
                const u32 t2436 = first_6 + 13u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2437 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2438 = t2436 < t2437;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2438) {
                    u32 t2439;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2439) : "f"(pair_65), "f"(pair_66));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_2), "r"(t2439) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_67 = acc_59;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_68 = acc_60;
                const u32 t2440 = first_6 + 14u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2441 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2442 = t2440 < t2441;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2442) {
                    u32 t2443;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2443) : "f"(pair_67), "f"(pair_68));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_2), "r"(t2443) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_69 = acc_63;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_70 = acc_64;
                const u32 t2444 = first_6 + 15u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2445 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2446 = t2444 < t2445;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2446) {
                    u32 t2447;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2447) : "f"(pair_69), "f"(pair_70));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_2), "r"(t2447) : "memory");
                }
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2448 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 row_3 = t162 + t2448;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2450 = row_3 < t108;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2451 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2452 = t2451 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t2453;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2453) : "r"(t2452), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2454 = t2453 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2455 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2456 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2457 = t2456 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t2458;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2458) : "r"(t2457), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2459 = t2458 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2460 = t2459 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2461 = t2456 - t2460;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2462 = t2455 + t2461;
#line 298 "fa-kernels/src/attention/softmax.rs"
            const bool none_7 = row_max == __uint_as_float(0xff800000u);
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_8 = row_max == __uint_as_float(0xff800000u);
            const f32 t2465 = row_max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t2466 = none_8 ? 0.0f : t2465;
#line 286 "fa-kernels/src/attention/softmax.rs"
            const f32 t2467 = logit_3 - t2466;
#line 286 "fa-kernels/src/attention/softmax.rs"
            const bool t2468 = 64.0f < t2467;
#line 286 "fa-kernels/src/attention/softmax.rs"
            const bool alone = none_7 | t2468;
#line 288 "fa-kernels/src/attention/softmax.rs"
            const bool is_number = 0.0f <= row_sum;
            const f32 logit_5 = logit_3 * 0.6931472f;
            const bool t2472 = alone & is_number;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2473;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2473) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2474;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2474) : "f"(row_max), "f"(scale_log2), "f"(t2473));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t2474 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t2476 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t2477 = t2476 ? __uint_as_float(0xff800000u) : lse_2;
#line 290 "fa-kernels/src/attention/softmax.rs"
            const f32 value = t2472 ? logit_5 : t2477;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t2479 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t2480 = t2479 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t2481 = t2450 & t2480;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t2481) {
                const u32 t2482 = first_query + t2454;
                const u64 t2483 = 0ull * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2484 = t2483 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2485 = lse + t2484;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2486 = (u64)t2462;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2487 = t2486 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2488 = t2487 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2489 = t2485 + t2488;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2490 = (u64)t2482;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2491 = t2490 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2492 = t2491 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2493 = t2489 + t2492;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2493), "f"(value) : "memory");
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2494 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2495 = t162 + t2494;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 row_4 = t2495 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2497 = row_4 < t108;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2498 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2499 = t2498 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t2500;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2500) : "r"(t2499), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2501 = t2500 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2502 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2503 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2504 = t2503 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t2505;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2505) : "r"(t2504), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2506 = t2505 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2507 = t2506 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2508 = t2503 - t2507;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2509 = t2502 + t2508;
#line 298 "fa-kernels/src/attention/softmax.rs"
            const bool none_9 = row_max_2 == __uint_as_float(0xff800000u);
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_10 = row_max_2 == __uint_as_float(0xff800000u);
            const f32 t2512 = row_max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t2513 = none_10 ? 0.0f : t2512;
#line 286 "fa-kernels/src/attention/softmax.rs"
            const f32 t2514 = logit_4 - t2513;
#line 286 "fa-kernels/src/attention/softmax.rs"
            const bool t2515 = 64.0f < t2514;
#line 286 "fa-kernels/src/attention/softmax.rs"
            const bool alone_2 = none_9 | t2515;
#line 288 "fa-kernels/src/attention/softmax.rs"
            const bool is_number_2 = 0.0f <= row_sum_2;
            const f32 logit_6 = logit_4 * 0.6931472f;
            const bool t2519 = alone_2 & is_number_2;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2520;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2520) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2521;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2521) : "f"(row_max_2), "f"(scale_log2), "f"(t2520));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t2521 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t2523 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t2524 = t2523 ? __uint_as_float(0xff800000u) : lse_3;
#line 290 "fa-kernels/src/attention/softmax.rs"
            const f32 value_2 = t2519 ? logit_6 : t2524;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t2526 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t2527 = t2526 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t2528 = t2497 & t2527;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t2528) {
                const u32 t2529 = first_query + t2501;
                const u64 t2530 = 0ull * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2531 = t2530 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2532 = lse + t2531;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2533 = (u64)t2509;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2534 = t2533 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2535 = t2534 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2536 = t2532 + t2535;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2537 = (u64)t2529;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2538 = t2537 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2539 = t2538 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t2540 = t2536 + t2539;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2540), "f"(value_2) : "memory");
            }
        } else {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2541 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2542 = t162 + t2541;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2543 = t2542 < t108;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2543) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice = warp_m + warp_n;
                const u32 index_11 = slice << 1u;
                const u64 t2546 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2547 = t2546 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2548 = t2547 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2549 = partials + t2548;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2550 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2551 = t2550 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2552 = t2551 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2553 = t2549 + t2552;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2554 = (u64)index_11;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2555 = t2554 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2556 = t2555 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2557 = t2553 + t2556;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2558 = (u64)lane * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2559 = t2557 + t2558;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2560 = lane << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2561 = (u64)t2560 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2562 = t2557 + t2561;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2563;
                asm("mov.b32 %0, %1;" : "=r"(t2563) : "f"(acc));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2564;
                asm("mov.b32 %0, %1;" : "=r"(t2564) : "f"(acc_2));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2565;
                asm("mov.b32 %0, %1;" : "=r"(t2565) : "f"(acc_5));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2566;
                asm("mov.b32 %0, %1;" : "=r"(t2566) : "f"(acc_6));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2562), "r"(t2563), "r"(t2564), "r"(t2565), "r"(t2566) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2567;
                asm("mov.b32 %0, %1;" : "=r"(t2567) : "f"(acc_9));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2568;
                asm("mov.b32 %0, %1;" : "=r"(t2568) : "f"(acc_10));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2569;
                asm("mov.b32 %0, %1;" : "=r"(t2569) : "f"(acc_13));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2570;
                asm("mov.b32 %0, %1;" : "=r"(t2570) : "f"(acc_14));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2562), "r"(t2567), "r"(t2568), "r"(t2569), "r"(t2570) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2571;
                asm("mov.b32 %0, %1;" : "=r"(t2571) : "f"(acc_17));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2572;
                asm("mov.b32 %0, %1;" : "=r"(t2572) : "f"(acc_18));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2573;
                asm("mov.b32 %0, %1;" : "=r"(t2573) : "f"(acc_21));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2574;
                asm("mov.b32 %0, %1;" : "=r"(t2574) : "f"(acc_22));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t2562), "r"(t2571), "r"(t2572), "r"(t2573), "r"(t2574) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2575;
                asm("mov.b32 %0, %1;" : "=r"(t2575) : "f"(acc_25));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2576;
                asm("mov.b32 %0, %1;" : "=r"(t2576) : "f"(acc_26));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2577;
                asm("mov.b32 %0, %1;" : "=r"(t2577) : "f"(acc_29));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2578;
                asm("mov.b32 %0, %1;" : "=r"(t2578) : "f"(acc_30));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t2562), "r"(t2575), "r"(t2576), "r"(t2577), "r"(t2578) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2579;
                asm("mov.b32 %0, %1;" : "=r"(t2579) : "f"(acc_33));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2580;
                asm("mov.b32 %0, %1;" : "=r"(t2580) : "f"(acc_34));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2581;
                asm("mov.b32 %0, %1;" : "=r"(t2581) : "f"(acc_37));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2582;
                asm("mov.b32 %0, %1;" : "=r"(t2582) : "f"(acc_38));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t2562), "r"(t2579), "r"(t2580), "r"(t2581), "r"(t2582) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2583;
                asm("mov.b32 %0, %1;" : "=r"(t2583) : "f"(acc_41));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2584;
                asm("mov.b32 %0, %1;" : "=r"(t2584) : "f"(acc_42));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2585;
                asm("mov.b32 %0, %1;" : "=r"(t2585) : "f"(acc_45));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2586;
                asm("mov.b32 %0, %1;" : "=r"(t2586) : "f"(acc_46));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t2562), "r"(t2583), "r"(t2584), "r"(t2585), "r"(t2586) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2587;
                asm("mov.b32 %0, %1;" : "=r"(t2587) : "f"(acc_49));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2588;
                asm("mov.b32 %0, %1;" : "=r"(t2588) : "f"(acc_50));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2589;
                asm("mov.b32 %0, %1;" : "=r"(t2589) : "f"(acc_53));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2590;
                asm("mov.b32 %0, %1;" : "=r"(t2590) : "f"(acc_54));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t2562), "r"(t2587), "r"(t2588), "r"(t2589), "r"(t2590) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2591;
                asm("mov.b32 %0, %1;" : "=r"(t2591) : "f"(acc_57));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2592;
                asm("mov.b32 %0, %1;" : "=r"(t2592) : "f"(acc_58));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2593;
                asm("mov.b32 %0, %1;" : "=r"(t2593) : "f"(acc_61));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2594;
                asm("mov.b32 %0, %1;" : "=r"(t2594) : "f"(acc_62));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t2562), "r"(t2591), "r"(t2592), "r"(t2593), "r"(t2594) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2559), "f"(row_max) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2559), "f"(row_sum) : "memory");
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2595 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2596 = t162 + t2595;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2597 = t2596 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2598 = t2597 < t108;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2598) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_2 = warp_m + warp_n;
                const u32 t2600 = slice_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_12 = t2600 + 1u;
                const u64 t2602 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2603 = t2602 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2604 = t2603 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2605 = partials + t2604;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2606 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2607 = t2606 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2608 = t2607 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2609 = t2605 + t2608;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2610 = (u64)index_12;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2611 = t2610 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2612 = t2611 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2613 = t2609 + t2612;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2614 = (u64)lane * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2615 = t2613 + t2614;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2616 = lane << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2617 = (u64)t2616 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2618 = t2613 + t2617;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2619;
                asm("mov.b32 %0, %1;" : "=r"(t2619) : "f"(acc_3));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2620;
                asm("mov.b32 %0, %1;" : "=r"(t2620) : "f"(acc_4));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2621;
                asm("mov.b32 %0, %1;" : "=r"(t2621) : "f"(acc_7));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2622;
                asm("mov.b32 %0, %1;" : "=r"(t2622) : "f"(acc_8));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2618), "r"(t2619), "r"(t2620), "r"(t2621), "r"(t2622) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2623;
                asm("mov.b32 %0, %1;" : "=r"(t2623) : "f"(acc_11));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2624;
                asm("mov.b32 %0, %1;" : "=r"(t2624) : "f"(acc_12));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2625;
                asm("mov.b32 %0, %1;" : "=r"(t2625) : "f"(acc_15));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2626;
                asm("mov.b32 %0, %1;" : "=r"(t2626) : "f"(acc_16));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2618), "r"(t2623), "r"(t2624), "r"(t2625), "r"(t2626) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2627;
                asm("mov.b32 %0, %1;" : "=r"(t2627) : "f"(acc_19));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2628;
                asm("mov.b32 %0, %1;" : "=r"(t2628) : "f"(acc_20));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2629;
                asm("mov.b32 %0, %1;" : "=r"(t2629) : "f"(acc_23));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2630;
                asm("mov.b32 %0, %1;" : "=r"(t2630) : "f"(acc_24));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t2618), "r"(t2627), "r"(t2628), "r"(t2629), "r"(t2630) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2631;
                asm("mov.b32 %0, %1;" : "=r"(t2631) : "f"(acc_27));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2632;
                asm("mov.b32 %0, %1;" : "=r"(t2632) : "f"(acc_28));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2633;
                asm("mov.b32 %0, %1;" : "=r"(t2633) : "f"(acc_31));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2634;
                asm("mov.b32 %0, %1;" : "=r"(t2634) : "f"(acc_32));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t2618), "r"(t2631), "r"(t2632), "r"(t2633), "r"(t2634) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2635;
                asm("mov.b32 %0, %1;" : "=r"(t2635) : "f"(acc_35));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2636;
                asm("mov.b32 %0, %1;" : "=r"(t2636) : "f"(acc_36));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2637;
                asm("mov.b32 %0, %1;" : "=r"(t2637) : "f"(acc_39));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2638;
                asm("mov.b32 %0, %1;" : "=r"(t2638) : "f"(acc_40));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t2618), "r"(t2635), "r"(t2636), "r"(t2637), "r"(t2638) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2639;
                asm("mov.b32 %0, %1;" : "=r"(t2639) : "f"(acc_43));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2640;
                asm("mov.b32 %0, %1;" : "=r"(t2640) : "f"(acc_44));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2641;
                asm("mov.b32 %0, %1;" : "=r"(t2641) : "f"(acc_47));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2642;
                asm("mov.b32 %0, %1;" : "=r"(t2642) : "f"(acc_48));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t2618), "r"(t2639), "r"(t2640), "r"(t2641), "r"(t2642) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2643;
                asm("mov.b32 %0, %1;" : "=r"(t2643) : "f"(acc_51));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2644;
                asm("mov.b32 %0, %1;" : "=r"(t2644) : "f"(acc_52));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2645;
                asm("mov.b32 %0, %1;" : "=r"(t2645) : "f"(acc_55));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2646;
                asm("mov.b32 %0, %1;" : "=r"(t2646) : "f"(acc_56));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t2618), "r"(t2643), "r"(t2644), "r"(t2645), "r"(t2646) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2647;
                asm("mov.b32 %0, %1;" : "=r"(t2647) : "f"(acc_59));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2648;
                asm("mov.b32 %0, %1;" : "=r"(t2648) : "f"(acc_60));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2649;
                asm("mov.b32 %0, %1;" : "=r"(t2649) : "f"(acc_63));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2650;
                asm("mov.b32 %0, %1;" : "=r"(t2650) : "f"(acc_64));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t2618), "r"(t2647), "r"(t2648), "r"(t2649), "r"(t2650) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2615), "f"(row_max_2) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2615), "f"(row_sum_2) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2651 = (u64)tile;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2652 = t2651 * arrived_stride0;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2653 = t2652 * 4ull;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2654 = arrived + t2653;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2655 = splits_2 - 1u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2656 = (u32)__cvta_generic_to_shared(smem);
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2657 = t2656 + 81920u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2658 = threadIdx.x;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2659 = t2658 == 0u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2659) {
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2660;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2660) : "l"(t2654), "r"(t2655) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2657), "r"(t2660) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t2661;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t2661) : "r"(t2657) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2662 = t2661 == t2655;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2662) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2663 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2664 = t162 + t2663;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2665 = t2664 < t108;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2665) {
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max = __uint_as_float(0xff800000u);
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_2 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_5 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_6 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_9 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_10 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_13 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_14 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_17 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_18 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_21 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_22 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_25 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_26 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_29 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_30 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_33 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_34 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_37 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_38 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_41 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_42 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_45 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_46 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_49 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_50 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_53 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_54 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_57 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_58 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_61 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_62 = 0.0f;
                    u32 split = 0u;
                    while (true) {
#line 357 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2666 = split < splits_2;
                        if (!t2666) break;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_3 = warp_m + warp_n;
                        const u32 index_13 = slice_3 << 1u;
                        const u64 t2669 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2670 = t2669 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2671 = t2670 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2672 = partials + t2671;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2673 = (u64)split;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2674 = t2673 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2675 = t2674 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2676 = t2672 + t2675;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2677 = (u64)index_13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2678 = t2677 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2679 = t2678 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2680 = t2676 + t2679;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2681 = (u64)lane * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2682 = t2680 + t2681;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2683 = lane << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2684 = (u64)t2683 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2685 = t2680 + t2684;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t2685) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2686;
                        asm("mov.b32 %0, %1;" : "=f"(t2686) : "r"(chunk));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2687;
                        asm("mov.b32 %0, %1;" : "=f"(t2687) : "r"(chunk_2));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2688;
                        asm("mov.b32 %0, %1;" : "=f"(t2688) : "r"(chunk_3));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2689;
                        asm("mov.b32 %0, %1;" : "=f"(t2689) : "r"(chunk_4));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t2685) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2690;
                        asm("mov.b32 %0, %1;" : "=f"(t2690) : "r"(chunk_5));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2691;
                        asm("mov.b32 %0, %1;" : "=f"(t2691) : "r"(chunk_6));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2692;
                        asm("mov.b32 %0, %1;" : "=f"(t2692) : "r"(chunk_7));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2693;
                        asm("mov.b32 %0, %1;" : "=f"(t2693) : "r"(chunk_8));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_9;
                        u32 chunk_10;
                        u32 chunk_11;
                        u32 chunk_12;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t2685) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2694;
                        asm("mov.b32 %0, %1;" : "=f"(t2694) : "r"(chunk_9));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2695;
                        asm("mov.b32 %0, %1;" : "=f"(t2695) : "r"(chunk_10));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2696;
                        asm("mov.b32 %0, %1;" : "=f"(t2696) : "r"(chunk_11));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2697;
                        asm("mov.b32 %0, %1;" : "=f"(t2697) : "r"(chunk_12));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_13;
                        u32 chunk_14;
                        u32 chunk_15;
                        u32 chunk_16;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t2685) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2698;
                        asm("mov.b32 %0, %1;" : "=f"(t2698) : "r"(chunk_13));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2699;
                        asm("mov.b32 %0, %1;" : "=f"(t2699) : "r"(chunk_14));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2700;
                        asm("mov.b32 %0, %1;" : "=f"(t2700) : "r"(chunk_15));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2701;
                        asm("mov.b32 %0, %1;" : "=f"(t2701) : "r"(chunk_16));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_17;
                        u32 chunk_18;
                        u32 chunk_19;
                        u32 chunk_20;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t2685) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2702;
                        asm("mov.b32 %0, %1;" : "=f"(t2702) : "r"(chunk_17));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2703;
                        asm("mov.b32 %0, %1;" : "=f"(t2703) : "r"(chunk_18));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2704;
                        asm("mov.b32 %0, %1;" : "=f"(t2704) : "r"(chunk_19));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2705;
                        asm("mov.b32 %0, %1;" : "=f"(t2705) : "r"(chunk_20));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_21;
                        u32 chunk_22;
                        u32 chunk_23;
                        u32 chunk_24;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t2685) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2706;
                        asm("mov.b32 %0, %1;" : "=f"(t2706) : "r"(chunk_21));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2707;
                        asm("mov.b32 %0, %1;" : "=f"(t2707) : "r"(chunk_22));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2708;
                        asm("mov.b32 %0, %1;" : "=f"(t2708) : "r"(chunk_23));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2709;
                        asm("mov.b32 %0, %1;" : "=f"(t2709) : "r"(chunk_24));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_25;
                        u32 chunk_26;
                        u32 chunk_27;
                        u32 chunk_28;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t2685) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2710;
                        asm("mov.b32 %0, %1;" : "=f"(t2710) : "r"(chunk_25));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2711;
                        asm("mov.b32 %0, %1;" : "=f"(t2711) : "r"(chunk_26));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2712;
                        asm("mov.b32 %0, %1;" : "=f"(t2712) : "r"(chunk_27));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2713;
                        asm("mov.b32 %0, %1;" : "=f"(t2713) : "r"(chunk_28));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_29;
                        u32 chunk_30;
                        u32 chunk_31;
                        u32 chunk_32;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t2685) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2714;
                        asm("mov.b32 %0, %1;" : "=f"(t2714) : "r"(chunk_29));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2715;
                        asm("mov.b32 %0, %1;" : "=f"(t2715) : "r"(chunk_30));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2716;
                        asm("mov.b32 %0, %1;" : "=f"(t2716) : "r"(chunk_31));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2717;
                        asm("mov.b32 %0, %1;" : "=f"(t2717) : "r"(chunk_32));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2718;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2718) : "l"(t2682) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2719;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2719) : "l"(t2682) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words = t2686;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_2 = t2687;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_3 = t2688;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_4 = t2689;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_5 = t2690;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_6 = t2691;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_7 = t2692;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_8 = t2693;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_9 = t2694;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_10 = t2695;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_11 = t2696;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_12 = t2697;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_13 = t2698;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_14 = t2699;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_15 = t2700;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_16 = t2701;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_17 = t2702;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_18 = t2703;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_19 = t2704;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_20 = t2705;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_21 = t2706;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_22 = t2707;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_23 = t2708;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_24 = t2709;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_25 = t2710;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_26 = t2711;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_27 = t2712;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_28 = t2713;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_29 = t2714;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_30 = t2715;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_31 = t2716;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_32 = t2717;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_33 = t2718;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_34 = t2719;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state = words_33;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_2 = words_34;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2720 = split + 1u;
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
                        f32 part_9 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_10 = 0.0f;
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
                        f32 part_19 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_20 = 0.0f;
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
                        f32 part_29 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_30 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_31 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_32 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_33 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_34 = 0.0f;
                        const bool t2721 = t2720 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2721) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_4 = warp_m + warp_n;
                            const u32 index_14 = slice_4 << 1u;
                            const u64 t2724 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2725 = t2724 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2726 = t2725 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2727 = partials + t2726;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2728 = (u64)t2720;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2729 = t2728 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2730 = t2729 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2731 = t2727 + t2730;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2732 = (u64)index_14;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2733 = t2732 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2734 = t2733 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2735 = t2731 + t2734;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2736 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2737 = t2735 + t2736;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2738 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2739 = (u64)t2738 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2740 = t2735 + t2739;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_33;
                            u32 chunk_34;
                            u32 chunk_35;
                            u32 chunk_36;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_33), "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36) : "l"(t2740) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2741;
                            asm("mov.b32 %0, %1;" : "=f"(t2741) : "r"(chunk_33));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2742;
                            asm("mov.b32 %0, %1;" : "=f"(t2742) : "r"(chunk_34));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2743;
                            asm("mov.b32 %0, %1;" : "=f"(t2743) : "r"(chunk_35));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2744;
                            asm("mov.b32 %0, %1;" : "=f"(t2744) : "r"(chunk_36));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_37;
                            u32 chunk_38;
                            u32 chunk_39;
                            u32 chunk_40;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_37), "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40) : "l"(t2740) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2745;
                            asm("mov.b32 %0, %1;" : "=f"(t2745) : "r"(chunk_37));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2746;
                            asm("mov.b32 %0, %1;" : "=f"(t2746) : "r"(chunk_38));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2747;
                            asm("mov.b32 %0, %1;" : "=f"(t2747) : "r"(chunk_39));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2748;
                            asm("mov.b32 %0, %1;" : "=f"(t2748) : "r"(chunk_40));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_41;
                            u32 chunk_42;
                            u32 chunk_43;
                            u32 chunk_44;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_41), "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44) : "l"(t2740) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2749;
                            asm("mov.b32 %0, %1;" : "=f"(t2749) : "r"(chunk_41));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2750;
                            asm("mov.b32 %0, %1;" : "=f"(t2750) : "r"(chunk_42));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2751;
                            asm("mov.b32 %0, %1;" : "=f"(t2751) : "r"(chunk_43));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2752;
                            asm("mov.b32 %0, %1;" : "=f"(t2752) : "r"(chunk_44));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_45;
                            u32 chunk_46;
                            u32 chunk_47;
                            u32 chunk_48;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_45), "=r"(chunk_46), "=r"(chunk_47), "=r"(chunk_48) : "l"(t2740) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2753;
                            asm("mov.b32 %0, %1;" : "=f"(t2753) : "r"(chunk_45));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2754;
                            asm("mov.b32 %0, %1;" : "=f"(t2754) : "r"(chunk_46));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2755;
                            asm("mov.b32 %0, %1;" : "=f"(t2755) : "r"(chunk_47));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2756;
                            asm("mov.b32 %0, %1;" : "=f"(t2756) : "r"(chunk_48));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_49;
                            u32 chunk_50;
                            u32 chunk_51;
                            u32 chunk_52;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_49), "=r"(chunk_50), "=r"(chunk_51), "=r"(chunk_52) : "l"(t2740) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2757;
                            asm("mov.b32 %0, %1;" : "=f"(t2757) : "r"(chunk_49));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2758;
                            asm("mov.b32 %0, %1;" : "=f"(t2758) : "r"(chunk_50));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2759;
                            asm("mov.b32 %0, %1;" : "=f"(t2759) : "r"(chunk_51));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2760;
                            asm("mov.b32 %0, %1;" : "=f"(t2760) : "r"(chunk_52));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_53;
                            u32 chunk_54;
                            u32 chunk_55;
                            u32 chunk_56;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_53), "=r"(chunk_54), "=r"(chunk_55), "=r"(chunk_56) : "l"(t2740) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2761;
                            asm("mov.b32 %0, %1;" : "=f"(t2761) : "r"(chunk_53));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2762;
                            asm("mov.b32 %0, %1;" : "=f"(t2762) : "r"(chunk_54));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2763;
                            asm("mov.b32 %0, %1;" : "=f"(t2763) : "r"(chunk_55));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2764;
                            asm("mov.b32 %0, %1;" : "=f"(t2764) : "r"(chunk_56));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_57;
                            u32 chunk_58;
                            u32 chunk_59;
                            u32 chunk_60;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_57), "=r"(chunk_58), "=r"(chunk_59), "=r"(chunk_60) : "l"(t2740) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2765;
                            asm("mov.b32 %0, %1;" : "=f"(t2765) : "r"(chunk_57));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2766;
                            asm("mov.b32 %0, %1;" : "=f"(t2766) : "r"(chunk_58));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2767;
                            asm("mov.b32 %0, %1;" : "=f"(t2767) : "r"(chunk_59));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2768;
                            asm("mov.b32 %0, %1;" : "=f"(t2768) : "r"(chunk_60));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_61;
                            u32 chunk_62;
                            u32 chunk_63;
                            u32 chunk_64;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_61), "=r"(chunk_62), "=r"(chunk_63), "=r"(chunk_64) : "l"(t2740) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2769;
                            asm("mov.b32 %0, %1;" : "=f"(t2769) : "r"(chunk_61));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2770;
                            asm("mov.b32 %0, %1;" : "=f"(t2770) : "r"(chunk_62));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2771;
                            asm("mov.b32 %0, %1;" : "=f"(t2771) : "r"(chunk_63));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2772;
                            asm("mov.b32 %0, %1;" : "=f"(t2772) : "r"(chunk_64));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2773;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2773) : "l"(t2737) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2774;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2774) : "l"(t2737) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t2741;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t2742;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t2743;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t2744;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t2745;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t2746;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t2747;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t2748;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t2749;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t2750;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t2751;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t2752;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t2753;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t2754;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t2755;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t2756;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t2757;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t2758;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t2759;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t2760;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t2761;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t2762;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t2763;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t2764;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t2765;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t2766;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t2767;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t2768;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t2769;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t2770;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t2771;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t2772;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t2773;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t2774;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_35 = part;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_36 = part_2;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_37 = part_3;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_38 = part_4;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_39 = part_5;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_40 = part_6;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_41 = part_7;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_42 = part_8;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_43 = part_9;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_44 = part_10;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_45 = part_11;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_46 = part_12;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_47 = part_13;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_48 = part_14;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_49 = part_15;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_50 = part_16;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_51 = part_17;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_52 = part_18;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_53 = part_19;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_54 = part_20;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_55 = part_21;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_56 = part_22;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_57 = part_23;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_58 = part_24;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_59 = part_25;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_60 = part_26;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_61 = part_27;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_62 = part_28;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_63 = part_29;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_64 = part_30;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_65 = part_31;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_66 = part_32;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_67 = part_33;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_68 = part_34;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_3 = words_67;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_4 = words_68;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2775 = split + 2u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_35 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_36 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_37 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_38 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_39 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_40 = 0.0f;
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
                        f32 part_49 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_50 = 0.0f;
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
                        f32 part_59 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_60 = 0.0f;
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
                        f32 part_67 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_68 = 0.0f;
                        const bool t2776 = t2775 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2776) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_5 = warp_m + warp_n;
                            const u32 index_15 = slice_5 << 1u;
                            const u64 t2779 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2780 = t2779 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2781 = t2780 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2782 = partials + t2781;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2783 = (u64)t2775;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2784 = t2783 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2785 = t2784 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2786 = t2782 + t2785;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2787 = (u64)index_15;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2788 = t2787 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2789 = t2788 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2790 = t2786 + t2789;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2791 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2792 = t2790 + t2791;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2793 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2794 = (u64)t2793 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2795 = t2790 + t2794;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_65;
                            u32 chunk_66;
                            u32 chunk_67;
                            u32 chunk_68;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_65), "=r"(chunk_66), "=r"(chunk_67), "=r"(chunk_68) : "l"(t2795) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2796;
                            asm("mov.b32 %0, %1;" : "=f"(t2796) : "r"(chunk_65));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2797;
                            asm("mov.b32 %0, %1;" : "=f"(t2797) : "r"(chunk_66));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2798;
                            asm("mov.b32 %0, %1;" : "=f"(t2798) : "r"(chunk_67));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2799;
                            asm("mov.b32 %0, %1;" : "=f"(t2799) : "r"(chunk_68));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_69;
                            u32 chunk_70;
                            u32 chunk_71;
                            u32 chunk_72;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_69), "=r"(chunk_70), "=r"(chunk_71), "=r"(chunk_72) : "l"(t2795) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2800;
                            asm("mov.b32 %0, %1;" : "=f"(t2800) : "r"(chunk_69));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2801;
                            asm("mov.b32 %0, %1;" : "=f"(t2801) : "r"(chunk_70));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2802;
                            asm("mov.b32 %0, %1;" : "=f"(t2802) : "r"(chunk_71));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2803;
                            asm("mov.b32 %0, %1;" : "=f"(t2803) : "r"(chunk_72));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_73;
                            u32 chunk_74;
                            u32 chunk_75;
                            u32 chunk_76;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_73), "=r"(chunk_74), "=r"(chunk_75), "=r"(chunk_76) : "l"(t2795) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2804;
                            asm("mov.b32 %0, %1;" : "=f"(t2804) : "r"(chunk_73));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2805;
                            asm("mov.b32 %0, %1;" : "=f"(t2805) : "r"(chunk_74));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2806;
                            asm("mov.b32 %0, %1;" : "=f"(t2806) : "r"(chunk_75));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2807;
                            asm("mov.b32 %0, %1;" : "=f"(t2807) : "r"(chunk_76));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_77;
                            u32 chunk_78;
                            u32 chunk_79;
                            u32 chunk_80;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_77), "=r"(chunk_78), "=r"(chunk_79), "=r"(chunk_80) : "l"(t2795) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2808;
                            asm("mov.b32 %0, %1;" : "=f"(t2808) : "r"(chunk_77));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2809;
                            asm("mov.b32 %0, %1;" : "=f"(t2809) : "r"(chunk_78));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2810;
                            asm("mov.b32 %0, %1;" : "=f"(t2810) : "r"(chunk_79));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2811;
                            asm("mov.b32 %0, %1;" : "=f"(t2811) : "r"(chunk_80));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_81;
                            u32 chunk_82;
                            u32 chunk_83;
                            u32 chunk_84;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_81), "=r"(chunk_82), "=r"(chunk_83), "=r"(chunk_84) : "l"(t2795) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2812;
                            asm("mov.b32 %0, %1;" : "=f"(t2812) : "r"(chunk_81));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2813;
                            asm("mov.b32 %0, %1;" : "=f"(t2813) : "r"(chunk_82));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2814;
                            asm("mov.b32 %0, %1;" : "=f"(t2814) : "r"(chunk_83));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2815;
                            asm("mov.b32 %0, %1;" : "=f"(t2815) : "r"(chunk_84));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_85;
                            u32 chunk_86;
                            u32 chunk_87;
                            u32 chunk_88;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_85), "=r"(chunk_86), "=r"(chunk_87), "=r"(chunk_88) : "l"(t2795) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2816;
                            asm("mov.b32 %0, %1;" : "=f"(t2816) : "r"(chunk_85));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2817;
                            asm("mov.b32 %0, %1;" : "=f"(t2817) : "r"(chunk_86));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2818;
                            asm("mov.b32 %0, %1;" : "=f"(t2818) : "r"(chunk_87));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2819;
                            asm("mov.b32 %0, %1;" : "=f"(t2819) : "r"(chunk_88));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_89;
                            u32 chunk_90;
                            u32 chunk_91;
                            u32 chunk_92;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_89), "=r"(chunk_90), "=r"(chunk_91), "=r"(chunk_92) : "l"(t2795) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2820;
                            asm("mov.b32 %0, %1;" : "=f"(t2820) : "r"(chunk_89));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2821;
                            asm("mov.b32 %0, %1;" : "=f"(t2821) : "r"(chunk_90));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2822;
                            asm("mov.b32 %0, %1;" : "=f"(t2822) : "r"(chunk_91));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2823;
                            asm("mov.b32 %0, %1;" : "=f"(t2823) : "r"(chunk_92));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_93;
                            u32 chunk_94;
                            u32 chunk_95;
                            u32 chunk_96;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_93), "=r"(chunk_94), "=r"(chunk_95), "=r"(chunk_96) : "l"(t2795) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2824;
                            asm("mov.b32 %0, %1;" : "=f"(t2824) : "r"(chunk_93));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2825;
                            asm("mov.b32 %0, %1;" : "=f"(t2825) : "r"(chunk_94));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2826;
                            asm("mov.b32 %0, %1;" : "=f"(t2826) : "r"(chunk_95));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2827;
                            asm("mov.b32 %0, %1;" : "=f"(t2827) : "r"(chunk_96));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2828;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2828) : "l"(t2792) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2829;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2829) : "l"(t2792) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t2796;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t2797;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t2798;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t2799;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t2800;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t2801;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t2802;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t2803;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t2804;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t2805;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t2806;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t2807;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t2808;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t2809;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t2810;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t2811;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t2812;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t2813;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t2814;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t2815;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t2816;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t2817;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t2818;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t2819;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t2820;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t2821;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t2822;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t2823;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t2824;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t2825;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t2826;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t2827;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t2828;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t2829;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_69 = part_35;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_70 = part_36;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_71 = part_37;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_72 = part_38;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_73 = part_39;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_74 = part_40;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_75 = part_41;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_76 = part_42;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_77 = part_43;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_78 = part_44;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_79 = part_45;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_80 = part_46;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_81 = part_47;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_82 = part_48;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_83 = part_49;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_84 = part_50;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_85 = part_51;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_86 = part_52;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_87 = part_53;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_88 = part_54;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_89 = part_55;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_90 = part_56;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_91 = part_57;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_92 = part_58;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_93 = part_59;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_94 = part_60;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_95 = part_61;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_96 = part_62;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_97 = part_63;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_98 = part_64;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_99 = part_65;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_100 = part_66;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_101 = part_67;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_102 = part_68;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_5 = words_101;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_6 = words_102;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2830 = split + 3u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_69 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_70 = 0.0f;
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
                        f32 part_79 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_80 = 0.0f;
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
                        f32 part_89 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_90 = 0.0f;
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
                        f32 part_99 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_100 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_101 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_102 = 0.0f;
                        const bool t2831 = t2830 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2831) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_6 = warp_m + warp_n;
                            const u32 index_16 = slice_6 << 1u;
                            const u64 t2834 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2835 = t2834 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2836 = t2835 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2837 = partials + t2836;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2838 = (u64)t2830;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2839 = t2838 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2840 = t2839 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2841 = t2837 + t2840;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2842 = (u64)index_16;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2843 = t2842 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2844 = t2843 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2845 = t2841 + t2844;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2846 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2847 = t2845 + t2846;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2848 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2849 = (u64)t2848 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2850 = t2845 + t2849;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_97;
                            u32 chunk_98;
                            u32 chunk_99;
                            u32 chunk_100;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_97), "=r"(chunk_98), "=r"(chunk_99), "=r"(chunk_100) : "l"(t2850) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2851;
                            asm("mov.b32 %0, %1;" : "=f"(t2851) : "r"(chunk_97));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2852;
                            asm("mov.b32 %0, %1;" : "=f"(t2852) : "r"(chunk_98));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2853;
                            asm("mov.b32 %0, %1;" : "=f"(t2853) : "r"(chunk_99));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2854;
                            asm("mov.b32 %0, %1;" : "=f"(t2854) : "r"(chunk_100));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_101;
                            u32 chunk_102;
                            u32 chunk_103;
                            u32 chunk_104;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_101), "=r"(chunk_102), "=r"(chunk_103), "=r"(chunk_104) : "l"(t2850) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2855;
                            asm("mov.b32 %0, %1;" : "=f"(t2855) : "r"(chunk_101));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2856;
                            asm("mov.b32 %0, %1;" : "=f"(t2856) : "r"(chunk_102));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2857;
                            asm("mov.b32 %0, %1;" : "=f"(t2857) : "r"(chunk_103));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2858;
                            asm("mov.b32 %0, %1;" : "=f"(t2858) : "r"(chunk_104));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_105;
                            u32 chunk_106;
                            u32 chunk_107;
                            u32 chunk_108;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_105), "=r"(chunk_106), "=r"(chunk_107), "=r"(chunk_108) : "l"(t2850) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2859;
                            asm("mov.b32 %0, %1;" : "=f"(t2859) : "r"(chunk_105));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2860;
                            asm("mov.b32 %0, %1;" : "=f"(t2860) : "r"(chunk_106));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2861;
                            asm("mov.b32 %0, %1;" : "=f"(t2861) : "r"(chunk_107));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2862;
                            asm("mov.b32 %0, %1;" : "=f"(t2862) : "r"(chunk_108));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_109;
                            u32 chunk_110;
                            u32 chunk_111;
                            u32 chunk_112;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_109), "=r"(chunk_110), "=r"(chunk_111), "=r"(chunk_112) : "l"(t2850) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2863;
                            asm("mov.b32 %0, %1;" : "=f"(t2863) : "r"(chunk_109));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2864;
                            asm("mov.b32 %0, %1;" : "=f"(t2864) : "r"(chunk_110));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2865;
                            asm("mov.b32 %0, %1;" : "=f"(t2865) : "r"(chunk_111));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2866;
                            asm("mov.b32 %0, %1;" : "=f"(t2866) : "r"(chunk_112));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_113;
                            u32 chunk_114;
                            u32 chunk_115;
                            u32 chunk_116;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_113), "=r"(chunk_114), "=r"(chunk_115), "=r"(chunk_116) : "l"(t2850) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2867;
                            asm("mov.b32 %0, %1;" : "=f"(t2867) : "r"(chunk_113));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2868;
                            asm("mov.b32 %0, %1;" : "=f"(t2868) : "r"(chunk_114));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2869;
                            asm("mov.b32 %0, %1;" : "=f"(t2869) : "r"(chunk_115));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2870;
                            asm("mov.b32 %0, %1;" : "=f"(t2870) : "r"(chunk_116));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_117;
                            u32 chunk_118;
                            u32 chunk_119;
                            u32 chunk_120;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_117), "=r"(chunk_118), "=r"(chunk_119), "=r"(chunk_120) : "l"(t2850) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2871;
                            asm("mov.b32 %0, %1;" : "=f"(t2871) : "r"(chunk_117));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2872;
                            asm("mov.b32 %0, %1;" : "=f"(t2872) : "r"(chunk_118));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2873;
                            asm("mov.b32 %0, %1;" : "=f"(t2873) : "r"(chunk_119));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2874;
                            asm("mov.b32 %0, %1;" : "=f"(t2874) : "r"(chunk_120));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_121;
                            u32 chunk_122;
                            u32 chunk_123;
                            u32 chunk_124;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_121), "=r"(chunk_122), "=r"(chunk_123), "=r"(chunk_124) : "l"(t2850) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2875;
                            asm("mov.b32 %0, %1;" : "=f"(t2875) : "r"(chunk_121));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2876;
                            asm("mov.b32 %0, %1;" : "=f"(t2876) : "r"(chunk_122));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2877;
                            asm("mov.b32 %0, %1;" : "=f"(t2877) : "r"(chunk_123));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2878;
                            asm("mov.b32 %0, %1;" : "=f"(t2878) : "r"(chunk_124));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_125;
                            u32 chunk_126;
                            u32 chunk_127;
                            u32 chunk_128;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_125), "=r"(chunk_126), "=r"(chunk_127), "=r"(chunk_128) : "l"(t2850) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2879;
                            asm("mov.b32 %0, %1;" : "=f"(t2879) : "r"(chunk_125));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2880;
                            asm("mov.b32 %0, %1;" : "=f"(t2880) : "r"(chunk_126));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2881;
                            asm("mov.b32 %0, %1;" : "=f"(t2881) : "r"(chunk_127));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2882;
                            asm("mov.b32 %0, %1;" : "=f"(t2882) : "r"(chunk_128));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2883;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2883) : "l"(t2847) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2884;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2884) : "l"(t2847) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t2851;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t2852;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t2853;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t2854;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t2855;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t2856;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t2857;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t2858;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t2859;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t2860;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t2861;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t2862;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t2863;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t2864;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t2865;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t2866;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t2867;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t2868;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t2869;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t2870;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t2871;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t2872;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t2873;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t2874;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t2875;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t2876;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t2877;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t2878;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t2879;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t2880;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t2881;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t2882;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t2883;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t2884;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_103 = part_69;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_104 = part_70;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_105 = part_71;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_106 = part_72;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_107 = part_73;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_108 = part_74;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_109 = part_75;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_110 = part_76;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_111 = part_77;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_112 = part_78;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_113 = part_79;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_114 = part_80;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_115 = part_81;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_116 = part_82;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_117 = part_83;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_118 = part_84;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_119 = part_85;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_120 = part_86;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_121 = part_87;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_122 = part_88;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_123 = part_89;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_124 = part_90;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_125 = part_91;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_126 = part_92;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_127 = part_93;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_128 = part_94;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_129 = part_95;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_130 = part_96;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_131 = part_97;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_132 = part_98;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_133 = part_99;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_134 = part_100;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_135 = part_101;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_136 = part_102;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_7 = words_135;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_8 = words_136;
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2885;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2885) : "f"(row_max), "f"(state));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2886;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2886) : "f"(t2885), "f"(state_3));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2887;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2887) : "f"(t2886), "f"(state_5));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max;
                        asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t2887), "f"(state_7));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_11 = max == __uint_as_float(0xff800000u);
                        const f32 t2890 = max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_5 = none_11 ? 0.0f : t2890;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2892 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2893;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2893) : "f"(row_max), "f"(scale_log2), "f"(t2892));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t2893));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2895 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2896;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2896) : "f"(state), "f"(scale_log2), "f"(t2895));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_2;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t2896));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2898 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2899;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2899) : "f"(state_3), "f"(scale_log2), "f"(t2898));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t2899));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2901 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2902;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2902) : "f"(state_5), "f"(scale_log2), "f"(t2901));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t2902));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2904 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2905;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2905) : "f"(state_7), "f"(scale_log2), "f"(t2904));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t2905));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2907 = row_sum * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t2907;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2908;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2908) : "f"(state_2), "f"(factors_2), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t2908;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2909;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2909) : "f"(state_4), "f"(factors_3), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t2909;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2910;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2910) : "f"(state_6), "f"(factors_4), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t2910;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2911;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2911) : "f"(state_8), "f"(factors_5), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t2911;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_2 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2912 = acc * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t2912;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2913;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2913) : "f"(words), "f"(factors_2), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t2913;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2914;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2914) : "f"(words_35), "f"(factors_3), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t2914;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2915;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2915) : "f"(words_69), "f"(factors_4), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t2915;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2916;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2916) : "f"(words_103), "f"(factors_5), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t2916;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_3 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2917 = acc_2 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t2917;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2918;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2918) : "f"(words_2), "f"(factors_2), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t2918;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2919;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2919) : "f"(words_36), "f"(factors_3), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t2919;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2920;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2920) : "f"(words_70), "f"(factors_4), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t2920;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2921;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2921) : "f"(words_104), "f"(factors_5), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t2921;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_4 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2922 = acc_5 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t2922;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2923;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2923) : "f"(words_3), "f"(factors_2), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t2923;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2924;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2924) : "f"(words_37), "f"(factors_3), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t2924;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2925;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2925) : "f"(words_71), "f"(factors_4), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t2925;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2926;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2926) : "f"(words_105), "f"(factors_5), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t2926;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_5 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2927 = acc_6 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t2927;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2928;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2928) : "f"(words_4), "f"(factors_2), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t2928;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2929;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2929) : "f"(words_38), "f"(factors_3), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t2929;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2930;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2930) : "f"(words_72), "f"(factors_4), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t2930;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2931;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2931) : "f"(words_106), "f"(factors_5), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t2931;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_6 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2932 = acc_9 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t2932;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2933;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2933) : "f"(words_5), "f"(factors_2), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t2933;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2934;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2934) : "f"(words_39), "f"(factors_3), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t2934;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2935;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2935) : "f"(words_73), "f"(factors_4), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t2935;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2936;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2936) : "f"(words_107), "f"(factors_5), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t2936;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_7 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2937 = acc_10 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t2937;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2938;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2938) : "f"(words_6), "f"(factors_2), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t2938;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2939;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2939) : "f"(words_40), "f"(factors_3), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t2939;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2940;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2940) : "f"(words_74), "f"(factors_4), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t2940;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2941;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2941) : "f"(words_108), "f"(factors_5), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t2941;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_8 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2942 = acc_13 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t2942;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2943;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2943) : "f"(words_7), "f"(factors_2), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t2943;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2944;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2944) : "f"(words_41), "f"(factors_3), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t2944;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2945;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2945) : "f"(words_75), "f"(factors_4), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t2945;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2946;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2946) : "f"(words_109), "f"(factors_5), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t2946;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_9 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2947 = acc_14 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t2947;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2948;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2948) : "f"(words_8), "f"(factors_2), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t2948;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2949;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2949) : "f"(words_42), "f"(factors_3), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t2949;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2950;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2950) : "f"(words_76), "f"(factors_4), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t2950;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2951;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2951) : "f"(words_110), "f"(factors_5), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t2951;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_10 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2952 = acc_17 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t2952;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2953;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2953) : "f"(words_9), "f"(factors_2), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t2953;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2954;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2954) : "f"(words_43), "f"(factors_3), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t2954;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2955;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2955) : "f"(words_77), "f"(factors_4), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t2955;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2956;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2956) : "f"(words_111), "f"(factors_5), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t2956;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_11 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2957 = acc_18 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2957;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2958;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2958) : "f"(words_10), "f"(factors_2), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2958;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2959;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2959) : "f"(words_44), "f"(factors_3), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2959;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2960;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2960) : "f"(words_78), "f"(factors_4), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2960;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2961;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2961) : "f"(words_112), "f"(factors_5), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2961;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_12 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2962 = acc_21 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2962;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2963;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2963) : "f"(words_11), "f"(factors_2), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2963;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2964;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2964) : "f"(words_45), "f"(factors_3), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2964;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2965;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2965) : "f"(words_79), "f"(factors_4), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2965;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2966;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2966) : "f"(words_113), "f"(factors_5), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2966;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_13 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2967 = acc_22 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2967;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2968;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2968) : "f"(words_12), "f"(factors_2), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2968;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2969;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2969) : "f"(words_46), "f"(factors_3), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2969;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2970;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2970) : "f"(words_80), "f"(factors_4), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2970;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2971;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2971) : "f"(words_114), "f"(factors_5), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2971;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_14 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2972 = acc_25 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2972;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2973;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2973) : "f"(words_13), "f"(factors_2), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2973;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2974;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2974) : "f"(words_47), "f"(factors_3), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2974;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2975;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2975) : "f"(words_81), "f"(factors_4), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2975;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2976;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2976) : "f"(words_115), "f"(factors_5), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2976;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_15 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2977 = acc_26 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2977;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2978;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2978) : "f"(words_14), "f"(factors_2), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2978;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2979;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2979) : "f"(words_48), "f"(factors_3), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2979;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2980;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2980) : "f"(words_82), "f"(factors_4), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2980;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2981;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2981) : "f"(words_116), "f"(factors_5), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2981;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_16 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2982 = acc_29 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t2982;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2983;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2983) : "f"(words_15), "f"(factors_2), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t2983;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2984;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2984) : "f"(words_49), "f"(factors_3), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t2984;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2985;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2985) : "f"(words_83), "f"(factors_4), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t2985;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2986;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2986) : "f"(words_117), "f"(factors_5), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t2986;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_17 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2987 = acc_30 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t2987;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2988;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2988) : "f"(words_16), "f"(factors_2), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t2988;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2989;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2989) : "f"(words_50), "f"(factors_3), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t2989;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2990;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2990) : "f"(words_84), "f"(factors_4), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t2990;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2991;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2991) : "f"(words_118), "f"(factors_5), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t2991;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_18 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2992 = acc_33 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t2992;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2993) : "f"(words_17), "f"(factors_2), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t2993;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2994;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2994) : "f"(words_51), "f"(factors_3), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t2994;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2995;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2995) : "f"(words_85), "f"(factors_4), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t2995;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2996) : "f"(words_119), "f"(factors_5), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t2996;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2997 = acc_34 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2997;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2998;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2998) : "f"(words_18), "f"(factors_2), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2998;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2999) : "f"(words_52), "f"(factors_3), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2999;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3000;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3000) : "f"(words_86), "f"(factors_4), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3000;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3001;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3001) : "f"(words_120), "f"(factors_5), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3001;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3002 = acc_37 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3002;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3003;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3003) : "f"(words_19), "f"(factors_2), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3003;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3004) : "f"(words_53), "f"(factors_3), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3004;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3005) : "f"(words_87), "f"(factors_4), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3005;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3006) : "f"(words_121), "f"(factors_5), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3006;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3007 = acc_38 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3007;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3008) : "f"(words_20), "f"(factors_2), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3008;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3009;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3009) : "f"(words_54), "f"(factors_3), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3009;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3010;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3010) : "f"(words_88), "f"(factors_4), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3010;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3011) : "f"(words_122), "f"(factors_5), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3011;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3012 = acc_41 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3012;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3013;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3013) : "f"(words_21), "f"(factors_2), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3013;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3014) : "f"(words_55), "f"(factors_3), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3014;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3015;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3015) : "f"(words_89), "f"(factors_4), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3015;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3016;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3016) : "f"(words_123), "f"(factors_5), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3016;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3017 = acc_42 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3017;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3018;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3018) : "f"(words_22), "f"(factors_2), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3018;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3019;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3019) : "f"(words_56), "f"(factors_3), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3019;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3020) : "f"(words_90), "f"(factors_4), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3020;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3021;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3021) : "f"(words_124), "f"(factors_5), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3021;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3022 = acc_45 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3022;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3023;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3023) : "f"(words_23), "f"(factors_2), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3023;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3024) : "f"(words_57), "f"(factors_3), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3024;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3025) : "f"(words_91), "f"(factors_4), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3025;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3026) : "f"(words_125), "f"(factors_5), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3026;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3027 = acc_46 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3027;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3028) : "f"(words_24), "f"(factors_2), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3028;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3029) : "f"(words_58), "f"(factors_3), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3029;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3030;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3030) : "f"(words_92), "f"(factors_4), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3030;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3031;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3031) : "f"(words_126), "f"(factors_5), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3031;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3032 = acc_49 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3032;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3033;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3033) : "f"(words_25), "f"(factors_2), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3033;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3034;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3034) : "f"(words_59), "f"(factors_3), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3034;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3035;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3035) : "f"(words_93), "f"(factors_4), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3035;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3036) : "f"(words_127), "f"(factors_5), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3036;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3037 = acc_50 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3037;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3038;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3038) : "f"(words_26), "f"(factors_2), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3038;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3039;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3039) : "f"(words_60), "f"(factors_3), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3039;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3040;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3040) : "f"(words_94), "f"(factors_4), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3040;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3041;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3041) : "f"(words_128), "f"(factors_5), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3041;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3042 = acc_53 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3042;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3043;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3043) : "f"(words_27), "f"(factors_2), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3043;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3044;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3044) : "f"(words_61), "f"(factors_3), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3044;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3045;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3045) : "f"(words_95), "f"(factors_4), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3045;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3046;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3046) : "f"(words_129), "f"(factors_5), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3046;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3047 = acc_54 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3047;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3048;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3048) : "f"(words_28), "f"(factors_2), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3048;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3049;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3049) : "f"(words_62), "f"(factors_3), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3049;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3050;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3050) : "f"(words_96), "f"(factors_4), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3050;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3051;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3051) : "f"(words_130), "f"(factors_5), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3051;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3052 = acc_57 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3052;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3053;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3053) : "f"(words_29), "f"(factors_2), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3053;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3054;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3054) : "f"(words_63), "f"(factors_3), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3054;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3055;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3055) : "f"(words_97), "f"(factors_4), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3055;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3056;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3056) : "f"(words_131), "f"(factors_5), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3056;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3057 = acc_58 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3057;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3058;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3058) : "f"(words_30), "f"(factors_2), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3058;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3059;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3059) : "f"(words_64), "f"(factors_3), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3059;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3060) : "f"(words_98), "f"(factors_4), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3060;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3061;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3061) : "f"(words_132), "f"(factors_5), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3061;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3062 = acc_61 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3062;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3063;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3063) : "f"(words_31), "f"(factors_2), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3063;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3064;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3064) : "f"(words_65), "f"(factors_3), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3064;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3065;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3065) : "f"(words_99), "f"(factors_4), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3065;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3066;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3066) : "f"(words_133), "f"(factors_5), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3066;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3067 = acc_62 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3067;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3068) : "f"(words_32), "f"(factors_2), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3068;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3069;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3069) : "f"(words_66), "f"(factors_3), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3069;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3070;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3070) : "f"(words_100), "f"(factors_4), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3070;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3071;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3071) : "f"(words_134), "f"(factors_5), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3071;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max = max;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum = total;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc = total_2;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_2 = total_3;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_5 = total_4;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_6 = total_5;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_9 = total_6;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_10 = total_7;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_13 = total_8;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_14 = total_9;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_17 = total_10;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_18 = total_11;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_21 = total_12;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_22 = total_13;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_25 = total_14;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_26 = total_15;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_29 = total_16;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_30 = total_17;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_33 = total_18;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_34 = total_19;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_37 = total_20;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_38 = total_21;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_41 = total_22;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_42 = total_23;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_45 = total_24;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_46 = total_25;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_49 = total_26;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_50 = total_27;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_53 = total_28;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_54 = total_29;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_57 = total_30;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_58 = total_31;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_61 = total_32;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_62 = total_33;
                        const u32 t3072 = split + 4u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t3072;
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3074 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3075 = t162 + t3074;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3076 = t3075 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3077 = t3076 < t108;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3077) {
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_2 = __uint_as_float(0xff800000u);
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_2 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_3 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_4 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_7 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_8 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_11 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_12 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_15 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_16 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_19 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_20 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_23 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_24 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_27 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_28 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_31 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_32 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_35 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_36 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_39 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_40 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_43 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_44 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_47 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_48 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_51 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_52 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_55 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_56 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_59 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_60 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_63 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_64 = 0.0f;
                    u32 split_2 = 0u;
                    while (true) {
#line 357 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3078 = split_2 < splits_2;
                        if (!t3078) break;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_7 = warp_m + warp_n;
                        const u32 t3080 = slice_7 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_17 = t3080 + 1u;
                        const u64 t3082 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3083 = t3082 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3084 = t3083 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3085 = partials + t3084;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3086 = (u64)split_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3087 = t3086 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3088 = t3087 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3089 = t3085 + t3088;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3090 = (u64)index_17;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3091 = t3090 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3092 = t3091 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3093 = t3089 + t3092;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3094 = (u64)lane * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3095 = t3093 + t3094;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3096 = lane << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3097 = (u64)t3096 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3098 = t3093 + t3097;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_129;
                        u32 chunk_130;
                        u32 chunk_131;
                        u32 chunk_132;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_129), "=r"(chunk_130), "=r"(chunk_131), "=r"(chunk_132) : "l"(t3098) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3099;
                        asm("mov.b32 %0, %1;" : "=f"(t3099) : "r"(chunk_129));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3100;
                        asm("mov.b32 %0, %1;" : "=f"(t3100) : "r"(chunk_130));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3101;
                        asm("mov.b32 %0, %1;" : "=f"(t3101) : "r"(chunk_131));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3102;
                        asm("mov.b32 %0, %1;" : "=f"(t3102) : "r"(chunk_132));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_133;
                        u32 chunk_134;
                        u32 chunk_135;
                        u32 chunk_136;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_133), "=r"(chunk_134), "=r"(chunk_135), "=r"(chunk_136) : "l"(t3098) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3103;
                        asm("mov.b32 %0, %1;" : "=f"(t3103) : "r"(chunk_133));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3104;
                        asm("mov.b32 %0, %1;" : "=f"(t3104) : "r"(chunk_134));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3105;
                        asm("mov.b32 %0, %1;" : "=f"(t3105) : "r"(chunk_135));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3106;
                        asm("mov.b32 %0, %1;" : "=f"(t3106) : "r"(chunk_136));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_137;
                        u32 chunk_138;
                        u32 chunk_139;
                        u32 chunk_140;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_137), "=r"(chunk_138), "=r"(chunk_139), "=r"(chunk_140) : "l"(t3098) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3107;
                        asm("mov.b32 %0, %1;" : "=f"(t3107) : "r"(chunk_137));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3108;
                        asm("mov.b32 %0, %1;" : "=f"(t3108) : "r"(chunk_138));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3109;
                        asm("mov.b32 %0, %1;" : "=f"(t3109) : "r"(chunk_139));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3110;
                        asm("mov.b32 %0, %1;" : "=f"(t3110) : "r"(chunk_140));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_141;
                        u32 chunk_142;
                        u32 chunk_143;
                        u32 chunk_144;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_141), "=r"(chunk_142), "=r"(chunk_143), "=r"(chunk_144) : "l"(t3098) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3111;
                        asm("mov.b32 %0, %1;" : "=f"(t3111) : "r"(chunk_141));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3112;
                        asm("mov.b32 %0, %1;" : "=f"(t3112) : "r"(chunk_142));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3113;
                        asm("mov.b32 %0, %1;" : "=f"(t3113) : "r"(chunk_143));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3114;
                        asm("mov.b32 %0, %1;" : "=f"(t3114) : "r"(chunk_144));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_145;
                        u32 chunk_146;
                        u32 chunk_147;
                        u32 chunk_148;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_145), "=r"(chunk_146), "=r"(chunk_147), "=r"(chunk_148) : "l"(t3098) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3115;
                        asm("mov.b32 %0, %1;" : "=f"(t3115) : "r"(chunk_145));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3116;
                        asm("mov.b32 %0, %1;" : "=f"(t3116) : "r"(chunk_146));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3117;
                        asm("mov.b32 %0, %1;" : "=f"(t3117) : "r"(chunk_147));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3118;
                        asm("mov.b32 %0, %1;" : "=f"(t3118) : "r"(chunk_148));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_149;
                        u32 chunk_150;
                        u32 chunk_151;
                        u32 chunk_152;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_149), "=r"(chunk_150), "=r"(chunk_151), "=r"(chunk_152) : "l"(t3098) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3119;
                        asm("mov.b32 %0, %1;" : "=f"(t3119) : "r"(chunk_149));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3120;
                        asm("mov.b32 %0, %1;" : "=f"(t3120) : "r"(chunk_150));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3121;
                        asm("mov.b32 %0, %1;" : "=f"(t3121) : "r"(chunk_151));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3122;
                        asm("mov.b32 %0, %1;" : "=f"(t3122) : "r"(chunk_152));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_153;
                        u32 chunk_154;
                        u32 chunk_155;
                        u32 chunk_156;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_153), "=r"(chunk_154), "=r"(chunk_155), "=r"(chunk_156) : "l"(t3098) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3123;
                        asm("mov.b32 %0, %1;" : "=f"(t3123) : "r"(chunk_153));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3124;
                        asm("mov.b32 %0, %1;" : "=f"(t3124) : "r"(chunk_154));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3125;
                        asm("mov.b32 %0, %1;" : "=f"(t3125) : "r"(chunk_155));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3126;
                        asm("mov.b32 %0, %1;" : "=f"(t3126) : "r"(chunk_156));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_157;
                        u32 chunk_158;
                        u32 chunk_159;
                        u32 chunk_160;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_157), "=r"(chunk_158), "=r"(chunk_159), "=r"(chunk_160) : "l"(t3098) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3127;
                        asm("mov.b32 %0, %1;" : "=f"(t3127) : "r"(chunk_157));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3128;
                        asm("mov.b32 %0, %1;" : "=f"(t3128) : "r"(chunk_158));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3129;
                        asm("mov.b32 %0, %1;" : "=f"(t3129) : "r"(chunk_159));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3130;
                        asm("mov.b32 %0, %1;" : "=f"(t3130) : "r"(chunk_160));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3131;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3131) : "l"(t3095) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3132;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3132) : "l"(t3095) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_137 = t3099;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_138 = t3100;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_139 = t3101;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_140 = t3102;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_141 = t3103;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_142 = t3104;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_143 = t3105;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_144 = t3106;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_145 = t3107;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_146 = t3108;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_147 = t3109;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_148 = t3110;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_149 = t3111;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_150 = t3112;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_151 = t3113;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_152 = t3114;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_153 = t3115;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_154 = t3116;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_155 = t3117;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_156 = t3118;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_157 = t3119;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_158 = t3120;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_159 = t3121;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_160 = t3122;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_161 = t3123;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_162 = t3124;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_163 = t3125;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_164 = t3126;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_165 = t3127;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_166 = t3128;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_167 = t3129;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_168 = t3130;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_169 = t3131;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_170 = t3132;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_9 = words_169;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_10 = words_170;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3133 = split_2 + 1u;
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
                        f32 part_109 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_110 = 0.0f;
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
                        f32 part_119 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_120 = 0.0f;
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
                        f32 part_129 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_130 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_131 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_132 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_133 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_134 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_135 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_136 = 0.0f;
                        const bool t3134 = t3133 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3134) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_8 = warp_m + warp_n;
                            const u32 t3136 = slice_8 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_18 = t3136 + 1u;
                            const u64 t3138 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3139 = t3138 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3140 = t3139 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3141 = partials + t3140;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3142 = (u64)t3133;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3143 = t3142 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3144 = t3143 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3145 = t3141 + t3144;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3146 = (u64)index_18;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3147 = t3146 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3148 = t3147 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3149 = t3145 + t3148;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3150 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3151 = t3149 + t3150;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3152 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3153 = (u64)t3152 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3154 = t3149 + t3153;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_161;
                            u32 chunk_162;
                            u32 chunk_163;
                            u32 chunk_164;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_161), "=r"(chunk_162), "=r"(chunk_163), "=r"(chunk_164) : "l"(t3154) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3155;
                            asm("mov.b32 %0, %1;" : "=f"(t3155) : "r"(chunk_161));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3156;
                            asm("mov.b32 %0, %1;" : "=f"(t3156) : "r"(chunk_162));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3157;
                            asm("mov.b32 %0, %1;" : "=f"(t3157) : "r"(chunk_163));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3158;
                            asm("mov.b32 %0, %1;" : "=f"(t3158) : "r"(chunk_164));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_165;
                            u32 chunk_166;
                            u32 chunk_167;
                            u32 chunk_168;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_165), "=r"(chunk_166), "=r"(chunk_167), "=r"(chunk_168) : "l"(t3154) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3159;
                            asm("mov.b32 %0, %1;" : "=f"(t3159) : "r"(chunk_165));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3160;
                            asm("mov.b32 %0, %1;" : "=f"(t3160) : "r"(chunk_166));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3161;
                            asm("mov.b32 %0, %1;" : "=f"(t3161) : "r"(chunk_167));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3162;
                            asm("mov.b32 %0, %1;" : "=f"(t3162) : "r"(chunk_168));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_169;
                            u32 chunk_170;
                            u32 chunk_171;
                            u32 chunk_172;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_169), "=r"(chunk_170), "=r"(chunk_171), "=r"(chunk_172) : "l"(t3154) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3163;
                            asm("mov.b32 %0, %1;" : "=f"(t3163) : "r"(chunk_169));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3164;
                            asm("mov.b32 %0, %1;" : "=f"(t3164) : "r"(chunk_170));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3165;
                            asm("mov.b32 %0, %1;" : "=f"(t3165) : "r"(chunk_171));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3166;
                            asm("mov.b32 %0, %1;" : "=f"(t3166) : "r"(chunk_172));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_173;
                            u32 chunk_174;
                            u32 chunk_175;
                            u32 chunk_176;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_173), "=r"(chunk_174), "=r"(chunk_175), "=r"(chunk_176) : "l"(t3154) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3167;
                            asm("mov.b32 %0, %1;" : "=f"(t3167) : "r"(chunk_173));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3168;
                            asm("mov.b32 %0, %1;" : "=f"(t3168) : "r"(chunk_174));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3169;
                            asm("mov.b32 %0, %1;" : "=f"(t3169) : "r"(chunk_175));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3170;
                            asm("mov.b32 %0, %1;" : "=f"(t3170) : "r"(chunk_176));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_177;
                            u32 chunk_178;
                            u32 chunk_179;
                            u32 chunk_180;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_177), "=r"(chunk_178), "=r"(chunk_179), "=r"(chunk_180) : "l"(t3154) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3171;
                            asm("mov.b32 %0, %1;" : "=f"(t3171) : "r"(chunk_177));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3172;
                            asm("mov.b32 %0, %1;" : "=f"(t3172) : "r"(chunk_178));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3173;
                            asm("mov.b32 %0, %1;" : "=f"(t3173) : "r"(chunk_179));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3174;
                            asm("mov.b32 %0, %1;" : "=f"(t3174) : "r"(chunk_180));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_181;
                            u32 chunk_182;
                            u32 chunk_183;
                            u32 chunk_184;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_181), "=r"(chunk_182), "=r"(chunk_183), "=r"(chunk_184) : "l"(t3154) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3175;
                            asm("mov.b32 %0, %1;" : "=f"(t3175) : "r"(chunk_181));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3176;
                            asm("mov.b32 %0, %1;" : "=f"(t3176) : "r"(chunk_182));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3177;
                            asm("mov.b32 %0, %1;" : "=f"(t3177) : "r"(chunk_183));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3178;
                            asm("mov.b32 %0, %1;" : "=f"(t3178) : "r"(chunk_184));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_185;
                            u32 chunk_186;
                            u32 chunk_187;
                            u32 chunk_188;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_185), "=r"(chunk_186), "=r"(chunk_187), "=r"(chunk_188) : "l"(t3154) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3179;
                            asm("mov.b32 %0, %1;" : "=f"(t3179) : "r"(chunk_185));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3180;
                            asm("mov.b32 %0, %1;" : "=f"(t3180) : "r"(chunk_186));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3181;
                            asm("mov.b32 %0, %1;" : "=f"(t3181) : "r"(chunk_187));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3182;
                            asm("mov.b32 %0, %1;" : "=f"(t3182) : "r"(chunk_188));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_189;
                            u32 chunk_190;
                            u32 chunk_191;
                            u32 chunk_192;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_189), "=r"(chunk_190), "=r"(chunk_191), "=r"(chunk_192) : "l"(t3154) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3183;
                            asm("mov.b32 %0, %1;" : "=f"(t3183) : "r"(chunk_189));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3184;
                            asm("mov.b32 %0, %1;" : "=f"(t3184) : "r"(chunk_190));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3185;
                            asm("mov.b32 %0, %1;" : "=f"(t3185) : "r"(chunk_191));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3186;
                            asm("mov.b32 %0, %1;" : "=f"(t3186) : "r"(chunk_192));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3187;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3187) : "l"(t3151) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3188;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3188) : "l"(t3151) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t3155;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t3156;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t3157;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t3158;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t3159;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t3160;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t3161;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t3162;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t3163;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t3164;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t3165;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t3166;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t3167;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t3168;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t3169;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t3170;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t3171;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t3172;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t3173;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t3174;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t3175;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t3176;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t3177;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t3178;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t3179;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t3180;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t3181;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t3182;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t3183;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t3184;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t3185;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t3186;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t3187;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t3188;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_171 = part_103;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_172 = part_104;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_173 = part_105;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_174 = part_106;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_175 = part_107;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_176 = part_108;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_177 = part_109;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_178 = part_110;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_179 = part_111;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_180 = part_112;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_181 = part_113;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_182 = part_114;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_183 = part_115;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_184 = part_116;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_185 = part_117;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_186 = part_118;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_187 = part_119;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_188 = part_120;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_189 = part_121;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_190 = part_122;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_191 = part_123;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_192 = part_124;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_193 = part_125;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_194 = part_126;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_195 = part_127;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_196 = part_128;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_197 = part_129;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_198 = part_130;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_199 = part_131;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_200 = part_132;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_201 = part_133;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_202 = part_134;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_203 = part_135;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_204 = part_136;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_11 = words_203;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_12 = words_204;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3189 = split_2 + 2u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_137 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_138 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_139 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_140 = 0.0f;
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
                        f32 part_149 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_150 = 0.0f;
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
                        f32 part_159 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_160 = 0.0f;
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
                        const bool t3190 = t3189 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3190) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_9 = warp_m + warp_n;
                            const u32 t3192 = slice_9 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_19 = t3192 + 1u;
                            const u64 t3194 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3195 = t3194 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3196 = t3195 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3197 = partials + t3196;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3198 = (u64)t3189;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3199 = t3198 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3200 = t3199 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3201 = t3197 + t3200;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3202 = (u64)index_19;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3203 = t3202 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3204 = t3203 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3205 = t3201 + t3204;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3206 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3207 = t3205 + t3206;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3208 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3209 = (u64)t3208 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3210 = t3205 + t3209;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_193;
                            u32 chunk_194;
                            u32 chunk_195;
                            u32 chunk_196;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_193), "=r"(chunk_194), "=r"(chunk_195), "=r"(chunk_196) : "l"(t3210) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3211;
                            asm("mov.b32 %0, %1;" : "=f"(t3211) : "r"(chunk_193));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3212;
                            asm("mov.b32 %0, %1;" : "=f"(t3212) : "r"(chunk_194));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3213;
                            asm("mov.b32 %0, %1;" : "=f"(t3213) : "r"(chunk_195));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3214;
                            asm("mov.b32 %0, %1;" : "=f"(t3214) : "r"(chunk_196));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_197;
                            u32 chunk_198;
                            u32 chunk_199;
                            u32 chunk_200;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_197), "=r"(chunk_198), "=r"(chunk_199), "=r"(chunk_200) : "l"(t3210) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3215;
                            asm("mov.b32 %0, %1;" : "=f"(t3215) : "r"(chunk_197));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3216;
                            asm("mov.b32 %0, %1;" : "=f"(t3216) : "r"(chunk_198));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3217;
                            asm("mov.b32 %0, %1;" : "=f"(t3217) : "r"(chunk_199));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3218;
                            asm("mov.b32 %0, %1;" : "=f"(t3218) : "r"(chunk_200));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_201;
                            u32 chunk_202;
                            u32 chunk_203;
                            u32 chunk_204;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_201), "=r"(chunk_202), "=r"(chunk_203), "=r"(chunk_204) : "l"(t3210) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3219;
                            asm("mov.b32 %0, %1;" : "=f"(t3219) : "r"(chunk_201));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3220;
                            asm("mov.b32 %0, %1;" : "=f"(t3220) : "r"(chunk_202));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3221;
                            asm("mov.b32 %0, %1;" : "=f"(t3221) : "r"(chunk_203));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3222;
                            asm("mov.b32 %0, %1;" : "=f"(t3222) : "r"(chunk_204));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_205;
                            u32 chunk_206;
                            u32 chunk_207;
                            u32 chunk_208;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_205), "=r"(chunk_206), "=r"(chunk_207), "=r"(chunk_208) : "l"(t3210) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3223;
                            asm("mov.b32 %0, %1;" : "=f"(t3223) : "r"(chunk_205));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3224;
                            asm("mov.b32 %0, %1;" : "=f"(t3224) : "r"(chunk_206));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3225;
                            asm("mov.b32 %0, %1;" : "=f"(t3225) : "r"(chunk_207));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3226;
                            asm("mov.b32 %0, %1;" : "=f"(t3226) : "r"(chunk_208));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_209;
                            u32 chunk_210;
                            u32 chunk_211;
                            u32 chunk_212;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_209), "=r"(chunk_210), "=r"(chunk_211), "=r"(chunk_212) : "l"(t3210) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3227;
                            asm("mov.b32 %0, %1;" : "=f"(t3227) : "r"(chunk_209));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3228;
                            asm("mov.b32 %0, %1;" : "=f"(t3228) : "r"(chunk_210));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3229;
                            asm("mov.b32 %0, %1;" : "=f"(t3229) : "r"(chunk_211));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3230;
                            asm("mov.b32 %0, %1;" : "=f"(t3230) : "r"(chunk_212));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_213;
                            u32 chunk_214;
                            u32 chunk_215;
                            u32 chunk_216;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_213), "=r"(chunk_214), "=r"(chunk_215), "=r"(chunk_216) : "l"(t3210) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3231;
                            asm("mov.b32 %0, %1;" : "=f"(t3231) : "r"(chunk_213));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3232;
                            asm("mov.b32 %0, %1;" : "=f"(t3232) : "r"(chunk_214));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3233;
                            asm("mov.b32 %0, %1;" : "=f"(t3233) : "r"(chunk_215));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3234;
                            asm("mov.b32 %0, %1;" : "=f"(t3234) : "r"(chunk_216));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_217;
                            u32 chunk_218;
                            u32 chunk_219;
                            u32 chunk_220;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_217), "=r"(chunk_218), "=r"(chunk_219), "=r"(chunk_220) : "l"(t3210) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3235;
                            asm("mov.b32 %0, %1;" : "=f"(t3235) : "r"(chunk_217));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3236;
                            asm("mov.b32 %0, %1;" : "=f"(t3236) : "r"(chunk_218));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3237;
                            asm("mov.b32 %0, %1;" : "=f"(t3237) : "r"(chunk_219));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3238;
                            asm("mov.b32 %0, %1;" : "=f"(t3238) : "r"(chunk_220));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_221;
                            u32 chunk_222;
                            u32 chunk_223;
                            u32 chunk_224;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_221), "=r"(chunk_222), "=r"(chunk_223), "=r"(chunk_224) : "l"(t3210) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3239;
                            asm("mov.b32 %0, %1;" : "=f"(t3239) : "r"(chunk_221));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3240;
                            asm("mov.b32 %0, %1;" : "=f"(t3240) : "r"(chunk_222));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3241;
                            asm("mov.b32 %0, %1;" : "=f"(t3241) : "r"(chunk_223));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3242;
                            asm("mov.b32 %0, %1;" : "=f"(t3242) : "r"(chunk_224));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3243;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3243) : "l"(t3207) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3244;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3244) : "l"(t3207) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t3211;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t3212;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t3213;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t3214;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t3215;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t3216;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t3217;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t3218;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t3219;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t3220;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t3221;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t3222;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t3223;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t3224;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t3225;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t3226;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t3227;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t3228;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t3229;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t3230;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t3231;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t3232;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t3233;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t3234;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t3235;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t3236;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t3237;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t3238;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t3239;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t3240;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t3241;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t3242;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t3243;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t3244;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_205 = part_137;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_206 = part_138;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_207 = part_139;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_208 = part_140;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_209 = part_141;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_210 = part_142;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_211 = part_143;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_212 = part_144;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_213 = part_145;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_214 = part_146;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_215 = part_147;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_216 = part_148;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_217 = part_149;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_218 = part_150;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_219 = part_151;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_220 = part_152;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_221 = part_153;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_222 = part_154;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_223 = part_155;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_224 = part_156;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_225 = part_157;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_226 = part_158;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_227 = part_159;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_228 = part_160;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_229 = part_161;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_230 = part_162;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_231 = part_163;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_232 = part_164;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_233 = part_165;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_234 = part_166;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_235 = part_167;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_236 = part_168;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_237 = part_169;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_238 = part_170;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_13 = words_237;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_14 = words_238;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3245 = split_2 + 3u;
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
                        f32 part_179 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_180 = 0.0f;
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
                        f32 part_189 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_190 = 0.0f;
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
                        f32 part_199 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_200 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_201 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_202 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_203 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_204 = 0.0f;
                        const bool t3246 = t3245 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3246) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_10 = warp_m + warp_n;
                            const u32 t3248 = slice_10 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = t3248 + 1u;
                            const u64 t3250 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3251 = t3250 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3252 = t3251 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3253 = partials + t3252;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3254 = (u64)t3245;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3255 = t3254 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3256 = t3255 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3257 = t3253 + t3256;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3258 = (u64)index_20;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3259 = t3258 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3260 = t3259 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3261 = t3257 + t3260;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3262 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3263 = t3261 + t3262;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3264 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3265 = (u64)t3264 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3266 = t3261 + t3265;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_225;
                            u32 chunk_226;
                            u32 chunk_227;
                            u32 chunk_228;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_225), "=r"(chunk_226), "=r"(chunk_227), "=r"(chunk_228) : "l"(t3266) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3267;
                            asm("mov.b32 %0, %1;" : "=f"(t3267) : "r"(chunk_225));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3268;
                            asm("mov.b32 %0, %1;" : "=f"(t3268) : "r"(chunk_226));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3269;
                            asm("mov.b32 %0, %1;" : "=f"(t3269) : "r"(chunk_227));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3270;
                            asm("mov.b32 %0, %1;" : "=f"(t3270) : "r"(chunk_228));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_229;
                            u32 chunk_230;
                            u32 chunk_231;
                            u32 chunk_232;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_229), "=r"(chunk_230), "=r"(chunk_231), "=r"(chunk_232) : "l"(t3266) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3271;
                            asm("mov.b32 %0, %1;" : "=f"(t3271) : "r"(chunk_229));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3272;
                            asm("mov.b32 %0, %1;" : "=f"(t3272) : "r"(chunk_230));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3273;
                            asm("mov.b32 %0, %1;" : "=f"(t3273) : "r"(chunk_231));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3274;
                            asm("mov.b32 %0, %1;" : "=f"(t3274) : "r"(chunk_232));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_233;
                            u32 chunk_234;
                            u32 chunk_235;
                            u32 chunk_236;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_233), "=r"(chunk_234), "=r"(chunk_235), "=r"(chunk_236) : "l"(t3266) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3275;
                            asm("mov.b32 %0, %1;" : "=f"(t3275) : "r"(chunk_233));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3276;
                            asm("mov.b32 %0, %1;" : "=f"(t3276) : "r"(chunk_234));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3277;
                            asm("mov.b32 %0, %1;" : "=f"(t3277) : "r"(chunk_235));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3278;
                            asm("mov.b32 %0, %1;" : "=f"(t3278) : "r"(chunk_236));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_237;
                            u32 chunk_238;
                            u32 chunk_239;
                            u32 chunk_240;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_237), "=r"(chunk_238), "=r"(chunk_239), "=r"(chunk_240) : "l"(t3266) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3279;
                            asm("mov.b32 %0, %1;" : "=f"(t3279) : "r"(chunk_237));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3280;
                            asm("mov.b32 %0, %1;" : "=f"(t3280) : "r"(chunk_238));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3281;
                            asm("mov.b32 %0, %1;" : "=f"(t3281) : "r"(chunk_239));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3282;
                            asm("mov.b32 %0, %1;" : "=f"(t3282) : "r"(chunk_240));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_241;
                            u32 chunk_242;
                            u32 chunk_243;
                            u32 chunk_244;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_241), "=r"(chunk_242), "=r"(chunk_243), "=r"(chunk_244) : "l"(t3266) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3283;
                            asm("mov.b32 %0, %1;" : "=f"(t3283) : "r"(chunk_241));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3284;
                            asm("mov.b32 %0, %1;" : "=f"(t3284) : "r"(chunk_242));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3285;
                            asm("mov.b32 %0, %1;" : "=f"(t3285) : "r"(chunk_243));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3286;
                            asm("mov.b32 %0, %1;" : "=f"(t3286) : "r"(chunk_244));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_245;
                            u32 chunk_246;
                            u32 chunk_247;
                            u32 chunk_248;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_245), "=r"(chunk_246), "=r"(chunk_247), "=r"(chunk_248) : "l"(t3266) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3287;
                            asm("mov.b32 %0, %1;" : "=f"(t3287) : "r"(chunk_245));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3288;
                            asm("mov.b32 %0, %1;" : "=f"(t3288) : "r"(chunk_246));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3289;
                            asm("mov.b32 %0, %1;" : "=f"(t3289) : "r"(chunk_247));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3290;
                            asm("mov.b32 %0, %1;" : "=f"(t3290) : "r"(chunk_248));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_249;
                            u32 chunk_250;
                            u32 chunk_251;
                            u32 chunk_252;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_249), "=r"(chunk_250), "=r"(chunk_251), "=r"(chunk_252) : "l"(t3266) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3291;
                            asm("mov.b32 %0, %1;" : "=f"(t3291) : "r"(chunk_249));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3292;
                            asm("mov.b32 %0, %1;" : "=f"(t3292) : "r"(chunk_250));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3293;
                            asm("mov.b32 %0, %1;" : "=f"(t3293) : "r"(chunk_251));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3294;
                            asm("mov.b32 %0, %1;" : "=f"(t3294) : "r"(chunk_252));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_253;
                            u32 chunk_254;
                            u32 chunk_255;
                            u32 chunk_256;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_253), "=r"(chunk_254), "=r"(chunk_255), "=r"(chunk_256) : "l"(t3266) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3295;
                            asm("mov.b32 %0, %1;" : "=f"(t3295) : "r"(chunk_253));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3296;
                            asm("mov.b32 %0, %1;" : "=f"(t3296) : "r"(chunk_254));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3297;
                            asm("mov.b32 %0, %1;" : "=f"(t3297) : "r"(chunk_255));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3298;
                            asm("mov.b32 %0, %1;" : "=f"(t3298) : "r"(chunk_256));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3299;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3299) : "l"(t3263) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3300;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3300) : "l"(t3263) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t3267;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t3268;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t3269;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t3270;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t3271;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t3272;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t3273;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t3274;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t3275;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t3276;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t3277;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t3278;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t3279;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t3280;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t3281;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t3282;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t3283;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t3284;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t3285;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t3286;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t3287;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t3288;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t3289;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t3290;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t3291;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t3292;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t3293;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t3294;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t3295;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t3296;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t3297;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t3298;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t3299;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t3300;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_239 = part_171;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_240 = part_172;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_241 = part_173;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_242 = part_174;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_243 = part_175;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_244 = part_176;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_245 = part_177;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_246 = part_178;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_247 = part_179;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_248 = part_180;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_249 = part_181;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_250 = part_182;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_251 = part_183;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_252 = part_184;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_253 = part_185;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_254 = part_186;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_255 = part_187;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_256 = part_188;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_257 = part_189;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_258 = part_190;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_259 = part_191;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_260 = part_192;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_261 = part_193;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_262 = part_194;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_263 = part_195;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_264 = part_196;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_265 = part_197;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_266 = part_198;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_267 = part_199;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_268 = part_200;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_269 = part_201;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_270 = part_202;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_271 = part_203;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_272 = part_204;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_15 = words_271;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_16 = words_272;
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3301;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3301) : "f"(row_max_2), "f"(state_9));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3302;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3302) : "f"(t3301), "f"(state_11));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3303;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3303) : "f"(t3302), "f"(state_13));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_2;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t3303), "f"(state_15));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_12 = max_2 == __uint_as_float(0xff800000u);
                        const f32 t3306 = max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_6 = none_12 ? 0.0f : t3306;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3308 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3309;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3309) : "f"(row_max_2), "f"(scale_log2), "f"(t3308));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t3309));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3311 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3312;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3312) : "f"(state_9), "f"(scale_log2), "f"(t3311));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t3312));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3314 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3315;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3315) : "f"(state_11), "f"(scale_log2), "f"(t3314));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t3315));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3317 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3318) : "f"(state_13), "f"(scale_log2), "f"(t3317));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t3318));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3320 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3321;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3321) : "f"(state_15), "f"(scale_log2), "f"(t3320));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t3321));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3323 = row_sum_2 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3323;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3324) : "f"(state_10), "f"(factors_7), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3324;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3325;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3325) : "f"(state_12), "f"(factors_8), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3325;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3326;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3326) : "f"(state_14), "f"(factors_9), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3326;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3327;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3327) : "f"(state_16), "f"(factors_10), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3327;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3328 = acc_3 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3328;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3329;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3329) : "f"(words_137), "f"(factors_7), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3329;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3330;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3330) : "f"(words_171), "f"(factors_8), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3330;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3331) : "f"(words_205), "f"(factors_9), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3331;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3332) : "f"(words_239), "f"(factors_10), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3332;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3333 = acc_4 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3333;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3334;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3334) : "f"(words_138), "f"(factors_7), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3334;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3335;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3335) : "f"(words_172), "f"(factors_8), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3335;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3336;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3336) : "f"(words_206), "f"(factors_9), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3336;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3337;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3337) : "f"(words_240), "f"(factors_10), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3337;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_37 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3338 = acc_7 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t3338;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3339;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3339) : "f"(words_139), "f"(factors_7), "f"(total_37));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t3339;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3340;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3340) : "f"(words_173), "f"(factors_8), "f"(total_37));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t3340;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3341;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3341) : "f"(words_207), "f"(factors_9), "f"(total_37));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t3341;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3342;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3342) : "f"(words_241), "f"(factors_10), "f"(total_37));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t3342;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_38 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3343 = acc_8 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t3343;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3344;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3344) : "f"(words_140), "f"(factors_7), "f"(total_38));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t3344;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3345;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3345) : "f"(words_174), "f"(factors_8), "f"(total_38));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t3345;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3346) : "f"(words_208), "f"(factors_9), "f"(total_38));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t3346;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3347) : "f"(words_242), "f"(factors_10), "f"(total_38));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t3347;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_39 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3348 = acc_11 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t3348;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3349) : "f"(words_141), "f"(factors_7), "f"(total_39));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t3349;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3350;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3350) : "f"(words_175), "f"(factors_8), "f"(total_39));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t3350;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3351;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3351) : "f"(words_209), "f"(factors_9), "f"(total_39));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t3351;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3352;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3352) : "f"(words_243), "f"(factors_10), "f"(total_39));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t3352;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_40 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3353 = acc_12 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t3353;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3354;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3354) : "f"(words_142), "f"(factors_7), "f"(total_40));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t3354;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3355;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3355) : "f"(words_176), "f"(factors_8), "f"(total_40));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t3355;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3356) : "f"(words_210), "f"(factors_9), "f"(total_40));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t3356;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3357;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3357) : "f"(words_244), "f"(factors_10), "f"(total_40));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t3357;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_41 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3358 = acc_15 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t3358;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3359) : "f"(words_143), "f"(factors_7), "f"(total_41));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t3359;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3360;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3360) : "f"(words_177), "f"(factors_8), "f"(total_41));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t3360;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3361) : "f"(words_211), "f"(factors_9), "f"(total_41));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t3361;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3362) : "f"(words_245), "f"(factors_10), "f"(total_41));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t3362;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_42 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3363 = acc_16 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t3363;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3364) : "f"(words_144), "f"(factors_7), "f"(total_42));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t3364;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3365;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3365) : "f"(words_178), "f"(factors_8), "f"(total_42));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t3365;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3366;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3366) : "f"(words_212), "f"(factors_9), "f"(total_42));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t3366;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3367;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3367) : "f"(words_246), "f"(factors_10), "f"(total_42));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t3367;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_43 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3368 = acc_19 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t3368;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3369;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3369) : "f"(words_145), "f"(factors_7), "f"(total_43));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t3369;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3370;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3370) : "f"(words_179), "f"(factors_8), "f"(total_43));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t3370;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3371;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3371) : "f"(words_213), "f"(factors_9), "f"(total_43));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t3371;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3372;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3372) : "f"(words_247), "f"(factors_10), "f"(total_43));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t3372;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_44 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3373 = acc_20 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t3373;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3374;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3374) : "f"(words_146), "f"(factors_7), "f"(total_44));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t3374;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3375;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3375) : "f"(words_180), "f"(factors_8), "f"(total_44));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t3375;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3376) : "f"(words_214), "f"(factors_9), "f"(total_44));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t3376;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3377;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3377) : "f"(words_248), "f"(factors_10), "f"(total_44));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t3377;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_45 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3378 = acc_23 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t3378;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3379) : "f"(words_147), "f"(factors_7), "f"(total_45));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t3379;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3380) : "f"(words_181), "f"(factors_8), "f"(total_45));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t3380;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3381) : "f"(words_215), "f"(factors_9), "f"(total_45));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t3381;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3382) : "f"(words_249), "f"(factors_10), "f"(total_45));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t3382;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_46 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3383 = acc_24 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t3383;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3384;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3384) : "f"(words_148), "f"(factors_7), "f"(total_46));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t3384;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3385;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3385) : "f"(words_182), "f"(factors_8), "f"(total_46));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t3385;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3386) : "f"(words_216), "f"(factors_9), "f"(total_46));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t3386;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3387;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3387) : "f"(words_250), "f"(factors_10), "f"(total_46));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t3387;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_47 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3388 = acc_27 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t3388;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3389;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3389) : "f"(words_149), "f"(factors_7), "f"(total_47));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t3389;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3390;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3390) : "f"(words_183), "f"(factors_8), "f"(total_47));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t3390;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3391) : "f"(words_217), "f"(factors_9), "f"(total_47));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t3391;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3392) : "f"(words_251), "f"(factors_10), "f"(total_47));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t3392;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_48 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3393 = acc_28 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t3393;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3394) : "f"(words_150), "f"(factors_7), "f"(total_48));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t3394;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3395;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3395) : "f"(words_184), "f"(factors_8), "f"(total_48));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t3395;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3396;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3396) : "f"(words_218), "f"(factors_9), "f"(total_48));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t3396;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3397) : "f"(words_252), "f"(factors_10), "f"(total_48));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t3397;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_49 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3398 = acc_31 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t3398;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3399;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3399) : "f"(words_151), "f"(factors_7), "f"(total_49));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t3399;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3400) : "f"(words_185), "f"(factors_8), "f"(total_49));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t3400;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3401;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3401) : "f"(words_219), "f"(factors_9), "f"(total_49));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t3401;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3402;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3402) : "f"(words_253), "f"(factors_10), "f"(total_49));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t3402;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_50 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3403 = acc_32 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t3403;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3404;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3404) : "f"(words_152), "f"(factors_7), "f"(total_50));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t3404;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3405;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3405) : "f"(words_186), "f"(factors_8), "f"(total_50));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t3405;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3406;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3406) : "f"(words_220), "f"(factors_9), "f"(total_50));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t3406;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3407;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3407) : "f"(words_254), "f"(factors_10), "f"(total_50));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t3407;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_51 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3408 = acc_35 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t3408;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3409;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3409) : "f"(words_153), "f"(factors_7), "f"(total_51));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t3409;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3410;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3410) : "f"(words_187), "f"(factors_8), "f"(total_51));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t3410;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3411;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3411) : "f"(words_221), "f"(factors_9), "f"(total_51));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t3411;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3412) : "f"(words_255), "f"(factors_10), "f"(total_51));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t3412;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_52 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3413 = acc_36 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t3413;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3414) : "f"(words_154), "f"(factors_7), "f"(total_52));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t3414;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3415) : "f"(words_188), "f"(factors_8), "f"(total_52));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t3415;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3416;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3416) : "f"(words_222), "f"(factors_9), "f"(total_52));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t3416;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3417) : "f"(words_256), "f"(factors_10), "f"(total_52));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t3417;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_53 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3418 = acc_39 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t3418;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3419;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3419) : "f"(words_155), "f"(factors_7), "f"(total_53));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t3419;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3420;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3420) : "f"(words_189), "f"(factors_8), "f"(total_53));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t3420;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3421;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3421) : "f"(words_223), "f"(factors_9), "f"(total_53));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t3421;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3422;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3422) : "f"(words_257), "f"(factors_10), "f"(total_53));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t3422;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_54 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3423 = acc_40 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t3423;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3424;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3424) : "f"(words_156), "f"(factors_7), "f"(total_54));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t3424;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3425;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3425) : "f"(words_190), "f"(factors_8), "f"(total_54));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t3425;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3426;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3426) : "f"(words_224), "f"(factors_9), "f"(total_54));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t3426;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3427) : "f"(words_258), "f"(factors_10), "f"(total_54));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t3427;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_55 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3428 = acc_43 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t3428;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3429;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3429) : "f"(words_157), "f"(factors_7), "f"(total_55));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t3429;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3430;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3430) : "f"(words_191), "f"(factors_8), "f"(total_55));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t3430;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3431;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3431) : "f"(words_225), "f"(factors_9), "f"(total_55));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t3431;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3432;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3432) : "f"(words_259), "f"(factors_10), "f"(total_55));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t3432;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_56 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3433 = acc_44 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t3433;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3434;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3434) : "f"(words_158), "f"(factors_7), "f"(total_56));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t3434;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3435;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3435) : "f"(words_192), "f"(factors_8), "f"(total_56));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t3435;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3436;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3436) : "f"(words_226), "f"(factors_9), "f"(total_56));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t3436;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3437;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3437) : "f"(words_260), "f"(factors_10), "f"(total_56));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t3437;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_57 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3438 = acc_47 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t3438;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3439;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3439) : "f"(words_159), "f"(factors_7), "f"(total_57));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t3439;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3440;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3440) : "f"(words_193), "f"(factors_8), "f"(total_57));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t3440;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3441;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3441) : "f"(words_227), "f"(factors_9), "f"(total_57));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t3441;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3442;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3442) : "f"(words_261), "f"(factors_10), "f"(total_57));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t3442;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_58 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3443 = acc_48 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t3443;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3444;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3444) : "f"(words_160), "f"(factors_7), "f"(total_58));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t3444;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3445;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3445) : "f"(words_194), "f"(factors_8), "f"(total_58));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t3445;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3446;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3446) : "f"(words_228), "f"(factors_9), "f"(total_58));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t3446;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3447) : "f"(words_262), "f"(factors_10), "f"(total_58));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t3447;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_59 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3448 = acc_51 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t3448;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3449;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3449) : "f"(words_161), "f"(factors_7), "f"(total_59));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t3449;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3450;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3450) : "f"(words_195), "f"(factors_8), "f"(total_59));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t3450;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3451;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3451) : "f"(words_229), "f"(factors_9), "f"(total_59));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t3451;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3452;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3452) : "f"(words_263), "f"(factors_10), "f"(total_59));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t3452;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_60 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3453 = acc_52 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t3453;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3454;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3454) : "f"(words_162), "f"(factors_7), "f"(total_60));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t3454;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3455;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3455) : "f"(words_196), "f"(factors_8), "f"(total_60));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t3455;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3456;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3456) : "f"(words_230), "f"(factors_9), "f"(total_60));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t3456;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3457;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3457) : "f"(words_264), "f"(factors_10), "f"(total_60));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t3457;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_61 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3458 = acc_55 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t3458;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3459;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3459) : "f"(words_163), "f"(factors_7), "f"(total_61));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t3459;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3460;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3460) : "f"(words_197), "f"(factors_8), "f"(total_61));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t3460;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3461;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3461) : "f"(words_231), "f"(factors_9), "f"(total_61));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t3461;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3462;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3462) : "f"(words_265), "f"(factors_10), "f"(total_61));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t3462;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_62 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3463 = acc_56 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t3463;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3464;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3464) : "f"(words_164), "f"(factors_7), "f"(total_62));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t3464;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3465;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3465) : "f"(words_198), "f"(factors_8), "f"(total_62));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t3465;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3466;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3466) : "f"(words_232), "f"(factors_9), "f"(total_62));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t3466;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3467;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3467) : "f"(words_266), "f"(factors_10), "f"(total_62));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t3467;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_63 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3468 = acc_59 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t3468;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3469;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3469) : "f"(words_165), "f"(factors_7), "f"(total_63));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t3469;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3470;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3470) : "f"(words_199), "f"(factors_8), "f"(total_63));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t3470;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3471;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3471) : "f"(words_233), "f"(factors_9), "f"(total_63));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t3471;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3472;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3472) : "f"(words_267), "f"(factors_10), "f"(total_63));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t3472;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_64 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3473 = acc_60 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t3473;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3474;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3474) : "f"(words_166), "f"(factors_7), "f"(total_64));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t3474;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3475;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3475) : "f"(words_200), "f"(factors_8), "f"(total_64));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t3475;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3476;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3476) : "f"(words_234), "f"(factors_9), "f"(total_64));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t3476;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3477;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3477) : "f"(words_268), "f"(factors_10), "f"(total_64));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t3477;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_65 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3478 = acc_63 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t3478;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3479;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3479) : "f"(words_167), "f"(factors_7), "f"(total_65));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t3479;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3480;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3480) : "f"(words_201), "f"(factors_8), "f"(total_65));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t3480;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3481;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3481) : "f"(words_235), "f"(factors_9), "f"(total_65));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t3481;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3482;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3482) : "f"(words_269), "f"(factors_10), "f"(total_65));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t3482;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_66 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3483 = acc_64 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t3483;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3484;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3484) : "f"(words_168), "f"(factors_7), "f"(total_66));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t3484;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3485;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3485) : "f"(words_202), "f"(factors_8), "f"(total_66));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t3485;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3486;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3486) : "f"(words_236), "f"(factors_9), "f"(total_66));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t3486;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3487;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3487) : "f"(words_270), "f"(factors_10), "f"(total_66));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t3487;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_2 = max_2;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_2 = total_34;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_3 = total_35;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_4 = total_36;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_7 = total_37;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_8 = total_38;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_11 = total_39;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_12 = total_40;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_15 = total_41;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_16 = total_42;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_19 = total_43;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_20 = total_44;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_23 = total_45;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_24 = total_46;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_27 = total_47;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_28 = total_48;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_31 = total_49;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_32 = total_50;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_35 = total_51;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_36 = total_52;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_39 = total_53;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_40 = total_54;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_43 = total_55;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_44 = total_56;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_47 = total_57;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_48 = total_58;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_51 = total_59;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_52 = total_60;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_55 = total_61;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_56 = total_62;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_59 = total_63;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_60 = total_64;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_63 = total_65;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_64 = total_66;
                        const u32 t3488 = split_2 + 4u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t3488;
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3490;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3490) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_71 = row_sum + t3490;
                f32 t3492;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3492) : "f"(pair_71));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3493 = pair_71 + t3492;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t3493;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3494;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3494) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_72 = row_sum_2 + t3494;
                f32 t3496;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3496) : "f"(pair_72));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3497 = pair_72 + t3496;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t3497;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3498 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3499 = t162 + t3498;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3500 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3501 = first + t3499;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3502 = t3501 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t3503;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3503) : "r"(t3502), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3504 = t3503 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3505 = t3504 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3506 = t3501 - t3505;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3507 = t3500 + t3506;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3508 = (u64)t3507;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3509 = t3508 * sinks_stride0;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3510 = t3509 * 4ull;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3511 = sinks + t3510;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
                f32 logit_7;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_7) : "l"(t3511) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
                const f32 logit_9 = logit_7 * 1.442695f;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3514 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3515 = t162 + t3514;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3516 = t3515 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3517 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3518 = first + t3516;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3519 = t3518 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t3520;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3520) : "r"(t3519), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3521 = t3520 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3522 = t3521 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3523 = t3518 - t3522;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3524 = t3517 + t3523;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3525 = (u64)t3524;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3526 = t3525 * sinks_stride0;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3527 = t3526 * 4ull;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3528 = sinks + t3527;
#line 429 "fa-kernels/src/attention/forward/decode/merge.rs"
                f32 logit_8;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_8) : "l"(t3528) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
                const f32 logit_10 = logit_8 * 1.442695f;
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_13 = row_max == __uint_as_float(0xff800000u);
                const f32 t3532 = row_max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t3533 = none_13 ? 0.0f : t3532;
#line 270 "fa-kernels/src/attention/softmax.rs"
                const f32 t3534 = logit_9 - t3533;
#line 270 "fa-kernels/src/attention/softmax.rs"
                f32 power_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t3534));
#line 271 "fa-kernels/src/attention/softmax.rs"
                const f32 t3536 = row_sum + power_3;
#line 271 "fa-kernels/src/attention/softmax.rs"
                row_sum = t3536;
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_14 = row_max_2 == __uint_as_float(0xff800000u);
                const f32 t3538 = row_max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t3539 = none_14 ? 0.0f : t3538;
#line 270 "fa-kernels/src/attention/softmax.rs"
                const f32 t3540 = logit_10 - t3539;
#line 270 "fa-kernels/src/attention/softmax.rs"
                f32 power_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t3540));
#line 271 "fa-kernels/src/attention/softmax.rs"
                const f32 t3542 = row_sum_2 + power_4;
#line 271 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t3542;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum;
                const bool t3543 = sum_3 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t3544;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3544) : "f"(sum_3));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t3543 ? 0.0f : t3544;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3546 = acc * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t3546;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3547 = acc_2 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t3547;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3548 = acc_5 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t3548;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3549 = acc_6 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t3549;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3550 = acc_9 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t3550;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3551 = acc_10 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t3551;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3552 = acc_13 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t3552;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3553 = acc_14 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t3553;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3554 = acc_17 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t3554;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3555 = acc_18 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t3555;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3556 = acc_21 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t3556;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3557 = acc_22 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t3557;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3558 = acc_25 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t3558;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3559 = acc_26 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t3559;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3560 = acc_29 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t3560;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3561 = acc_30 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t3561;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3562 = acc_33 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t3562;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3563 = acc_34 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t3563;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3564 = acc_37 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t3564;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3565 = acc_38 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t3565;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3566 = acc_41 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t3566;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3567 = acc_42 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t3567;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3568 = acc_45 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t3568;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3569 = acc_46 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t3569;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3570 = acc_49 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t3570;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3571 = acc_50 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t3571;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3572 = acc_53 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t3572;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3573 = acc_54 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t3573;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3574 = acc_57 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t3574;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3575 = acc_58 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t3575;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3576 = acc_61 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t3576;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3577 = acc_62 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t3577;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_2;
                const bool t3578 = sum_4 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t3579;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3579) : "f"(sum_4));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t3578 ? 0.0f : t3579;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3581 = acc_3 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t3581;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3582 = acc_4 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t3582;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3583 = acc_7 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t3583;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3584 = acc_8 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t3584;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3585 = acc_11 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t3585;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3586 = acc_12 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t3586;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3587 = acc_15 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t3587;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3588 = acc_16 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t3588;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3589 = acc_19 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t3589;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3590 = acc_20 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t3590;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3591 = acc_23 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t3591;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3592 = acc_24 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t3592;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3593 = acc_27 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t3593;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3594 = acc_28 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t3594;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3595 = acc_31 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t3595;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3596 = acc_32 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t3596;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3597 = acc_35 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t3597;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3598 = acc_36 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t3598;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3599 = acc_39 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t3599;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3600 = acc_40 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t3600;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3601 = acc_43 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t3601;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3602 = acc_44 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t3602;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3603 = acc_47 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t3603;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3604 = acc_48 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t3604;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3605 = acc_51 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t3605;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3606 = acc_52 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t3606;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3607 = acc_55 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t3607;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3608 = acc_56 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t3608;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3609 = acc_59 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t3609;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3610 = acc_60 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t3610;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3611 = acc_63 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t3611;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3612 = acc_64 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t3612;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_7 = warp_n << 4u;
                const u32 t3614 = lane & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3615 = t3614 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3616 = first_7 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t3615 + t3616;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3618 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3619 = t162 + t3618;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3620 = t3619 < t108;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3620) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3621 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3622 = t162 + t3621;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3623 = first + t3622;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3624 = t3623 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3625;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3625) : "r"(t3624), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3626 = t3625 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3627 = first_query + t3626;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3628 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3629 = first + t3622;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3630 = t3629 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3631;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3631) : "r"(t3630), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3632 = t3631 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3633 = t3632 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3634 = t3629 - t3633;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3635 = t3628 + t3634;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3636 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3637 = t3636 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3638 = o + t3637;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3639 = (u64)t3627;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3640 = t3639 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3641 = t3640 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3642 = t3638 + t3641;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3643 = (u64)t3635;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3644 = t3643 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3645 = t3644 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3646 = t3642 + t3645;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3647 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t3646 + t3647;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_73 = acc;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_74 = acc_2;
                    const u32 t3649 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3650 = first_7 < t3649;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3650) {
                        u32 t3651;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3651) : "f"(pair_73), "f"(pair_74));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t3651) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_75 = acc_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_76 = acc_6;
                    const u32 t3652 = first_7 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3653 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3654 = t3652 < t3653;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3654) {
                        u32 t3655;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3655) : "f"(pair_75), "f"(pair_76));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t3655) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_77 = acc_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_78 = acc_10;
                    const u32 t3656 = first_7 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3657 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3658 = t3656 < t3657;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3658) {
                        u32 t3659;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3659) : "f"(pair_77), "f"(pair_78));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t3659) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_79 = acc_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_80 = acc_14;
                    const u32 t3660 = first_7 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3661 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3662 = t3660 < t3661;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3662) {
                        u32 t3663;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3663) : "f"(pair_79), "f"(pair_80));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t3663) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_81 = acc_17;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_82 = acc_18;
                    const u32 t3664 = first_7 + 4u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3665 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3666 = t3664 < t3665;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3666) {
                        u32 t3667;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3667) : "f"(pair_81), "f"(pair_82));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_3), "r"(t3667) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_83 = acc_21;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_84 = acc_22;
                    const u32 t3668 = first_7 + 5u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3669 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3670 = t3668 < t3669;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3670) {
                        u32 t3671;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3671) : "f"(pair_83), "f"(pair_84));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_3), "r"(t3671) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_85 = acc_25;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_86 = acc_26;
                    const u32 t3672 = first_7 + 6u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3673 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3674 = t3672 < t3673;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3674) {
                        u32 t3675;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3675) : "f"(pair_85), "f"(pair_86));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_3), "r"(t3675) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_87 = acc_29;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_88 = acc_30;
                    const u32 t3676 = first_7 + 7u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3677 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3678 = t3676 < t3677;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3678) {
                        u32 t3679;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3679) : "f"(pair_87), "f"(pair_88));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_3), "r"(t3679) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_89 = acc_33;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_90 = acc_34;
                    const u32 t3680 = first_7 + 8u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3681 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3682 = t3680 < t3681;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3682) {
                        u32 t3683;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3683) : "f"(pair_89), "f"(pair_90));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_3), "r"(t3683) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_91 = acc_37;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_92 = acc_38;
                    const u32 t3684 = first_7 + 9u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3685 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3686 = t3684 < t3685;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3686) {
                        u32 t3687;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3687) : "f"(pair_91), "f"(pair_92));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_3), "r"(t3687) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_93 = acc_41;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_94 = acc_42;
                    const u32 t3688 = first_7 + 10u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3689 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3690 = t3688 < t3689;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3690) {
                        u32 t3691;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3691) : "f"(pair_93), "f"(pair_94));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_3), "r"(t3691) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_95 = acc_45;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_96 = acc_46;
                    const u32 t3692 = first_7 + 11u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3693 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3694 = t3692 < t3693;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3694) {
                        u32 t3695;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3695) : "f"(pair_95), "f"(pair_96));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_3), "r"(t3695) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_97 = acc_49;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_98 = acc_50;
                    const u32 t3696 = first_7 + 12u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3697 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3698 = t3696 < t3697;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3698) {
                        u32 t3699;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3699) : "f"(pair_97), "f"(pair_98));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_3), "r"(t3699) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_99 = acc_53;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_100 = acc_54;
                    const u32 t3700 = first_7 + 13u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3701 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3702 = t3700 < t3701;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3702) {
                        u32 t3703;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3703) : "f"(pair_99), "f"(pair_100));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_3), "r"(t3703) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_101 = acc_57;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_102 = acc_58;
                    const u32 t3704 = first_7 + 14u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3705 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3706 = t3704 < t3705;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3706) {
                        u32 t3707;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3707) : "f"(pair_101), "f"(pair_102));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_3), "r"(t3707) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_103 = acc_61;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_104 = acc_62;
                    const u32 t3708 = first_7 + 15u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3709 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3710 = t3708 < t3709;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3710) {
                        u32 t3711;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3711) : "f"(pair_103), "f"(pair_104));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_3), "r"(t3711) : "memory");
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3712 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3713 = t162 + t3712;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3714 = t3713 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3715 = t3714 < t108;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3715) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3716 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3717 = t162 + t3716;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3718 = t3717 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3719 = first + t3718;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3720 = t3719 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3721;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3721) : "r"(t3720), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3722 = t3721 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3723 = first_query + t3722;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3724 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3725 = first + t3718;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3726 = t3725 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3727;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3727) : "r"(t3726), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3728 = t3727 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3729 = t3728 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3730 = t3725 - t3729;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3731 = t3724 + t3730;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3732 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3733 = t3732 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3734 = o + t3733;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3735 = (u64)t3723;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3736 = t3735 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3737 = t3736 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3738 = t3734 + t3737;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3739 = (u64)t3731;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3740 = t3739 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3741 = t3740 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3742 = t3738 + t3741;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3743 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t3742 + t3743;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_105 = acc_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_106 = acc_4;
                    const u32 t3745 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3746 = first_7 < t3745;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3746) {
                        u32 t3747;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3747) : "f"(pair_105), "f"(pair_106));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t3747) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_107 = acc_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_108 = acc_8;
                    const u32 t3748 = first_7 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3749 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3750 = t3748 < t3749;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3750) {
                        u32 t3751;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3751) : "f"(pair_107), "f"(pair_108));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3751) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_109 = acc_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_110 = acc_12;
                    const u32 t3752 = first_7 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3753 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3754 = t3752 < t3753;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3754) {
                        u32 t3755;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3755) : "f"(pair_109), "f"(pair_110));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t3755) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_111 = acc_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_112 = acc_16;
                    const u32 t3756 = first_7 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3757 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3758 = t3756 < t3757;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3758) {
                        u32 t3759;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3759) : "f"(pair_111), "f"(pair_112));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t3759) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_113 = acc_19;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_114 = acc_20;
                    const u32 t3760 = first_7 + 4u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3761 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3762 = t3760 < t3761;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3762) {
                        u32 t3763;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3763) : "f"(pair_113), "f"(pair_114));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_4), "r"(t3763) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_115 = acc_23;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_116 = acc_24;
                    const u32 t3764 = first_7 + 5u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3765 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3766 = t3764 < t3765;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3766) {
                        u32 t3767;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3767) : "f"(pair_115), "f"(pair_116));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_4), "r"(t3767) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_117 = acc_27;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_118 = acc_28;
                    const u32 t3768 = first_7 + 6u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3769 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3770 = t3768 < t3769;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3770) {
                        u32 t3771;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3771) : "f"(pair_117), "f"(pair_118));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_4), "r"(t3771) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_119 = acc_31;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_120 = acc_32;
                    const u32 t3772 = first_7 + 7u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3773 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3774 = t3772 < t3773;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3774) {
                        u32 t3775;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3775) : "f"(pair_119), "f"(pair_120));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_4), "r"(t3775) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_121 = acc_35;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_122 = acc_36;
                    const u32 t3776 = first_7 + 8u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3777 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3778 = t3776 < t3777;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3778) {
                        u32 t3779;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3779) : "f"(pair_121), "f"(pair_122));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_4), "r"(t3779) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_123 = acc_39;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_124 = acc_40;
                    const u32 t3780 = first_7 + 9u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3781 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3782 = t3780 < t3781;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3782) {
                        u32 t3783;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3783) : "f"(pair_123), "f"(pair_124));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_4), "r"(t3783) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_125 = acc_43;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_126 = acc_44;
                    const u32 t3784 = first_7 + 10u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3785 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3786 = t3784 < t3785;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3786) {
                        u32 t3787;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3787) : "f"(pair_125), "f"(pair_126));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_4), "r"(t3787) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_127 = acc_47;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_128 = acc_48;
                    const u32 t3788 = first_7 + 11u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3789 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3790 = t3788 < t3789;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3790) {
                        u32 t3791;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3791) : "f"(pair_127), "f"(pair_128));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_4), "r"(t3791) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_129 = acc_51;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_130 = acc_52;
                    const u32 t3792 = first_7 + 12u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3793 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3794 = t3792 < t3793;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3794) {
                        u32 t3795;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3795) : "f"(pair_129), "f"(pair_130));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_4), "r"(t3795) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_131 = acc_55;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_132 = acc_56;
                    const u32 t3796 = first_7 + 13u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3797 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3798 = t3796 < t3797;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3798) {
                        u32 t3799;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3799) : "f"(pair_131), "f"(pair_132));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_4), "r"(t3799) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_133 = acc_59;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_134 = acc_60;
                    const u32 t3800 = first_7 + 14u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3801 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3802 = t3800 < t3801;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3802) {
                        u32 t3803;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3803) : "f"(pair_133), "f"(pair_134));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_4), "r"(t3803) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_135 = acc_63;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_136 = acc_64;
                    const u32 t3804 = first_7 + 15u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3805 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3806 = t3804 < t3805;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3806) {
                        u32 t3807;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3807) : "f"(pair_135), "f"(pair_136));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_4), "r"(t3807) : "memory");
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3808 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_5 = t162 + t3808;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3810 = row_5 < t108;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3811 = first + row_5;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3812 = t3811 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t3813;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3813) : "r"(t3812), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3814 = t3813 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3815 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3816 = first + row_5;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3817 = t3816 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t3818;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3818) : "r"(t3817), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3819 = t3818 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3820 = t3819 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3821 = t3816 - t3820;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3822 = t3815 + t3821;
#line 298 "fa-kernels/src/attention/softmax.rs"
                const bool none_15 = row_max == __uint_as_float(0xff800000u);
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_16 = row_max == __uint_as_float(0xff800000u);
                const f32 t3825 = row_max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t3826 = none_16 ? 0.0f : t3825;
#line 286 "fa-kernels/src/attention/softmax.rs"
                const f32 t3827 = logit_9 - t3826;
#line 286 "fa-kernels/src/attention/softmax.rs"
                const bool t3828 = 64.0f < t3827;
#line 286 "fa-kernels/src/attention/softmax.rs"
                const bool alone_3 = none_15 | t3828;
#line 288 "fa-kernels/src/attention/softmax.rs"
                const bool is_number_3 = 0.0f <= row_sum;
                const f32 logit_11 = logit_9 * 0.6931472f;
                const bool t3832 = alone_3 & is_number_3;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t3833;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3833) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t3834;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3834) : "f"(row_max), "f"(scale_log2), "f"(t3833));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_4 = t3834 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t3836 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 t3837 = t3836 ? __uint_as_float(0xff800000u) : lse_4;
#line 290 "fa-kernels/src/attention/softmax.rs"
                const f32 value_3 = t3832 ? logit_11 : t3837;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u32 t3839 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t3840 = t3839 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t3841 = t3810 & t3840;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t3841) {
                    const u32 t3842 = first_query + t3814;
                    const u64 t3843 = 0ull * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3844 = t3843 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3845 = lse + t3844;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3846 = (u64)t3822;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3847 = t3846 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3848 = t3847 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3849 = t3845 + t3848;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3850 = (u64)t3842;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3851 = t3850 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3852 = t3851 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3853 = t3849 + t3852;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3853), "f"(value_3) : "memory");
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3854 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3855 = t162 + t3854;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_6 = t3855 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3857 = row_6 < t108;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3858 = first + row_6;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3859 = t3858 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t3860;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3860) : "r"(t3859), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3861 = t3860 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3862 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3863 = first + row_6;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3864 = t3863 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t3865;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3865) : "r"(t3864), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3866 = t3865 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3867 = t3866 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3868 = t3863 - t3867;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3869 = t3862 + t3868;
#line 298 "fa-kernels/src/attention/softmax.rs"
                const bool none_17 = row_max_2 == __uint_as_float(0xff800000u);
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_18 = row_max_2 == __uint_as_float(0xff800000u);
                const f32 t3872 = row_max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t3873 = none_18 ? 0.0f : t3872;
#line 286 "fa-kernels/src/attention/softmax.rs"
                const f32 t3874 = logit_10 - t3873;
#line 286 "fa-kernels/src/attention/softmax.rs"
                const bool t3875 = 64.0f < t3874;
#line 286 "fa-kernels/src/attention/softmax.rs"
                const bool alone_4 = none_17 | t3875;
#line 288 "fa-kernels/src/attention/softmax.rs"
                const bool is_number_4 = 0.0f <= row_sum_2;
                const f32 logit_12 = logit_10 * 0.6931472f;
                const bool t3879 = alone_4 & is_number_4;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t3880;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3880) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t3881;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3881) : "f"(row_max_2), "f"(scale_log2), "f"(t3880));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_5 = t3881 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t3883 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 t3884 = t3883 ? __uint_as_float(0xff800000u) : lse_5;
#line 290 "fa-kernels/src/attention/softmax.rs"
                const f32 value_4 = t3879 ? logit_12 : t3884;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u32 t3886 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t3887 = t3886 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t3888 = t3857 & t3887;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t3888) {
                    const u32 t3889 = first_query + t3861;
                    const u64 t3890 = 0ull * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3891 = t3890 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3892 = lse + t3891;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3893 = (u64)t3869;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3894 = t3893 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3895 = t3894 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3896 = t3892 + t3895;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3897 = (u64)t3889;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3898 = t3897 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3899 = t3898 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3900 = t3896 + t3899;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3900), "f"(value_4) : "memory");
                }
            }
        }
    }
}
