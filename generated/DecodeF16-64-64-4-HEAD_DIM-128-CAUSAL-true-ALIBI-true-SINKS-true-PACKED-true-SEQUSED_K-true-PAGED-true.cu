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
#line 84 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t1 = blockIdx.x;
#line 84 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t2 = t1 << 1u;
#line 84 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t3;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3) : "r"(t2), "r"(splits_factor));
#line 84 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 tile = t3 >> splits_shift;
    const u32 t5 = tile << 1u;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t6;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t6) : "r"(t5), "r"(tiles_factor));
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 head = t6 >> tiles_shift;
    const u32 t8 = blockIdx.x;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t9 = t8 << 1u;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t10;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t10) : "r"(t9), "r"(splits_factor));
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t11 = t10 >> splits_shift;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t12 = t11 * splits;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t13 = t8 - t12;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t14 = head << 1u;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t15;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t15) : "r"(t14), "r"(kv_heads_factor));
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t16 = t15 >> kv_heads_shift;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t17 = head << 1u;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t18;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t18) : "r"(t17), "r"(kv_heads_factor));
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t19 = t18 >> kv_heads_shift;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t20 = t19 * kv_heads;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t21 = head - t20;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t22 = (u64)t16;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t23 = t22 * block_table_stride0;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t24 = t23 * 4ull;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t25 = block_table + t24;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u32 t26 = (u32)block_table_stride1;
#line 97 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t27 = seq_k + 63u;
#line 97 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 blocks = t27 >> 6u;
    const u32 t29 = t13 + 1u;
#line 98 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t30 = t29 * blocks_of_split;
#line 98 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t31 = t30 < blocks ? t30 : blocks;
#line 50 "fa-kernels/src/attention/forward/decode/mod.rs"
    const u32 t32 = threadIdx.x;
#line 117 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t33 = t32 >> 3u;
#line 117 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t34 = t32 & 7u;
#line 117 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t35 = t33 & 7u;
#line 117 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t36 = t34 ^ t35;
#line 117 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t37 = t33 << 7u;
#line 117 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t38 = t36 << 4u;
#line 117 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t39 = t37 + t38;
#line 117 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t40 = (u64)t33 * 0u;
#line 117 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t41 = (u64)t34 * 16u;
#line 117 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t42 = t40 + t41;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 page = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 row = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 page_2 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 row_2 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 page_3 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 row_3 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 page_4 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 row_4 = 0u;
#line 119 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t43 = seq_k > 1u ? seq_k : 1u;
#line 119 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 last = t43 - 1u;
#line 121 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t45 = t31 > 1u ? t31 : 1u;
#line 121 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t46 = t45 - 1u;
#line 121 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t47 = t46 << 6u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t48 = t47 + t33;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 key = t48 < last ? t48 : last;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 t50 = key << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    u32 t51;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t51) : "r"(t50), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 index = t51 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t53 = (u64)index * t26;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t54 = t53 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t55 = t25 + t54;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    u32 page_5;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t55) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t57 = index * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t58 = key - t57;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    page = page_5;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    row = t58;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t59 = t47 + t33;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t60 = t59 + 16u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 key_2 = t60 < last ? t60 : last;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 t62 = key_2 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    u32 t63;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t63) : "r"(t62), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_2 = t63 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t65 = (u64)index_2 * t26;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t66 = t65 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t67 = t25 + t66;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    u32 page_6;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_6) : "l"(t67) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t69 = index_2 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t70 = key_2 - t69;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    page_2 = page_6;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    row_2 = t70;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t71 = t47 + t33;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t72 = t71 + 32u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 key_3 = t72 < last ? t72 : last;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 t74 = key_3 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    u32 t75;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t75) : "r"(t74), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_3 = t75 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t77 = (u64)index_3 * t26;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t78 = t77 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t79 = t25 + t78;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    u32 page_7;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_7) : "l"(t79) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t81 = index_3 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t82 = key_3 - t81;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    page_3 = page_7;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    row_3 = t82;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t83 = t47 + t33;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t84 = t83 + 48u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 key_4 = t84 < last ? t84 : last;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 t86 = key_4 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    u32 t87;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t87) : "r"(t86), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_4 = t87 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t89 = (u64)index_4 * t26;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t90 = t89 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t91 = t25 + t90;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    u32 page_8;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_8) : "l"(t91) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t93 = index_4 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t94 = key_4 - t93;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    page_4 = page_8;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    row_4 = t94;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u32 next = t16 + 1u;
    const u64 t96 = (u64)t16;
#line 143 "fa-kernels/src/attention/options/packed.rs"
    const u64 t97 = t96 * cu_seqlens_q_stride0;
#line 143 "fa-kernels/src/attention/options/packed.rs"
    const u64 t98 = t97 * 4ull;
#line 143 "fa-kernels/src/attention/options/packed.rs"
    const u64 t99 = cu_seqlens_q + t98;
#line 143 "fa-kernels/src/attention/options/packed.rs"
    u32 first_query;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t99) : "memory");
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u64 t101 = (u64)next;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u64 t102 = t101 * cu_seqlens_q_stride0;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u64 t103 = t102 * 4ull;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u64 t104 = cu_seqlens_q + t103;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    u32 t105;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t105) : "l"(t104) : "memory");
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u32 queries = t105 - first_query;
#line 146 "fa-kernels/src/attention/options/packed.rs"
    const bool t107 = least_queries <= queries;
#line 146 "fa-kernels/src/attention/options/packed.rs"
    const bool t108 = queries <= most_queries;
#line 146 "fa-kernels/src/attention/options/packed.rs"
    const bool t109 = t107 & t108;
#line 146 "fa-kernels/src/attention/options/packed.rs"
    const u32 seq_q_2 = t109 ? queries : 0u;
#line 90 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q_2 : added_k;
    const u64 t113 = (u64)t16;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t114 = t113 * seqused_k_stride0;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t115 = t114 * 4ull;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t116 = seqused_k + t115;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    u32 t117;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t117) : "l"(t116) : "memory");
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = t117 < seq_k ? t117 : seq_k;
    const u32 t119 = used + added;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 end_6 = t119 < seq_k ? t119 : seq_k;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t121 = (u64)t16;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t122 = t121 * block_table_stride0;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t123 = t122 * 4ull;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t124 = block_table + t123;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u32 t125 = (u32)block_table_stride1;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t126 = tile << 1u;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t127;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t127) : "r"(t126), "r"(tiles_factor));
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t128 = t127 >> tiles_shift;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t129 = t128 * tiles;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t130 = tile - t129;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t130 << 6u;
    const u32 t132 = seq_q_2 * group;
#line 130 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t133 = t132 > first ? t132 : first;
#line 130 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t134 = t133 - first;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t135 = first << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t136;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t136) : "r"(t135), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t137 = t136 >> sharing_shift;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t138 = t137 + end_6;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t138 + 1u;
    const u32 t140 = end > seq_q_2 ? end : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t141 = t140 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t141 < end_6 ? t141 : end_6;
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t143 = t134 < 64u ? t134 : 64u;
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t144 = t143 > 1u ? t143 : 1u;
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t145 = t144 - 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t146 = first + t145;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t147 = t146 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t148;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t148) : "r"(t147), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t149 = t148 >> sharing_shift;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t150 = t149 + end_6;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t150 + 1u;
    const u32 t152 = end_3 > seq_q_2 ? end_3 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t153 = t152 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_4 = t153 < end_6 ? t153 : end_6;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t155 = end_4 + 63u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t156 = t155 >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_5 = t156 > 1u ? t156 : 1u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t158 = end_2 >> 6u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t158 < end_5 ? t158 : end_5;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t160 = end_5 - whole;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t161 = t160 < end_5 ? t160 : end_5;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t162 = end_5 + blocks_of_split;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t163 = t162 - 1u;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t164 = t163 << 1u;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t165;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t165) : "r"(t164), "r"(blocks_of_split_factor));
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t166 = t165 >> blocks_of_split_shift;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t167 = t13 * blocks_of_split;
#line 130 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t168 = t167 < end_5 ? t167 : end_5;
#line 130 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 left = end_5 - t168;
    const u32 count = left < blocks_of_split ? left : blocks_of_split;
    const u32 before = left - count;
    const u32 t172 = end_5 - before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t173 = t161 > before ? t161 : before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t174 = t173 - before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t175 = end_5 > before ? end_5 : before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t176 = t175 - before;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t177 = t134 != 0u;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t178 = t13 < t166;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t179 = t177 & t178;
#line 39 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t179) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t182 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t182));
#line 72 "fa-kernels/src/attention/warps.rs"
        const u32 warp_m = warp & 3u;
        const u32 warp_n = warp >> 2u;
        const u32 t186 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t187 = warp_n << 6u;
#line 60 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t189 = thread >> 3u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t190 = thread & 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t191 = t189 & 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t192 = t190 ^ t191;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t193 = t189 << 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t194 = t192 << 4u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t195 = t193 + t194;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t196 = (u64)t189 * 0u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t197 = (u64)t190 * 16u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t198 = t196 + t197;
        const u32 t199 = head_dim >> 3u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t200 = (u64)t190 * 16u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t201 = smem_1 + t195;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t202 = t134 > 1u ? t134 : 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t203 = t202 - 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t204 = t189 < t203 ? t189 : t203;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t205 = first + t204;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t206 = t205 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t207;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t207) : "r"(t206), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t208 = t207 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t209 = first_query + t208;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t210 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t211 = first + t204;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t212 = t211 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t213;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t213) : "r"(t212), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t214 = t213 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t215 = t214 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t216 = t211 - t215;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t217 = t210 + t216;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t218 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t219 = t218 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t220 = q + t219;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t221 = (u64)t209;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t222 = t221 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t223 = t222 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t224 = t220 + t223;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t225 = (u64)t217;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t226 = t225 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t227 = t226 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t228 = t224 + t227;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t229 = t228 + t200;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t230 = t189 + 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t231 = t134 > 1u ? t134 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t232 = t231 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t233 = t230 < t232 ? t230 : t232;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t234 = first + t233;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t235 = t234 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t236;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t236) : "r"(t235), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t237 = t236 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t238 = first_query + t237;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t239 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t240 = first + t233;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t241 = t240 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t242;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t242) : "r"(t241), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t243 = t242 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t244 = t243 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t245 = t240 - t244;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t246 = t239 + t245;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t247 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t248 = t247 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t249 = q + t248;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t250 = (u64)t238;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t251 = t250 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t252 = t251 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t253 = t249 + t252;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t254 = (u64)t246;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t255 = t254 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t256 = t255 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t257 = t253 + t256;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t258 = t257 + t200;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t259 = t189 + 32u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t260 = t134 > 1u ? t134 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t261 = t260 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t262 = t259 < t261 ? t259 : t261;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t263 = first + t262;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t264 = t263 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t265;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t265) : "r"(t264), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t266 = t265 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t267 = first_query + t266;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t268 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t269 = first + t262;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t270 = t269 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t271;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t271) : "r"(t270), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t272 = t271 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t273 = t272 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t274 = t269 - t273;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t275 = t268 + t274;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t276 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t277 = t276 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t278 = q + t277;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t279 = (u64)t267;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t280 = t279 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t281 = t280 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t282 = t278 + t281;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t283 = (u64)t275;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t284 = t283 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t285 = t284 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t286 = t282 + t285;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t287 = t286 + t200;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t288 = t189 + 48u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t289 = t134 > 1u ? t134 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t290 = t289 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t291 = t288 < t290 ? t288 : t290;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t292 = first + t291;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t293 = t292 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t294;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t294) : "r"(t293), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t295 = t294 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t296 = first_query + t295;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t297 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t298 = first + t291;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t299 = t298 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t300;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t300) : "r"(t299), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t301 = t300 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t302 = t301 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t303 = t298 - t302;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t304 = t297 + t303;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t305 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t306 = t305 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t307 = q + t306;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t308 = (u64)t296;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t309 = t308 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t310 = t309 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t311 = t307 + t310;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t312 = (u64)t304;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t313 = t312 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t314 = t313 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t315 = t311 + t314;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t316 = t315 + t200;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t317 = t189 < t134;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t318 = t190 < t199;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t319 = t317 & t318;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t320 = t319 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t201), "l"(t229), "r"(t320) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t321 = t189 + 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t322 = t321 < t134;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t323 = t190 < t199;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t324 = t322 & t323;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t325 = t324 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t201), "l"(t258), "r"(t325) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t326 = t189 + 32u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t327 = t326 < t134;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t328 = t190 < t199;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t329 = t327 & t328;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t330 = t329 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t201), "l"(t287), "r"(t330) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t331 = t189 + 48u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t332 = t331 < t134;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t333 = t190 < t199;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t334 = t332 & t333;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t335 = t334 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t201), "l"(t316), "r"(t335) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t336 = t229 + 128ull;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t337 = t189 < t134;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t338 = t190 + 8u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t339 = t338 < t199;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t340 = t337 & t339;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t341 = t340 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t201), "l"(t336), "r"(t341) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t342 = t258 + 128ull;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t343 = t189 + 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t344 = t343 < t134;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t345 = t190 + 8u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t346 = t345 < t199;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t347 = t344 & t346;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t348 = t347 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t201), "l"(t342), "r"(t348) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t349 = t287 + 128ull;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t350 = t189 + 32u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t351 = t350 < t134;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t352 = t190 + 8u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t353 = t352 < t199;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t354 = t351 & t353;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t355 = t354 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t201), "l"(t349), "r"(t355) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t356 = t316 + 128ull;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t357 = t189 + 48u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t358 = t357 < t134;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t359 = t190 + 8u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t360 = t359 < t199;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t361 = t358 & t360;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t362 = t361 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t201), "l"(t356), "r"(t362) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 16384u;
#line 205 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t364 = ring + 32768u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t365 = 0ull * k_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t366 = t365 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t367 = k + t366;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t368 = 0ull * k_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t369 = t368 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t370 = t367 + t369;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t371 = (u64)t21;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t372 = t371 * k_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t373 = t372 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t374 = t370 + t373;
        const u32 t375 = (u32)k_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t376 = t375 << 1u;
        const u32 t377 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t378 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t379 = t377 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t380 = t378 ^ t379;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t381 = t377 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t382 = t380 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t383 = t381 + t382;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t384 = (u64)t377 * t376;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t385 = t374 + t384;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t386 = (u64)t378 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t387 = t385 + t386;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t388 = (u64)t376 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t389 = (u32)k_stride0;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t390 = t389 << 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t391 = 0ull * v_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t392 = t391 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t393 = v + t392;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t394 = 0ull * v_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t395 = t394 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t396 = t393 + t395;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t397 = (u64)t21;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t398 = t397 * v_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t399 = t398 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t400 = t396 + t399;
        const u32 t401 = (u32)v_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t402 = t401 << 1u;
        const u32 t403 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t404 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t405 = t403 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t406 = t404 ^ t405;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t407 = t403 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t408 = t406 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t409 = t407 + t408;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t410 = (u64)t403 * t402;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t411 = t400 + t410;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t412 = (u64)t404 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t413 = t411 + t412;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t414 = (u64)t402 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t415 = (u32)v_stride0;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t416 = t415 << 1u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_9 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_5 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_10 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_6 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_11 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_7 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_12 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_8 = 0u;
#line 317 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t417 = t31 << 6u;
#line 317 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool full = t417 <= end_6;
        const bool t419 = t31 == t172;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t420 = t419 & full;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t421 = !t420;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t421) {
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t422 = count - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 i = 0u < t422 ? 0u : t422;
            const u32 t424 = t172 - 1u;
#line 299 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t425 = t424 - i;
#line 299 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key = t425 << 6u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t427 = end_6 > 1u ? end_6 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last_2 = t427 - 1u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t429 = first_key + t377;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_5 = t429 < last_2 ? t429 : last_2;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t431 = key_5 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t432;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t432) : "r"(t431), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_5 = t432 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t434 = (u64)index_5 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t435 = t434 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t436 = t124 + t435;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_13;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_13) : "l"(t436) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t438 = index_5 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t439 = key_5 - t438;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page = page_13;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row = t439;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t440 = first_key + t377;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t441 = t440 + 16u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_6 = t441 < last_2 ? t441 : last_2;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t443 = key_6 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t444;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t444) : "r"(t443), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_6 = t444 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t446 = (u64)index_6 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t447 = t446 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t448 = t124 + t447;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_14;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_14) : "l"(t448) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t450 = index_6 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t451 = key_6 - t450;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_2 = page_14;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_2 = t451;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t452 = first_key + t377;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t453 = t452 + 32u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_7 = t453 < last_2 ? t453 : last_2;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t455 = key_7 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t456;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t456) : "r"(t455), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_7 = t456 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t458 = (u64)index_7 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t459 = t458 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t460 = t124 + t459;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_15;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_15) : "l"(t460) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t462 = index_7 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t463 = key_7 - t462;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_3 = page_15;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_3 = t463;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t464 = first_key + t377;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t465 = t464 + 48u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_8 = t465 < last_2 ? t465 : last_2;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t467 = key_8 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t468;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t468) : "r"(t467), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_8 = t468 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t470 = (u64)index_8 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t471 = t470 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t472 = t124 + t471;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_16;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_16) : "l"(t472) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t474 = index_8 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t475 = key_8 - t474;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_4 = page_16;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_4 = t475;
        }
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t476 = t172 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t476 << 6u;
        const u32 t478 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t479 = (u64)t378 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t480 = ring + t383;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t481 = first_key_2 + t377;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t482 = end_6 > 1u ? end_6 : 1u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t483 = t482 - 1u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t484 = t481 < t483 ? t481 : t483;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place = page;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_2 = row;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t485 = (u64)place * t390;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t486 = t374 + t485;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t487 = (u64)place_2 * t376;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t488 = t486 + t487;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t489 = t488 + t479;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t490 = first_key_2 + t377;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t491 = t490 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t492 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t493 = t492 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t494 = t491 < t493 ? t491 : t493;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_3 = page_2;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_4 = row_2;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t495 = (u64)place_3 * t390;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t496 = t374 + t495;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t497 = (u64)place_4 * t376;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t498 = t496 + t497;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t499 = t498 + t479;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t500 = first_key_2 + t377;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t501 = t500 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t502 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t503 = t502 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t504 = t501 < t503 ? t501 : t503;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_5 = page_3;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_6 = row_3;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t505 = (u64)place_5 * t390;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t506 = t374 + t505;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t507 = (u64)place_6 * t376;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t508 = t506 + t507;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t509 = t508 + t479;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t510 = first_key_2 + t377;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t511 = t510 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t512 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t513 = t512 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t514 = t511 < t513 ? t511 : t513;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_7 = page_4;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_8 = row_4;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t515 = (u64)place_7 * t390;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t516 = t374 + t515;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t517 = (u64)place_8 * t376;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t518 = t516 + t517;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t519 = t518 + t479;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t520 = first_key_2 + t377;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t521 = t520 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t522 = t378 < t478;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t523 = t521 & t522;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t524 = t523 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t480), "l"(t489), "r"(t524) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t525 = first_key_2 + t377;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t526 = t525 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t527 = t526 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t528 = t378 < t478;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t529 = t527 & t528;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t530 = t529 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t480), "l"(t499), "r"(t530) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t531 = first_key_2 + t377;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t532 = t531 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t533 = t532 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t534 = t378 < t478;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t535 = t533 & t534;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t536 = t535 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t480), "l"(t509), "r"(t536) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t537 = first_key_2 + t377;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t538 = t537 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t539 = t538 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t540 = t378 < t478;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t541 = t539 & t540;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t542 = t541 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t480), "l"(t519), "r"(t542) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t543 = t489 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t544 = first_key_2 + t377;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t545 = t544 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t546 = t378 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t547 = t546 < t478;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t548 = t545 & t547;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t549 = t548 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t480), "l"(t543), "r"(t549) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t550 = t499 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t551 = first_key_2 + t377;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t552 = t551 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t553 = t552 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t554 = t378 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t555 = t554 < t478;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t556 = t553 & t555;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t557 = t556 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t480), "l"(t550), "r"(t557) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t558 = t509 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t559 = first_key_2 + t377;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t560 = t559 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t561 = t560 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t562 = t378 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t563 = t562 < t478;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t564 = t561 & t563;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t565 = t564 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t480), "l"(t558), "r"(t565) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t566 = t519 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t567 = first_key_2 + t377;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t568 = t567 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t569 = t568 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t570 = t378 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t571 = t570 < t478;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t572 = t569 & t571;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t573 = t572 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t480), "l"(t566), "r"(t573) : "memory");
#line 343 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t574 = t172 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = t574 << 6u;
        const u32 t576 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t577 = (u64)t404 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t578 = t364 + t409;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t579 = first_key_3 + t403;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t580 = end_6 > 1u ? end_6 : 1u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t581 = t580 - 1u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t582 = t579 < t581 ? t579 : t581;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_9 = page;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_10 = row;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t583 = (u64)place_9 * t416;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t584 = t400 + t583;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t585 = (u64)place_10 * t402;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t586 = t584 + t585;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t587 = t586 + t577;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t588 = first_key_3 + t403;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t589 = t588 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t590 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t591 = t590 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t592 = t589 < t591 ? t589 : t591;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_11 = page_2;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_12 = row_2;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t593 = (u64)place_11 * t416;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t594 = t400 + t593;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t595 = (u64)place_12 * t402;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t596 = t594 + t595;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t597 = t596 + t577;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t598 = first_key_3 + t403;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t599 = t598 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t600 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t601 = t600 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t602 = t599 < t601 ? t599 : t601;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_13 = page_3;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_14 = row_3;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t603 = (u64)place_13 * t416;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t604 = t400 + t603;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t605 = (u64)place_14 * t402;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t606 = t604 + t605;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t607 = t606 + t577;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t608 = first_key_3 + t403;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t609 = t608 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t610 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t611 = t610 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t612 = t609 < t611 ? t609 : t611;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_15 = page_4;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_16 = row_4;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t613 = (u64)place_15 * t416;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t614 = t400 + t613;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t615 = (u64)place_16 * t402;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t616 = t614 + t615;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t617 = t616 + t577;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t618 = first_key_3 + t403;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t619 = t618 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t620 = t404 < t576;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t621 = t619 & t620;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t622 = t621 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t578), "l"(t587), "r"(t622) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t623 = first_key_3 + t403;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t624 = t623 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t625 = t624 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t626 = t404 < t576;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t627 = t625 & t626;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t628 = t627 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t578), "l"(t597), "r"(t628) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t629 = first_key_3 + t403;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t630 = t629 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t631 = t630 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t632 = t404 < t576;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t633 = t631 & t632;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t634 = t633 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t578), "l"(t607), "r"(t634) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t635 = first_key_3 + t403;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t636 = t635 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t637 = t636 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t638 = t404 < t576;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t639 = t637 & t638;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t640 = t639 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t578), "l"(t617), "r"(t640) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t641 = t587 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t642 = first_key_3 + t403;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t643 = t642 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t644 = t404 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t645 = t644 < t576;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t646 = t643 & t645;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t647 = t646 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t578), "l"(t641), "r"(t647) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t648 = t597 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t649 = first_key_3 + t403;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t650 = t649 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t651 = t650 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t652 = t404 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t653 = t652 < t576;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t654 = t651 & t653;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t655 = t654 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t578), "l"(t648), "r"(t655) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t656 = t607 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t657 = first_key_3 + t403;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t658 = t657 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t659 = t658 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t660 = t404 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t661 = t660 < t576;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t662 = t659 & t661;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t663 = t662 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t578), "l"(t656), "r"(t663) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t664 = t617 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t665 = first_key_3 + t403;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t666 = t665 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t667 = t666 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t668 = t404 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t669 = t668 < t576;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t670 = t667 & t669;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t671 = t670 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t578), "l"(t664), "r"(t671) : "memory");
#line 346 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t672 = count - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 i_2 = 1u < t672 ? 1u : t672;
        const u32 t674 = t172 - 1u;
#line 299 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t675 = t674 - i_2;
#line 299 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_4 = t675 << 6u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t677 = end_6 > 1u ? end_6 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last_3 = t677 - 1u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t679 = first_key_4 + t377;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_9 = t679 < last_3 ? t679 : last_3;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t681 = key_9 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t682;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t682) : "r"(t681), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_9 = t682 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t684 = (u64)index_9 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t685 = t684 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t686 = t124 + t685;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_17;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_17) : "l"(t686) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t688 = index_9 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t689 = key_9 - t688;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_9 = page_17;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_5 = t689;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t690 = first_key_4 + t377;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t691 = t690 + 16u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_10 = t691 < last_3 ? t691 : last_3;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t693 = key_10 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t694;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t694) : "r"(t693), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_10 = t694 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t696 = (u64)index_10 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t697 = t696 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t698 = t124 + t697;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_18;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_18) : "l"(t698) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t700 = index_10 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t701 = key_10 - t700;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_10 = page_18;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_6 = t701;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t702 = first_key_4 + t377;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t703 = t702 + 32u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_11 = t703 < last_3 ? t703 : last_3;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t705 = key_11 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t706;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t706) : "r"(t705), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_11 = t706 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t708 = (u64)index_11 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t709 = t708 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t710 = t124 + t709;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_19;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_19) : "l"(t710) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t712 = index_11 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t713 = key_11 - t712;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_11 = page_19;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_7 = t713;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t714 = first_key_4 + t377;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t715 = t714 + 48u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_12 = t715 < last_3 ? t715 : last_3;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t717 = key_12 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t718;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t718) : "r"(t717), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_12 = t718 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t720 = (u64)index_12 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t721 = t720 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t722 = t124 + t721;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_20;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_20) : "l"(t722) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t724 = index_12 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t725 = key_12 - t724;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_12 = page_20;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_8 = t725;
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t726 = 1u < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t726) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t727 = ring + 16384u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t728 = t172 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t729 = t728 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_5 = t729 << 6u;
            const u32 t731 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t732 = (u64)t378 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t733 = t727 + t383;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t734 = first_key_5 + t377;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_17 = page_9;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_18 = row_5;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t735 = (u64)place_17 * t390;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t736 = t374 + t735;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t737 = (u64)place_18 * t376;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t738 = t736 + t737;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t739 = t738 + t732;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t740 = first_key_5 + t377;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t741 = t740 + 16u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_19 = page_10;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_20 = row_6;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t742 = (u64)place_19 * t390;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t743 = t374 + t742;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t744 = (u64)place_20 * t376;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t745 = t743 + t744;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t746 = t745 + t732;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t747 = first_key_5 + t377;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t748 = t747 + 32u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_21 = page_11;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_22 = row_7;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t749 = (u64)place_21 * t390;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t750 = t374 + t749;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t751 = (u64)place_22 * t376;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t752 = t750 + t751;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t753 = t752 + t732;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t754 = first_key_5 + t377;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t755 = t754 + 48u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_23 = page_12;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_24 = row_8;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t756 = (u64)place_23 * t390;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t757 = t374 + t756;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t758 = (u64)place_24 * t376;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t759 = t757 + t758;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t760 = t759 + t732;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t761 = t378 < t731;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t762 = t761 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t733), "l"(t739), "r"(t762) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t763 = t378 < t731;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t764 = t763 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t733), "l"(t746), "r"(t764) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t765 = t378 < t731;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t766 = t765 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t733), "l"(t753), "r"(t766) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t767 = t378 < t731;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t768 = t767 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t733), "l"(t760), "r"(t768) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t769 = t739 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t770 = t378 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t771 = t770 < t731;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t772 = t771 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t733), "l"(t769), "r"(t772) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t773 = t746 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t774 = t378 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t775 = t774 < t731;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t776 = t775 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t733), "l"(t773), "r"(t776) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t777 = t753 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t778 = t378 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t779 = t778 < t731;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t780 = t779 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t733), "l"(t777), "r"(t780) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t781 = t760 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t782 = t378 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t783 = t782 < t731;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t784 = t783 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t733), "l"(t781), "r"(t784) : "memory");
        }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t785 = 1u < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t785) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t786 = t364 + 16384u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t787 = t172 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t788 = t787 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = t788 << 6u;
            const u32 t790 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t791 = (u64)t404 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t792 = t786 + t409;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t793 = first_key_6 + t403;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_25 = page_9;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_26 = row_5;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t794 = (u64)place_25 * t416;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t795 = t400 + t794;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t796 = (u64)place_26 * t402;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t797 = t795 + t796;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t798 = t797 + t791;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t799 = first_key_6 + t403;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t800 = t799 + 16u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_27 = page_10;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_28 = row_6;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t801 = (u64)place_27 * t416;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t802 = t400 + t801;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t803 = (u64)place_28 * t402;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t804 = t802 + t803;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t805 = t804 + t791;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t806 = first_key_6 + t403;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t807 = t806 + 32u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_29 = page_11;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_30 = row_7;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t808 = (u64)place_29 * t416;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t809 = t400 + t808;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t810 = (u64)place_30 * t402;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t811 = t809 + t810;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t812 = t811 + t791;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t813 = first_key_6 + t403;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t814 = t813 + 48u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_31 = page_12;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_32 = row_8;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t815 = (u64)place_31 * t416;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t816 = t400 + t815;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t817 = (u64)place_32 * t402;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t818 = t816 + t817;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t819 = t818 + t791;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t820 = t404 < t790;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t821 = t820 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t792), "l"(t798), "r"(t821) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t822 = t404 < t790;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t823 = t822 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t792), "l"(t805), "r"(t823) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t824 = t404 < t790;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t825 = t824 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t792), "l"(t812), "r"(t825) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t826 = t404 < t790;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t827 = t826 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t792), "l"(t819), "r"(t827) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t828 = t798 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t829 = t404 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t830 = t829 < t790;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t831 = t830 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t792), "l"(t828), "r"(t831) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t832 = t805 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t833 = t404 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t834 = t833 < t790;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t835 = t834 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t792), "l"(t832), "r"(t835) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t836 = t812 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t837 = t404 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t838 = t837 < t790;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t839 = t838 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t792), "l"(t836), "r"(t839) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t840 = t819 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t841 = t404 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t842 = t841 < t790;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t843 = t842 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t792), "l"(t840), "r"(t843) : "memory");
        }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t844 = count - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 i_3 = 2u < t844 ? 2u : t844;
        const u32 t846 = t172 - 1u;
#line 299 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t847 = t846 - i_3;
#line 299 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_7 = t847 << 6u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t849 = end_6 > 1u ? end_6 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last_4 = t849 - 1u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t851 = first_key_7 + t377;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_13 = t851 < last_4 ? t851 : last_4;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t853 = key_13 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t854;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t854) : "r"(t853), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_13 = t854 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t856 = (u64)index_13 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t857 = t856 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t858 = t124 + t857;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_21;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_21) : "l"(t858) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t860 = index_13 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t861 = key_13 - t860;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_9 = page_21;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_5 = t861;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t862 = first_key_7 + t377;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t863 = t862 + 16u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_14 = t863 < last_4 ? t863 : last_4;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t865 = key_14 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t866;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t866) : "r"(t865), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_14 = t866 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t868 = (u64)index_14 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t869 = t868 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t870 = t124 + t869;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_22;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_22) : "l"(t870) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t872 = index_14 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t873 = key_14 - t872;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_10 = page_22;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_6 = t873;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t874 = first_key_7 + t377;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t875 = t874 + 32u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_15 = t875 < last_4 ? t875 : last_4;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t877 = key_15 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t878;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t878) : "r"(t877), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_15 = t878 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t880 = (u64)index_15 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t881 = t880 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t882 = t124 + t881;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_23;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_23) : "l"(t882) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t884 = index_15 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t885 = key_15 - t884;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_11 = page_23;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_7 = t885;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t886 = first_key_7 + t377;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t887 = t886 + 48u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_16 = t887 < last_4 ? t887 : last_4;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t889 = key_16 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t890;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t890) : "r"(t889), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_16 = t890 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t892 = (u64)index_16 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t893 = t892 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t894 = t124 + t893;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_24;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_24) : "l"(t894) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t896 = index_16 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t897 = key_16 - t896;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_12 = page_24;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_8 = t897;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t898 = lane & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t899 = t186 + t898;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t900 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t901 = t899 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t902 = t900 ^ t901;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t903 = t899 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t904 = t902 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t905 = t903 + t904;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t906 = smem_1 + t905;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t907;
        asm volatile("mov.b32 %0, %1;" : "=r"(t907) : "r"(t906));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t907) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t908;
        asm volatile("mov.b32 %0, %1;" : "=r"(t908) : "r"(t906));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t909 = t908 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t909) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t910;
        asm volatile("mov.b32 %0, %1;" : "=r"(t910) : "r"(t906));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t911 = t910 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t911) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t912;
        asm volatile("mov.b32 %0, %1;" : "=r"(t912) : "r"(t906));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t913 = t912 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t913) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t914;
        asm volatile("mov.b32 %0, %1;" : "=r"(t914) : "r"(t906));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t914) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t915;
        asm volatile("mov.b32 %0, %1;" : "=r"(t915) : "r"(t906));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t916 = t915 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t916) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t917;
        asm volatile("mov.b32 %0, %1;" : "=r"(t917) : "r"(t906));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t918 = t917 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t918) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t919;
        asm volatile("mov.b32 %0, %1;" : "=r"(t919) : "r"(t906));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t920 = t919 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t920) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t921 = lane & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t922 = t187 + t921;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t923 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t924 = t923 << 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t925 = t922 + t924;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t926 = lane >> 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t927 = t926 & 1u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t928 = t925 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t929 = t927 ^ t928;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t930 = t925 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t931 = t929 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t932 = t930 + t931;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t933 = lane & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t934 = t187 + t933;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t935 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t936 = t934 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t937 = t935 ^ t936;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t938 = t934 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t939 = t937 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t940 = t938 + t939;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t941 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t942 = t186 + t941;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t943 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t944 = first + t942;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t945 = t944 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t946;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t946) : "r"(t945), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t947 = t946 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t948 = t947 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t949 = t944 - t948;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t950 = t943 + t949;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t951 = (u64)t16;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t952 = t951 * alibi_slopes_stride0;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t953 = t952 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t954 = alibi_slopes + t953;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t955 = (u64)t950;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t956 = t955 * alibi_slopes_stride1;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t957 = t956 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t958 = t954 + t957;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        f32 slope;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope) : "l"(t958) : "memory");
#line 91 "fa-kernels/src/attention/options/alibi.rs"
        f32 t960;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t960) : "f"(scale_log2));
#line 91 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t961 = t960 * 1.442695f;
#line 91 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t962 = slope * t961;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t963 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t964 = t186 + t963;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t965 = t964 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t966 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t967 = first + t965;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t968 = t967 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t969;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t969) : "r"(t968), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t970 = t969 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t971 = t970 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t972 = t967 - t971;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t973 = t966 + t972;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t974 = (u64)t16;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t975 = t974 * alibi_slopes_stride0;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t976 = t975 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t977 = alibi_slopes + t976;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t978 = (u64)t973;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t979 = t978 * alibi_slopes_stride1;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t980 = t979 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t981 = t977 + t980;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        f32 slope_2;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope_2) : "l"(t981) : "memory");
#line 91 "fa-kernels/src/attention/options/alibi.rs"
        f32 t983;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t983) : "f"(scale_log2));
#line 91 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t984 = t983 * 1.442695f;
#line 91 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t985 = slope_2 * t984;
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_max = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_2 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum = 0.0f;
#line 112 "fa-kernels/src/attention/softmax.rs"
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
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_2 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_3 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_4 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_5 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_6 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_7 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_8 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_9 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_10 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_11 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_12 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_13 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_14 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_15 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_16 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_17 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_18 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_19 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_20 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_21 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_22 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_23 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_24 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_25 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_26 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_27 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_28 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_29 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_30 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_31 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_32 = 0.0f;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t986;
        asm volatile("mov.b32 %0, %1;" : "=r"(t986) : "r"(t932));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t987 = t986 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t988 = t986 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t989 = t986 ^ 96u;
        const u32 t990 = ring + t986;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t990) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t990) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_37), "r"(m_38));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_39), "r"(m_40));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t990) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_41), "r"(m_42));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_43), "r"(m_44));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t990) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_45), "r"(m_46));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_47), "r"(m_48));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t991 = ring + t987;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t991) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_49), "r"(m_50));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_51), "r"(m_52));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t991) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_53), "r"(m_54));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_55), "r"(m_56));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t991) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_57), "r"(m_58));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_59), "r"(m_60));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t991) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_61), "r"(m_62));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_63), "r"(m_64));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t992 = ring + t988;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t992) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_65), "r"(m_66));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_67), "r"(m_68));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t992) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_69), "r"(m_70));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_71), "r"(m_72));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t992) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_73), "r"(m_74));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_75), "r"(m_76));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t992) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_77), "r"(m_78));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_79), "r"(m_80));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t993 = ring + t989;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t993) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_81), "r"(m_82));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_83), "r"(m_84));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t993) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_85), "r"(m_86));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_87), "r"(m_88));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t993) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_89), "r"(m_90));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_91), "r"(m_92));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t993) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_93), "r"(m_94));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_95), "r"(m_96));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t990) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_97), "r"(m_98));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_99), "r"(m_100));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t990) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_101), "r"(m_102));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_103), "r"(m_104));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t990) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_105), "r"(m_106));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_107), "r"(m_108));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t990) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_109), "r"(m_110));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_111), "r"(m_112));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t991) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_113), "r"(m_114));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_115), "r"(m_116));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t991) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t991) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_121), "r"(m_122));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_123), "r"(m_124));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t991) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_125), "r"(m_126));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_127), "r"(m_128));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t992) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_129), "r"(m_130));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_131), "r"(m_132));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t992) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_133), "r"(m_134));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_135), "r"(m_136));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t992) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_137), "r"(m_138));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_139), "r"(m_140));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t992) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_141), "r"(m_142));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_143), "r"(m_144));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t993) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_145), "r"(m_146));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_147), "r"(m_148));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t993) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_149), "r"(m_150));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_151), "r"(m_152));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t993) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_153), "r"(m_154));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_155), "r"(m_156));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t993) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_157), "r"(m_158));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_159), "r"(m_160));
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t994 = t172 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t995 = t994 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 first_key_8 = t995 + t187;
        const u32 t997 = first + t186;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t998 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t999 = t998 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1000 = first_key_8 + t999;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t1001 = t1000 + seq_q_2;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 column = (f32)t1001;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1003 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1004 = t997 + t1003;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1005 = t1004 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t1006;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1006) : "r"(t1005), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1007 = t1006 >> sharing_shift;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1008 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1009 = t997 + t1008;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1010 = t1009 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1011 = t1010 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t1012;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1012) : "r"(t1011), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1013 = t1012 >> sharing_shift;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t1014 = t1007 + end_6;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1015 = (f32)t1014;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_2 = t1015 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance = first_2 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1018 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1019;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1019) : "f"(distance), "f"(t1018), "f"(s));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s = t1019;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t1020 = t1013 + end_6;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1021 = (f32)t1020;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_3 = t1021 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_2 = first_3 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1024 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1025;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1025) : "f"(distance_2), "f"(t1024), "f"(s_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_3 = t1025;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_3 = first_2 + -1.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1027 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1028;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1028) : "f"(distance_3), "f"(t1027), "f"(s_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_2 = t1028;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_4 = first_3 + -1.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1030 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1031;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1031) : "f"(distance_4), "f"(t1030), "f"(s_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_4 = t1031;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_5 = first_2 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1033 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1034;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1034) : "f"(distance_5), "f"(t1033), "f"(s_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_5 = t1034;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_6 = first_3 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1036 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1037;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1037) : "f"(distance_6), "f"(t1036), "f"(s_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_7 = t1037;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_7 = first_2 + -9.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1039 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1040;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1040) : "f"(distance_7), "f"(t1039), "f"(s_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_6 = t1040;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_8 = first_3 + -9.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1042 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1043;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1043) : "f"(distance_8), "f"(t1042), "f"(s_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_8 = t1043;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_9 = first_2 + -16.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1045 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1046;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1046) : "f"(distance_9), "f"(t1045), "f"(s_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_9 = t1046;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_10 = first_3 + -16.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1048 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1049;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1049) : "f"(distance_10), "f"(t1048), "f"(s_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_11 = t1049;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_11 = first_2 + -17.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1051 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1052;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1052) : "f"(distance_11), "f"(t1051), "f"(s_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_10 = t1052;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_12 = first_3 + -17.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1054 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1055;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1055) : "f"(distance_12), "f"(t1054), "f"(s_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_12 = t1055;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_13 = first_2 + -24.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1057 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1058;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1058) : "f"(distance_13), "f"(t1057), "f"(s_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_13 = t1058;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_14 = first_3 + -24.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1060 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1061;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1061) : "f"(distance_14), "f"(t1060), "f"(s_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_15 = t1061;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_15 = first_2 + -25.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1063 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1064;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1064) : "f"(distance_15), "f"(t1063), "f"(s_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_14 = t1064;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_16 = first_3 + -25.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1066 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1067;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1067) : "f"(distance_16), "f"(t1066), "f"(s_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_16 = t1067;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_17 = first_2 + -32.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1069 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1070;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1070) : "f"(distance_17), "f"(t1069), "f"(s_17));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_17 = t1070;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_18 = first_3 + -32.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1072 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1073;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1073) : "f"(distance_18), "f"(t1072), "f"(s_19));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_19 = t1073;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_19 = first_2 + -33.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1075 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1076;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1076) : "f"(distance_19), "f"(t1075), "f"(s_18));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_18 = t1076;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_20 = first_3 + -33.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1078 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1079;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1079) : "f"(distance_20), "f"(t1078), "f"(s_20));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_20 = t1079;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_21 = first_2 + -40.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1081 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1082;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1082) : "f"(distance_21), "f"(t1081), "f"(s_21));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_21 = t1082;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_22 = first_3 + -40.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1084 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1085;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1085) : "f"(distance_22), "f"(t1084), "f"(s_23));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_23 = t1085;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_23 = first_2 + -41.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1087 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1088;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1088) : "f"(distance_23), "f"(t1087), "f"(s_22));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_22 = t1088;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_24 = first_3 + -41.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1090 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1091;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1091) : "f"(distance_24), "f"(t1090), "f"(s_24));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_24 = t1091;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_25 = first_2 + -48.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1093 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1094;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1094) : "f"(distance_25), "f"(t1093), "f"(s_25));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_25 = t1094;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_26 = first_3 + -48.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1096 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1097;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1097) : "f"(distance_26), "f"(t1096), "f"(s_27));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_27 = t1097;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_27 = first_2 + -49.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1099 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1100;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1100) : "f"(distance_27), "f"(t1099), "f"(s_26));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_26 = t1100;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_28 = first_3 + -49.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1102 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1103;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1103) : "f"(distance_28), "f"(t1102), "f"(s_28));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_28 = t1103;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_29 = first_2 + -56.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1105 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1106;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1106) : "f"(distance_29), "f"(t1105), "f"(s_29));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_29 = t1106;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_30 = first_3 + -56.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1108 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1109;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1109) : "f"(distance_30), "f"(t1108), "f"(s_31));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_31 = t1109;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_31 = first_2 + -57.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1111 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1112;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1112) : "f"(distance_31), "f"(t1111), "f"(s_30));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_30 = t1112;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_32 = first_3 + -57.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1114 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1115;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1115) : "f"(distance_32), "f"(t1114), "f"(s_32));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_32 = t1115;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t1116 = 0u < t174;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t1117 = t176 <= 0u;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t1118 = t1116 | t1117;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        if (t1118) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1119 = t172 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1120 = t1119 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_9 = t1120 + t187;
            const u32 t1122 = first + t186;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1123 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1124 = t1123 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_9 + t1124;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1126 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1127 = t1122 + t1126;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1128 = t1127 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t1129;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1129) : "r"(t1128), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1130 = t1129 >> sharing_shift;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1131 = t1130 + end_6;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_7 = t1131 + 1u;
            const u32 t1133 = end_7 > seq_q_2 ? end_7 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1134 = t1133 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_8 = t1134 < end_6 ? t1134 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1136 = end_8 > column_2 ? end_8 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_9 = t1136 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1139 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t1139;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1141 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t1141;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1143 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t1143;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1145 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t1145;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1147 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t1147;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1149 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t1149;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1151 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t1151;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1153 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t1153;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1155 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t1155;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1157 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t1157;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1159 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t1159;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1161 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t1161;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1163 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t1163;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1165 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t1165;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1167 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t1167;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1169 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t1169;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1170 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1171 = t1122 + t1170;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1172 = t1171 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1173 = t1172 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t1174;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1174) : "r"(t1173), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1175 = t1174 >> sharing_shift;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1176 = t1175 + end_6;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t1176 + 1u;
            const u32 t1178 = end_10 > seq_q_2 ? end_10 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1179 = t1178 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t1179 < end_6 ? t1179 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1181 = end_11 > column_2 ? end_11 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t1181 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1184 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t1184;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1186 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t1186;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1188 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t1188;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1190 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t1190;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1192 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t1192;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1194 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t1194;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1196 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t1196;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1198 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t1198;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 32u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1200 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t1200;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 33u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1202 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t1202;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 40u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1204 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t1204;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 41u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1206 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t1206;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 48u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1208 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t1208;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 49u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1210 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t1210;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 56u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1212 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t1212;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 57u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1214 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t1214;
        }
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1216;
        asm("max.f32 %0, %1, %2;" : "=f"(t1216) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1217;
        asm("max.f32 %0, %1, %2;" : "=f"(t1217) : "f"(t1216), "f"(s_2));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1218;
        asm("max.f32 %0, %1, %2;" : "=f"(t1218) : "f"(t1217), "f"(s_5));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1219;
        asm("max.f32 %0, %1, %2;" : "=f"(t1219) : "f"(t1218), "f"(s_6));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1220;
        asm("max.f32 %0, %1, %2;" : "=f"(t1220) : "f"(t1219), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1221;
        asm("max.f32 %0, %1, %2;" : "=f"(t1221) : "f"(t1220), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1222;
        asm("max.f32 %0, %1, %2;" : "=f"(t1222) : "f"(t1221), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1223;
        asm("max.f32 %0, %1, %2;" : "=f"(t1223) : "f"(t1222), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1224;
        asm("max.f32 %0, %1, %2;" : "=f"(t1224) : "f"(t1223), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1225;
        asm("max.f32 %0, %1, %2;" : "=f"(t1225) : "f"(t1224), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1226;
        asm("max.f32 %0, %1, %2;" : "=f"(t1226) : "f"(t1225), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1227;
        asm("max.f32 %0, %1, %2;" : "=f"(t1227) : "f"(t1226), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1228;
        asm("max.f32 %0, %1, %2;" : "=f"(t1228) : "f"(t1227), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1229;
        asm("max.f32 %0, %1, %2;" : "=f"(t1229) : "f"(t1228), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1230;
        asm("max.f32 %0, %1, %2;" : "=f"(t1230) : "f"(t1229), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1231;
        asm("max.f32 %0, %1, %2;" : "=f"(t1231) : "f"(t1230), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1232;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1232) : "f"(t1231));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1231), "f"(t1232));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1234;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1234) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1234));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t1237 = new_1 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t1237;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1239 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t1240;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1240) : "f"(old), "f"(scale_log2), "f"(t1239));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1240));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t1242 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1243 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1243));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1245;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1245) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s = t1245;
        const f32 t1246 = t1242 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1247 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1247));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1249;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1249) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_2 = t1249;
        const f32 t1250 = t1246 + s_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1251 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1251));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1253;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1253) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_5 = t1253;
        const f32 t1254 = t1250 + s_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1255 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1255));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1257;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1257) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_6 = t1257;
        const f32 t1258 = t1254 + s_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1259 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1259));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1261;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1261) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_9 = t1261;
        const f32 t1262 = t1258 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1263 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1263));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1265;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1265) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_10 = t1265;
        const f32 t1266 = t1262 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1267 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1267));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1269;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1269) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_13 = t1269;
        const f32 t1270 = t1266 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1271 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1271));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1273;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1273) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_14 = t1273;
        const f32 t1274 = t1270 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1275 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1275));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1277;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1277) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_17 = t1277;
        const f32 t1278 = t1274 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1279 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1279));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1281;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1281) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_18 = t1281;
        const f32 t1282 = t1278 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1283 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1283));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1285;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1285) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_21 = t1285;
        const f32 t1286 = t1282 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1287 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1287));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1289;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1289) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_22 = t1289;
        const f32 t1290 = t1286 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1291 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1291));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1293;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1293) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_25 = t1293;
        const f32 t1294 = t1290 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1295 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1295));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1297;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1297) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_26 = t1297;
        const f32 t1298 = t1294 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1299 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1299));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1301;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1301) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_29 = t1301;
        const f32 t1302 = t1298 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1303 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1303));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1305;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1305) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_30 = t1305;
        const f32 t1306 = t1302 + s_30;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1306;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1307 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1307;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1308 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1308;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1309 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1309;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1310 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1310;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1311 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1311;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1312 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1312;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1313 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1313;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1314 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1314;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1315 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1315;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1316 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1316;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1317 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1317;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1318 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1318;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1319 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1319;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1320 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1320;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1321 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1321;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1322 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1322;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1323 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1323;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1324 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1324;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1325 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1325;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1326 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1326;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1327 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1327;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1328 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1328;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1329 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1329;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1330 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1330;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1331 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1331;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1332 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1332;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1333 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1333;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1334 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1334;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1335 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1335;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1336 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1336;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1337 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1337;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1338 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1338;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1340;
        asm("max.f32 %0, %1, %2;" : "=f"(t1340) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1341;
        asm("max.f32 %0, %1, %2;" : "=f"(t1341) : "f"(t1340), "f"(s_4));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1342;
        asm("max.f32 %0, %1, %2;" : "=f"(t1342) : "f"(t1341), "f"(s_7));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1343;
        asm("max.f32 %0, %1, %2;" : "=f"(t1343) : "f"(t1342), "f"(s_8));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1344;
        asm("max.f32 %0, %1, %2;" : "=f"(t1344) : "f"(t1343), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1345;
        asm("max.f32 %0, %1, %2;" : "=f"(t1345) : "f"(t1344), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1346;
        asm("max.f32 %0, %1, %2;" : "=f"(t1346) : "f"(t1345), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1347;
        asm("max.f32 %0, %1, %2;" : "=f"(t1347) : "f"(t1346), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1348;
        asm("max.f32 %0, %1, %2;" : "=f"(t1348) : "f"(t1347), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1349;
        asm("max.f32 %0, %1, %2;" : "=f"(t1349) : "f"(t1348), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1350;
        asm("max.f32 %0, %1, %2;" : "=f"(t1350) : "f"(t1349), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1351;
        asm("max.f32 %0, %1, %2;" : "=f"(t1351) : "f"(t1350), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1352;
        asm("max.f32 %0, %1, %2;" : "=f"(t1352) : "f"(t1351), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1353;
        asm("max.f32 %0, %1, %2;" : "=f"(t1353) : "f"(t1352), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1354;
        asm("max.f32 %0, %1, %2;" : "=f"(t1354) : "f"(t1353), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1355;
        asm("max.f32 %0, %1, %2;" : "=f"(t1355) : "f"(t1354), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1356;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1356) : "f"(t1355));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1355), "f"(t1356));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1358;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1358) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1358));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t1361 = new_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t1361;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1363 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t1364;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1364) : "f"(old_2), "f"(scale_log2), "f"(t1363));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1364));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t1366 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1367 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t1367));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1369;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(exponent_17));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_3 = t1369;
        const f32 t1370 = t1366 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1371 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t1371));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1373;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1373) : "f"(exponent_18));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_4 = t1373;
        const f32 t1374 = t1370 + s_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1375 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t1375));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1377;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1377) : "f"(exponent_19));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_7 = t1377;
        const f32 t1378 = t1374 + s_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1379 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t1379));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1381;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1381) : "f"(exponent_20));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_8 = t1381;
        const f32 t1382 = t1378 + s_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1383 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t1383));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1385;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1385) : "f"(exponent_21));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_11 = t1385;
        const f32 t1386 = t1382 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1387 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t1387));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1389;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1389) : "f"(exponent_22));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_12 = t1389;
        const f32 t1390 = t1386 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1391 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t1391));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1393;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1393) : "f"(exponent_23));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_15 = t1393;
        const f32 t1394 = t1390 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1395 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t1395));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1397;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1397) : "f"(exponent_24));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_16 = t1397;
        const f32 t1398 = t1394 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1399 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1399));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1401;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1401) : "f"(exponent_25));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_19 = t1401;
        const f32 t1402 = t1398 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1403 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1403));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1405;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1405) : "f"(exponent_26));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_20 = t1405;
        const f32 t1406 = t1402 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1407 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1407));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1409;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1409) : "f"(exponent_27));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_23 = t1409;
        const f32 t1410 = t1406 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1411 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1411));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1413;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1413) : "f"(exponent_28));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_24 = t1413;
        const f32 t1414 = t1410 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1415 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1415));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1417;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1417) : "f"(exponent_29));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_27 = t1417;
        const f32 t1418 = t1414 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1419 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1419));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1421;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1421) : "f"(exponent_30));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_28 = t1421;
        const f32 t1422 = t1418 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1423 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1423));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1425;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1425) : "f"(exponent_31));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_31 = t1425;
        const f32 t1426 = t1422 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1427 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1427));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1429;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1429) : "f"(exponent_32));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_32 = t1429;
        const f32 t1430 = t1426 + s_32;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1430;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1431 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1431;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1432 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1432;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1433 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1433;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1434 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1434;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1435 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1435;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1436 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1436;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1437 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1437;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1438 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1438;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1439 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1439;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1440 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1440;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1441 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1441;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1442 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1442;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1443 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1443;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1444 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1444;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1445 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1445;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1446 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1446;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1447 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1447;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1448 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1448;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1449 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1449;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1450 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1450;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1451 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1451;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1452 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1452;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1453 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1453;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1454 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1454;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1455 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1455;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1456 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1456;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1457 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1457;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1458 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1458;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1459 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1459;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1460 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1460;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1461 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1461;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1462 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1462;
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1463;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1463) : "f"(s), "f"(s_2));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1464;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1464) : "f"(s_3), "f"(s_4));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1465;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1465) : "f"(s_5), "f"(s_6));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1466;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1466) : "f"(s_7), "f"(s_8));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1467;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1467) : "f"(s_9), "f"(s_10));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1468;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1468) : "f"(s_11), "f"(s_12));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1469;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1469) : "f"(s_13), "f"(s_14));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1470;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1470) : "f"(s_15), "f"(s_16));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1471;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1471) : "f"(s_17), "f"(s_18));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1472;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1472) : "f"(s_19), "f"(s_20));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1473;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1473) : "f"(s_21), "f"(s_22));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1474;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1474) : "f"(s_23), "f"(s_24));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1475;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1475) : "f"(s_25), "f"(s_26));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1476;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1476) : "f"(s_27), "f"(s_28));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1477;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1477) : "f"(s_29), "f"(s_30));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1478;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1478) : "f"(s_31), "f"(s_32));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1479;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1479) : "r"(t940));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1480 = t1479 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1481 = t1479 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1482 = t1479 ^ 96u;
        const u32 t1483 = t364 + t1479;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1484 = t364 + t1480;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1485 = t364 + t1481;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1486 = t364 + t1482;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1483) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1463), "r"(t1464), "r"(t1465), "r"(t1466), "r"(m_161), "r"(m_162));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1463), "r"(t1464), "r"(t1465), "r"(t1466), "r"(m_163), "r"(m_164));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1484) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1463), "r"(t1464), "r"(t1465), "r"(t1466), "r"(m_165), "r"(m_166));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1463), "r"(t1464), "r"(t1465), "r"(t1466), "r"(m_167), "r"(m_168));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1485) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1463), "r"(t1464), "r"(t1465), "r"(t1466), "r"(m_169), "r"(m_170));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1463), "r"(t1464), "r"(t1465), "r"(t1466), "r"(m_171), "r"(m_172));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1486) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1463), "r"(t1464), "r"(t1465), "r"(t1466), "r"(m_173), "r"(m_174));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1463), "r"(t1464), "r"(t1465), "r"(t1466), "r"(m_175), "r"(m_176));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1483) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1463), "r"(t1464), "r"(t1465), "r"(t1466), "r"(m_177), "r"(m_178));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1463), "r"(t1464), "r"(t1465), "r"(t1466), "r"(m_179), "r"(m_180));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1484) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1463), "r"(t1464), "r"(t1465), "r"(t1466), "r"(m_181), "r"(m_182));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1463), "r"(t1464), "r"(t1465), "r"(t1466), "r"(m_183), "r"(m_184));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1485) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1463), "r"(t1464), "r"(t1465), "r"(t1466), "r"(m_185), "r"(m_186));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1463), "r"(t1464), "r"(t1465), "r"(t1466), "r"(m_187), "r"(m_188));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1486) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1463), "r"(t1464), "r"(t1465), "r"(t1466), "r"(m_189), "r"(m_190));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1463), "r"(t1464), "r"(t1465), "r"(t1466), "r"(m_191), "r"(m_192));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1483) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1467), "r"(t1468), "r"(t1469), "r"(t1470), "r"(m_193), "r"(m_194));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1467), "r"(t1468), "r"(t1469), "r"(t1470), "r"(m_195), "r"(m_196));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1484) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1467), "r"(t1468), "r"(t1469), "r"(t1470), "r"(m_197), "r"(m_198));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1467), "r"(t1468), "r"(t1469), "r"(t1470), "r"(m_199), "r"(m_200));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1485) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1467), "r"(t1468), "r"(t1469), "r"(t1470), "r"(m_201), "r"(m_202));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1467), "r"(t1468), "r"(t1469), "r"(t1470), "r"(m_203), "r"(m_204));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1486) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1467), "r"(t1468), "r"(t1469), "r"(t1470), "r"(m_205), "r"(m_206));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1467), "r"(t1468), "r"(t1469), "r"(t1470), "r"(m_207), "r"(m_208));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1483) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1467), "r"(t1468), "r"(t1469), "r"(t1470), "r"(m_209), "r"(m_210));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1467), "r"(t1468), "r"(t1469), "r"(t1470), "r"(m_211), "r"(m_212));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1484) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1467), "r"(t1468), "r"(t1469), "r"(t1470), "r"(m_213), "r"(m_214));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1467), "r"(t1468), "r"(t1469), "r"(t1470), "r"(m_215), "r"(m_216));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1485) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1467), "r"(t1468), "r"(t1469), "r"(t1470), "r"(m_217), "r"(m_218));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1467), "r"(t1468), "r"(t1469), "r"(t1470), "r"(m_219), "r"(m_220));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1486) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1467), "r"(t1468), "r"(t1469), "r"(t1470), "r"(m_221), "r"(m_222));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1467), "r"(t1468), "r"(t1469), "r"(t1470), "r"(m_223), "r"(m_224));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1483) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_225), "r"(m_226));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_227), "r"(m_228));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1484) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_229), "r"(m_230));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_231), "r"(m_232));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1485) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_233), "r"(m_234));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_235), "r"(m_236));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1486) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_237), "r"(m_238));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_239), "r"(m_240));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1483) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_241), "r"(m_242));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_243), "r"(m_244));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1484) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_245), "r"(m_246));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_247), "r"(m_248));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1485) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_249), "r"(m_250));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_251), "r"(m_252));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1486) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_253), "r"(m_254));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1471), "r"(t1472), "r"(t1473), "r"(t1474), "r"(m_255), "r"(m_256));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1483) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_257), "r"(m_258));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_259), "r"(m_260));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1484) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_261), "r"(m_262));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_263), "r"(m_264));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1485) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_265), "r"(m_266));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_267), "r"(m_268));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1486) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_269), "r"(m_270));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_271), "r"(m_272));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1483) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_273), "r"(m_274));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_275), "r"(m_276));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1484) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_277), "r"(m_278));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_279), "r"(m_280));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1485) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_281), "r"(m_282));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_283), "r"(m_284));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1486) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_285), "r"(m_286));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_287), "r"(m_288));
#line 76 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i_4 = 1u; i_4 < count; i_4 += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 366 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next_2 = i_4 + 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1488 = next_2 < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1488) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1489 = next_2 & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1490 = t1489 << 14u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1491 = ring + t1490;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1492 = t172 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1493 = t1492 - next_2;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_10 = t1493 << 6u;
                const u32 t1495 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1496 = (u64)t378 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1497 = t1491 + t383;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1498 = first_key_10 + t377;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_33 = page_9;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_34 = row_5;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1499 = (u64)place_33 * t390;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1500 = t374 + t1499;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1501 = (u64)place_34 * t376;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1502 = t1500 + t1501;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1503 = t1502 + t1496;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1504 = first_key_10 + t377;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1505 = t1504 + 16u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_35 = page_10;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_36 = row_6;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1506 = (u64)place_35 * t390;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1507 = t374 + t1506;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1508 = (u64)place_36 * t376;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1509 = t1507 + t1508;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1510 = t1509 + t1496;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1511 = first_key_10 + t377;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1512 = t1511 + 32u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_37 = page_11;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_38 = row_7;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1513 = (u64)place_37 * t390;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1514 = t374 + t1513;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1515 = (u64)place_38 * t376;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1516 = t1514 + t1515;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1517 = t1516 + t1496;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1518 = first_key_10 + t377;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1519 = t1518 + 48u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_39 = page_12;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_40 = row_8;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1520 = (u64)place_39 * t390;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1521 = t374 + t1520;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1522 = (u64)place_40 * t376;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1523 = t1521 + t1522;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1524 = t1523 + t1496;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1525 = t378 < t1495;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1526 = t1525 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1497), "l"(t1503), "r"(t1526) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1527 = t378 < t1495;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1528 = t1527 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1497), "l"(t1510), "r"(t1528) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1529 = t378 < t1495;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1530 = t1529 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1497), "l"(t1517), "r"(t1530) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1531 = t378 < t1495;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1532 = t1531 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1497), "l"(t1524), "r"(t1532) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1533 = t1503 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1534 = t378 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1535 = t1534 < t1495;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1536 = t1535 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1497), "l"(t1533), "r"(t1536) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1537 = t1510 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1538 = t378 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1539 = t1538 < t1495;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1540 = t1539 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1497), "l"(t1537), "r"(t1540) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1541 = t1517 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1542 = t378 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1543 = t1542 < t1495;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1544 = t1543 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1497), "l"(t1541), "r"(t1544) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1545 = t1524 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1546 = t378 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1547 = t1546 < t1495;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1548 = t1547 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1497), "l"(t1545), "r"(t1548) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1549 = next_2 < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1549) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1550 = next_2 & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1551 = t1550 << 14u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1552 = t364 + t1551;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1553 = t172 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1554 = t1553 - next_2;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_11 = t1554 << 6u;
                const u32 t1556 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1557 = (u64)t404 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1558 = t1552 + t409;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1559 = first_key_11 + t403;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_41 = page_9;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_42 = row_5;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1560 = (u64)place_41 * t416;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1561 = t400 + t1560;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1562 = (u64)place_42 * t402;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1563 = t1561 + t1562;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1564 = t1563 + t1557;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1565 = first_key_11 + t403;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1566 = t1565 + 16u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_43 = page_10;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_44 = row_6;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1567 = (u64)place_43 * t416;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1568 = t400 + t1567;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1569 = (u64)place_44 * t402;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1570 = t1568 + t1569;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1571 = t1570 + t1557;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1572 = first_key_11 + t403;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1573 = t1572 + 32u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_45 = page_11;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_46 = row_7;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1574 = (u64)place_45 * t416;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1575 = t400 + t1574;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1576 = (u64)place_46 * t402;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1577 = t1575 + t1576;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1578 = t1577 + t1557;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1579 = first_key_11 + t403;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1580 = t1579 + 48u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_47 = page_12;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_48 = row_8;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1581 = (u64)place_47 * t416;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1582 = t400 + t1581;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1583 = (u64)place_48 * t402;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1584 = t1582 + t1583;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1585 = t1584 + t1557;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1586 = t404 < t1556;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1587 = t1586 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1558), "l"(t1564), "r"(t1587) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1588 = t404 < t1556;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1589 = t1588 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1558), "l"(t1571), "r"(t1589) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1590 = t404 < t1556;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1591 = t1590 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1558), "l"(t1578), "r"(t1591) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1592 = t404 < t1556;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1593 = t1592 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1558), "l"(t1585), "r"(t1593) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1594 = t1564 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1595 = t404 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1596 = t1595 < t1556;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1597 = t1596 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1558), "l"(t1594), "r"(t1597) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1598 = t1571 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1599 = t404 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1600 = t1599 < t1556;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1601 = t1600 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1558), "l"(t1598), "r"(t1601) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1602 = t1578 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1603 = t404 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1604 = t1603 < t1556;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1605 = t1604 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1558), "l"(t1602), "r"(t1605) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1606 = t1585 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1607 = t404 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1608 = t1607 < t1556;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1609 = t1608 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1558), "l"(t1606), "r"(t1609) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1610 = next_2 + 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1611 = count - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 i_5 = t1610 < t1611 ? t1610 : t1611;
            const u32 t1613 = t172 - 1u;
#line 299 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1614 = t1613 - i_5;
#line 299 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_12 = t1614 << 6u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1616 = end_6 > 1u ? end_6 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last_5 = t1616 - 1u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1618 = first_key_12 + t377;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_17 = t1618 < last_5 ? t1618 : last_5;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1620 = key_17 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t1621;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1621) : "r"(t1620), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_17 = t1621 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1623 = (u64)index_17 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1624 = t1623 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1625 = t124 + t1624;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_25;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_25) : "l"(t1625) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1627 = index_17 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1628 = key_17 - t1627;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_9 = page_25;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_5 = t1628;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1629 = first_key_12 + t377;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1630 = t1629 + 16u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_18 = t1630 < last_5 ? t1630 : last_5;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1632 = key_18 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t1633;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1633) : "r"(t1632), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_18 = t1633 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1635 = (u64)index_18 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1636 = t1635 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1637 = t124 + t1636;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_26;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_26) : "l"(t1637) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1639 = index_18 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1640 = key_18 - t1639;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_10 = page_26;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_6 = t1640;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1641 = first_key_12 + t377;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1642 = t1641 + 32u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_19 = t1642 < last_5 ? t1642 : last_5;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1644 = key_19 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t1645;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1645) : "r"(t1644), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_19 = t1645 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1647 = (u64)index_19 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1648 = t1647 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1649 = t124 + t1648;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_27;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_27) : "l"(t1649) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1651 = index_19 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1652 = key_19 - t1651;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_11 = page_27;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_7 = t1652;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1653 = first_key_12 + t377;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1654 = t1653 + 48u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_20 = t1654 < last_5 ? t1654 : last_5;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1656 = key_20 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t1657;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1657) : "r"(t1656), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_20 = t1657 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1659 = (u64)index_20 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1660 = t1659 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1661 = t124 + t1660;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_28;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_28) : "l"(t1661) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1663 = index_20 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1664 = key_20 - t1663;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_12 = page_28;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_8 = t1664;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_33 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_34 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_35 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_36 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_37 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_38 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_39 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_40 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_41 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_42 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_43 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_44 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_45 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_46 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_47 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_48 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_49 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_50 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_51 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_52 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_53 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_54 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_55 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_56 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_57 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_58 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_59 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_60 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_61 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_62 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_63 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_64 = 0.0f;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1665 = i_4 & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1666 = t1665 << 14u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1667 = ring + t1666;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1668;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1668) : "r"(t932));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1669 = t1668 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1670 = t1668 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1671 = t1668 ^ 96u;
            const u32 t1672 = t1667 + t1668;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1672) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_289), "r"(m_290));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_291), "r"(m_292));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1672) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_293), "r"(m_294));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_295), "r"(m_296));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1672) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_297), "r"(m_298));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_299), "r"(m_300));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1672) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_301), "r"(m_302));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_303), "r"(m_304));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1673 = t1667 + t1669;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1673) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_305), "r"(m_306));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_307), "r"(m_308));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1673) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_309), "r"(m_310));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_311), "r"(m_312));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1673) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_313), "r"(m_314));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_315), "r"(m_316));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1673) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_317), "r"(m_318));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_319), "r"(m_320));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1674 = t1667 + t1670;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1674) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_321), "r"(m_322));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_323), "r"(m_324));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1674) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_325), "r"(m_326));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_327), "r"(m_328));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1674) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_329), "r"(m_330));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_331), "r"(m_332));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1674) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_333), "r"(m_334));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_335), "r"(m_336));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1675 = t1667 + t1671;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1675) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_337), "r"(m_338));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_339), "r"(m_340));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1675) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_341), "r"(m_342));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_343), "r"(m_344));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1675) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_345), "r"(m_346));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_347), "r"(m_348));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1675) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_349), "r"(m_350));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_351), "r"(m_352));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1672) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_353), "r"(m_354));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_355), "r"(m_356));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1672) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_357), "r"(m_358));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_359), "r"(m_360));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1672) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_361), "r"(m_362));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_363), "r"(m_364));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1672) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_365), "r"(m_366));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_367), "r"(m_368));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_369;
            u32 m_370;
            u32 m_371;
            u32 m_372;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1673) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_369), "r"(m_370));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_371), "r"(m_372));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_373;
            u32 m_374;
            u32 m_375;
            u32 m_376;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1673) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_373), "r"(m_374));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_375), "r"(m_376));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_377;
            u32 m_378;
            u32 m_379;
            u32 m_380;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1673) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_377), "r"(m_378));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_379), "r"(m_380));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_381;
            u32 m_382;
            u32 m_383;
            u32 m_384;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1673) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_381), "r"(m_382));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_383), "r"(m_384));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_385;
            u32 m_386;
            u32 m_387;
            u32 m_388;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1674) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_385), "r"(m_386));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_387), "r"(m_388));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_389;
            u32 m_390;
            u32 m_391;
            u32 m_392;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1674) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_389), "r"(m_390));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_391), "r"(m_392));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_393;
            u32 m_394;
            u32 m_395;
            u32 m_396;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1674) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_393), "r"(m_394));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_395), "r"(m_396));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_397;
            u32 m_398;
            u32 m_399;
            u32 m_400;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1674) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_397), "r"(m_398));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_399), "r"(m_400));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_401;
            u32 m_402;
            u32 m_403;
            u32 m_404;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1675) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_401), "r"(m_402));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_403), "r"(m_404));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_405;
            u32 m_406;
            u32 m_407;
            u32 m_408;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1675) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_405), "r"(m_406));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_407), "r"(m_408));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_409;
            u32 m_410;
            u32 m_411;
            u32 m_412;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1675) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_409), "r"(m_410));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_411), "r"(m_412));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_413;
            u32 m_414;
            u32 m_415;
            u32 m_416;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1675) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_413), "r"(m_414));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_415), "r"(m_416));
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1676 = t172 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1677 = t1676 - i_4;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1678 = t1677 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_13 = t1678 + t187;
            const u32 t1680 = first + t186;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1681 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1682 = t1681 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1683 = first_key_13 + t1682;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1684 = t1683 + seq_q_2;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
            const f32 column_3 = (f32)t1684;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1686 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1687 = t1680 + t1686;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1688 = t1687 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t1689;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1689) : "r"(t1688), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1690 = t1689 >> sharing_shift;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1691 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1692 = t1680 + t1691;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1693 = t1692 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1694 = t1693 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t1695;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1695) : "r"(t1694), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1696 = t1695 >> sharing_shift;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1697 = t1690 + end_6;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1698 = (f32)t1697;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
            const f32 first_4 = t1698 - column_3;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_33 = first_4 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1701 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1702;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1702) : "f"(distance_33), "f"(t1701), "f"(s_33));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_33 = t1702;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1703 = t1696 + end_6;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1704 = (f32)t1703;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
            const f32 first_5 = t1704 - column_3;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_34 = first_5 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1707 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1708;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1708) : "f"(distance_34), "f"(t1707), "f"(s_35));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_35 = t1708;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_35 = first_4 + -1.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1710 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1711;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1711) : "f"(distance_35), "f"(t1710), "f"(s_34));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_34 = t1711;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_36 = first_5 + -1.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1713 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1714;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1714) : "f"(distance_36), "f"(t1713), "f"(s_36));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_36 = t1714;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_37 = first_4 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1716 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1717;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1717) : "f"(distance_37), "f"(t1716), "f"(s_37));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_37 = t1717;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_38 = first_5 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1719 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1720;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1720) : "f"(distance_38), "f"(t1719), "f"(s_39));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_39 = t1720;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_39 = first_4 + -9.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1722 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1723;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1723) : "f"(distance_39), "f"(t1722), "f"(s_38));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_38 = t1723;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_40 = first_5 + -9.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1725 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1726;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1726) : "f"(distance_40), "f"(t1725), "f"(s_40));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_40 = t1726;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_41 = first_4 + -16.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1728 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1729;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1729) : "f"(distance_41), "f"(t1728), "f"(s_41));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_41 = t1729;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_42 = first_5 + -16.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1731 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1732;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1732) : "f"(distance_42), "f"(t1731), "f"(s_43));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_43 = t1732;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_43 = first_4 + -17.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1734 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1735;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1735) : "f"(distance_43), "f"(t1734), "f"(s_42));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_42 = t1735;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_44 = first_5 + -17.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1737 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1738;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1738) : "f"(distance_44), "f"(t1737), "f"(s_44));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_44 = t1738;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_45 = first_4 + -24.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1740 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1741;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1741) : "f"(distance_45), "f"(t1740), "f"(s_45));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_45 = t1741;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_46 = first_5 + -24.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1743 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1744;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1744) : "f"(distance_46), "f"(t1743), "f"(s_47));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_47 = t1744;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_47 = first_4 + -25.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1746 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1747;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1747) : "f"(distance_47), "f"(t1746), "f"(s_46));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_46 = t1747;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_48 = first_5 + -25.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1749 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1750;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1750) : "f"(distance_48), "f"(t1749), "f"(s_48));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_48 = t1750;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_49 = first_4 + -32.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1752 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1753;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1753) : "f"(distance_49), "f"(t1752), "f"(s_49));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_49 = t1753;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_50 = first_5 + -32.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1755 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1756;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1756) : "f"(distance_50), "f"(t1755), "f"(s_51));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_51 = t1756;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_51 = first_4 + -33.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1758 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1759;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1759) : "f"(distance_51), "f"(t1758), "f"(s_50));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_50 = t1759;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_52 = first_5 + -33.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1761 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1762;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1762) : "f"(distance_52), "f"(t1761), "f"(s_52));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_52 = t1762;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_53 = first_4 + -40.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1764 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1765;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1765) : "f"(distance_53), "f"(t1764), "f"(s_53));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_53 = t1765;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_54 = first_5 + -40.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1767 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1768;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1768) : "f"(distance_54), "f"(t1767), "f"(s_55));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_55 = t1768;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_55 = first_4 + -41.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1770 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1771;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1771) : "f"(distance_55), "f"(t1770), "f"(s_54));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_54 = t1771;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_56 = first_5 + -41.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1773 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1774;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1774) : "f"(distance_56), "f"(t1773), "f"(s_56));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_56 = t1774;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_57 = first_4 + -48.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1776 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1777;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1777) : "f"(distance_57), "f"(t1776), "f"(s_57));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_57 = t1777;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_58 = first_5 + -48.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1779 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1780;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1780) : "f"(distance_58), "f"(t1779), "f"(s_59));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_59 = t1780;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_59 = first_4 + -49.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1782 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1783;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1783) : "f"(distance_59), "f"(t1782), "f"(s_58));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_58 = t1783;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_60 = first_5 + -49.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1785 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1786;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1786) : "f"(distance_60), "f"(t1785), "f"(s_60));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_60 = t1786;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_61 = first_4 + -56.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1788 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1789;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1789) : "f"(distance_61), "f"(t1788), "f"(s_61));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_61 = t1789;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_62 = first_5 + -56.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1791 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1792;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1792) : "f"(distance_62), "f"(t1791), "f"(s_63));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_63 = t1792;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_63 = first_4 + -57.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1794 = -t962;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1795;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1795) : "f"(distance_63), "f"(t1794), "f"(s_62));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_62 = t1795;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_64 = first_5 + -57.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1797 = -t985;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1798;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1798) : "f"(distance_64), "f"(t1797), "f"(s_64));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_64 = t1798;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1799 = i_4 < t174;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1800 = t176 <= i_4;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1801 = t1799 | t1800;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            if (t1801) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1802 = t172 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1803 = t1802 - i_4;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1804 = t1803 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_14 = t1804 + t187;
                const u32 t1806 = first + t186;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1807 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1808 = t1807 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_4 = first_key_14 + t1808;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1810 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1811 = t1806 + t1810;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1812 = t1811 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1813;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1813) : "r"(t1812), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1814 = t1813 >> sharing_shift;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1815 = t1814 + end_6;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_13 = t1815 + 1u;
                const u32 t1817 = end_13 > seq_q_2 ? end_13 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1818 = t1817 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_14 = t1818 < end_6 ? t1818 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1820 = end_14 > column_4 ? end_14 : column_4;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_15 = t1820 - column_4;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1823 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t1823;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1825 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t1825;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1827 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t1827;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1829 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t1829;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1831 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t1831;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1833 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t1833;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1835 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t1835;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1837 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t1837;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1839 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t1839;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1841 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t1841;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1843 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t1843;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1845 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t1845;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1847 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t1847;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1849 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t1849;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1851 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t1851;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1853 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t1853;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1854 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1855 = t1806 + t1854;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1856 = t1855 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1857 = t1856 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1858;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1858) : "r"(t1857), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1859 = t1858 >> sharing_shift;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1860 = t1859 + end_6;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_16 = t1860 + 1u;
                const u32 t1862 = end_16 > seq_q_2 ? end_16 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1863 = t1862 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_17 = t1863 < end_6 ? t1863 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1865 = end_17 > column_4 ? end_17 : column_4;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_18 = t1865 - column_4;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1868 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1868;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1870 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1870;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1872 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1872;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1874 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1874;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1876 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1876;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1878 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1878;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1880 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1880;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1882 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1882;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1884 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1884;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1886 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1886;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1888 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1888;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1890 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1890;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1892 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1892;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1894 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1894;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1896 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1896;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1898 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1898;
            }
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1900;
            asm("max.f32 %0, %1, %2;" : "=f"(t1900) : "f"(old_3), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1901;
            asm("max.f32 %0, %1, %2;" : "=f"(t1901) : "f"(t1900), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1902;
            asm("max.f32 %0, %1, %2;" : "=f"(t1902) : "f"(t1901), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1903;
            asm("max.f32 %0, %1, %2;" : "=f"(t1903) : "f"(t1902), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1904;
            asm("max.f32 %0, %1, %2;" : "=f"(t1904) : "f"(t1903), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1905;
            asm("max.f32 %0, %1, %2;" : "=f"(t1905) : "f"(t1904), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1906;
            asm("max.f32 %0, %1, %2;" : "=f"(t1906) : "f"(t1905), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1907;
            asm("max.f32 %0, %1, %2;" : "=f"(t1907) : "f"(t1906), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1908;
            asm("max.f32 %0, %1, %2;" : "=f"(t1908) : "f"(t1907), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1909;
            asm("max.f32 %0, %1, %2;" : "=f"(t1909) : "f"(t1908), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1910;
            asm("max.f32 %0, %1, %2;" : "=f"(t1910) : "f"(t1909), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1911;
            asm("max.f32 %0, %1, %2;" : "=f"(t1911) : "f"(t1910), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1912;
            asm("max.f32 %0, %1, %2;" : "=f"(t1912) : "f"(t1911), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1913;
            asm("max.f32 %0, %1, %2;" : "=f"(t1913) : "f"(t1912), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1914;
            asm("max.f32 %0, %1, %2;" : "=f"(t1914) : "f"(t1913), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1915;
            asm("max.f32 %0, %1, %2;" : "=f"(t1915) : "f"(t1914), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1916;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1916) : "f"(t1915));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1915), "f"(t1916));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1918;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1918) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1918));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1921 = new_3 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1921;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1923 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t1924;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1924) : "f"(old_3), "f"(scale_log2), "f"(t1923));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1924));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1926 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1927 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1927));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1929;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1929) : "f"(exponent_33));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_33 = t1929;
            const f32 t1930 = t1926 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1931 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1931));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1933;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1933) : "f"(exponent_34));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_34 = t1933;
            const f32 t1934 = t1930 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1935 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1935));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1937;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1937) : "f"(exponent_35));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_37 = t1937;
            const f32 t1938 = t1934 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1939 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1939));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1941;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1941) : "f"(exponent_36));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_38 = t1941;
            const f32 t1942 = t1938 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1943 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1943));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1945;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1945) : "f"(exponent_37));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_41 = t1945;
            const f32 t1946 = t1942 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1947 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1947));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1949;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1949) : "f"(exponent_38));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_42 = t1949;
            const f32 t1950 = t1946 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1951 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1951));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1953;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1953) : "f"(exponent_39));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_45 = t1953;
            const f32 t1954 = t1950 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1955 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1955));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1957;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1957) : "f"(exponent_40));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_46 = t1957;
            const f32 t1958 = t1954 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1959 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1959));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1961;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1961) : "f"(exponent_41));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_49 = t1961;
            const f32 t1962 = t1958 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1963 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1963));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1965;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1965) : "f"(exponent_42));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_50 = t1965;
            const f32 t1966 = t1962 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1967 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1967));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1969;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1969) : "f"(exponent_43));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_53 = t1969;
            const f32 t1970 = t1966 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1971 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1971));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1973;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1973) : "f"(exponent_44));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_54 = t1973;
            const f32 t1974 = t1970 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1975 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1975));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1977;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1977) : "f"(exponent_45));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_57 = t1977;
            const f32 t1978 = t1974 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1979 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1979));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1981;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1981) : "f"(exponent_46));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_58 = t1981;
            const f32 t1982 = t1978 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1983 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1983));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1985;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1985) : "f"(exponent_47));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_61 = t1985;
            const f32 t1986 = t1982 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1987 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1987));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1989;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1989) : "f"(exponent_48));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_62 = t1989;
            const f32 t1990 = t1986 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1990;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1991 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1991;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1992 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1992;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1993 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1993;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1994 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1994;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1995 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1995;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1996 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1997 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1998 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1999 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2000 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t2000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2001 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t2001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2002 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t2002;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2003 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t2003;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2004 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t2004;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2005 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t2005;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2006 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t2006;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2007 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t2007;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2008 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t2008;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2009 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t2009;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2010 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t2010;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2011 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t2011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2012 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t2012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2013 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t2013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2014 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t2014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2015 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t2015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2016 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t2016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2017 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t2017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2018 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t2018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2019 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t2019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2020 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t2020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2021 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t2021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2022 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t2022;
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2024;
            asm("max.f32 %0, %1, %2;" : "=f"(t2024) : "f"(old_4), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2025;
            asm("max.f32 %0, %1, %2;" : "=f"(t2025) : "f"(t2024), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2026;
            asm("max.f32 %0, %1, %2;" : "=f"(t2026) : "f"(t2025), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2027;
            asm("max.f32 %0, %1, %2;" : "=f"(t2027) : "f"(t2026), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2028;
            asm("max.f32 %0, %1, %2;" : "=f"(t2028) : "f"(t2027), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2029;
            asm("max.f32 %0, %1, %2;" : "=f"(t2029) : "f"(t2028), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2030;
            asm("max.f32 %0, %1, %2;" : "=f"(t2030) : "f"(t2029), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2031;
            asm("max.f32 %0, %1, %2;" : "=f"(t2031) : "f"(t2030), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2032;
            asm("max.f32 %0, %1, %2;" : "=f"(t2032) : "f"(t2031), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2033;
            asm("max.f32 %0, %1, %2;" : "=f"(t2033) : "f"(t2032), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2034;
            asm("max.f32 %0, %1, %2;" : "=f"(t2034) : "f"(t2033), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2035;
            asm("max.f32 %0, %1, %2;" : "=f"(t2035) : "f"(t2034), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2036;
            asm("max.f32 %0, %1, %2;" : "=f"(t2036) : "f"(t2035), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2037;
            asm("max.f32 %0, %1, %2;" : "=f"(t2037) : "f"(t2036), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2038;
            asm("max.f32 %0, %1, %2;" : "=f"(t2038) : "f"(t2037), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2039;
            asm("max.f32 %0, %1, %2;" : "=f"(t2039) : "f"(t2038), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t2040;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2040) : "f"(t2039));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t2039), "f"(t2040));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t2042;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2042) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t2042));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t2045 = new_4 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t2045;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t2047 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t2048;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2048) : "f"(old_4), "f"(scale_log2), "f"(t2047));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t2048));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t2050 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2051 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t2051));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2053;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2053) : "f"(exponent_49));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_35 = t2053;
            const f32 t2054 = t2050 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2055 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t2055));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2057;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2057) : "f"(exponent_50));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_36 = t2057;
            const f32 t2058 = t2054 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2059 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t2059));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2061;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2061) : "f"(exponent_51));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_39 = t2061;
            const f32 t2062 = t2058 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2063 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t2063));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2065;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2065) : "f"(exponent_52));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_40 = t2065;
            const f32 t2066 = t2062 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2067 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t2067));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2069;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2069) : "f"(exponent_53));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_43 = t2069;
            const f32 t2070 = t2066 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2071 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t2071));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2073;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2073) : "f"(exponent_54));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_44 = t2073;
            const f32 t2074 = t2070 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2075 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t2075));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2077;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2077) : "f"(exponent_55));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_47 = t2077;
            const f32 t2078 = t2074 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2079 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t2079));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2081;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2081) : "f"(exponent_56));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_48 = t2081;
            const f32 t2082 = t2078 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2083 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t2083));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2085;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2085) : "f"(exponent_57));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_51 = t2085;
            const f32 t2086 = t2082 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2087 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t2087));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2089;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2089) : "f"(exponent_58));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_52 = t2089;
            const f32 t2090 = t2086 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2091 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t2091));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2093;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2093) : "f"(exponent_59));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_55 = t2093;
            const f32 t2094 = t2090 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2095 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t2095));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2097;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2097) : "f"(exponent_60));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_56 = t2097;
            const f32 t2098 = t2094 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2099 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t2099));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2101;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2101) : "f"(exponent_61));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_59 = t2101;
            const f32 t2102 = t2098 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2103 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t2103));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2105;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2105) : "f"(exponent_62));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_60 = t2105;
            const f32 t2106 = t2102 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2107 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t2107));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2109;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2109) : "f"(exponent_63));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_63 = t2109;
            const f32 t2110 = t2106 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2111 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t2111));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2113;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2113) : "f"(exponent_64));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_64 = t2113;
            const f32 t2114 = t2110 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2114;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2115 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t2115;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2116 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t2116;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2117 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t2117;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2118 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t2118;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2119 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t2119;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2120 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t2120;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2121 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t2121;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2122 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t2122;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2123 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t2123;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2124 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t2124;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2125 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t2125;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2126 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t2126;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2127 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t2127;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2128 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t2128;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2129 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t2129;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2130 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t2130;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2131 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t2131;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2132 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t2132;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2133 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t2133;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2134 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t2134;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2135 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t2135;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2136 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t2136;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2137 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t2137;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2138 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t2138;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2139 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t2139;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2140 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t2140;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2141 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t2141;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2142 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t2142;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2143 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t2143;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2144 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t2144;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2145 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t2145;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2146 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t2146;
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t2147;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2147) : "f"(s_33), "f"(s_34));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t2148;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2148) : "f"(s_35), "f"(s_36));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t2149;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2149) : "f"(s_37), "f"(s_38));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t2150;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2150) : "f"(s_39), "f"(s_40));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t2151;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2151) : "f"(s_41), "f"(s_42));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t2152;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2152) : "f"(s_43), "f"(s_44));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t2153;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2153) : "f"(s_45), "f"(s_46));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t2154;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2154) : "f"(s_47), "f"(s_48));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t2155;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2155) : "f"(s_49), "f"(s_50));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t2156;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2156) : "f"(s_51), "f"(s_52));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t2157;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2157) : "f"(s_53), "f"(s_54));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t2158;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2158) : "f"(s_55), "f"(s_56));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t2159;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2159) : "f"(s_57), "f"(s_58));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t2160;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2160) : "f"(s_59), "f"(s_60));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t2161;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2161) : "f"(s_61), "f"(s_62));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t2162;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2162) : "f"(s_63), "f"(s_64));
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2163 = i_4 & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2164 = t2163 << 14u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2165 = t364 + t2164;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t2166;
            asm volatile("mov.b32 %0, %1;" : "=r"(t2166) : "r"(t940));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2167 = t2166 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2168 = t2166 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2169 = t2166 ^ 96u;
            const u32 t2170 = t2165 + t2166;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2171 = t2165 + t2167;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2172 = t2165 + t2168;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2173 = t2165 + t2169;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_417;
            u32 m_418;
            u32 m_419;
            u32 m_420;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t2170) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_417), "r"(m_418));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_419), "r"(m_420));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_421;
            u32 m_422;
            u32 m_423;
            u32 m_424;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t2171) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_421), "r"(m_422));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_423), "r"(m_424));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_425;
            u32 m_426;
            u32 m_427;
            u32 m_428;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t2172) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_425), "r"(m_426));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_427), "r"(m_428));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_429;
            u32 m_430;
            u32 m_431;
            u32 m_432;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t2173) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_429), "r"(m_430));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_431), "r"(m_432));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_433;
            u32 m_434;
            u32 m_435;
            u32 m_436;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t2170) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_433), "r"(m_434));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_435), "r"(m_436));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_437;
            u32 m_438;
            u32 m_439;
            u32 m_440;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t2171) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_437), "r"(m_438));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_439), "r"(m_440));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_441;
            u32 m_442;
            u32 m_443;
            u32 m_444;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t2172) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_441), "r"(m_442));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_443), "r"(m_444));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_445;
            u32 m_446;
            u32 m_447;
            u32 m_448;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t2173) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_445), "r"(m_446));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2147), "r"(t2148), "r"(t2149), "r"(t2150), "r"(m_447), "r"(m_448));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_449;
            u32 m_450;
            u32 m_451;
            u32 m_452;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t2170) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_449), "r"(m_450));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_451), "r"(m_452));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_453;
            u32 m_454;
            u32 m_455;
            u32 m_456;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t2171) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_453), "r"(m_454));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_455), "r"(m_456));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_457;
            u32 m_458;
            u32 m_459;
            u32 m_460;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t2172) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_457), "r"(m_458));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_459), "r"(m_460));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_461;
            u32 m_462;
            u32 m_463;
            u32 m_464;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t2173) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_461), "r"(m_462));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_463), "r"(m_464));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_465;
            u32 m_466;
            u32 m_467;
            u32 m_468;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t2170) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_465), "r"(m_466));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_467), "r"(m_468));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_469;
            u32 m_470;
            u32 m_471;
            u32 m_472;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t2171) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_469), "r"(m_470));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_471), "r"(m_472));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_473;
            u32 m_474;
            u32 m_475;
            u32 m_476;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t2172) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_473), "r"(m_474));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_475), "r"(m_476));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_477;
            u32 m_478;
            u32 m_479;
            u32 m_480;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t2173) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_477), "r"(m_478));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2151), "r"(t2152), "r"(t2153), "r"(t2154), "r"(m_479), "r"(m_480));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_481;
            u32 m_482;
            u32 m_483;
            u32 m_484;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t2170) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2155), "r"(t2156), "r"(t2157), "r"(t2158), "r"(m_481), "r"(m_482));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2155), "r"(t2156), "r"(t2157), "r"(t2158), "r"(m_483), "r"(m_484));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_485;
            u32 m_486;
            u32 m_487;
            u32 m_488;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t2171) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2155), "r"(t2156), "r"(t2157), "r"(t2158), "r"(m_485), "r"(m_486));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2155), "r"(t2156), "r"(t2157), "r"(t2158), "r"(m_487), "r"(m_488));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_489;
            u32 m_490;
            u32 m_491;
            u32 m_492;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t2172) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2155), "r"(t2156), "r"(t2157), "r"(t2158), "r"(m_489), "r"(m_490));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2155), "r"(t2156), "r"(t2157), "r"(t2158), "r"(m_491), "r"(m_492));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_493;
            u32 m_494;
            u32 m_495;
            u32 m_496;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t2173) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2155), "r"(t2156), "r"(t2157), "r"(t2158), "r"(m_493), "r"(m_494));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2155), "r"(t2156), "r"(t2157), "r"(t2158), "r"(m_495), "r"(m_496));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_497;
            u32 m_498;
            u32 m_499;
            u32 m_500;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t2170) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2155), "r"(t2156), "r"(t2157), "r"(t2158), "r"(m_497), "r"(m_498));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2155), "r"(t2156), "r"(t2157), "r"(t2158), "r"(m_499), "r"(m_500));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_501;
            u32 m_502;
            u32 m_503;
            u32 m_504;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t2171) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2155), "r"(t2156), "r"(t2157), "r"(t2158), "r"(m_501), "r"(m_502));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2155), "r"(t2156), "r"(t2157), "r"(t2158), "r"(m_503), "r"(m_504));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_505;
            u32 m_506;
            u32 m_507;
            u32 m_508;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t2172) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2155), "r"(t2156), "r"(t2157), "r"(t2158), "r"(m_505), "r"(m_506));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2155), "r"(t2156), "r"(t2157), "r"(t2158), "r"(m_507), "r"(m_508));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_509;
            u32 m_510;
            u32 m_511;
            u32 m_512;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t2173) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2155), "r"(t2156), "r"(t2157), "r"(t2158), "r"(m_509), "r"(m_510));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2155), "r"(t2156), "r"(t2157), "r"(t2158), "r"(m_511), "r"(m_512));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_513;
            u32 m_514;
            u32 m_515;
            u32 m_516;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t2170) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_513), "r"(m_514));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_515), "r"(m_516));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_517;
            u32 m_518;
            u32 m_519;
            u32 m_520;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t2171) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_517), "r"(m_518));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_519), "r"(m_520));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_521;
            u32 m_522;
            u32 m_523;
            u32 m_524;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t2172) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_521), "r"(m_522));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_523), "r"(m_524));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_525;
            u32 m_526;
            u32 m_527;
            u32 m_528;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t2173) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_525), "r"(m_526));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_527), "r"(m_528));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_529;
            u32 m_530;
            u32 m_531;
            u32 m_532;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t2170) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_529), "r"(m_530));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_531), "r"(m_532));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_533;
            u32 m_534;
            u32 m_535;
            u32 m_536;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t2171) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_533), "r"(m_534));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_535), "r"(m_536));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_537;
            u32 m_538;
            u32 m_539;
            u32 m_540;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t2172) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_537), "r"(m_538));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_539), "r"(m_540));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_541;
            u32 m_542;
            u32 m_543;
            u32 m_544;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t2173) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_541), "r"(m_542));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_543), "r"(m_544));
        }
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        const bool t2174 = t166 == 1u;
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t2174) {
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t2175;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2175) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t2175;
            f32 t2177;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2177) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t2178 = pair_5 + t2177;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2178;
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t2179;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2179) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t2179;
            f32 t2181;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2181) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t2182 = pair_6 + t2181;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2182;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2183 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2184 = t186 + t2183;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2185 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2186 = first + t2184;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2187 = t2186 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t2188;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2188) : "r"(t2187), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2189 = t2188 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2190 = t2189 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2191 = t2186 - t2190;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2192 = t2185 + t2191;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2193 = (u64)t2192;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2194 = t2193 * sinks_stride0;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2195 = t2194 * 4ull;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2196 = sinks + t2195;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 logit;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit) : "l"(t2196) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
            const f32 logit_3 = logit * 1.442695f;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2199 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2200 = t186 + t2199;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2201 = t2200 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2202 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2203 = first + t2201;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2204 = t2203 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t2205;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2205) : "r"(t2204), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2206 = t2205 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2207 = t2206 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2208 = t2203 - t2207;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2209 = t2202 + t2208;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2210 = (u64)t2209;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2211 = t2210 * sinks_stride0;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2212 = t2211 * 4ull;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2213 = sinks + t2212;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 logit_2;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_2) : "l"(t2213) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
            const f32 logit_4 = logit_2 * 1.442695f;
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_5 = row_max == __uint_as_float(0xff800000u);
            const f32 t2217 = row_max * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 t2218 = none_5 ? 0.0f : t2217;
#line 239 "fa-kernels/src/attention/softmax.rs"
            const f32 t2219 = logit_3 - t2218;
#line 239 "fa-kernels/src/attention/softmax.rs"
            f32 power;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t2219));
#line 240 "fa-kernels/src/attention/softmax.rs"
            const f32 t2221 = row_sum + power;
#line 240 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2221;
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_6 = row_max_2 == __uint_as_float(0xff800000u);
            const f32 t2223 = row_max_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 t2224 = none_6 ? 0.0f : t2223;
#line 239 "fa-kernels/src/attention/softmax.rs"
            const f32 t2225 = logit_4 - t2224;
#line 239 "fa-kernels/src/attention/softmax.rs"
            f32 power_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t2225));
#line 240 "fa-kernels/src/attention/softmax.rs"
            const f32 t2227 = row_sum_2 + power_2;
#line 240 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2227;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t2228 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t2229;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2229) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t2228 ? 0.0f : t2229;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2231 = acc * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc = t2231;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2232 = acc_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t2232;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2233 = acc_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t2233;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2234 = acc_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t2234;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2235 = acc_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t2235;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2236 = acc_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t2236;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2237 = acc_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t2237;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2238 = acc_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t2238;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2239 = acc_17 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t2239;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2240 = acc_18 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t2240;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2241 = acc_21 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t2241;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2242 = acc_22 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t2242;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2243 = acc_25 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t2243;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2244 = acc_26 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t2244;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2245 = acc_29 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t2245;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2246 = acc_30 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t2246;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2247 = acc_33 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t2247;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2248 = acc_34 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t2248;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2249 = acc_37 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t2249;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2250 = acc_38 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t2250;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2251 = acc_41 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t2251;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2252 = acc_42 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t2252;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2253 = acc_45 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t2253;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2254 = acc_46 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t2254;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2255 = acc_49 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t2255;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2256 = acc_50 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t2256;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2257 = acc_53 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t2257;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2258 = acc_54 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t2258;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2259 = acc_57 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t2259;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2260 = acc_58 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t2260;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2261 = acc_61 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t2261;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2262 = acc_62 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t2262;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t2263 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t2264;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2264) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t2263 ? 0.0f : t2264;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2266 = acc_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t2266;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2267 = acc_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t2267;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2268 = acc_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t2268;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2269 = acc_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t2269;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2270 = acc_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t2270;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2271 = acc_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t2271;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2272 = acc_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t2272;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2273 = acc_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t2273;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2274 = acc_19 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t2274;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2275 = acc_20 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t2275;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2276 = acc_23 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t2276;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2277 = acc_24 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t2277;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2278 = acc_27 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t2278;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2279 = acc_28 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t2279;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2280 = acc_31 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t2280;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2281 = acc_32 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t2281;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2282 = acc_35 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t2282;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2283 = acc_36 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t2283;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2284 = acc_39 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t2284;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2285 = acc_40 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t2285;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2286 = acc_43 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t2286;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2287 = acc_44 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t2287;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2288 = acc_47 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t2288;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2289 = acc_48 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t2289;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2290 = acc_51 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t2290;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2291 = acc_52 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t2291;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2292 = acc_55 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t2292;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2293 = acc_56 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t2293;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2294 = acc_59 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t2294;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2295 = acc_60 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t2295;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2296 = acc_63 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t2296;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t2297 = acc_64 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t2297;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_6 = warp_n << 4u;
            const u32 t2299 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2300 = t2299 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2301 = first_6 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t2300 + t2301;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2303 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2304 = t186 + t2303;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2305 = t2304 < t134;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2305) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2306 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2307 = t186 + t2306;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2308 = first + t2307;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2309 = t2308 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2310;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2310) : "r"(t2309), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2311 = t2310 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2312 = first_query + t2311;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2313 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2314 = first + t2307;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2315 = t2314 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2316;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2316) : "r"(t2315), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2317 = t2316 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2318 = t2317 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2319 = t2314 - t2318;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2320 = t2313 + t2319;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2321 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2322 = t2321 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2323 = o + t2322;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2324 = (u64)t2312;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2325 = t2324 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2326 = t2325 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2327 = t2323 + t2326;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2328 = (u64)t2320;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2329 = t2328 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2330 = t2329 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2331 = t2327 + t2330;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2332 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t2331 + t2332;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = acc;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = acc_2;
                const u32 t2334 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2335 = first_6 < t2334;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2335) {
                    u32 t2336;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2336) : "f"(pair_7), "f"(pair_8));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t2336) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = acc_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = acc_6;
                const u32 t2337 = first_6 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2338 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2339 = t2337 < t2338;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2339) {
                    u32 t2340;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2340) : "f"(pair_9), "f"(pair_10));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t2340) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = acc_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = acc_10;
                const u32 t2341 = first_6 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2342 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2343 = t2341 < t2342;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2343) {
                    u32 t2344;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2344) : "f"(pair_11), "f"(pair_12));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t2344) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = acc_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = acc_14;
                const u32 t2345 = first_6 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2346 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2347 = t2345 < t2346;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2347) {
                    u32 t2348;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2348) : "f"(pair_13), "f"(pair_14));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t2348) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = acc_17;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = acc_18;
                const u32 t2349 = first_6 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2350 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2351 = t2349 < t2350;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2351) {
                    u32 t2352;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2352) : "f"(pair_15), "f"(pair_16));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to), "r"(t2352) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = acc_21;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = acc_22;
                const u32 t2353 = first_6 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2354 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2355 = t2353 < t2354;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2355) {
                    u32 t2356;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2356) : "f"(pair_17), "f"(pair_18));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to), "r"(t2356) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = acc_25;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = acc_26;
                const u32 t2357 = first_6 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2358 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2359 = t2357 < t2358;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2359) {
                    u32 t2360;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2360) : "f"(pair_19), "f"(pair_20));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to), "r"(t2360) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = acc_29;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = acc_30;
                const u32 t2361 = first_6 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2362 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2363 = t2361 < t2362;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2363) {
                    u32 t2364;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2364) : "f"(pair_21), "f"(pair_22));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to), "r"(t2364) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_23 = acc_33;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_24 = acc_34;
                const u32 t2365 = first_6 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2366 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2367 = t2365 < t2366;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2367) {
                    u32 t2368;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2368) : "f"(pair_23), "f"(pair_24));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to), "r"(t2368) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_25 = acc_37;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_26 = acc_38;
                const u32 t2369 = first_6 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2370 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2371 = t2369 < t2370;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2371) {
                    u32 t2372;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2372) : "f"(pair_25), "f"(pair_26));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to), "r"(t2372) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_27 = acc_41;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_28 = acc_42;
                const u32 t2373 = first_6 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2374 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2375 = t2373 < t2374;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2375) {
                    u32 t2376;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2376) : "f"(pair_27), "f"(pair_28));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to), "r"(t2376) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_29 = acc_45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_30 = acc_46;
                const u32 t2377 = first_6 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2378 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2379 = t2377 < t2378;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2379) {
                    u32 t2380;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2380) : "f"(pair_29), "f"(pair_30));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to), "r"(t2380) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_31 = acc_49;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_32 = acc_50;
                const u32 t2381 = first_6 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2382 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2383 = t2381 < t2382;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2383) {
                    u32 t2384;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2384) : "f"(pair_31), "f"(pair_32));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to), "r"(t2384) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_33 = acc_53;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_34 = acc_54;
                const u32 t2385 = first_6 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2386 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2387 = t2385 < t2386;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2387) {
                    u32 t2388;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2388) : "f"(pair_33), "f"(pair_34));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to), "r"(t2388) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_35 = acc_57;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_36 = acc_58;
                const u32 t2389 = first_6 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2390 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2391 = t2389 < t2390;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2391) {
                    u32 t2392;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2392) : "f"(pair_35), "f"(pair_36));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to), "r"(t2392) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_37 = acc_61;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_38 = acc_62;
                const u32 t2393 = first_6 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2394 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2395 = t2393 < t2394;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2395) {
                    u32 t2396;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2396) : "f"(pair_37), "f"(pair_38));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to), "r"(t2396) : "memory");
                }
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2397 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2398 = t186 + t2397;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2399 = t2398 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2400 = t2399 < t134;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2400) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2401 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2402 = t186 + t2401;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2403 = t2402 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2404 = first + t2403;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2405 = t2404 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2406;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2406) : "r"(t2405), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2407 = t2406 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2408 = first_query + t2407;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2409 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2410 = first + t2403;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2411 = t2410 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2412;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2412) : "r"(t2411), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2413 = t2412 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2414 = t2413 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2415 = t2410 - t2414;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2416 = t2409 + t2415;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2417 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2418 = t2417 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2419 = o + t2418;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2420 = (u64)t2408;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2421 = t2420 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2422 = t2421 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2423 = t2419 + t2422;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2424 = (u64)t2416;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2425 = t2424 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2426 = t2425 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2427 = t2423 + t2426;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2428 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t2427 + t2428;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_39 = acc_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_40 = acc_4;
                const u32 t2430 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2431 = first_6 < t2430;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2431) {
                    u32 t2432;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2432) : "f"(pair_39), "f"(pair_40));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t2432) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_41 = acc_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_42 = acc_8;
                const u32 t2433 = first_6 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2434 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2435 = t2433 < t2434;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2435) {
                    u32 t2436;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2436) : "f"(pair_41), "f"(pair_42));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t2436) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_43 = acc_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_44 = acc_12;
                const u32 t2437 = first_6 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2438 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2439 = t2437 < t2438;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2439) {
                    u32 t2440;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2440) : "f"(pair_43), "f"(pair_44));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t2440) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_45 = acc_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_46 = acc_16;
                const u32 t2441 = first_6 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2442 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2443 = t2441 < t2442;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2443) {
                    u32 t2444;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2444) : "f"(pair_45), "f"(pair_46));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t2444) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_47 = acc_19;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_48 = acc_20;
                const u32 t2445 = first_6 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2446 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2447 = t2445 < t2446;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2447) {
                    u32 t2448;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2448) : "f"(pair_47), "f"(pair_48));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_2), "r"(t2448) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_49 = acc_23;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_50 = acc_24;
                const u32 t2449 = first_6 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2450 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2451 = t2449 < t2450;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2451) {
                    u32 t2452;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2452) : "f"(pair_49), "f"(pair_50));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_2), "r"(t2452) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_51 = acc_27;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_52 = acc_28;
                const u32 t2453 = first_6 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2454 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2455 = t2453 < t2454;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2455) {
                    u32 t2456;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2456) : "f"(pair_51), "f"(pair_52));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_2), "r"(t2456) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_53 = acc_31;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_54 = acc_32;
                const u32 t2457 = first_6 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2458 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2459 = t2457 < t2458;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2459) {
                    u32 t2460;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2460) : "f"(pair_53), "f"(pair_54));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_2), "r"(t2460) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_55 = acc_35;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_56 = acc_36;
                const u32 t2461 = first_6 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2462 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2463 = t2461 < t2462;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2463) {
                    u32 t2464;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2464) : "f"(pair_55), "f"(pair_56));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_2), "r"(t2464) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_57 = acc_39;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_58 = acc_40;
                const u32 t2465 = first_6 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2466 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2467 = t2465 < t2466;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2467) {
                    u32 t2468;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2468) : "f"(pair_57), "f"(pair_58));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_2), "r"(t2468) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_59 = acc_43;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_60 = acc_44;
                const u32 t2469 = first_6 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2470 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2471 = t2469 < t2470;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2471) {
                    u32 t2472;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2472) : "f"(pair_59), "f"(pair_60));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_2), "r"(t2472) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_61 = acc_47;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_62 = acc_48;
                const u32 t2473 = first_6 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2474 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2475 = t2473 < t2474;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2475) {
                    u32 t2476;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2476) : "f"(pair_61), "f"(pair_62));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_2), "r"(t2476) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_63 = acc_51;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_64 = acc_52;
                const u32 t2477 = first_6 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2478 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2479 = t2477 < t2478;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2479) {
                    u32 t2480;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2480) : "f"(pair_63), "f"(pair_64));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_2), "r"(t2480) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_65 = acc_55;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_66 = acc_56;
                const u32 t2481 = first_6 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2482 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2483 = t2481 < t2482;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2483) {
                    u32 t2484;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2484) : "f"(pair_65), "f"(pair_66));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_2), "r"(t2484) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_67 = acc_59;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_68 = acc_60;
                const u32 t2485 = first_6 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2486 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2487 = t2485 < t2486;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2487) {
                    u32 t2488;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2488) : "f"(pair_67), "f"(pair_68));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_2), "r"(t2488) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_69 = acc_63;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_70 = acc_64;
                const u32 t2489 = first_6 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2490 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2491 = t2489 < t2490;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2491) {
                    u32 t2492;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2492) : "f"(pair_69), "f"(pair_70));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_2), "r"(t2492) : "memory");
                }
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2493 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 row_9 = t186 + t2493;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2495 = row_9 < t134;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2496 = first + row_9;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2497 = t2496 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t2498;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2498) : "r"(t2497), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2499 = t2498 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2500 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2501 = first + row_9;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2502 = t2501 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t2503;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2503) : "r"(t2502), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2504 = t2503 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2505 = t2504 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2506 = t2501 - t2505;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2507 = t2500 + t2506;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const bool none_7 = row_max == __uint_as_float(0xff800000u);
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_8 = row_max == __uint_as_float(0xff800000u);
            const f32 t2510 = row_max * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 t2511 = none_8 ? 0.0f : t2510;
#line 255 "fa-kernels/src/attention/softmax.rs"
            const f32 t2512 = logit_3 - t2511;
#line 255 "fa-kernels/src/attention/softmax.rs"
            const bool t2513 = 64.0f < t2512;
#line 255 "fa-kernels/src/attention/softmax.rs"
            const bool alone = none_7 | t2513;
            const f32 t2515 = logit_3 * 0.6931472f;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t2516;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2516) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t2517;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2517) : "f"(row_max), "f"(scale_log2), "f"(t2516));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t2517 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t2519 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 t2520 = t2519 ? __uint_as_float(0xff800000u) : lse_2;
#line 256 "fa-kernels/src/attention/softmax.rs"
            const f32 value = alone ? t2515 : t2520;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2522 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t2523 = t2522 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t2524 = t2495 & t2523;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            if (t2524) {
                const u32 t2525 = first_query + t2499;
                const u64 t2526 = 0ull * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2527 = t2526 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2528 = lse + t2527;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2529 = (u64)t2507;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2530 = t2529 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2531 = t2530 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2532 = t2528 + t2531;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2533 = (u64)t2525;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2534 = t2533 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2535 = t2534 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2536 = t2532 + t2535;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2536), "f"(value) : "memory");
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2537 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2538 = t186 + t2537;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 row_10 = t2538 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2540 = row_10 < t134;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2541 = first + row_10;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2542 = t2541 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t2543;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2543) : "r"(t2542), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2544 = t2543 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2545 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2546 = first + row_10;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2547 = t2546 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t2548;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2548) : "r"(t2547), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2549 = t2548 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2550 = t2549 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2551 = t2546 - t2550;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2552 = t2545 + t2551;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const bool none_9 = row_max_2 == __uint_as_float(0xff800000u);
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_10 = row_max_2 == __uint_as_float(0xff800000u);
            const f32 t2555 = row_max_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 t2556 = none_10 ? 0.0f : t2555;
#line 255 "fa-kernels/src/attention/softmax.rs"
            const f32 t2557 = logit_4 - t2556;
#line 255 "fa-kernels/src/attention/softmax.rs"
            const bool t2558 = 64.0f < t2557;
#line 255 "fa-kernels/src/attention/softmax.rs"
            const bool alone_2 = none_9 | t2558;
            const f32 t2560 = logit_4 * 0.6931472f;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t2561;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2561) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t2562;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2562) : "f"(row_max_2), "f"(scale_log2), "f"(t2561));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t2562 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t2564 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 t2565 = t2564 ? __uint_as_float(0xff800000u) : lse_3;
#line 256 "fa-kernels/src/attention/softmax.rs"
            const f32 value_2 = alone_2 ? t2560 : t2565;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2567 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t2568 = t2567 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t2569 = t2540 & t2568;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            if (t2569) {
                const u32 t2570 = first_query + t2544;
                const u64 t2571 = 0ull * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2572 = t2571 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2573 = lse + t2572;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2574 = (u64)t2552;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2575 = t2574 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2576 = t2575 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2577 = t2573 + t2576;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2578 = (u64)t2570;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2579 = t2578 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2580 = t2579 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2581 = t2577 + t2580;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2581), "f"(value_2) : "memory");
            }
        } else {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2582 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2583 = t186 + t2582;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2584 = t2583 < t134;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2584) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice = warp_m + warp_n;
                const u32 index_21 = slice << 1u;
                const u64 t2587 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2588 = t2587 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2589 = t2588 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2590 = partials + t2589;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2591 = (u64)t13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2592 = t2591 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2593 = t2592 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2594 = t2590 + t2593;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2595 = (u64)index_21;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2596 = t2595 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2597 = t2596 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2598 = t2594 + t2597;
                const u64 t2599 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2600 = t2598 + t2599;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2600), "f"(acc) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2600), "f"(acc_2) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2600), "f"(acc_5) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2600), "f"(acc_6) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2600), "f"(acc_9) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2600), "f"(acc_10) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2600), "f"(acc_13) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2600), "f"(acc_14) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2600), "f"(acc_17) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2600), "f"(acc_18) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2600), "f"(acc_21) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2600), "f"(acc_22) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2600), "f"(acc_25) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2600), "f"(acc_26) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2600), "f"(acc_29) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2600), "f"(acc_30) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2600), "f"(acc_33) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2600), "f"(acc_34) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2600), "f"(acc_37) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2600), "f"(acc_38) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2600), "f"(acc_41) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2600), "f"(acc_42) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2600), "f"(acc_45) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2600), "f"(acc_46) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2600), "f"(acc_49) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2600), "f"(acc_50) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2600), "f"(acc_53) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2600), "f"(acc_54) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2600), "f"(acc_57) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2600), "f"(acc_58) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2600), "f"(acc_61) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2600), "f"(acc_62) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2600), "f"(row_max) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2600), "f"(row_sum) : "memory");
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2601 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2602 = t186 + t2601;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2603 = t2602 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2604 = t2603 < t134;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2604) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_2 = warp_m + warp_n;
                const u32 t2606 = slice_2 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_22 = t2606 + 1u;
                const u64 t2608 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2609 = t2608 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2610 = t2609 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2611 = partials + t2610;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2612 = (u64)t13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2613 = t2612 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2614 = t2613 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2615 = t2611 + t2614;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2616 = (u64)index_22;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2617 = t2616 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2618 = t2617 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2619 = t2615 + t2618;
                const u64 t2620 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2621 = t2619 + t2620;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2621), "f"(acc_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2621), "f"(acc_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2621), "f"(acc_7) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2621), "f"(acc_8) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2621), "f"(acc_11) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2621), "f"(acc_12) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2621), "f"(acc_15) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2621), "f"(acc_16) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2621), "f"(acc_19) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2621), "f"(acc_20) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2621), "f"(acc_23) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2621), "f"(acc_24) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2621), "f"(acc_27) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2621), "f"(acc_28) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2621), "f"(acc_31) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2621), "f"(acc_32) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2621), "f"(acc_35) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2621), "f"(acc_36) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2621), "f"(acc_39) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2621), "f"(acc_40) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2621), "f"(acc_43) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2621), "f"(acc_44) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2621), "f"(acc_47) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2621), "f"(acc_48) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2621), "f"(acc_51) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2621), "f"(acc_52) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2621), "f"(acc_55) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2621), "f"(acc_56) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2621), "f"(acc_59) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2621), "f"(acc_60) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2621), "f"(acc_63) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2621), "f"(acc_64) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2621), "f"(row_max_2) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2621), "f"(row_sum_2) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2622 = (u64)tile;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2623 = t2622 * arrived_stride0;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2624 = t2623 * 4ull;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2625 = arrived + t2624;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2626 = t166 - 1u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2627 = (u32)__cvta_generic_to_shared(smem);
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2628 = t2627 + 81920u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2629 = threadIdx.x;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2630 = t2629 == 0u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2630) {
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2631;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2631) : "l"(t2625), "r"(t2626) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2628), "r"(t2631) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t2632;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t2632) : "r"(t2628) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2633 = t2632 == t2626;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2633) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2634 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2635 = t186 + t2634;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2636 = t2635 < t134;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2636) {
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max = __uint_as_float(0xff800000u);
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_2 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_5 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_6 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_9 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_10 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_13 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_14 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_17 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_18 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_21 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_22 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_25 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_26 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_29 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_30 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_33 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_34 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_37 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_38 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_41 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_42 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_45 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_46 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_49 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_50 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_53 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_54 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_57 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_58 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_61 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_62 = 0.0f;
                    u32 split = 0u;
                    while (true) {
#line 286 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2637 = split < t166;
                        if (!t2637) break;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_3 = warp_m + warp_n;
                        const u32 index_23 = slice_3 << 1u;
                        const u64 t2640 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2641 = t2640 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2642 = t2641 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2643 = partials + t2642;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2644 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2645 = t2644 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2646 = t2645 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2647 = t2643 + t2646;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2648 = (u64)index_23;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2649 = t2648 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2650 = t2649 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2651 = t2647 + t2650;
                        const u64 t2652 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2653 = t2651 + t2652;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2654;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2654) : "l"(t2653) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_4 = warp_m + warp_n;
                        const u32 index_24 = slice_4 << 1u;
                        const u64 t2657 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2658 = t2657 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2659 = t2658 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2660 = partials + t2659;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2661 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2662 = t2661 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2663 = t2662 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2664 = t2660 + t2663;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2665 = (u64)index_24;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2666 = t2665 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2667 = t2666 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2668 = t2664 + t2667;
                        const u64 t2669 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2670 = t2668 + t2669;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2671;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2671) : "l"(t2670) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_5 = warp_m + warp_n;
                        const u32 index_25 = slice_5 << 1u;
                        const u64 t2674 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2675 = t2674 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2676 = t2675 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2677 = partials + t2676;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2678 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2679 = t2678 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2680 = t2679 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2681 = t2677 + t2680;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2682 = (u64)index_25;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2683 = t2682 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2684 = t2683 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2685 = t2681 + t2684;
                        const u64 t2686 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2687 = t2685 + t2686;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2688;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2688) : "l"(t2687) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_6 = warp_m + warp_n;
                        const u32 index_26 = slice_6 << 1u;
                        const u64 t2691 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2692 = t2691 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2693 = t2692 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2694 = partials + t2693;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2695 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2696 = t2695 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2697 = t2696 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2698 = t2694 + t2697;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2699 = (u64)index_26;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2700 = t2699 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2701 = t2700 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2702 = t2698 + t2701;
                        const u64 t2703 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2704 = t2702 + t2703;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2705;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2705) : "l"(t2704) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_7 = warp_m + warp_n;
                        const u32 index_27 = slice_7 << 1u;
                        const u64 t2708 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2709 = t2708 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2710 = t2709 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2711 = partials + t2710;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2712 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2713 = t2712 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2714 = t2713 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2715 = t2711 + t2714;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2716 = (u64)index_27;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2717 = t2716 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2718 = t2717 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2719 = t2715 + t2718;
                        const u64 t2720 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2721 = t2719 + t2720;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2722;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2722) : "l"(t2721) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_8 = warp_m + warp_n;
                        const u32 index_28 = slice_8 << 1u;
                        const u64 t2725 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2726 = t2725 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2727 = t2726 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2728 = partials + t2727;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2729 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2730 = t2729 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2731 = t2730 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2732 = t2728 + t2731;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2733 = (u64)index_28;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2734 = t2733 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2735 = t2734 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2736 = t2732 + t2735;
                        const u64 t2737 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2738 = t2736 + t2737;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2739;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2739) : "l"(t2738) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_9 = warp_m + warp_n;
                        const u32 index_29 = slice_9 << 1u;
                        const u64 t2742 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2743 = t2742 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2744 = t2743 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2745 = partials + t2744;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2746 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2747 = t2746 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2748 = t2747 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2749 = t2745 + t2748;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2750 = (u64)index_29;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2751 = t2750 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2752 = t2751 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2753 = t2749 + t2752;
                        const u64 t2754 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2755 = t2753 + t2754;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2756;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2756) : "l"(t2755) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_10 = warp_m + warp_n;
                        const u32 index_30 = slice_10 << 1u;
                        const u64 t2759 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2760 = t2759 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2761 = t2760 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2762 = partials + t2761;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2763 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2764 = t2763 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2765 = t2764 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2766 = t2762 + t2765;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2767 = (u64)index_30;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2768 = t2767 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2769 = t2768 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2770 = t2766 + t2769;
                        const u64 t2771 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2772 = t2770 + t2771;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2773;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2773) : "l"(t2772) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_11 = warp_m + warp_n;
                        const u32 index_31 = slice_11 << 1u;
                        const u64 t2776 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2777 = t2776 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2778 = t2777 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2779 = partials + t2778;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2780 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2781 = t2780 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2782 = t2781 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2783 = t2779 + t2782;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2784 = (u64)index_31;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2785 = t2784 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2786 = t2785 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2787 = t2783 + t2786;
                        const u64 t2788 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2789 = t2787 + t2788;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2790;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2790) : "l"(t2789) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_12 = warp_m + warp_n;
                        const u32 index_32 = slice_12 << 1u;
                        const u64 t2793 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2794 = t2793 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2795 = t2794 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2796 = partials + t2795;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2797 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2798 = t2797 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2799 = t2798 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2800 = t2796 + t2799;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2801 = (u64)index_32;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2802 = t2801 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2803 = t2802 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2804 = t2800 + t2803;
                        const u64 t2805 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2806 = t2804 + t2805;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2807;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2807) : "l"(t2806) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_13 = warp_m + warp_n;
                        const u32 index_33 = slice_13 << 1u;
                        const u64 t2810 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2811 = t2810 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2812 = t2811 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2813 = partials + t2812;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2814 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2815 = t2814 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2816 = t2815 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2817 = t2813 + t2816;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2818 = (u64)index_33;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2819 = t2818 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2820 = t2819 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2821 = t2817 + t2820;
                        const u64 t2822 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2823 = t2821 + t2822;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2824;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2824) : "l"(t2823) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_14 = warp_m + warp_n;
                        const u32 index_34 = slice_14 << 1u;
                        const u64 t2827 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2828 = t2827 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2829 = t2828 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2830 = partials + t2829;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2831 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2832 = t2831 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2833 = t2832 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2834 = t2830 + t2833;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2835 = (u64)index_34;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2836 = t2835 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2837 = t2836 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2838 = t2834 + t2837;
                        const u64 t2839 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2840 = t2838 + t2839;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2841;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2841) : "l"(t2840) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_15 = warp_m + warp_n;
                        const u32 index_35 = slice_15 << 1u;
                        const u64 t2844 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2845 = t2844 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2846 = t2845 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2847 = partials + t2846;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2848 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2849 = t2848 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2850 = t2849 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2851 = t2847 + t2850;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2852 = (u64)index_35;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2853 = t2852 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2854 = t2853 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2855 = t2851 + t2854;
                        const u64 t2856 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2857 = t2855 + t2856;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2858;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t2858) : "l"(t2857) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_16 = warp_m + warp_n;
                        const u32 index_36 = slice_16 << 1u;
                        const u64 t2861 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2862 = t2861 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2863 = t2862 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2864 = partials + t2863;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2865 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2866 = t2865 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2867 = t2866 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2868 = t2864 + t2867;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2869 = (u64)index_36;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2870 = t2869 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2871 = t2870 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2872 = t2868 + t2871;
                        const u64 t2873 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2874 = t2872 + t2873;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2875;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t2875) : "l"(t2874) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_17 = warp_m + warp_n;
                        const u32 index_37 = slice_17 << 1u;
                        const u64 t2878 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2879 = t2878 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2880 = t2879 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2881 = partials + t2880;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2882 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2883 = t2882 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2884 = t2883 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2885 = t2881 + t2884;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2886 = (u64)index_37;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2887 = t2886 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2888 = t2887 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2889 = t2885 + t2888;
                        const u64 t2890 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2891 = t2889 + t2890;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2892;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t2892) : "l"(t2891) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_18 = warp_m + warp_n;
                        const u32 index_38 = slice_18 << 1u;
                        const u64 t2895 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2896 = t2895 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2897 = t2896 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2898 = partials + t2897;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2899 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2900 = t2899 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2901 = t2900 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2902 = t2898 + t2901;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2903 = (u64)index_38;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2904 = t2903 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2905 = t2904 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2906 = t2902 + t2905;
                        const u64 t2907 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2908 = t2906 + t2907;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2909;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t2909) : "l"(t2908) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_19 = warp_m + warp_n;
                        const u32 index_39 = slice_19 << 1u;
                        const u64 t2912 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2913 = t2912 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2914 = t2913 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2915 = partials + t2914;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2916 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2917 = t2916 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2918 = t2917 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2919 = t2915 + t2918;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2920 = (u64)index_39;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2921 = t2920 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2922 = t2921 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2923 = t2919 + t2922;
                        const u64 t2924 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2925 = t2923 + t2924;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2926;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t2926) : "l"(t2925) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_20 = warp_m + warp_n;
                        const u32 index_40 = slice_20 << 1u;
                        const u64 t2929 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2930 = t2929 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2931 = t2930 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2932 = partials + t2931;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2933 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2934 = t2933 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2935 = t2934 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2936 = t2932 + t2935;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2937 = (u64)index_40;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2938 = t2937 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2939 = t2938 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2940 = t2936 + t2939;
                        const u64 t2941 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2942 = t2940 + t2941;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2943;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t2943) : "l"(t2942) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_21 = warp_m + warp_n;
                        const u32 index_41 = slice_21 << 1u;
                        const u64 t2946 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2947 = t2946 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2948 = t2947 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2949 = partials + t2948;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2950 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2951 = t2950 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2952 = t2951 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2953 = t2949 + t2952;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2954 = (u64)index_41;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2955 = t2954 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2956 = t2955 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2957 = t2953 + t2956;
                        const u64 t2958 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2959 = t2957 + t2958;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2960;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t2960) : "l"(t2959) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_22 = warp_m + warp_n;
                        const u32 index_42 = slice_22 << 1u;
                        const u64 t2963 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2964 = t2963 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2965 = t2964 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2966 = partials + t2965;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2967 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2968 = t2967 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2969 = t2968 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2970 = t2966 + t2969;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2971 = (u64)index_42;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2972 = t2971 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2973 = t2972 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2974 = t2970 + t2973;
                        const u64 t2975 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2976 = t2974 + t2975;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2977;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t2977) : "l"(t2976) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_23 = warp_m + warp_n;
                        const u32 index_43 = slice_23 << 1u;
                        const u64 t2980 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2981 = t2980 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2982 = t2981 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2983 = partials + t2982;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2984 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2985 = t2984 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2986 = t2985 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2987 = t2983 + t2986;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2988 = (u64)index_43;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2989 = t2988 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2990 = t2989 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2991 = t2987 + t2990;
                        const u64 t2992 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2993 = t2991 + t2992;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2994;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t2994) : "l"(t2993) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_24 = warp_m + warp_n;
                        const u32 index_44 = slice_24 << 1u;
                        const u64 t2997 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2998 = t2997 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2999 = t2998 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3000 = partials + t2999;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3001 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3002 = t3001 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3003 = t3002 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3004 = t3000 + t3003;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3005 = (u64)index_44;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3006 = t3005 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3007 = t3006 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3008 = t3004 + t3007;
                        const u64 t3009 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3010 = t3008 + t3009;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3011;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3011) : "l"(t3010) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_25 = warp_m + warp_n;
                        const u32 index_45 = slice_25 << 1u;
                        const u64 t3014 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3015 = t3014 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3016 = t3015 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3017 = partials + t3016;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3018 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3019 = t3018 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3020 = t3019 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3021 = t3017 + t3020;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3022 = (u64)index_45;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3023 = t3022 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3024 = t3023 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3025 = t3021 + t3024;
                        const u64 t3026 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3027 = t3025 + t3026;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3028;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3028) : "l"(t3027) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_26 = warp_m + warp_n;
                        const u32 index_46 = slice_26 << 1u;
                        const u64 t3031 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3032 = t3031 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3033 = t3032 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3034 = partials + t3033;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3035 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3036 = t3035 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3037 = t3036 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3038 = t3034 + t3037;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3039 = (u64)index_46;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3040 = t3039 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3041 = t3040 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3042 = t3038 + t3041;
                        const u64 t3043 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3044 = t3042 + t3043;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3045;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3045) : "l"(t3044) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_27 = warp_m + warp_n;
                        const u32 index_47 = slice_27 << 1u;
                        const u64 t3048 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3049 = t3048 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3050 = t3049 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3051 = partials + t3050;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3052 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3053 = t3052 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3054 = t3053 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3055 = t3051 + t3054;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3056 = (u64)index_47;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3057 = t3056 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3058 = t3057 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3059 = t3055 + t3058;
                        const u64 t3060 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3061 = t3059 + t3060;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3062;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3062) : "l"(t3061) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_28 = warp_m + warp_n;
                        const u32 index_48 = slice_28 << 1u;
                        const u64 t3065 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3066 = t3065 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3067 = t3066 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3068 = partials + t3067;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3069 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3070 = t3069 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3071 = t3070 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3072 = t3068 + t3071;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3073 = (u64)index_48;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3074 = t3073 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3075 = t3074 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3076 = t3072 + t3075;
                        const u64 t3077 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3078 = t3076 + t3077;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3079;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3079) : "l"(t3078) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_29 = warp_m + warp_n;
                        const u32 index_49 = slice_29 << 1u;
                        const u64 t3082 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3083 = t3082 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3084 = t3083 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3085 = partials + t3084;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3086 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3087 = t3086 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3088 = t3087 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3089 = t3085 + t3088;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3090 = (u64)index_49;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3091 = t3090 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3092 = t3091 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3093 = t3089 + t3092;
                        const u64 t3094 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3095 = t3093 + t3094;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3096;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3096) : "l"(t3095) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_30 = warp_m + warp_n;
                        const u32 index_50 = slice_30 << 1u;
                        const u64 t3099 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3100 = t3099 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3101 = t3100 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3102 = partials + t3101;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3103 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3104 = t3103 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3105 = t3104 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3106 = t3102 + t3105;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3107 = (u64)index_50;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3108 = t3107 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3109 = t3108 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3110 = t3106 + t3109;
                        const u64 t3111 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3112 = t3110 + t3111;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3113;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t3113) : "l"(t3112) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_31 = warp_m + warp_n;
                        const u32 index_51 = slice_31 << 1u;
                        const u64 t3116 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3117 = t3116 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3118 = t3117 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3119 = partials + t3118;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3120 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3121 = t3120 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3122 = t3121 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3123 = t3119 + t3122;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3124 = (u64)index_51;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3125 = t3124 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3126 = t3125 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3127 = t3123 + t3126;
                        const u64 t3128 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3129 = t3127 + t3128;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3130;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t3130) : "l"(t3129) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_32 = warp_m + warp_n;
                        const u32 index_52 = slice_32 << 1u;
                        const u64 t3133 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3134 = t3133 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3135 = t3134 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3136 = partials + t3135;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3137 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3138 = t3137 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3139 = t3138 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3140 = t3136 + t3139;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3141 = (u64)index_52;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3142 = t3141 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3143 = t3142 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3144 = t3140 + t3143;
                        const u64 t3145 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3146 = t3144 + t3145;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3147;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t3147) : "l"(t3146) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_33 = warp_m + warp_n;
                        const u32 index_53 = slice_33 << 1u;
                        const u64 t3150 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3151 = t3150 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3152 = t3151 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3153 = partials + t3152;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3154 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3155 = t3154 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3156 = t3155 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3157 = t3153 + t3156;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3158 = (u64)index_53;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3159 = t3158 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3160 = t3159 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3161 = t3157 + t3160;
                        const u64 t3162 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3163 = t3161 + t3162;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3164;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t3164) : "l"(t3163) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_34 = warp_m + warp_n;
                        const u32 index_54 = slice_34 << 1u;
                        const u64 t3167 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3168 = t3167 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3169 = t3168 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3170 = partials + t3169;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3171 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3172 = t3171 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3173 = t3172 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3174 = t3170 + t3173;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3175 = (u64)index_54;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3176 = t3175 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3177 = t3176 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3178 = t3174 + t3177;
                        const u64 t3179 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3180 = t3178 + t3179;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3181;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t3181) : "l"(t3180) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_35 = warp_m + warp_n;
                        const u32 index_55 = slice_35 << 1u;
                        const u64 t3184 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3185 = t3184 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3186 = t3185 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3187 = partials + t3186;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3188 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3189 = t3188 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3190 = t3189 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3191 = t3187 + t3190;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3192 = (u64)index_55;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3193 = t3192 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3194 = t3193 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3195 = t3191 + t3194;
                        const u64 t3196 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3197 = t3195 + t3196;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3198;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t3198) : "l"(t3197) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_36 = warp_m + warp_n;
                        const u32 index_56 = slice_36 << 1u;
                        const u64 t3201 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3202 = t3201 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3203 = t3202 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3204 = partials + t3203;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3205 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3206 = t3205 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3207 = t3206 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3208 = t3204 + t3207;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3209 = (u64)index_56;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3210 = t3209 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3211 = t3210 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3212 = t3208 + t3211;
                        const u64 t3213 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3214 = t3212 + t3213;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3215;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t3215) : "l"(t3214) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3216 = split + 1u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max = __uint_as_float(0xff800000u);
                        f32 part = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_2 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_3 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_4 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_5 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_6 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_7 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_8 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_9 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_10 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_11 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_12 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_13 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_14 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_15 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_16 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_17 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_18 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_19 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_20 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_21 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_22 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_23 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_24 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_25 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_26 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_27 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_28 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_29 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_30 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_31 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_32 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_33 = 0.0f;
                        const bool t3217 = t3216 < t166;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3217) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_37 = warp_m + warp_n;
                            const u32 index_57 = slice_37 << 1u;
                            const u64 t3220 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3221 = t3220 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3222 = t3221 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3223 = partials + t3222;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3224 = (u64)t3216;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3225 = t3224 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3226 = t3225 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3227 = t3223 + t3226;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3228 = (u64)index_57;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3229 = t3228 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3230 = t3229 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3231 = t3227 + t3230;
                            const u64 t3232 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3233 = t3231 + t3232;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3234;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3234) : "l"(t3233) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max = t3234;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3235;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3235) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t3235;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3236;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t3236) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t3236;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3237;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t3237) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t3237;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3238;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3238) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t3238;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3239;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3239) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t3239;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3240;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3240) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t3240;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3241;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3241) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t3241;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3242;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3242) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t3242;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3243;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3243) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t3243;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3244;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3244) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t3244;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3245;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t3245) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t3245;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3246;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t3246) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t3246;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3247;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t3247) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t3247;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3248;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t3248) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t3248;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3249;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t3249) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t3249;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3250;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t3250) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t3250;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3251;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t3251) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t3251;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3252;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t3252) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t3252;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3253;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t3253) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t3253;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3254;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3254) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t3254;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3255;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3255) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t3255;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3256;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3256) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t3256;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3257;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3257) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t3257;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3258;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3258) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t3258;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3259;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3259) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t3259;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3260;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t3260) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t3260;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3261;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t3261) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t3261;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3262;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t3262) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t3262;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3263;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t3263) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t3263;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3264;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t3264) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t3264;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3265;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t3265) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t3265;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3266;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t3266) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t3266;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3267;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3267) : "l"(t3233) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t3267;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3268 = split + 2u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_2 = __uint_as_float(0xff800000u);
                        f32 part_34 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_35 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_36 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_37 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_38 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_39 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_40 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_41 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_42 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_43 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_44 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_45 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_46 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_47 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_48 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_49 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_50 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_51 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_52 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_53 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_54 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_55 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_56 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_57 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_58 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_59 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_60 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_61 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_62 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_63 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_64 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_65 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_66 = 0.0f;
                        const bool t3269 = t3268 < t166;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3269) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_38 = warp_m + warp_n;
                            const u32 index_58 = slice_38 << 1u;
                            const u64 t3272 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3273 = t3272 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3274 = t3273 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3275 = partials + t3274;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3276 = (u64)t3268;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3277 = t3276 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3278 = t3277 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3279 = t3275 + t3278;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3280 = (u64)index_58;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3281 = t3280 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3282 = t3281 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3283 = t3279 + t3282;
                            const u64 t3284 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3285 = t3283 + t3284;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3286;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3286) : "l"(t3285) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_2 = t3286;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3287;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3287) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t3287;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3288;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t3288) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t3288;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3289;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t3289) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t3289;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3290;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3290) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t3290;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3291;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3291) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t3291;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3292;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3292) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t3292;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3293;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3293) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t3293;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3294;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3294) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t3294;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3295;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3295) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t3295;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3296;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3296) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t3296;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3297;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t3297) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t3297;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3298;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t3298) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t3298;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3299;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t3299) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t3299;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3300;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t3300) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t3300;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3301;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t3301) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t3301;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3302;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t3302) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t3302;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3303;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t3303) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t3303;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3304;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t3304) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t3304;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3305;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t3305) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t3305;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3306;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3306) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t3306;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3307;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3307) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t3307;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3308;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3308) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t3308;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3309;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3309) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t3309;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3310;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3310) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t3310;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3311;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3311) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t3311;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3312;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t3312) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t3312;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3313;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t3313) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t3313;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3314;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t3314) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t3314;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3315;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t3315) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t3315;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3316;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t3316) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t3316;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3317;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t3317) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t3317;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3318;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t3318) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t3318;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3319;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3319) : "l"(t3285) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t3319;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3320 = split + 3u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_3 = __uint_as_float(0xff800000u);
                        f32 part_67 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_68 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_69 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_70 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_71 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_72 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_73 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_74 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_75 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_76 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_77 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_78 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_79 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_80 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_81 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_82 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_83 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_84 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_85 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_86 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_87 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_88 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_89 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_90 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_91 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_92 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_93 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_94 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_95 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_96 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_97 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_98 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_99 = 0.0f;
                        const bool t3321 = t3320 < t166;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3321) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_39 = warp_m + warp_n;
                            const u32 index_59 = slice_39 << 1u;
                            const u64 t3324 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3325 = t3324 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3326 = t3325 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3327 = partials + t3326;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3328 = (u64)t3320;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3329 = t3328 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3330 = t3329 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3331 = t3327 + t3330;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3332 = (u64)index_59;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3333 = t3332 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3334 = t3333 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3335 = t3331 + t3334;
                            const u64 t3336 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3337 = t3335 + t3336;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3338;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3338) : "l"(t3337) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_3 = t3338;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3339;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3339) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t3339;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3340;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t3340) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t3340;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3341;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t3341) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t3341;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3342;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3342) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t3342;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3343;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3343) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t3343;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3344;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3344) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t3344;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3345;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3345) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t3345;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3346;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3346) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t3346;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3347;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3347) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t3347;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3348;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3348) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t3348;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3349;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t3349) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t3349;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3350;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t3350) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t3350;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3351;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t3351) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t3351;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3352;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t3352) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t3352;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3353;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t3353) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t3353;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3354;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t3354) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t3354;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3355;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t3355) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t3355;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3356;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t3356) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t3356;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3357;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t3357) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t3357;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3358;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3358) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t3358;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3359;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3359) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t3359;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3360;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3360) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t3360;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3361;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3361) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t3361;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3362;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3362) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t3362;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3363;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3363) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t3363;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3364;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t3364) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t3364;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3365;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t3365) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t3365;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3366;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t3366) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t3366;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3367;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t3367) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t3367;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3368;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t3368) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t3368;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3369;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t3369) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t3369;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3370;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t3370) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t3370;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3371;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3371) : "l"(t3337) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t3371;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3372;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3372) : "f"(row_max), "f"(t2654));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3373;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3373) : "f"(t3372), "f"(part_max));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3374;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3374) : "f"(t3373), "f"(part_max_2));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max;
                        asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t3374), "f"(part_max_3));
                        const bool t3376 = max == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3377 = max * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_5 = t3376 ? 0.0f : t3377;
                        const f32 t3379 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3380) : "f"(row_max), "f"(scale_log2), "f"(t3379));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t3380));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3382 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3383) : "f"(t2654), "f"(scale_log2), "f"(t3382));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_2;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t3383));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3385 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3386) : "f"(part_max), "f"(scale_log2), "f"(t3385));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t3386));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3388 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3389;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3389) : "f"(part_max_2), "f"(scale_log2), "f"(t3388));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t3389));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3391 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3392) : "f"(part_max_3), "f"(scale_log2), "f"(t3391));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t3392));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3394 = row_sum * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3394;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3395;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3395) : "f"(t2671), "f"(factors_2), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3395;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3396;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3396) : "f"(part_33), "f"(factors_3), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3396;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3397) : "f"(part_66), "f"(factors_4), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3397;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3398;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3398) : "f"(part_99), "f"(factors_5), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3398;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_2 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3399 = acc * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3399;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3400) : "f"(t2688), "f"(factors_2), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3400;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3401;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3401) : "f"(part), "f"(factors_3), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3401;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3402;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3402) : "f"(part_34), "f"(factors_4), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3402;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3403;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3403) : "f"(part_67), "f"(factors_5), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3403;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_3 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3404 = acc_2 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3404;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3405;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3405) : "f"(t2705), "f"(factors_2), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3405;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3406;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3406) : "f"(part_2), "f"(factors_3), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3406;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3407;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3407) : "f"(part_35), "f"(factors_4), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3407;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3408;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3408) : "f"(part_68), "f"(factors_5), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3408;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_4 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3409 = acc_5 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3409;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3410;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3410) : "f"(t2722), "f"(factors_2), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3410;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3411;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3411) : "f"(part_3), "f"(factors_3), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3411;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3412) : "f"(part_36), "f"(factors_4), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3412;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3413;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3413) : "f"(part_69), "f"(factors_5), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3413;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_5 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3414 = acc_6 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3414;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3415) : "f"(t2739), "f"(factors_2), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3415;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3416;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3416) : "f"(part_4), "f"(factors_3), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3416;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3417) : "f"(part_37), "f"(factors_4), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3417;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3418;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3418) : "f"(part_70), "f"(factors_5), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3418;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_6 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3419 = acc_9 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3419;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3420;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3420) : "f"(t2756), "f"(factors_2), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3420;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3421;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3421) : "f"(part_5), "f"(factors_3), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3421;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3422;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3422) : "f"(part_38), "f"(factors_4), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3422;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3423;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3423) : "f"(part_71), "f"(factors_5), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3423;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_7 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3424 = acc_10 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3424;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3425;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3425) : "f"(t2773), "f"(factors_2), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3425;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3426;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3426) : "f"(part_6), "f"(factors_3), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3426;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3427) : "f"(part_39), "f"(factors_4), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3427;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3428;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3428) : "f"(part_72), "f"(factors_5), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3428;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_8 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3429 = acc_13 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3429;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3430;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3430) : "f"(t2790), "f"(factors_2), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3430;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3431;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3431) : "f"(part_7), "f"(factors_3), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3431;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3432;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3432) : "f"(part_40), "f"(factors_4), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3432;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3433;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3433) : "f"(part_73), "f"(factors_5), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3433;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_9 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3434 = acc_14 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3434;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3435;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3435) : "f"(t2807), "f"(factors_2), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3435;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3436;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3436) : "f"(part_8), "f"(factors_3), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3436;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3437;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3437) : "f"(part_41), "f"(factors_4), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3437;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3438;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3438) : "f"(part_74), "f"(factors_5), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3438;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_10 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3439 = acc_17 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3439;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3440;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3440) : "f"(t2824), "f"(factors_2), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3440;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3441;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3441) : "f"(part_9), "f"(factors_3), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3441;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3442;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3442) : "f"(part_42), "f"(factors_4), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3442;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3443;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3443) : "f"(part_75), "f"(factors_5), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3443;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_11 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3444 = acc_18 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3444;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3445;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3445) : "f"(t2841), "f"(factors_2), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3445;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3446;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3446) : "f"(part_10), "f"(factors_3), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3446;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3447) : "f"(part_43), "f"(factors_4), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3447;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3448;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3448) : "f"(part_76), "f"(factors_5), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3448;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_12 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3449 = acc_21 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3449;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3450;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3450) : "f"(t2858), "f"(factors_2), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3450;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3451;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3451) : "f"(part_11), "f"(factors_3), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3451;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3452;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3452) : "f"(part_44), "f"(factors_4), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3452;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3453;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3453) : "f"(part_77), "f"(factors_5), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3453;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_13 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3454 = acc_22 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3454;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3455;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3455) : "f"(t2875), "f"(factors_2), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3455;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3456;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3456) : "f"(part_12), "f"(factors_3), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3456;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3457;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3457) : "f"(part_45), "f"(factors_4), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3457;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3458;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3458) : "f"(part_78), "f"(factors_5), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3458;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_14 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3459 = acc_25 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3459;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3460;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3460) : "f"(t2892), "f"(factors_2), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3460;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3461;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3461) : "f"(part_13), "f"(factors_3), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3461;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3462;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3462) : "f"(part_46), "f"(factors_4), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3462;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3463;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3463) : "f"(part_79), "f"(factors_5), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3463;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_15 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3464 = acc_26 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3464;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3465;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3465) : "f"(t2909), "f"(factors_2), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3465;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3466;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3466) : "f"(part_14), "f"(factors_3), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3466;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3467;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3467) : "f"(part_47), "f"(factors_4), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3467;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3468;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3468) : "f"(part_80), "f"(factors_5), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3468;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_16 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3469 = acc_29 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3469;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3470;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3470) : "f"(t2926), "f"(factors_2), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3470;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3471;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3471) : "f"(part_15), "f"(factors_3), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3471;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3472;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3472) : "f"(part_48), "f"(factors_4), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3472;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3473;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3473) : "f"(part_81), "f"(factors_5), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3473;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_17 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3474 = acc_30 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3474;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3475;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3475) : "f"(t2943), "f"(factors_2), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3475;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3476;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3476) : "f"(part_16), "f"(factors_3), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3476;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3477;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3477) : "f"(part_49), "f"(factors_4), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3477;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3478;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3478) : "f"(part_82), "f"(factors_5), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3478;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_18 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3479 = acc_33 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3479;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3480;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3480) : "f"(t2960), "f"(factors_2), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3480;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3481;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3481) : "f"(part_17), "f"(factors_3), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3481;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3482;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3482) : "f"(part_50), "f"(factors_4), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3482;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3483;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3483) : "f"(part_83), "f"(factors_5), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3483;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3484 = acc_34 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3484;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3485;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3485) : "f"(t2977), "f"(factors_2), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3485;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3486;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3486) : "f"(part_18), "f"(factors_3), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3486;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3487;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3487) : "f"(part_51), "f"(factors_4), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3487;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3488;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3488) : "f"(part_84), "f"(factors_5), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3488;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3489 = acc_37 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3489;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3490;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3490) : "f"(t2994), "f"(factors_2), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3490;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3491;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3491) : "f"(part_19), "f"(factors_3), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3491;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3492;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3492) : "f"(part_52), "f"(factors_4), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3492;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3493;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3493) : "f"(part_85), "f"(factors_5), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3493;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3494 = acc_38 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3494;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3495;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3495) : "f"(t3011), "f"(factors_2), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3495;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3496;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3496) : "f"(part_20), "f"(factors_3), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3496;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3497;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3497) : "f"(part_53), "f"(factors_4), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3497;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3498;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3498) : "f"(part_86), "f"(factors_5), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3498;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3499 = acc_41 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3499;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3500;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3500) : "f"(t3028), "f"(factors_2), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3500;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3501;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3501) : "f"(part_21), "f"(factors_3), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3501;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3502;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3502) : "f"(part_54), "f"(factors_4), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3502;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3503;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3503) : "f"(part_87), "f"(factors_5), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3503;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3504 = acc_42 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3504;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3505;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3505) : "f"(t3045), "f"(factors_2), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3505;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3506;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3506) : "f"(part_22), "f"(factors_3), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3506;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3507;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3507) : "f"(part_55), "f"(factors_4), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3507;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3508;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3508) : "f"(part_88), "f"(factors_5), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3508;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3509 = acc_45 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3509;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3510;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3510) : "f"(t3062), "f"(factors_2), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3510;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3511;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3511) : "f"(part_23), "f"(factors_3), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3511;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3512;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3512) : "f"(part_56), "f"(factors_4), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3512;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3513;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3513) : "f"(part_89), "f"(factors_5), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3513;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3514 = acc_46 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3514;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3515;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3515) : "f"(t3079), "f"(factors_2), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3515;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3516;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3516) : "f"(part_24), "f"(factors_3), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3516;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3517;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3517) : "f"(part_57), "f"(factors_4), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3517;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3518;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3518) : "f"(part_90), "f"(factors_5), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3518;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3519 = acc_49 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3519;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3520;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3520) : "f"(t3096), "f"(factors_2), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3520;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3521;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3521) : "f"(part_25), "f"(factors_3), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3521;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3522;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3522) : "f"(part_58), "f"(factors_4), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3522;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3523;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3523) : "f"(part_91), "f"(factors_5), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3523;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3524 = acc_50 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3524;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3525;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3525) : "f"(t3113), "f"(factors_2), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3525;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3526;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3526) : "f"(part_26), "f"(factors_3), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3526;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3527;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3527) : "f"(part_59), "f"(factors_4), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3527;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3528;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3528) : "f"(part_92), "f"(factors_5), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3528;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3529 = acc_53 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3529;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3530;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3530) : "f"(t3130), "f"(factors_2), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3530;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3531;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3531) : "f"(part_27), "f"(factors_3), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3531;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3532;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3532) : "f"(part_60), "f"(factors_4), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3532;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3533;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3533) : "f"(part_93), "f"(factors_5), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3533;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3534 = acc_54 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3534;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3535;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3535) : "f"(t3147), "f"(factors_2), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3535;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3536;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3536) : "f"(part_28), "f"(factors_3), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3536;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3537;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3537) : "f"(part_61), "f"(factors_4), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3537;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3538;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3538) : "f"(part_94), "f"(factors_5), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3538;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3539 = acc_57 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3539;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3540;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3540) : "f"(t3164), "f"(factors_2), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3540;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3541;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3541) : "f"(part_29), "f"(factors_3), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3541;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3542;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3542) : "f"(part_62), "f"(factors_4), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3542;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3543;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3543) : "f"(part_95), "f"(factors_5), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3543;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3544 = acc_58 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3544;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3545;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3545) : "f"(t3181), "f"(factors_2), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3545;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3546;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3546) : "f"(part_30), "f"(factors_3), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3546;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3547;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3547) : "f"(part_63), "f"(factors_4), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3547;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3548;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3548) : "f"(part_96), "f"(factors_5), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3548;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3549 = acc_61 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3549;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3550;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3550) : "f"(t3198), "f"(factors_2), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3550;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3551;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3551) : "f"(part_31), "f"(factors_3), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3551;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3552;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3552) : "f"(part_64), "f"(factors_4), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3552;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3553;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3553) : "f"(part_97), "f"(factors_5), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3553;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3554 = acc_62 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3554;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3555;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3555) : "f"(t3215), "f"(factors_2), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3555;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3556;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3556) : "f"(part_32), "f"(factors_3), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3556;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3557;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3557) : "f"(part_65), "f"(factors_4), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3557;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3558;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3558) : "f"(part_98), "f"(factors_5), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3558;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max = max;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum = total;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc = total_2;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_2 = total_3;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_5 = total_4;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_6 = total_5;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_9 = total_6;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_10 = total_7;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_13 = total_8;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_14 = total_9;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_17 = total_10;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_18 = total_11;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_21 = total_12;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_22 = total_13;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_25 = total_14;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_26 = total_15;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_29 = total_16;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_30 = total_17;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_33 = total_18;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_34 = total_19;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_37 = total_20;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_38 = total_21;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_41 = total_22;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_42 = total_23;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_45 = total_24;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_46 = total_25;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_49 = total_26;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_50 = total_27;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_53 = total_28;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_54 = total_29;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_57 = total_30;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_58 = total_31;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_61 = total_32;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_62 = total_33;
                        const u32 t3559 = split + 4u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t3559;
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3561 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3562 = t186 + t3561;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3563 = t3562 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3564 = t3563 < t134;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3564) {
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_2 = __uint_as_float(0xff800000u);
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_2 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_3 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_4 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_7 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_8 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_11 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_12 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_15 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_16 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_19 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_20 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_23 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_24 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_27 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_28 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_31 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_32 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_35 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_36 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_39 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_40 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_43 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_44 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_47 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_48 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_51 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_52 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_55 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_56 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_59 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_60 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_63 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_64 = 0.0f;
                    u32 split_2 = 0u;
                    while (true) {
#line 286 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3565 = split_2 < t166;
                        if (!t3565) break;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_40 = warp_m + warp_n;
                        const u32 t3567 = slice_40 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_60 = t3567 + 1u;
                        const u64 t3569 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3570 = t3569 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3571 = t3570 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3572 = partials + t3571;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3573 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3574 = t3573 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3575 = t3574 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3576 = t3572 + t3575;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3577 = (u64)index_60;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3578 = t3577 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3579 = t3578 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3580 = t3576 + t3579;
                        const u64 t3581 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3582 = t3580 + t3581;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3583;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3583) : "l"(t3582) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_41 = warp_m + warp_n;
                        const u32 t3585 = slice_41 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_61 = t3585 + 1u;
                        const u64 t3587 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3588 = t3587 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3589 = t3588 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3590 = partials + t3589;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3591 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3592 = t3591 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3593 = t3592 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3594 = t3590 + t3593;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3595 = (u64)index_61;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3596 = t3595 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3597 = t3596 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3598 = t3594 + t3597;
                        const u64 t3599 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3600 = t3598 + t3599;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3601;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3601) : "l"(t3600) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_42 = warp_m + warp_n;
                        const u32 t3603 = slice_42 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_62 = t3603 + 1u;
                        const u64 t3605 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3606 = t3605 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3607 = t3606 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3608 = partials + t3607;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3609 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3610 = t3609 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3611 = t3610 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3612 = t3608 + t3611;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3613 = (u64)index_62;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3614 = t3613 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3615 = t3614 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3616 = t3612 + t3615;
                        const u64 t3617 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3618 = t3616 + t3617;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3619;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3619) : "l"(t3618) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_43 = warp_m + warp_n;
                        const u32 t3621 = slice_43 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_63 = t3621 + 1u;
                        const u64 t3623 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3624 = t3623 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3625 = t3624 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3626 = partials + t3625;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3627 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3628 = t3627 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3629 = t3628 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3630 = t3626 + t3629;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3631 = (u64)index_63;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3632 = t3631 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3633 = t3632 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3634 = t3630 + t3633;
                        const u64 t3635 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3636 = t3634 + t3635;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3637;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t3637) : "l"(t3636) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_44 = warp_m + warp_n;
                        const u32 t3639 = slice_44 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_64 = t3639 + 1u;
                        const u64 t3641 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3642 = t3641 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3643 = t3642 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3644 = partials + t3643;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3645 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3646 = t3645 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3647 = t3646 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3648 = t3644 + t3647;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3649 = (u64)index_64;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3650 = t3649 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3651 = t3650 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3652 = t3648 + t3651;
                        const u64 t3653 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3654 = t3652 + t3653;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3655;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t3655) : "l"(t3654) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_45 = warp_m + warp_n;
                        const u32 t3657 = slice_45 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_65 = t3657 + 1u;
                        const u64 t3659 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3660 = t3659 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3661 = t3660 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3662 = partials + t3661;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3663 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3664 = t3663 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3665 = t3664 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3666 = t3662 + t3665;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3667 = (u64)index_65;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3668 = t3667 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3669 = t3668 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3670 = t3666 + t3669;
                        const u64 t3671 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3672 = t3670 + t3671;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3673;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3673) : "l"(t3672) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_46 = warp_m + warp_n;
                        const u32 t3675 = slice_46 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_66 = t3675 + 1u;
                        const u64 t3677 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3678 = t3677 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3679 = t3678 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3680 = partials + t3679;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3681 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3682 = t3681 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3683 = t3682 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3684 = t3680 + t3683;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3685 = (u64)index_66;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3686 = t3685 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3687 = t3686 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3688 = t3684 + t3687;
                        const u64 t3689 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3690 = t3688 + t3689;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3691;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3691) : "l"(t3690) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_47 = warp_m + warp_n;
                        const u32 t3693 = slice_47 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_67 = t3693 + 1u;
                        const u64 t3695 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3696 = t3695 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3697 = t3696 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3698 = partials + t3697;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3699 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3700 = t3699 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3701 = t3700 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3702 = t3698 + t3701;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3703 = (u64)index_67;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3704 = t3703 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3705 = t3704 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3706 = t3702 + t3705;
                        const u64 t3707 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3708 = t3706 + t3707;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3709;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3709) : "l"(t3708) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_48 = warp_m + warp_n;
                        const u32 t3711 = slice_48 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_68 = t3711 + 1u;
                        const u64 t3713 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3714 = t3713 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3715 = t3714 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3716 = partials + t3715;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3717 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3718 = t3717 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3719 = t3718 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3720 = t3716 + t3719;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3721 = (u64)index_68;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3722 = t3721 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3723 = t3722 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3724 = t3720 + t3723;
                        const u64 t3725 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3726 = t3724 + t3725;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3727;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3727) : "l"(t3726) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_49 = warp_m + warp_n;
                        const u32 t3729 = slice_49 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_69 = t3729 + 1u;
                        const u64 t3731 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3732 = t3731 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3733 = t3732 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3734 = partials + t3733;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3735 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3736 = t3735 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3737 = t3736 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3738 = t3734 + t3737;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3739 = (u64)index_69;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3740 = t3739 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3741 = t3740 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3742 = t3738 + t3741;
                        const u64 t3743 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3744 = t3742 + t3743;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3745;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3745) : "l"(t3744) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_50 = warp_m + warp_n;
                        const u32 t3747 = slice_50 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_70 = t3747 + 1u;
                        const u64 t3749 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3750 = t3749 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3751 = t3750 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3752 = partials + t3751;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3753 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3754 = t3753 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3755 = t3754 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3756 = t3752 + t3755;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3757 = (u64)index_70;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3758 = t3757 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3759 = t3758 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3760 = t3756 + t3759;
                        const u64 t3761 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3762 = t3760 + t3761;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3763;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3763) : "l"(t3762) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_51 = warp_m + warp_n;
                        const u32 t3765 = slice_51 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_71 = t3765 + 1u;
                        const u64 t3767 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3768 = t3767 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3769 = t3768 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3770 = partials + t3769;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3771 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3772 = t3771 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3773 = t3772 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3774 = t3770 + t3773;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3775 = (u64)index_71;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3776 = t3775 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3777 = t3776 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3778 = t3774 + t3777;
                        const u64 t3779 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3780 = t3778 + t3779;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3781;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3781) : "l"(t3780) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_52 = warp_m + warp_n;
                        const u32 t3783 = slice_52 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_72 = t3783 + 1u;
                        const u64 t3785 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3786 = t3785 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3787 = t3786 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3788 = partials + t3787;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3789 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3790 = t3789 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3791 = t3790 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3792 = t3788 + t3791;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3793 = (u64)index_72;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3794 = t3793 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3795 = t3794 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3796 = t3792 + t3795;
                        const u64 t3797 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3798 = t3796 + t3797;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3799;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t3799) : "l"(t3798) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_53 = warp_m + warp_n;
                        const u32 t3801 = slice_53 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_73 = t3801 + 1u;
                        const u64 t3803 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3804 = t3803 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3805 = t3804 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3806 = partials + t3805;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3807 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3808 = t3807 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3809 = t3808 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3810 = t3806 + t3809;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3811 = (u64)index_73;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3812 = t3811 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3813 = t3812 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3814 = t3810 + t3813;
                        const u64 t3815 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3816 = t3814 + t3815;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3817;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t3817) : "l"(t3816) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_54 = warp_m + warp_n;
                        const u32 t3819 = slice_54 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_74 = t3819 + 1u;
                        const u64 t3821 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3822 = t3821 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3823 = t3822 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3824 = partials + t3823;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3825 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3826 = t3825 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3827 = t3826 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3828 = t3824 + t3827;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3829 = (u64)index_74;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3830 = t3829 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3831 = t3830 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3832 = t3828 + t3831;
                        const u64 t3833 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3834 = t3832 + t3833;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3835;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t3835) : "l"(t3834) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_55 = warp_m + warp_n;
                        const u32 t3837 = slice_55 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_75 = t3837 + 1u;
                        const u64 t3839 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3840 = t3839 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3841 = t3840 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3842 = partials + t3841;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3843 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3844 = t3843 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3845 = t3844 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3846 = t3842 + t3845;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3847 = (u64)index_75;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3848 = t3847 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3849 = t3848 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3850 = t3846 + t3849;
                        const u64 t3851 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3852 = t3850 + t3851;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3853;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t3853) : "l"(t3852) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_56 = warp_m + warp_n;
                        const u32 t3855 = slice_56 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_76 = t3855 + 1u;
                        const u64 t3857 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3858 = t3857 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3859 = t3858 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3860 = partials + t3859;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3861 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3862 = t3861 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3863 = t3862 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3864 = t3860 + t3863;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3865 = (u64)index_76;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3866 = t3865 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3867 = t3866 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3868 = t3864 + t3867;
                        const u64 t3869 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3870 = t3868 + t3869;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3871;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t3871) : "l"(t3870) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_57 = warp_m + warp_n;
                        const u32 t3873 = slice_57 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_77 = t3873 + 1u;
                        const u64 t3875 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3876 = t3875 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3877 = t3876 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3878 = partials + t3877;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3879 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3880 = t3879 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3881 = t3880 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3882 = t3878 + t3881;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3883 = (u64)index_77;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3884 = t3883 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3885 = t3884 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3886 = t3882 + t3885;
                        const u64 t3887 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3888 = t3886 + t3887;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3889;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t3889) : "l"(t3888) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_58 = warp_m + warp_n;
                        const u32 t3891 = slice_58 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_78 = t3891 + 1u;
                        const u64 t3893 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3894 = t3893 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3895 = t3894 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3896 = partials + t3895;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3897 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3898 = t3897 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3899 = t3898 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3900 = t3896 + t3899;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3901 = (u64)index_78;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3902 = t3901 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3903 = t3902 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3904 = t3900 + t3903;
                        const u64 t3905 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3906 = t3904 + t3905;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3907;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t3907) : "l"(t3906) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_59 = warp_m + warp_n;
                        const u32 t3909 = slice_59 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_79 = t3909 + 1u;
                        const u64 t3911 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3912 = t3911 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3913 = t3912 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3914 = partials + t3913;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3915 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3916 = t3915 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3917 = t3916 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3918 = t3914 + t3917;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3919 = (u64)index_79;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3920 = t3919 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3921 = t3920 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3922 = t3918 + t3921;
                        const u64 t3923 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3924 = t3922 + t3923;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3925;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t3925) : "l"(t3924) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_60 = warp_m + warp_n;
                        const u32 t3927 = slice_60 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_80 = t3927 + 1u;
                        const u64 t3929 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3930 = t3929 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3931 = t3930 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3932 = partials + t3931;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3933 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3934 = t3933 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3935 = t3934 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3936 = t3932 + t3935;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3937 = (u64)index_80;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3938 = t3937 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3939 = t3938 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3940 = t3936 + t3939;
                        const u64 t3941 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3942 = t3940 + t3941;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3943;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t3943) : "l"(t3942) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_61 = warp_m + warp_n;
                        const u32 t3945 = slice_61 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_81 = t3945 + 1u;
                        const u64 t3947 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3948 = t3947 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3949 = t3948 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3950 = partials + t3949;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3951 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3952 = t3951 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3953 = t3952 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3954 = t3950 + t3953;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3955 = (u64)index_81;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3956 = t3955 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3957 = t3956 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3958 = t3954 + t3957;
                        const u64 t3959 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3960 = t3958 + t3959;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3961;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3961) : "l"(t3960) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_62 = warp_m + warp_n;
                        const u32 t3963 = slice_62 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_82 = t3963 + 1u;
                        const u64 t3965 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3966 = t3965 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3967 = t3966 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3968 = partials + t3967;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3969 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3970 = t3969 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3971 = t3970 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3972 = t3968 + t3971;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3973 = (u64)index_82;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3974 = t3973 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3975 = t3974 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3976 = t3972 + t3975;
                        const u64 t3977 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3978 = t3976 + t3977;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3979;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3979) : "l"(t3978) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_63 = warp_m + warp_n;
                        const u32 t3981 = slice_63 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_83 = t3981 + 1u;
                        const u64 t3983 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3984 = t3983 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3985 = t3984 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3986 = partials + t3985;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3987 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3988 = t3987 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3989 = t3988 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3990 = t3986 + t3989;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3991 = (u64)index_83;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3992 = t3991 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3993 = t3992 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3994 = t3990 + t3993;
                        const u64 t3995 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3996 = t3994 + t3995;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3997;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3997) : "l"(t3996) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_64 = warp_m + warp_n;
                        const u32 t3999 = slice_64 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_84 = t3999 + 1u;
                        const u64 t4001 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4002 = t4001 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4003 = t4002 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4004 = partials + t4003;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4005 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4006 = t4005 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4007 = t4006 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4008 = t4004 + t4007;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4009 = (u64)index_84;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4010 = t4009 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4011 = t4010 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4012 = t4008 + t4011;
                        const u64 t4013 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4014 = t4012 + t4013;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4015;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t4015) : "l"(t4014) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_65 = warp_m + warp_n;
                        const u32 t4017 = slice_65 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_85 = t4017 + 1u;
                        const u64 t4019 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4020 = t4019 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4021 = t4020 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4022 = partials + t4021;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4023 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4024 = t4023 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4025 = t4024 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4026 = t4022 + t4025;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4027 = (u64)index_85;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4028 = t4027 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4029 = t4028 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4030 = t4026 + t4029;
                        const u64 t4031 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4032 = t4030 + t4031;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4033;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t4033) : "l"(t4032) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_66 = warp_m + warp_n;
                        const u32 t4035 = slice_66 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_86 = t4035 + 1u;
                        const u64 t4037 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4038 = t4037 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4039 = t4038 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4040 = partials + t4039;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4041 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4042 = t4041 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4043 = t4042 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4044 = t4040 + t4043;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4045 = (u64)index_86;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4046 = t4045 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4047 = t4046 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4048 = t4044 + t4047;
                        const u64 t4049 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4050 = t4048 + t4049;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4051;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t4051) : "l"(t4050) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_67 = warp_m + warp_n;
                        const u32 t4053 = slice_67 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_87 = t4053 + 1u;
                        const u64 t4055 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4056 = t4055 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4057 = t4056 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4058 = partials + t4057;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4059 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4060 = t4059 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4061 = t4060 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4062 = t4058 + t4061;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4063 = (u64)index_87;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4064 = t4063 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4065 = t4064 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4066 = t4062 + t4065;
                        const u64 t4067 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4068 = t4066 + t4067;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4069;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t4069) : "l"(t4068) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_68 = warp_m + warp_n;
                        const u32 t4071 = slice_68 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_88 = t4071 + 1u;
                        const u64 t4073 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4074 = t4073 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4075 = t4074 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4076 = partials + t4075;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4077 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4078 = t4077 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4079 = t4078 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4080 = t4076 + t4079;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4081 = (u64)index_88;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4082 = t4081 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4083 = t4082 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4084 = t4080 + t4083;
                        const u64 t4085 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4086 = t4084 + t4085;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4087;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t4087) : "l"(t4086) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_69 = warp_m + warp_n;
                        const u32 t4089 = slice_69 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_89 = t4089 + 1u;
                        const u64 t4091 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4092 = t4091 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4093 = t4092 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4094 = partials + t4093;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4095 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4096 = t4095 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4097 = t4096 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4098 = t4094 + t4097;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4099 = (u64)index_89;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4100 = t4099 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4101 = t4100 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4102 = t4098 + t4101;
                        const u64 t4103 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4104 = t4102 + t4103;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4105;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t4105) : "l"(t4104) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_70 = warp_m + warp_n;
                        const u32 t4107 = slice_70 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_90 = t4107 + 1u;
                        const u64 t4109 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4110 = t4109 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4111 = t4110 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4112 = partials + t4111;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4113 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4114 = t4113 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4115 = t4114 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4116 = t4112 + t4115;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4117 = (u64)index_90;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4118 = t4117 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4119 = t4118 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4120 = t4116 + t4119;
                        const u64 t4121 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4122 = t4120 + t4121;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4123;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t4123) : "l"(t4122) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_71 = warp_m + warp_n;
                        const u32 t4125 = slice_71 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_91 = t4125 + 1u;
                        const u64 t4127 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4128 = t4127 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4129 = t4128 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4130 = partials + t4129;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4131 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4132 = t4131 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4133 = t4132 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4134 = t4130 + t4133;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4135 = (u64)index_91;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4136 = t4135 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4137 = t4136 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4138 = t4134 + t4137;
                        const u64 t4139 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4140 = t4138 + t4139;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4141;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t4141) : "l"(t4140) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_72 = warp_m + warp_n;
                        const u32 t4143 = slice_72 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_92 = t4143 + 1u;
                        const u64 t4145 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4146 = t4145 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4147 = t4146 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4148 = partials + t4147;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4149 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4150 = t4149 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4151 = t4150 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4152 = t4148 + t4151;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4153 = (u64)index_92;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4154 = t4153 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4155 = t4154 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4156 = t4152 + t4155;
                        const u64 t4157 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4158 = t4156 + t4157;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4159;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t4159) : "l"(t4158) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_73 = warp_m + warp_n;
                        const u32 t4161 = slice_73 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_93 = t4161 + 1u;
                        const u64 t4163 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4164 = t4163 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4165 = t4164 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4166 = partials + t4165;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4167 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4168 = t4167 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4169 = t4168 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4170 = t4166 + t4169;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4171 = (u64)index_93;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4172 = t4171 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4173 = t4172 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4174 = t4170 + t4173;
                        const u64 t4175 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4176 = t4174 + t4175;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4177;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t4177) : "l"(t4176) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t4178 = split_2 + 1u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_4 = __uint_as_float(0xff800000u);
                        f32 part_100 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_101 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_102 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_103 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_104 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_105 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_106 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_107 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_108 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_109 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_110 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_111 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_112 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_113 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_114 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_115 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_116 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_117 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_118 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_119 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_120 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_121 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_122 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_123 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_124 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_125 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_126 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_127 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_128 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_129 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_130 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_131 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_132 = 0.0f;
                        const bool t4179 = t4178 < t166;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t4179) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_74 = warp_m + warp_n;
                            const u32 t4181 = slice_74 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_94 = t4181 + 1u;
                            const u64 t4183 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4184 = t4183 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4185 = t4184 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4186 = partials + t4185;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4187 = (u64)t4178;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4188 = t4187 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4189 = t4188 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4190 = t4186 + t4189;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4191 = (u64)index_94;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4192 = t4191 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4193 = t4192 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4194 = t4190 + t4193;
                            const u64 t4195 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4196 = t4194 + t4195;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4197;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t4197) : "l"(t4196) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_4 = t4197;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4198;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t4198) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t4198;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4199;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t4199) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t4199;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4200;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t4200) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t4200;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4201;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t4201) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t4201;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4202;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t4202) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t4202;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4203;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t4203) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t4203;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4204;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t4204) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t4204;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4205;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t4205) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t4205;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4206;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t4206) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t4206;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4207;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t4207) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t4207;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4208;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t4208) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t4208;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4209;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t4209) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t4209;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4210;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t4210) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t4210;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4211;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t4211) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t4211;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4212;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t4212) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t4212;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4213;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t4213) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t4213;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4214;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t4214) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t4214;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4215;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t4215) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t4215;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4216;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t4216) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t4216;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4217;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t4217) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t4217;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4218;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t4218) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t4218;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4219;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t4219) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t4219;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4220;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t4220) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t4220;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4221;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t4221) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t4221;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4222;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t4222) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t4222;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4223;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t4223) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t4223;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4224;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t4224) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t4224;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4225;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t4225) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t4225;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4226;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t4226) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t4226;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4227;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t4227) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t4227;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4228;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t4228) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t4228;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4229;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t4229) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t4229;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4230;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t4230) : "l"(t4196) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t4230;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t4231 = split_2 + 2u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_5 = __uint_as_float(0xff800000u);
                        f32 part_133 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_134 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_135 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_136 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_137 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_138 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_139 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_140 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_141 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_142 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_143 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_144 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_145 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_146 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_147 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_148 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_149 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_150 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_151 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_152 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_153 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_154 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_155 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_156 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_157 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_158 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_159 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_160 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_161 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_162 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_163 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_164 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_165 = 0.0f;
                        const bool t4232 = t4231 < t166;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t4232) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_75 = warp_m + warp_n;
                            const u32 t4234 = slice_75 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_95 = t4234 + 1u;
                            const u64 t4236 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4237 = t4236 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4238 = t4237 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4239 = partials + t4238;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4240 = (u64)t4231;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4241 = t4240 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4242 = t4241 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4243 = t4239 + t4242;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4244 = (u64)index_95;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4245 = t4244 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4246 = t4245 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4247 = t4243 + t4246;
                            const u64 t4248 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4249 = t4247 + t4248;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4250;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t4250) : "l"(t4249) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_5 = t4250;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4251;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t4251) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t4251;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4252;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t4252) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t4252;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4253;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t4253) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t4253;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4254;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t4254) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t4254;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4255;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t4255) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t4255;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4256;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t4256) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t4256;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4257;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t4257) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t4257;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4258;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t4258) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t4258;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4259;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t4259) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t4259;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4260;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t4260) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t4260;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4261;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t4261) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t4261;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4262;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t4262) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t4262;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4263;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t4263) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t4263;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4264;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t4264) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t4264;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4265;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t4265) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t4265;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4266;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t4266) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t4266;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4267;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t4267) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t4267;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4268;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t4268) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t4268;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4269;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t4269) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t4269;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4270;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t4270) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t4270;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4271;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t4271) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t4271;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4272;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t4272) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t4272;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4273;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t4273) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t4273;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4274;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t4274) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t4274;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4275;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t4275) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t4275;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4276;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t4276) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t4276;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4277;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t4277) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t4277;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4278;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t4278) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t4278;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4279;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t4279) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t4279;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4280;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t4280) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t4280;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4281;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t4281) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t4281;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4282;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t4282) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t4282;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4283;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t4283) : "l"(t4249) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t4283;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t4284 = split_2 + 3u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_6 = __uint_as_float(0xff800000u);
                        f32 part_166 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_167 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_168 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_169 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_170 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_171 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_172 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_173 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_174 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_175 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_176 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_177 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_178 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_179 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_180 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_181 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_182 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_183 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_184 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_185 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_186 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_187 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_188 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_189 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_190 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_191 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_192 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_193 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_194 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_195 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_196 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_197 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_198 = 0.0f;
                        const bool t4285 = t4284 < t166;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t4285) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_76 = warp_m + warp_n;
                            const u32 t4287 = slice_76 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_96 = t4287 + 1u;
                            const u64 t4289 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4290 = t4289 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4291 = t4290 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4292 = partials + t4291;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4293 = (u64)t4284;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4294 = t4293 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4295 = t4294 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4296 = t4292 + t4295;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4297 = (u64)index_96;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4298 = t4297 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4299 = t4298 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4300 = t4296 + t4299;
                            const u64 t4301 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4302 = t4300 + t4301;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4303;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t4303) : "l"(t4302) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_6 = t4303;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4304;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t4304) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t4304;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4305;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t4305) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t4305;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4306;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t4306) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t4306;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4307;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t4307) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t4307;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4308;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t4308) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t4308;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4309;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t4309) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t4309;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4310;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t4310) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t4310;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4311;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t4311) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t4311;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4312;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t4312) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t4312;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4313;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t4313) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t4313;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4314;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t4314) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t4314;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4315;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t4315) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t4315;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4316;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t4316) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t4316;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4317;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t4317) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t4317;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4318;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t4318) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t4318;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4319;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t4319) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t4319;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4320;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t4320) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t4320;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4321;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t4321) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t4321;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4322;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t4322) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t4322;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4323;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t4323) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t4323;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4324;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t4324) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t4324;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4325;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t4325) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t4325;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4326;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t4326) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t4326;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4327;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t4327) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t4327;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4328;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t4328) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t4328;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4329;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t4329) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t4329;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4330;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t4330) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t4330;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4331;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t4331) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t4331;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4332;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t4332) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t4332;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4333;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t4333) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t4333;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4334;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t4334) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t4334;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4335;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t4335) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t4335;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4336;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t4336) : "l"(t4302) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t4336;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4337;
                        asm("max.f32 %0, %1, %2;" : "=f"(t4337) : "f"(row_max_2), "f"(t3583));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4338;
                        asm("max.f32 %0, %1, %2;" : "=f"(t4338) : "f"(t4337), "f"(part_max_4));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4339;
                        asm("max.f32 %0, %1, %2;" : "=f"(t4339) : "f"(t4338), "f"(part_max_5));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_2;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t4339), "f"(part_max_6));
                        const bool t4341 = max_2 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4342 = max_2 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_6 = t4341 ? 0.0f : t4342;
                        const f32 t4344 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4345;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4345) : "f"(row_max_2), "f"(scale_log2), "f"(t4344));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t4345));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4347 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4348) : "f"(t3583), "f"(scale_log2), "f"(t4347));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t4348));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4350 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4351;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4351) : "f"(part_max_4), "f"(scale_log2), "f"(t4350));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t4351));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4353 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4354;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4354) : "f"(part_max_5), "f"(scale_log2), "f"(t4353));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t4354));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4356 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4357;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4357) : "f"(part_max_6), "f"(scale_log2), "f"(t4356));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t4357));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4359 = row_sum_2 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4359;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4360;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4360) : "f"(t3601), "f"(factors_7), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4360;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4361) : "f"(part_132), "f"(factors_8), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4361;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4362) : "f"(part_165), "f"(factors_9), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4362;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4363;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4363) : "f"(part_198), "f"(factors_10), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4363;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4364 = acc_3 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4364;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4365;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4365) : "f"(t3619), "f"(factors_7), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4365;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4366;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4366) : "f"(part_100), "f"(factors_8), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4366;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4367;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4367) : "f"(part_133), "f"(factors_9), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4367;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4368) : "f"(part_166), "f"(factors_10), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4368;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4369 = acc_4 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4369;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4370;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4370) : "f"(t3637), "f"(factors_7), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4370;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4371;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4371) : "f"(part_101), "f"(factors_8), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4371;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4372;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4372) : "f"(part_134), "f"(factors_9), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4372;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4373;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4373) : "f"(part_167), "f"(factors_10), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4373;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_37 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4374 = acc_7 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4374;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4375;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4375) : "f"(t3655), "f"(factors_7), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4375;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4376) : "f"(part_102), "f"(factors_8), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4376;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4377;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4377) : "f"(part_135), "f"(factors_9), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4377;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4378;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4378) : "f"(part_168), "f"(factors_10), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4378;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_38 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4379 = acc_8 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4379;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4380) : "f"(t3673), "f"(factors_7), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4380;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4381) : "f"(part_103), "f"(factors_8), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4381;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4382) : "f"(part_136), "f"(factors_9), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4382;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4383) : "f"(part_169), "f"(factors_10), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4383;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_39 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4384 = acc_11 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4384;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4385;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4385) : "f"(t3691), "f"(factors_7), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4385;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4386) : "f"(part_104), "f"(factors_8), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4386;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4387;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4387) : "f"(part_137), "f"(factors_9), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4387;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4388) : "f"(part_170), "f"(factors_10), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4388;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_40 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4389 = acc_12 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4389;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4390;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4390) : "f"(t3709), "f"(factors_7), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4390;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4391) : "f"(part_105), "f"(factors_8), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4391;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4392) : "f"(part_138), "f"(factors_9), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4392;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4393;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4393) : "f"(part_171), "f"(factors_10), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4393;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_41 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4394 = acc_15 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4394;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4395;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4395) : "f"(t3727), "f"(factors_7), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4395;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4396;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4396) : "f"(part_106), "f"(factors_8), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4396;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4397) : "f"(part_139), "f"(factors_9), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4397;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4398;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4398) : "f"(part_172), "f"(factors_10), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4398;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_42 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4399 = acc_16 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4399;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4400) : "f"(t3745), "f"(factors_7), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4400;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4401;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4401) : "f"(part_107), "f"(factors_8), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4401;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4402;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4402) : "f"(part_140), "f"(factors_9), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4402;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4403;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4403) : "f"(part_173), "f"(factors_10), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4403;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_43 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4404 = acc_19 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4404;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4405;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4405) : "f"(t3763), "f"(factors_7), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4405;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4406;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4406) : "f"(part_108), "f"(factors_8), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4406;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4407;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4407) : "f"(part_141), "f"(factors_9), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4407;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4408;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4408) : "f"(part_174), "f"(factors_10), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4408;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_44 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4409 = acc_20 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4409;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4410;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4410) : "f"(t3781), "f"(factors_7), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4410;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4411;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4411) : "f"(part_109), "f"(factors_8), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4411;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4412) : "f"(part_142), "f"(factors_9), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4412;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4413;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4413) : "f"(part_175), "f"(factors_10), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4413;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_45 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4414 = acc_23 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4414;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4415) : "f"(t3799), "f"(factors_7), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4415;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4416;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4416) : "f"(part_110), "f"(factors_8), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4416;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4417) : "f"(part_143), "f"(factors_9), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4417;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4418;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4418) : "f"(part_176), "f"(factors_10), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4418;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_46 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4419 = acc_24 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4419;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4420;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4420) : "f"(t3817), "f"(factors_7), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4420;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4421;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4421) : "f"(part_111), "f"(factors_8), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4421;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4422;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4422) : "f"(part_144), "f"(factors_9), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4422;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4423;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4423) : "f"(part_177), "f"(factors_10), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4423;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_47 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4424 = acc_27 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4424;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4425;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4425) : "f"(t3835), "f"(factors_7), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4425;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4426;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4426) : "f"(part_112), "f"(factors_8), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4426;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4427) : "f"(part_145), "f"(factors_9), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4427;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4428;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4428) : "f"(part_178), "f"(factors_10), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4428;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_48 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4429 = acc_28 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4429;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4430;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4430) : "f"(t3853), "f"(factors_7), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4430;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4431;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4431) : "f"(part_113), "f"(factors_8), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4431;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4432;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4432) : "f"(part_146), "f"(factors_9), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4432;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4433;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4433) : "f"(part_179), "f"(factors_10), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4433;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_49 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4434 = acc_31 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4434;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4435;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4435) : "f"(t3871), "f"(factors_7), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4435;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4436;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4436) : "f"(part_114), "f"(factors_8), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4436;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4437;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4437) : "f"(part_147), "f"(factors_9), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4437;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4438;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4438) : "f"(part_180), "f"(factors_10), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4438;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_50 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4439 = acc_32 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4439;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4440;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4440) : "f"(t3889), "f"(factors_7), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4440;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4441;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4441) : "f"(part_115), "f"(factors_8), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4441;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4442;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4442) : "f"(part_148), "f"(factors_9), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4442;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4443;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4443) : "f"(part_181), "f"(factors_10), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4443;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_51 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4444 = acc_35 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4444;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4445;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4445) : "f"(t3907), "f"(factors_7), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4445;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4446;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4446) : "f"(part_116), "f"(factors_8), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4446;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4447) : "f"(part_149), "f"(factors_9), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4447;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4448;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4448) : "f"(part_182), "f"(factors_10), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4448;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_52 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4449 = acc_36 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4449;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4450;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4450) : "f"(t3925), "f"(factors_7), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4450;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4451;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4451) : "f"(part_117), "f"(factors_8), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4451;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4452;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4452) : "f"(part_150), "f"(factors_9), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4452;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4453;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4453) : "f"(part_183), "f"(factors_10), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4453;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_53 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4454 = acc_39 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4454;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4455;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4455) : "f"(t3943), "f"(factors_7), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4455;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4456;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4456) : "f"(part_118), "f"(factors_8), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4456;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4457;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4457) : "f"(part_151), "f"(factors_9), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4457;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4458;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4458) : "f"(part_184), "f"(factors_10), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4458;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_54 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4459 = acc_40 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4459;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4460;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4460) : "f"(t3961), "f"(factors_7), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4460;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4461;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4461) : "f"(part_119), "f"(factors_8), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4461;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4462;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4462) : "f"(part_152), "f"(factors_9), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4462;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4463;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4463) : "f"(part_185), "f"(factors_10), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4463;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_55 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4464 = acc_43 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4464;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4465;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4465) : "f"(t3979), "f"(factors_7), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4465;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4466;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4466) : "f"(part_120), "f"(factors_8), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4466;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4467;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4467) : "f"(part_153), "f"(factors_9), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4467;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4468;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4468) : "f"(part_186), "f"(factors_10), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4468;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_56 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4469 = acc_44 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4469;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4470;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4470) : "f"(t3997), "f"(factors_7), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4470;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4471;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4471) : "f"(part_121), "f"(factors_8), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4471;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4472;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4472) : "f"(part_154), "f"(factors_9), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4472;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4473;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4473) : "f"(part_187), "f"(factors_10), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4473;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_57 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4474 = acc_47 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4474;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4475;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4475) : "f"(t4015), "f"(factors_7), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4475;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4476;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4476) : "f"(part_122), "f"(factors_8), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4476;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4477;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4477) : "f"(part_155), "f"(factors_9), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4477;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4478;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4478) : "f"(part_188), "f"(factors_10), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4478;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_58 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4479 = acc_48 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4479;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4480;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4480) : "f"(t4033), "f"(factors_7), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4480;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4481;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4481) : "f"(part_123), "f"(factors_8), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4481;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4482;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4482) : "f"(part_156), "f"(factors_9), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4482;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4483;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4483) : "f"(part_189), "f"(factors_10), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4483;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_59 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4484 = acc_51 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4484;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4485;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4485) : "f"(t4051), "f"(factors_7), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4485;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4486;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4486) : "f"(part_124), "f"(factors_8), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4486;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4487;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4487) : "f"(part_157), "f"(factors_9), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4487;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4488;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4488) : "f"(part_190), "f"(factors_10), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4488;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_60 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4489 = acc_52 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4489;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4490;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4490) : "f"(t4069), "f"(factors_7), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4490;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4491;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4491) : "f"(part_125), "f"(factors_8), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4491;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4492;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4492) : "f"(part_158), "f"(factors_9), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4492;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4493;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4493) : "f"(part_191), "f"(factors_10), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4493;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_61 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4494 = acc_55 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4494;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4495;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4495) : "f"(t4087), "f"(factors_7), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4495;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4496;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4496) : "f"(part_126), "f"(factors_8), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4496;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4497;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4497) : "f"(part_159), "f"(factors_9), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4497;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4498;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4498) : "f"(part_192), "f"(factors_10), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4498;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_62 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4499 = acc_56 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4499;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4500;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4500) : "f"(t4105), "f"(factors_7), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4500;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4501;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4501) : "f"(part_127), "f"(factors_8), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4501;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4502;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4502) : "f"(part_160), "f"(factors_9), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4502;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4503;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4503) : "f"(part_193), "f"(factors_10), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4503;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_63 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4504 = acc_59 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4504;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4505;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4505) : "f"(t4123), "f"(factors_7), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4505;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4506;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4506) : "f"(part_128), "f"(factors_8), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4506;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4507;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4507) : "f"(part_161), "f"(factors_9), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4507;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4508;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4508) : "f"(part_194), "f"(factors_10), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4508;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_64 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4509 = acc_60 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4509;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4510;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4510) : "f"(t4141), "f"(factors_7), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4510;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4511;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4511) : "f"(part_129), "f"(factors_8), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4511;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4512;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4512) : "f"(part_162), "f"(factors_9), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4512;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4513;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4513) : "f"(part_195), "f"(factors_10), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4513;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_65 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4514 = acc_63 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4514;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4515;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4515) : "f"(t4159), "f"(factors_7), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4515;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4516;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4516) : "f"(part_130), "f"(factors_8), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4516;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4517;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4517) : "f"(part_163), "f"(factors_9), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4517;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4518;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4518) : "f"(part_196), "f"(factors_10), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4518;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_66 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4519 = acc_64 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4519;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4520;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4520) : "f"(t4177), "f"(factors_7), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4520;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4521;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4521) : "f"(part_131), "f"(factors_8), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4521;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4522;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4522) : "f"(part_164), "f"(factors_9), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4522;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4523;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4523) : "f"(part_197), "f"(factors_10), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4523;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_2 = max_2;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_2 = total_34;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_3 = total_35;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_4 = total_36;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_7 = total_37;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_8 = total_38;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_11 = total_39;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_12 = total_40;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_15 = total_41;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_16 = total_42;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_19 = total_43;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_20 = total_44;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_23 = total_45;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_24 = total_46;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_27 = total_47;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_28 = total_48;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_31 = total_49;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_32 = total_50;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_35 = total_51;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_36 = total_52;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_39 = total_53;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_40 = total_54;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_43 = total_55;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_44 = total_56;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_47 = total_57;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_48 = total_58;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_51 = total_59;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_52 = total_60;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_55 = total_61;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_56 = total_62;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_59 = total_63;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_60 = total_64;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_63 = total_65;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_64 = total_66;
                        const u32 t4524 = split_2 + 4u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t4524;
                    }
                }
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t4526;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4526) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_71 = row_sum + t4526;
                f32 t4528;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4528) : "f"(pair_71));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t4529 = pair_71 + t4528;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum = t4529;
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t4530;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4530) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_72 = row_sum_2 + t4530;
                f32 t4532;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4532) : "f"(pair_72));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t4533 = pair_72 + t4532;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t4533;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4534 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4535 = t186 + t4534;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4536 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4537 = first + t4535;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4538 = t4537 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4539;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4539) : "r"(t4538), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4540 = t4539 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4541 = t4540 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4542 = t4537 - t4541;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4543 = t4536 + t4542;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4544 = (u64)t4543;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4545 = t4544 * sinks_stride0;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4546 = t4545 * 4ull;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4547 = sinks + t4546;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                f32 logit_5;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_5) : "l"(t4547) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
                const f32 logit_7 = logit_5 * 1.442695f;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4550 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4551 = t186 + t4550;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4552 = t4551 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4553 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4554 = first + t4552;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4555 = t4554 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4556;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4556) : "r"(t4555), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4557 = t4556 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4558 = t4557 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4559 = t4554 - t4558;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4560 = t4553 + t4559;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4561 = (u64)t4560;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4562 = t4561 * sinks_stride0;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4563 = t4562 * 4ull;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4564 = sinks + t4563;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                f32 logit_6;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_6) : "l"(t4564) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
                const f32 logit_8 = logit_6 * 1.442695f;
#line 184 "fa-kernels/src/attention/softmax.rs"
                const bool none_11 = row_max == __uint_as_float(0xff800000u);
                const f32 t4568 = row_max * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
                const f32 t4569 = none_11 ? 0.0f : t4568;
#line 239 "fa-kernels/src/attention/softmax.rs"
                const f32 t4570 = logit_7 - t4569;
#line 239 "fa-kernels/src/attention/softmax.rs"
                f32 power_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t4570));
#line 240 "fa-kernels/src/attention/softmax.rs"
                const f32 t4572 = row_sum + power_3;
#line 240 "fa-kernels/src/attention/softmax.rs"
                row_sum = t4572;
#line 184 "fa-kernels/src/attention/softmax.rs"
                const bool none_12 = row_max_2 == __uint_as_float(0xff800000u);
                const f32 t4574 = row_max_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
                const f32 t4575 = none_12 ? 0.0f : t4574;
#line 239 "fa-kernels/src/attention/softmax.rs"
                const f32 t4576 = logit_8 - t4575;
#line 239 "fa-kernels/src/attention/softmax.rs"
                f32 power_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t4576));
#line 240 "fa-kernels/src/attention/softmax.rs"
                const f32 t4578 = row_sum_2 + power_4;
#line 240 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t4578;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum;
                const bool t4579 = sum_3 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t4580;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4580) : "f"(sum_3));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t4579 ? 0.0f : t4580;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4582 = acc * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc = t4582;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4583 = acc_2 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t4583;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4584 = acc_5 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t4584;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4585 = acc_6 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t4585;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4586 = acc_9 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t4586;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4587 = acc_10 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t4587;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4588 = acc_13 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t4588;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4589 = acc_14 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t4589;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4590 = acc_17 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t4590;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4591 = acc_18 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t4591;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4592 = acc_21 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t4592;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4593 = acc_22 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t4593;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4594 = acc_25 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t4594;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4595 = acc_26 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t4595;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4596 = acc_29 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t4596;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4597 = acc_30 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t4597;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4598 = acc_33 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t4598;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4599 = acc_34 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t4599;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4600 = acc_37 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t4600;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4601 = acc_38 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t4601;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4602 = acc_41 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t4602;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4603 = acc_42 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t4603;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4604 = acc_45 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t4604;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4605 = acc_46 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t4605;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4606 = acc_49 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t4606;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4607 = acc_50 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t4607;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4608 = acc_53 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t4608;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4609 = acc_54 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t4609;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4610 = acc_57 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t4610;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4611 = acc_58 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t4611;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4612 = acc_61 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t4612;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4613 = acc_62 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t4613;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_2;
                const bool t4614 = sum_4 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t4615;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4615) : "f"(sum_4));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t4614 ? 0.0f : t4615;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4617 = acc_3 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t4617;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4618 = acc_4 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t4618;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4619 = acc_7 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t4619;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4620 = acc_8 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t4620;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4621 = acc_11 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t4621;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4622 = acc_12 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t4622;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4623 = acc_15 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t4623;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4624 = acc_16 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t4624;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4625 = acc_19 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t4625;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4626 = acc_20 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t4626;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4627 = acc_23 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t4627;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4628 = acc_24 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t4628;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4629 = acc_27 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t4629;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4630 = acc_28 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t4630;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4631 = acc_31 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t4631;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4632 = acc_32 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t4632;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4633 = acc_35 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t4633;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4634 = acc_36 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t4634;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4635 = acc_39 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t4635;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4636 = acc_40 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t4636;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4637 = acc_43 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t4637;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4638 = acc_44 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t4638;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4639 = acc_47 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t4639;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4640 = acc_48 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t4640;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4641 = acc_51 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t4641;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4642 = acc_52 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t4642;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4643 = acc_55 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t4643;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4644 = acc_56 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t4644;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4645 = acc_59 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t4645;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4646 = acc_60 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t4646;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4647 = acc_63 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t4647;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t4648 = acc_64 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t4648;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_7 = warp_n << 4u;
                const u32 t4650 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t4651 = t4650 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t4652 = first_7 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t4651 + t4652;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4654 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4655 = t186 + t4654;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4656 = t4655 < t134;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t4656) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4657 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4658 = t186 + t4657;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4659 = first + t4658;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4660 = t4659 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t4661;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4661) : "r"(t4660), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4662 = t4661 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4663 = first_query + t4662;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4664 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4665 = first + t4658;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4666 = t4665 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t4667;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4667) : "r"(t4666), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4668 = t4667 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4669 = t4668 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4670 = t4665 - t4669;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4671 = t4664 + t4670;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4672 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4673 = t4672 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4674 = o + t4673;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4675 = (u64)t4663;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4676 = t4675 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4677 = t4676 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4678 = t4674 + t4677;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4679 = (u64)t4671;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4680 = t4679 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4681 = t4680 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4682 = t4678 + t4681;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t4683 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t4682 + t4683;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_73 = acc;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_74 = acc_2;
                    const u32 t4685 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4686 = first_7 < t4685;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4686) {
                        u32 t4687;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4687) : "f"(pair_73), "f"(pair_74));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t4687) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_75 = acc_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_76 = acc_6;
                    const u32 t4688 = first_7 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4689 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4690 = t4688 < t4689;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4690) {
                        u32 t4691;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4691) : "f"(pair_75), "f"(pair_76));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t4691) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_77 = acc_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_78 = acc_10;
                    const u32 t4692 = first_7 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4693 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4694 = t4692 < t4693;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4694) {
                        u32 t4695;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4695) : "f"(pair_77), "f"(pair_78));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t4695) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_79 = acc_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_80 = acc_14;
                    const u32 t4696 = first_7 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4697 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4698 = t4696 < t4697;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4698) {
                        u32 t4699;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4699) : "f"(pair_79), "f"(pair_80));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t4699) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_81 = acc_17;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_82 = acc_18;
                    const u32 t4700 = first_7 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4701 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4702 = t4700 < t4701;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4702) {
                        u32 t4703;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4703) : "f"(pair_81), "f"(pair_82));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_3), "r"(t4703) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_83 = acc_21;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_84 = acc_22;
                    const u32 t4704 = first_7 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4705 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4706 = t4704 < t4705;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4706) {
                        u32 t4707;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4707) : "f"(pair_83), "f"(pair_84));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_3), "r"(t4707) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_85 = acc_25;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_86 = acc_26;
                    const u32 t4708 = first_7 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4709 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4710 = t4708 < t4709;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4710) {
                        u32 t4711;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4711) : "f"(pair_85), "f"(pair_86));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_3), "r"(t4711) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_87 = acc_29;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_88 = acc_30;
                    const u32 t4712 = first_7 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4713 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4714 = t4712 < t4713;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4714) {
                        u32 t4715;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4715) : "f"(pair_87), "f"(pair_88));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_3), "r"(t4715) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_89 = acc_33;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_90 = acc_34;
                    const u32 t4716 = first_7 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4717 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4718 = t4716 < t4717;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4718) {
                        u32 t4719;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4719) : "f"(pair_89), "f"(pair_90));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_3), "r"(t4719) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_91 = acc_37;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_92 = acc_38;
                    const u32 t4720 = first_7 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4721 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4722 = t4720 < t4721;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4722) {
                        u32 t4723;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4723) : "f"(pair_91), "f"(pair_92));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_3), "r"(t4723) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_93 = acc_41;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_94 = acc_42;
                    const u32 t4724 = first_7 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4725 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4726 = t4724 < t4725;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4726) {
                        u32 t4727;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4727) : "f"(pair_93), "f"(pair_94));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_3), "r"(t4727) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_95 = acc_45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_96 = acc_46;
                    const u32 t4728 = first_7 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4729 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4730 = t4728 < t4729;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4730) {
                        u32 t4731;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4731) : "f"(pair_95), "f"(pair_96));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_3), "r"(t4731) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_97 = acc_49;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_98 = acc_50;
                    const u32 t4732 = first_7 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4733 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4734 = t4732 < t4733;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4734) {
                        u32 t4735;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4735) : "f"(pair_97), "f"(pair_98));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_3), "r"(t4735) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_99 = acc_53;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_100 = acc_54;
                    const u32 t4736 = first_7 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4737 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4738 = t4736 < t4737;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4738) {
                        u32 t4739;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4739) : "f"(pair_99), "f"(pair_100));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_3), "r"(t4739) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_101 = acc_57;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_102 = acc_58;
                    const u32 t4740 = first_7 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4741 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4742 = t4740 < t4741;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4742) {
                        u32 t4743;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4743) : "f"(pair_101), "f"(pair_102));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_3), "r"(t4743) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_103 = acc_61;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_104 = acc_62;
                    const u32 t4744 = first_7 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4745 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4746 = t4744 < t4745;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4746) {
                        u32 t4747;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4747) : "f"(pair_103), "f"(pair_104));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_3), "r"(t4747) : "memory");
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4748 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4749 = t186 + t4748;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4750 = t4749 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4751 = t4750 < t134;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t4751) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4752 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4753 = t186 + t4752;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4754 = t4753 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4755 = first + t4754;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4756 = t4755 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t4757;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4757) : "r"(t4756), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4758 = t4757 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4759 = first_query + t4758;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4760 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4761 = first + t4754;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4762 = t4761 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t4763;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4763) : "r"(t4762), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4764 = t4763 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4765 = t4764 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4766 = t4761 - t4765;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4767 = t4760 + t4766;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4768 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4769 = t4768 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4770 = o + t4769;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4771 = (u64)t4759;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4772 = t4771 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4773 = t4772 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4774 = t4770 + t4773;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4775 = (u64)t4767;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4776 = t4775 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4777 = t4776 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4778 = t4774 + t4777;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t4779 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t4778 + t4779;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_105 = acc_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_106 = acc_4;
                    const u32 t4781 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4782 = first_7 < t4781;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4782) {
                        u32 t4783;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4783) : "f"(pair_105), "f"(pair_106));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t4783) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_107 = acc_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_108 = acc_8;
                    const u32 t4784 = first_7 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4785 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4786 = t4784 < t4785;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4786) {
                        u32 t4787;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4787) : "f"(pair_107), "f"(pair_108));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t4787) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_109 = acc_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_110 = acc_12;
                    const u32 t4788 = first_7 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4789 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4790 = t4788 < t4789;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4790) {
                        u32 t4791;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4791) : "f"(pair_109), "f"(pair_110));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t4791) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_111 = acc_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_112 = acc_16;
                    const u32 t4792 = first_7 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4793 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4794 = t4792 < t4793;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4794) {
                        u32 t4795;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4795) : "f"(pair_111), "f"(pair_112));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t4795) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_113 = acc_19;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_114 = acc_20;
                    const u32 t4796 = first_7 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4797 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4798 = t4796 < t4797;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4798) {
                        u32 t4799;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4799) : "f"(pair_113), "f"(pair_114));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_4), "r"(t4799) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_115 = acc_23;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_116 = acc_24;
                    const u32 t4800 = first_7 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4801 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4802 = t4800 < t4801;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4802) {
                        u32 t4803;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4803) : "f"(pair_115), "f"(pair_116));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_4), "r"(t4803) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_117 = acc_27;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_118 = acc_28;
                    const u32 t4804 = first_7 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4805 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4806 = t4804 < t4805;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4806) {
                        u32 t4807;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4807) : "f"(pair_117), "f"(pair_118));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_4), "r"(t4807) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_119 = acc_31;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_120 = acc_32;
                    const u32 t4808 = first_7 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4809 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4810 = t4808 < t4809;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4810) {
                        u32 t4811;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4811) : "f"(pair_119), "f"(pair_120));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_4), "r"(t4811) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_121 = acc_35;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_122 = acc_36;
                    const u32 t4812 = first_7 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4813 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4814 = t4812 < t4813;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4814) {
                        u32 t4815;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4815) : "f"(pair_121), "f"(pair_122));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_4), "r"(t4815) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_123 = acc_39;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_124 = acc_40;
                    const u32 t4816 = first_7 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4817 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4818 = t4816 < t4817;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4818) {
                        u32 t4819;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4819) : "f"(pair_123), "f"(pair_124));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_4), "r"(t4819) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_125 = acc_43;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_126 = acc_44;
                    const u32 t4820 = first_7 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4821 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4822 = t4820 < t4821;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4822) {
                        u32 t4823;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4823) : "f"(pair_125), "f"(pair_126));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_4), "r"(t4823) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_127 = acc_47;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_128 = acc_48;
                    const u32 t4824 = first_7 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4825 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4826 = t4824 < t4825;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4826) {
                        u32 t4827;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4827) : "f"(pair_127), "f"(pair_128));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_4), "r"(t4827) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_129 = acc_51;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_130 = acc_52;
                    const u32 t4828 = first_7 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4829 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4830 = t4828 < t4829;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4830) {
                        u32 t4831;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4831) : "f"(pair_129), "f"(pair_130));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_4), "r"(t4831) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_131 = acc_55;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_132 = acc_56;
                    const u32 t4832 = first_7 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4833 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4834 = t4832 < t4833;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4834) {
                        u32 t4835;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4835) : "f"(pair_131), "f"(pair_132));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_4), "r"(t4835) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_133 = acc_59;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_134 = acc_60;
                    const u32 t4836 = first_7 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4837 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4838 = t4836 < t4837;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4838) {
                        u32 t4839;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4839) : "f"(pair_133), "f"(pair_134));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_4), "r"(t4839) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_135 = acc_63;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_136 = acc_64;
                    const u32 t4840 = first_7 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4841 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4842 = t4840 < t4841;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4842) {
                        u32 t4843;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4843) : "f"(pair_135), "f"(pair_136));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_4), "r"(t4843) : "memory");
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4844 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_11 = t186 + t4844;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4846 = row_11 < t134;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4847 = first + row_11;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4848 = t4847 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4849;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4849) : "r"(t4848), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4850 = t4849 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4851 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4852 = first + row_11;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4853 = t4852 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4854;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4854) : "r"(t4853), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4855 = t4854 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4856 = t4855 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4857 = t4852 - t4856;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4858 = t4851 + t4857;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const bool none_13 = row_max == __uint_as_float(0xff800000u);
#line 184 "fa-kernels/src/attention/softmax.rs"
                const bool none_14 = row_max == __uint_as_float(0xff800000u);
                const f32 t4861 = row_max * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
                const f32 t4862 = none_14 ? 0.0f : t4861;
#line 255 "fa-kernels/src/attention/softmax.rs"
                const f32 t4863 = logit_7 - t4862;
#line 255 "fa-kernels/src/attention/softmax.rs"
                const bool t4864 = 64.0f < t4863;
#line 255 "fa-kernels/src/attention/softmax.rs"
                const bool alone_3 = none_13 | t4864;
                const f32 t4866 = logit_7 * 0.6931472f;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t4867;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4867) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t4868;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4868) : "f"(row_max), "f"(scale_log2), "f"(t4867));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_4 = t4868 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t4870 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 t4871 = t4870 ? __uint_as_float(0xff800000u) : lse_4;
#line 256 "fa-kernels/src/attention/softmax.rs"
                const f32 value_3 = alone_3 ? t4866 : t4871;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t4873 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4874 = t4873 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4875 = t4846 & t4874;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                if (t4875) {
                    const u32 t4876 = first_query + t4850;
                    const u64 t4877 = 0ull * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4878 = t4877 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4879 = lse + t4878;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4880 = (u64)t4858;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4881 = t4880 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4882 = t4881 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4883 = t4879 + t4882;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4884 = (u64)t4876;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4885 = t4884 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4886 = t4885 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4887 = t4883 + t4886;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4887), "f"(value_3) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4888 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4889 = t186 + t4888;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_12 = t4889 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4891 = row_12 < t134;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4892 = first + row_12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4893 = t4892 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4894;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4894) : "r"(t4893), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4895 = t4894 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4896 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4897 = first + row_12;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4898 = t4897 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4899;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4899) : "r"(t4898), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4900 = t4899 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4901 = t4900 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4902 = t4897 - t4901;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4903 = t4896 + t4902;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const bool none_15 = row_max_2 == __uint_as_float(0xff800000u);
#line 184 "fa-kernels/src/attention/softmax.rs"
                const bool none_16 = row_max_2 == __uint_as_float(0xff800000u);
                const f32 t4906 = row_max_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
                const f32 t4907 = none_16 ? 0.0f : t4906;
#line 255 "fa-kernels/src/attention/softmax.rs"
                const f32 t4908 = logit_8 - t4907;
#line 255 "fa-kernels/src/attention/softmax.rs"
                const bool t4909 = 64.0f < t4908;
#line 255 "fa-kernels/src/attention/softmax.rs"
                const bool alone_4 = none_15 | t4909;
                const f32 t4911 = logit_8 * 0.6931472f;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t4912;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4912) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t4913;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4913) : "f"(row_max_2), "f"(scale_log2), "f"(t4912));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_5 = t4913 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t4915 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 t4916 = t4915 ? __uint_as_float(0xff800000u) : lse_5;
#line 256 "fa-kernels/src/attention/softmax.rs"
                const f32 value_4 = alone_4 ? t4911 : t4916;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t4918 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4919 = t4918 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4920 = t4891 & t4919;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                if (t4920) {
                    const u32 t4921 = first_query + t4895;
                    const u64 t4922 = 0ull * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4923 = t4922 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4924 = lse + t4923;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4925 = (u64)t4903;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4926 = t4925 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4927 = t4926 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4928 = t4924 + t4927;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4929 = (u64)t4921;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4930 = t4929 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4931 = t4930 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4932 = t4928 + t4931;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4932), "f"(value_4) : "memory");
                }
            }
        }
    }
}
