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
#line 49 "fa-kernels/src/attention/forward/decode/mod.rs"
    const u32 t32 = threadIdx.x;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t33 = t32 >> 3u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t34 = t32 & 7u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t35 = t33 & 7u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t36 = t34 ^ t35;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t37 = t33 << 7u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t38 = t36 << 4u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t39 = t37 + t38;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t40 = (u64)t33 * 0u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t41 = (u64)t34 * 16u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t42 = t40 + t41;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 page = 0u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 row = 0u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 page_2 = 0u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 row_2 = 0u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 page_3 = 0u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 row_3 = 0u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 page_4 = 0u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 row_4 = 0u;
#line 106 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t43 = seq_k > 1u ? seq_k : 1u;
#line 106 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 last = t43 - 1u;
#line 108 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t45 = t31 > 1u ? t31 : 1u;
#line 108 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t46 = t45 - 1u;
#line 108 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t47 = t46 << 6u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t48 = t47 + t33;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
    page = page_5;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
    row = t58;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t59 = t47 + t33;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t60 = t59 + 16u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
    page_2 = page_6;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
    row_2 = t70;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t71 = t47 + t33;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t72 = t71 + 32u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
    page_3 = page_7;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
    row_3 = t82;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t83 = t47 + t33;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t84 = t83 + 48u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
    page_4 = page_8;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t138 = t137 + end_6;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t138 + 1u;
    const u32 t140 = end > seq_q_2 ? end : seq_q_2;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t141 = t140 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t141 < end_6 ? t141 : end_6;
#line 301 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t143 = t134 < 64u ? t134 : 64u;
#line 301 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t144 = t143 > 1u ? t143 : 1u;
#line 301 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t150 = t149 + end_6;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t150 + 1u;
    const u32 t152 = end_3 > seq_q_2 ? end_3 : seq_q_2;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t153 = t152 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_4 = t153 < end_6 ? t153 : end_6;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t155 = end_4 + 63u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t156 = t155 >> 6u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_5 = t156 > 1u ? t156 : 1u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t158 = end_2 >> 6u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t158 < end_5 ? t158 : end_5;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t160 = end_5 - whole;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 114 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t168 = t167 < end_5 ? t167 : end_5;
#line 114 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 left = end_5 - t168;
    const u32 count = left < blocks_of_split ? left : blocks_of_split;
    const u32 before = left - count;
    const u32 t172 = end_5 - before;
#line 117 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t173 = t161 > before ? t161 : before;
#line 117 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t174 = t173 - before;
#line 117 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t175 = end_5 > before ? end_5 : before;
#line 117 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t176 = t175 - before;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t177 = t134 != 0u;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t178 = t13 < t166;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t179 = t177 & t178;
#line 38 "fa-kernels/src/attention/forward/decode/mod.rs"
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
#line 59 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 113 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t189 = thread >> 3u;
#line 113 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t190 = thread & 7u;
#line 113 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t191 = t189 & 7u;
#line 113 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t192 = t190 ^ t191;
#line 113 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t193 = t189 << 7u;
#line 113 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t194 = t192 << 4u;
#line 113 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t195 = t193 + t194;
#line 113 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t196 = (u64)t189 * 0u;
#line 113 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t197 = (u64)t190 * 16u;
#line 113 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t198 = t196 + t197;
        const u32 t199 = head_dim >> 3u;
#line 118 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t200 = (u64)t190 * 16u;
#line 118 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t201 = smem_1 + t195;
#line 118 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t202 = t134 > 1u ? t134 : 1u;
#line 118 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t203 = t202 - 1u;
#line 118 "fa-kernels/src/attention/forward/decode/mod.rs"
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
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t229 = t228 + t200;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t230 = t189 + 16u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t231 = t134 > 1u ? t134 : 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t232 = t231 - 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
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
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t258 = t257 + t200;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t259 = t189 + 32u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t260 = t134 > 1u ? t134 : 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t261 = t260 - 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
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
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t287 = t286 + t200;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t288 = t189 + 48u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t289 = t134 > 1u ? t134 : 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t290 = t289 - 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
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
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t316 = t315 + t200;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t317 = t189 < t134;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t318 = t190 < t199;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t319 = t317 & t318;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t320 = t319 ? 16u : 0u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t201), "l"(t229), "r"(t320) : "memory");
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t321 = t189 + 16u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t322 = t321 < t134;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t323 = t190 < t199;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t324 = t322 & t323;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t325 = t324 ? 16u : 0u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t201), "l"(t258), "r"(t325) : "memory");
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t326 = t189 + 32u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t327 = t326 < t134;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t328 = t190 < t199;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t329 = t327 & t328;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t330 = t329 ? 16u : 0u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t201), "l"(t287), "r"(t330) : "memory");
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t331 = t189 + 48u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t332 = t331 < t134;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t333 = t190 < t199;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t334 = t332 & t333;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t335 = t334 ? 16u : 0u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t201), "l"(t316), "r"(t335) : "memory");
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t336 = t229 + 128ull;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t337 = t189 < t134;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t338 = t190 + 8u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t339 = t338 < t199;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t340 = t337 & t339;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t341 = t340 ? 16u : 0u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t201), "l"(t336), "r"(t341) : "memory");
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t342 = t258 + 128ull;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t343 = t189 + 16u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t344 = t343 < t134;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t345 = t190 + 8u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t346 = t345 < t199;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t347 = t344 & t346;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t348 = t347 ? 16u : 0u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t201), "l"(t342), "r"(t348) : "memory");
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t349 = t287 + 128ull;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t350 = t189 + 32u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t351 = t350 < t134;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t352 = t190 + 8u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t353 = t352 < t199;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t354 = t351 & t353;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t355 = t354 ? 16u : 0u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t201), "l"(t349), "r"(t355) : "memory");
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t356 = t316 + 128ull;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t357 = t189 + 48u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t358 = t357 < t134;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t359 = t190 + 8u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t360 = t359 < t199;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t361 = t358 & t360;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t362 = t361 ? 16u : 0u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t201), "l"(t356), "r"(t362) : "memory");
#line 62 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 16384u;
#line 192 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t364 = ring + 32768u;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t365 = 0ull * k_stride0;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t366 = t365 * 2ull;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t367 = k + t366;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t368 = 0ull * k_stride1;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t369 = t368 * 2ull;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t370 = t367 + t369;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t371 = (u64)t21;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t372 = t371 * k_stride2;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t373 = t372 * 2ull;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t374 = t370 + t373;
        const u32 t375 = (u32)k_stride1;
#line 201 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t376 = t375 << 1u;
        const u32 t377 = thread >> 3u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t378 = thread & 7u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t379 = t377 & 7u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t380 = t378 ^ t379;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t381 = t377 << 7u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t382 = t380 << 4u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t383 = t381 + t382;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t384 = (u64)t377 * t376;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t385 = t374 + t384;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t386 = (u64)t378 * 16u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t387 = t385 + t386;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t388 = (u64)t376 * 16u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t389 = (u32)k_stride0;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t390 = t389 << 1u;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t391 = 0ull * v_stride0;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t392 = t391 * 2ull;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t393 = v + t392;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t394 = 0ull * v_stride1;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t395 = t394 * 2ull;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t396 = t393 + t395;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t397 = (u64)t21;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t398 = t397 * v_stride2;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t399 = t398 * 2ull;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t400 = t396 + t399;
        const u32 t401 = (u32)v_stride1;
#line 201 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t402 = t401 << 1u;
        const u32 t403 = thread >> 3u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t404 = thread & 7u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t405 = t403 & 7u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t406 = t404 ^ t405;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t407 = t403 << 7u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t408 = t406 << 4u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t409 = t407 + t408;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t410 = (u64)t403 * t402;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t411 = t400 + t410;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t412 = (u64)t404 * 16u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t413 = t411 + t412;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t414 = (u64)t402 * 16u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t415 = (u32)v_stride0;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t416 = t415 << 1u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_9 = 0u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_5 = 0u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_10 = 0u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_6 = 0u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_11 = 0u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_7 = 0u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_12 = 0u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_8 = 0u;
#line 304 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t417 = t31 << 6u;
#line 304 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool full = t417 <= end_6;
        const bool t419 = t31 == t172;
#line 305 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t420 = t419 & full;
#line 305 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t421 = !t420;
#line 305 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t421) {
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t422 = count - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 i = 0u < t422 ? 0u : t422;
            const u32 t424 = t172 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t425 = t424 - i;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key = t425 << 6u;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t427 = end_6 > 1u ? end_6 : 1u;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last_2 = t427 - 1u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t429 = first_key + t377;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
            page = page_13;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
            row = t439;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t440 = first_key + t377;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t441 = t440 + 16u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_2 = page_14;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_2 = t451;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t452 = first_key + t377;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t453 = t452 + 32u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_3 = page_15;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_3 = t463;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t464 = first_key + t377;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t465 = t464 + 48u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_4 = page_16;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_4 = t475;
        }
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t476 = t172 - 1u;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t476 << 6u;
        const u32 t478 = head_dim >> 3u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t479 = (u64)t378 * 16u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t480 = ring + t383;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t481 = first_key_2 + t377;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t482 = end_6 > 1u ? end_6 : 1u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t483 = t482 - 1u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t484 = t481 < t483 ? t481 : t483;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place = page;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_2 = row;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t485 = (u64)place * t390;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t486 = t374 + t485;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t487 = (u64)place_2 * t376;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t488 = t486 + t487;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t489 = t488 + t479;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t490 = first_key_2 + t377;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t491 = t490 + 16u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t492 = end_6 > 1u ? end_6 : 1u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t493 = t492 - 1u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t494 = t491 < t493 ? t491 : t493;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_3 = page_2;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_4 = row_2;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t495 = (u64)place_3 * t390;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t496 = t374 + t495;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t497 = (u64)place_4 * t376;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t498 = t496 + t497;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t499 = t498 + t479;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t500 = first_key_2 + t377;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t501 = t500 + 32u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t502 = end_6 > 1u ? end_6 : 1u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t503 = t502 - 1u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t504 = t501 < t503 ? t501 : t503;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_5 = page_3;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_6 = row_3;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t505 = (u64)place_5 * t390;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t506 = t374 + t505;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t507 = (u64)place_6 * t376;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t508 = t506 + t507;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t509 = t508 + t479;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t510 = first_key_2 + t377;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t511 = t510 + 48u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t512 = end_6 > 1u ? end_6 : 1u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t513 = t512 - 1u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t514 = t511 < t513 ? t511 : t513;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_7 = page_4;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_8 = row_4;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t515 = (u64)place_7 * t390;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t516 = t374 + t515;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t517 = (u64)place_8 * t376;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t518 = t516 + t517;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t519 = t518 + t479;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t520 = first_key_2 + t377;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t521 = t520 < end_6;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t522 = t378 < t478;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t523 = t521 & t522;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t524 = t523 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t480), "l"(t489), "r"(t524) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t525 = first_key_2 + t377;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t526 = t525 + 16u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t527 = t526 < end_6;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t528 = t378 < t478;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t529 = t527 & t528;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t530 = t529 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t480), "l"(t499), "r"(t530) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t531 = first_key_2 + t377;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t532 = t531 + 32u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t533 = t532 < end_6;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t534 = t378 < t478;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t535 = t533 & t534;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t536 = t535 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t480), "l"(t509), "r"(t536) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t537 = first_key_2 + t377;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t538 = t537 + 48u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t539 = t538 < end_6;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t540 = t378 < t478;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t541 = t539 & t540;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t542 = t541 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t480), "l"(t519), "r"(t542) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t543 = t489 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t544 = first_key_2 + t377;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t545 = t544 < end_6;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t546 = t378 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t547 = t546 < t478;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t548 = t545 & t547;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t549 = t548 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t480), "l"(t543), "r"(t549) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t550 = t499 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t551 = first_key_2 + t377;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t552 = t551 + 16u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t553 = t552 < end_6;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t554 = t378 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t555 = t554 < t478;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t556 = t553 & t555;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t557 = t556 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t480), "l"(t550), "r"(t557) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t558 = t509 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t559 = first_key_2 + t377;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t560 = t559 + 32u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t561 = t560 < end_6;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t562 = t378 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t563 = t562 < t478;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t564 = t561 & t563;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t565 = t564 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t480), "l"(t558), "r"(t565) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t566 = t519 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t567 = first_key_2 + t377;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t568 = t567 + 48u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t569 = t568 < end_6;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t570 = t378 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t571 = t570 < t478;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t572 = t569 & t571;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t573 = t572 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t480), "l"(t566), "r"(t573) : "memory");
#line 330 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t574 = t172 - 1u;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = t574 << 6u;
        const u32 t576 = head_dim >> 3u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t577 = (u64)t404 * 16u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t578 = t364 + t409;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t579 = first_key_3 + t403;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t580 = end_6 > 1u ? end_6 : 1u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t581 = t580 - 1u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t582 = t579 < t581 ? t579 : t581;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_9 = page;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_10 = row;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t583 = (u64)place_9 * t416;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t584 = t400 + t583;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t585 = (u64)place_10 * t402;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t586 = t584 + t585;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t587 = t586 + t577;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t588 = first_key_3 + t403;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t589 = t588 + 16u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t590 = end_6 > 1u ? end_6 : 1u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t591 = t590 - 1u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t592 = t589 < t591 ? t589 : t591;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_11 = page_2;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_12 = row_2;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t593 = (u64)place_11 * t416;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t594 = t400 + t593;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t595 = (u64)place_12 * t402;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t596 = t594 + t595;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t597 = t596 + t577;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t598 = first_key_3 + t403;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t599 = t598 + 32u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t600 = end_6 > 1u ? end_6 : 1u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t601 = t600 - 1u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t602 = t599 < t601 ? t599 : t601;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_13 = page_3;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_14 = row_3;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t603 = (u64)place_13 * t416;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t604 = t400 + t603;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t605 = (u64)place_14 * t402;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t606 = t604 + t605;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t607 = t606 + t577;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t608 = first_key_3 + t403;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t609 = t608 + 48u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t610 = end_6 > 1u ? end_6 : 1u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t611 = t610 - 1u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t612 = t609 < t611 ? t609 : t611;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_15 = page_4;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_16 = row_4;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t613 = (u64)place_15 * t416;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t614 = t400 + t613;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t615 = (u64)place_16 * t402;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t616 = t614 + t615;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t617 = t616 + t577;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t618 = first_key_3 + t403;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t619 = t618 < end_6;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t620 = t404 < t576;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t621 = t619 & t620;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t622 = t621 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t578), "l"(t587), "r"(t622) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t623 = first_key_3 + t403;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t624 = t623 + 16u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t625 = t624 < end_6;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t626 = t404 < t576;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t627 = t625 & t626;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t628 = t627 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t578), "l"(t597), "r"(t628) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t629 = first_key_3 + t403;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t630 = t629 + 32u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t631 = t630 < end_6;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t632 = t404 < t576;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t633 = t631 & t632;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t634 = t633 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t578), "l"(t607), "r"(t634) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t635 = first_key_3 + t403;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t636 = t635 + 48u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t637 = t636 < end_6;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t638 = t404 < t576;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t639 = t637 & t638;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t640 = t639 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t578), "l"(t617), "r"(t640) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t641 = t587 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t642 = first_key_3 + t403;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t643 = t642 < end_6;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t644 = t404 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t645 = t644 < t576;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t646 = t643 & t645;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t647 = t646 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t578), "l"(t641), "r"(t647) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t648 = t597 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t649 = first_key_3 + t403;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t650 = t649 + 16u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t651 = t650 < end_6;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t652 = t404 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t653 = t652 < t576;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t654 = t651 & t653;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t655 = t654 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t578), "l"(t648), "r"(t655) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t656 = t607 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t657 = first_key_3 + t403;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t658 = t657 + 32u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t659 = t658 < end_6;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t660 = t404 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t661 = t660 < t576;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t662 = t659 & t661;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t663 = t662 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t578), "l"(t656), "r"(t663) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t664 = t617 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t665 = first_key_3 + t403;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t666 = t665 + 48u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t667 = t666 < end_6;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t668 = t404 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t669 = t668 < t576;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t670 = t667 & t669;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t671 = t670 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t578), "l"(t664), "r"(t671) : "memory");
#line 333 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t672 = count - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 i_2 = 1u < t672 ? 1u : t672;
        const u32 t674 = t172 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t675 = t674 - i_2;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_4 = t675 << 6u;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t677 = end_6 > 1u ? end_6 : 1u;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last_3 = t677 - 1u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t679 = first_key_4 + t377;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_9 = page_17;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_5 = t689;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t690 = first_key_4 + t377;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t691 = t690 + 16u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_10 = page_18;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_6 = t701;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t702 = first_key_4 + t377;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t703 = t702 + 32u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_11 = page_19;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_7 = t713;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t714 = first_key_4 + t377;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t715 = t714 + 48u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_12 = page_20;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_8 = t725;
#line 352 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 247 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t726 = 1u < count;
#line 247 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t726) {
#line 236 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t727 = ring + 16384u;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t728 = t172 - 1u;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t729 = t728 - 1u;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_5 = t729 << 6u;
            const u32 t731 = head_dim >> 3u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t732 = (u64)t378 * 16u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t733 = t727 + t383;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t734 = first_key_5 + t377;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_17 = page_9;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_18 = row_5;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t735 = (u64)place_17 * t390;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t736 = t374 + t735;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t737 = (u64)place_18 * t376;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t738 = t736 + t737;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t739 = t738 + t732;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t740 = first_key_5 + t377;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t741 = t740 + 16u;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_19 = page_10;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_20 = row_6;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t742 = (u64)place_19 * t390;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t743 = t374 + t742;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t744 = (u64)place_20 * t376;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t745 = t743 + t744;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t746 = t745 + t732;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t747 = first_key_5 + t377;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t748 = t747 + 32u;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_21 = page_11;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_22 = row_7;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t749 = (u64)place_21 * t390;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t750 = t374 + t749;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t751 = (u64)place_22 * t376;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t752 = t750 + t751;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t753 = t752 + t732;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t754 = first_key_5 + t377;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t755 = t754 + 48u;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_23 = page_12;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_24 = row_8;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t756 = (u64)place_23 * t390;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t757 = t374 + t756;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t758 = (u64)place_24 * t376;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t759 = t757 + t758;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t760 = t759 + t732;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t761 = t378 < t731;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t762 = t761 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t733), "l"(t739), "r"(t762) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t763 = t378 < t731;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t764 = t763 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t733), "l"(t746), "r"(t764) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t765 = t378 < t731;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t766 = t765 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t733), "l"(t753), "r"(t766) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t767 = t378 < t731;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t768 = t767 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t733), "l"(t760), "r"(t768) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t769 = t739 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t770 = t378 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t771 = t770 < t731;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t772 = t771 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t733), "l"(t769), "r"(t772) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t773 = t746 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t774 = t378 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t775 = t774 < t731;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t776 = t775 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t733), "l"(t773), "r"(t776) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t777 = t753 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t778 = t378 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t779 = t778 < t731;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t780 = t779 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t733), "l"(t777), "r"(t780) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t781 = t760 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t782 = t378 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t783 = t782 < t731;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t784 = t783 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t733), "l"(t781), "r"(t784) : "memory");
        }
#line 251 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 247 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t785 = 1u < count;
#line 247 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t785) {
#line 236 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t786 = t364 + 16384u;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t787 = t172 - 1u;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t788 = t787 - 1u;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = t788 << 6u;
            const u32 t790 = head_dim >> 3u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t791 = (u64)t404 * 16u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t792 = t786 + t409;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t793 = first_key_6 + t403;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_25 = page_9;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_26 = row_5;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t794 = (u64)place_25 * t416;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t795 = t400 + t794;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t796 = (u64)place_26 * t402;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t797 = t795 + t796;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t798 = t797 + t791;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t799 = first_key_6 + t403;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t800 = t799 + 16u;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_27 = page_10;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_28 = row_6;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t801 = (u64)place_27 * t416;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t802 = t400 + t801;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t803 = (u64)place_28 * t402;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t804 = t802 + t803;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t805 = t804 + t791;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t806 = first_key_6 + t403;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t807 = t806 + 32u;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_29 = page_11;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_30 = row_7;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t808 = (u64)place_29 * t416;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t809 = t400 + t808;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t810 = (u64)place_30 * t402;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t811 = t809 + t810;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t812 = t811 + t791;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t813 = first_key_6 + t403;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t814 = t813 + 48u;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_31 = page_12;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_32 = row_8;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t815 = (u64)place_31 * t416;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t816 = t400 + t815;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t817 = (u64)place_32 * t402;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t818 = t816 + t817;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t819 = t818 + t791;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t820 = t404 < t790;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t821 = t820 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t792), "l"(t798), "r"(t821) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t822 = t404 < t790;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t823 = t822 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t792), "l"(t805), "r"(t823) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t824 = t404 < t790;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t825 = t824 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t792), "l"(t812), "r"(t825) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t826 = t404 < t790;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t827 = t826 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t792), "l"(t819), "r"(t827) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t828 = t798 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t829 = t404 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t830 = t829 < t790;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t831 = t830 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t792), "l"(t828), "r"(t831) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t832 = t805 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t833 = t404 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t834 = t833 < t790;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t835 = t834 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t792), "l"(t832), "r"(t835) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t836 = t812 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t837 = t404 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t838 = t837 < t790;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t839 = t838 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t792), "l"(t836), "r"(t839) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t840 = t819 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t841 = t404 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t842 = t841 < t790;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t843 = t842 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t792), "l"(t840), "r"(t843) : "memory");
        }
#line 251 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t844 = count - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 i_3 = 2u < t844 ? 2u : t844;
        const u32 t846 = t172 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t847 = t846 - i_3;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_7 = t847 << 6u;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t849 = end_6 > 1u ? end_6 : 1u;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last_4 = t849 - 1u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t851 = first_key_7 + t377;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_9 = page_21;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_5 = t861;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t862 = first_key_7 + t377;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t863 = t862 + 16u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_10 = page_22;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_6 = t873;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t874 = first_key_7 + t377;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t875 = t874 + 32u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_11 = page_23;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_7 = t885;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t886 = first_key_7 + t377;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t887 = t886 + 48u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_12 = page_24;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_8 = t897;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t898 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t899 = t186 + t898;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t900 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t901 = t899 & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t902 = t900 ^ t901;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t903 = t899 << 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t904 = t902 << 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t905 = t903 + t904;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t906 = smem_1 + t905;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t907;
        asm volatile("mov.b32 %0, %1;" : "=r"(t907) : "r"(t906));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t907) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t908;
        asm volatile("mov.b32 %0, %1;" : "=r"(t908) : "r"(t906));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t909 = t908 ^ 32u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t909) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t910;
        asm volatile("mov.b32 %0, %1;" : "=r"(t910) : "r"(t906));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t911 = t910 ^ 64u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t911) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t912;
        asm volatile("mov.b32 %0, %1;" : "=r"(t912) : "r"(t906));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t913 = t912 ^ 96u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t913) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t914;
        asm volatile("mov.b32 %0, %1;" : "=r"(t914) : "r"(t906));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t914) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t915;
        asm volatile("mov.b32 %0, %1;" : "=r"(t915) : "r"(t906));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t916 = t915 ^ 32u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t916) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t917;
        asm volatile("mov.b32 %0, %1;" : "=r"(t917) : "r"(t906));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t918 = t917 ^ 64u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t918) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t919;
        asm volatile("mov.b32 %0, %1;" : "=r"(t919) : "r"(t906));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t920 = t919 ^ 96u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t920) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t921 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t922 = t187 + t921;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t923 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t924 = t923 << 3u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t925 = t922 + t924;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t926 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t927 = t926 & 1u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t928 = t925 & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t929 = t927 ^ t928;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t930 = t925 << 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t931 = t929 << 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t932 = t930 + t931;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t933 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t934 = t187 + t933;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t935 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t936 = t934 & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t937 = t935 ^ t936;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t938 = t934 << 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t939 = t937 << 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t940 = t938 + t939;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t941 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t951 = (u64)t16;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t952 = t951 * alibi_slopes_stride0;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t953 = t952 * 4ull;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t954 = alibi_slopes + t953;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t955 = (u64)t950;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t956 = t955 * alibi_slopes_stride1;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t957 = t956 * 4ull;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t958 = t954 + t957;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        f32 slope;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope) : "l"(t958) : "memory");
#line 87 "fa-kernels/src/attention/options/alibi.rs"
        f32 t960;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t960) : "f"(scale_log2));
#line 87 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t961 = t960 * 1.442695f;
#line 87 "fa-kernels/src/attention/options/alibi.rs"
        const f32 slope_3 = slope * t961;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t963 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t964 = t186 + t963;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t974 = (u64)t16;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t975 = t974 * alibi_slopes_stride0;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t976 = t975 * 4ull;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t977 = alibi_slopes + t976;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t978 = (u64)t973;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t979 = t978 * alibi_slopes_stride1;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t980 = t979 * 4ull;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t981 = t977 + t980;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        f32 slope_2;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope_2) : "l"(t981) : "memory");
#line 87 "fa-kernels/src/attention/options/alibi.rs"
        f32 t983;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t983) : "f"(scale_log2));
#line 87 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t984 = t983 * 1.442695f;
#line 87 "fa-kernels/src/attention/options/alibi.rs"
        const f32 slope_4 = slope_2 * t984;
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_max = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_2 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum = 0.0f;
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_2 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_2 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_3 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_4 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_5 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_6 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_7 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_8 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_9 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_10 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_11 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_12 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_13 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_14 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_15 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_16 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_17 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_18 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_19 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_20 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_21 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_22 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_23 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_24 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_25 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_26 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_27 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_28 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_29 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_30 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_31 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_32 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_33 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_34 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_35 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_36 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_37 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_38 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_39 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_40 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_41 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_42 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_43 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_44 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_45 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_46 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_47 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_48 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_49 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_50 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_51 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_52 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_53 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_54 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_55 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_56 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_57 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_58 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_59 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_60 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_61 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_62 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_63 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t986;
        asm volatile("mov.b32 %0, %1;" : "=r"(t986) : "r"(t932));
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t987 = t986 ^ 32u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t988 = t986 ^ 64u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t989 = t986 ^ 96u;
        const u32 t990 = ring + t986;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t990) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t990) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_37), "r"(m_38));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_39), "r"(m_40));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t990) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_41), "r"(m_42));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_43), "r"(m_44));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t990) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_45), "r"(m_46));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_47), "r"(m_48));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t991 = ring + t987;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t991) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_49), "r"(m_50));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_51), "r"(m_52));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t991) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_53), "r"(m_54));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_55), "r"(m_56));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t991) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_57), "r"(m_58));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_59), "r"(m_60));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t991) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_61), "r"(m_62));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_63), "r"(m_64));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t992 = ring + t988;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t992) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_65), "r"(m_66));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_67), "r"(m_68));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t992) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_69), "r"(m_70));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_71), "r"(m_72));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t992) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_73), "r"(m_74));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_75), "r"(m_76));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t992) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_77), "r"(m_78));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_79), "r"(m_80));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t993 = ring + t989;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t993) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_81), "r"(m_82));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_83), "r"(m_84));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t993) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_85), "r"(m_86));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_87), "r"(m_88));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t993) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_89), "r"(m_90));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_91), "r"(m_92));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t993) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_93), "r"(m_94));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_95), "r"(m_96));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t990) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_97), "r"(m_98));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_99), "r"(m_100));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t990) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_101), "r"(m_102));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_103), "r"(m_104));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t990) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_105), "r"(m_106));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_107), "r"(m_108));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t990) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_109), "r"(m_110));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_111), "r"(m_112));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t991) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_113), "r"(m_114));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_115), "r"(m_116));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t991) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t991) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_121), "r"(m_122));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_123), "r"(m_124));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t991) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_125), "r"(m_126));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_127), "r"(m_128));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t992) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_129), "r"(m_130));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_131), "r"(m_132));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t992) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_133), "r"(m_134));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_135), "r"(m_136));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t992) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_137), "r"(m_138));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_139), "r"(m_140));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t992) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_141), "r"(m_142));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_143), "r"(m_144));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t993) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_145), "r"(m_146));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_147), "r"(m_148));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t993) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_149), "r"(m_150));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_151), "r"(m_152));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t993) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_153), "r"(m_154));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_155), "r"(m_156));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t993) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_157), "r"(m_158));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_159), "r"(m_160));
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t994 = t172 - 1u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t995 = t994 << 6u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 first_key_8 = t995 + t187;
        const u32 t997 = first + t186;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t998 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t999 = t998 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1000 = first_key_8 + t999;
#line 107 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t1001 = t1000 + seq_q_2;
#line 107 "fa-kernels/src/attention/options/alibi.rs"
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
        const u32 query = t1006 >> sharing_shift;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t1008 = query + end_6;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1009 = (f32)t1008;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance = t1009 - column;
        const f32 t1011 = slope_3 * distance;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_2 = -t1011;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1013 = s + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1014;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1014) : "f"(slope_3), "f"(0.0f), "f"(t1013));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s = t1014;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1015 = s_2 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1016;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1016) : "f"(slope_3), "f"(1.0f), "f"(t1015));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_2 = t1016;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1017 = s_5 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1018;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1018) : "f"(slope_3), "f"(8.0f), "f"(t1017));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_5 = t1018;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1019 = s_6 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1020;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1020) : "f"(slope_3), "f"(9.0f), "f"(t1019));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_6 = t1020;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1021 = s_9 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1022;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1022) : "f"(slope_3), "f"(16.0f), "f"(t1021));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_9 = t1022;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1023 = s_10 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1024;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1024) : "f"(slope_3), "f"(17.0f), "f"(t1023));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_10 = t1024;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1025 = s_13 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1026;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1026) : "f"(slope_3), "f"(24.0f), "f"(t1025));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_13 = t1026;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1027 = s_14 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1028;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1028) : "f"(slope_3), "f"(25.0f), "f"(t1027));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_14 = t1028;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1029 = s_17 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1030;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1030) : "f"(slope_3), "f"(32.0f), "f"(t1029));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_17 = t1030;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1031 = s_18 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1032;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1032) : "f"(slope_3), "f"(33.0f), "f"(t1031));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_18 = t1032;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1033 = s_21 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1034;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1034) : "f"(slope_3), "f"(40.0f), "f"(t1033));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_21 = t1034;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1035 = s_22 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1036;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1036) : "f"(slope_3), "f"(41.0f), "f"(t1035));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_22 = t1036;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1037 = s_25 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1038;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1038) : "f"(slope_3), "f"(48.0f), "f"(t1037));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_25 = t1038;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1039 = s_26 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1040;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1040) : "f"(slope_3), "f"(49.0f), "f"(t1039));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_26 = t1040;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1041 = s_29 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1042;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1042) : "f"(slope_3), "f"(56.0f), "f"(t1041));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_29 = t1042;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1043 = s_30 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1044;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1044) : "f"(slope_3), "f"(57.0f), "f"(t1043));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_30 = t1044;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1045 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1046 = t997 + t1045;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1047 = t1046 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1048 = t1047 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t1049;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1049) : "r"(t1048), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 query_2 = t1049 >> sharing_shift;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t1051 = query_2 + end_6;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1052 = (f32)t1051;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_2 = t1052 - column;
        const f32 t1054 = slope_4 * distance_2;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_3 = -t1054;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1056 = s_3 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1057;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1057) : "f"(slope_4), "f"(0.0f), "f"(t1056));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_3 = t1057;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1058 = s_4 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1059;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1059) : "f"(slope_4), "f"(1.0f), "f"(t1058));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_4 = t1059;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1060 = s_7 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1061;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1061) : "f"(slope_4), "f"(8.0f), "f"(t1060));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_7 = t1061;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1062 = s_8 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1063;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1063) : "f"(slope_4), "f"(9.0f), "f"(t1062));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_8 = t1063;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1064 = s_11 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1065;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1065) : "f"(slope_4), "f"(16.0f), "f"(t1064));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_11 = t1065;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1066 = s_12 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1067;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1067) : "f"(slope_4), "f"(17.0f), "f"(t1066));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_12 = t1067;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1068 = s_15 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1069;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1069) : "f"(slope_4), "f"(24.0f), "f"(t1068));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_15 = t1069;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1070 = s_16 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1071;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1071) : "f"(slope_4), "f"(25.0f), "f"(t1070));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_16 = t1071;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1072 = s_19 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1073;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1073) : "f"(slope_4), "f"(32.0f), "f"(t1072));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_19 = t1073;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1074 = s_20 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1075;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1075) : "f"(slope_4), "f"(33.0f), "f"(t1074));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_20 = t1075;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1076 = s_23 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1077;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1077) : "f"(slope_4), "f"(40.0f), "f"(t1076));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_23 = t1077;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1078 = s_24 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1079;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1079) : "f"(slope_4), "f"(41.0f), "f"(t1078));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_24 = t1079;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1080 = s_27 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1081;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1081) : "f"(slope_4), "f"(48.0f), "f"(t1080));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_27 = t1081;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1082 = s_28 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1083;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1083) : "f"(slope_4), "f"(49.0f), "f"(t1082));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_28 = t1083;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1084 = s_31 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1085;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1085) : "f"(slope_4), "f"(56.0f), "f"(t1084));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_31 = t1085;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t1086 = s_32 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t1087;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1087) : "f"(slope_4), "f"(57.0f), "f"(t1086));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_32 = t1087;
#line 430 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t1088 = 0u < t174;
#line 430 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t1089 = t176 <= 0u;
#line 430 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t1090 = t1088 | t1089;
#line 430 "fa-kernels/src/attention/kernel_problem.rs"
        if (t1090) {
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1091 = t172 - 1u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1092 = t1091 << 6u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_9 = t1092 + t187;
            const u32 t1094 = first + t186;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1095 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1096 = t1095 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_9 + t1096;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1098 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1099 = t1094 + t1098;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1100 = t1099 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t1101;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1101) : "r"(t1100), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1102 = t1101 >> sharing_shift;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1103 = t1102 + end_6;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_7 = t1103 + 1u;
            const u32 t1105 = end_7 > seq_q_2 ? end_7 : seq_q_2;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1106 = t1105 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_8 = t1106 < end_6 ? t1106 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1108 = end_8 > column_2 ? end_8 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_9 = t1108 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1111 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t1111;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1113 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t1113;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1115 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t1115;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1117 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t1117;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1119 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t1119;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1121 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t1121;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1123 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t1123;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1125 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t1125;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1127 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t1127;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1129 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t1129;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1131 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t1131;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1133 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t1133;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1135 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t1135;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1137 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t1137;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1139 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t1139;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1141 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t1141;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1142 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1143 = t1094 + t1142;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1144 = t1143 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1145 = t1144 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t1146;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1146) : "r"(t1145), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1147 = t1146 >> sharing_shift;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1148 = t1147 + end_6;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t1148 + 1u;
            const u32 t1150 = end_10 > seq_q_2 ? end_10 : seq_q_2;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1151 = t1150 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t1151 < end_6 ? t1151 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1153 = end_11 > column_2 ? end_11 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t1153 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1156 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t1156;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1158 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t1158;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1160 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t1160;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1162 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t1162;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1164 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t1164;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1166 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t1166;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1168 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t1168;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1170 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t1170;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 32u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1172 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t1172;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 33u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1174 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t1174;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 40u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1176 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t1176;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 41u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1178 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t1178;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 48u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1180 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t1180;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 49u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1182 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t1182;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 56u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1184 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t1184;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 57u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1186 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t1186;
        }
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1188;
        asm("max.f32 %0, %1, %2;" : "=f"(t1188) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1189;
        asm("max.f32 %0, %1, %2;" : "=f"(t1189) : "f"(t1188), "f"(s_2));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1190;
        asm("max.f32 %0, %1, %2;" : "=f"(t1190) : "f"(t1189), "f"(s_5));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1191;
        asm("max.f32 %0, %1, %2;" : "=f"(t1191) : "f"(t1190), "f"(s_6));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1192;
        asm("max.f32 %0, %1, %2;" : "=f"(t1192) : "f"(t1191), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1193;
        asm("max.f32 %0, %1, %2;" : "=f"(t1193) : "f"(t1192), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1194;
        asm("max.f32 %0, %1, %2;" : "=f"(t1194) : "f"(t1193), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1195;
        asm("max.f32 %0, %1, %2;" : "=f"(t1195) : "f"(t1194), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1196;
        asm("max.f32 %0, %1, %2;" : "=f"(t1196) : "f"(t1195), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1197;
        asm("max.f32 %0, %1, %2;" : "=f"(t1197) : "f"(t1196), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1198;
        asm("max.f32 %0, %1, %2;" : "=f"(t1198) : "f"(t1197), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1199;
        asm("max.f32 %0, %1, %2;" : "=f"(t1199) : "f"(t1198), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1200;
        asm("max.f32 %0, %1, %2;" : "=f"(t1200) : "f"(t1199), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1201;
        asm("max.f32 %0, %1, %2;" : "=f"(t1201) : "f"(t1200), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1202;
        asm("max.f32 %0, %1, %2;" : "=f"(t1202) : "f"(t1201), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1203;
        asm("max.f32 %0, %1, %2;" : "=f"(t1203) : "f"(t1202), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1204;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1204) : "f"(t1203));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1203), "f"(t1204));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1206;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1206) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1206));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t1209 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t1209;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t1211 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t1212;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1212) : "f"(old), "f"(scale_log2), "f"(t1211));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1212));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t1214 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1215 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1215));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1217;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1217) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s = t1217;
        const f32 t1218 = t1214 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1219 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1219));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1221;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1221) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_2 = t1221;
        const f32 t1222 = t1218 + s_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1223 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1223));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1225;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1225) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_5 = t1225;
        const f32 t1226 = t1222 + s_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1227 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1227));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1229;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1229) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_6 = t1229;
        const f32 t1230 = t1226 + s_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1231 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1231));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1233;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1233) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_9 = t1233;
        const f32 t1234 = t1230 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1235 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1235));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1237;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1237) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_10 = t1237;
        const f32 t1238 = t1234 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1239 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1239));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1241;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1241) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_13 = t1241;
        const f32 t1242 = t1238 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1243 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1243));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1245;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1245) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_14 = t1245;
        const f32 t1246 = t1242 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1247 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1247));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1249;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1249) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_17 = t1249;
        const f32 t1250 = t1246 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1251 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1251));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1253;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1253) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_18 = t1253;
        const f32 t1254 = t1250 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1255 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1255));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1257;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1257) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_21 = t1257;
        const f32 t1258 = t1254 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1259 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1259));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1261;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1261) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_22 = t1261;
        const f32 t1262 = t1258 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1263 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1263));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1265;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1265) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_25 = t1265;
        const f32 t1266 = t1262 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1267 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1267));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1269;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1269) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_26 = t1269;
        const f32 t1270 = t1266 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1271 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1271));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1273;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1273) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_29 = t1273;
        const f32 t1274 = t1270 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1275 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1275));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1277;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1277) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_30 = t1277;
        const f32 t1278 = t1274 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1278;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1279 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1279;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1280 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1280;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1281 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1281;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1282 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1282;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1283 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1283;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1284 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1284;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1285 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1285;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1286 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1286;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1287 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1287;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1288 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1288;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1289 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1289;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1290 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1290;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1291 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1291;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1292 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1292;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1293 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1293;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1294 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1294;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1295 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1295;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1296 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1296;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1297 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1297;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1298 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1298;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1299 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1299;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1300 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1300;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1301 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1301;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1302 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1302;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1303 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1303;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1304 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1304;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1305 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1305;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1306 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1306;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1307 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1307;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1308 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1308;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1309 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1309;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1310 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1310;
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1312;
        asm("max.f32 %0, %1, %2;" : "=f"(t1312) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1313;
        asm("max.f32 %0, %1, %2;" : "=f"(t1313) : "f"(t1312), "f"(s_4));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1314;
        asm("max.f32 %0, %1, %2;" : "=f"(t1314) : "f"(t1313), "f"(s_7));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1315;
        asm("max.f32 %0, %1, %2;" : "=f"(t1315) : "f"(t1314), "f"(s_8));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1316;
        asm("max.f32 %0, %1, %2;" : "=f"(t1316) : "f"(t1315), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1317;
        asm("max.f32 %0, %1, %2;" : "=f"(t1317) : "f"(t1316), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1318;
        asm("max.f32 %0, %1, %2;" : "=f"(t1318) : "f"(t1317), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1319;
        asm("max.f32 %0, %1, %2;" : "=f"(t1319) : "f"(t1318), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1320;
        asm("max.f32 %0, %1, %2;" : "=f"(t1320) : "f"(t1319), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1321;
        asm("max.f32 %0, %1, %2;" : "=f"(t1321) : "f"(t1320), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1322;
        asm("max.f32 %0, %1, %2;" : "=f"(t1322) : "f"(t1321), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1323;
        asm("max.f32 %0, %1, %2;" : "=f"(t1323) : "f"(t1322), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1324;
        asm("max.f32 %0, %1, %2;" : "=f"(t1324) : "f"(t1323), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1325;
        asm("max.f32 %0, %1, %2;" : "=f"(t1325) : "f"(t1324), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1326;
        asm("max.f32 %0, %1, %2;" : "=f"(t1326) : "f"(t1325), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1327;
        asm("max.f32 %0, %1, %2;" : "=f"(t1327) : "f"(t1326), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1328;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1328) : "f"(t1327));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1327), "f"(t1328));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1330;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1330) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1330));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t1333 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t1333;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t1335 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t1336;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1336) : "f"(old_2), "f"(scale_log2), "f"(t1335));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1336));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t1338 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1339 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t1339));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1341;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1341) : "f"(exponent_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_3 = t1341;
        const f32 t1342 = t1338 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1343 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t1343));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1345;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1345) : "f"(exponent_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_4 = t1345;
        const f32 t1346 = t1342 + s_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1347 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t1347));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1349;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1349) : "f"(exponent_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_7 = t1349;
        const f32 t1350 = t1346 + s_7;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1351 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t1351));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1353;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1353) : "f"(exponent_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_8 = t1353;
        const f32 t1354 = t1350 + s_8;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1355 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t1355));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1357;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1357) : "f"(exponent_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_11 = t1357;
        const f32 t1358 = t1354 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1359 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t1359));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1361;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1361) : "f"(exponent_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_12 = t1361;
        const f32 t1362 = t1358 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1363 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t1363));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1365;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1365) : "f"(exponent_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_15 = t1365;
        const f32 t1366 = t1362 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1367 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t1367));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1369;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(exponent_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_16 = t1369;
        const f32 t1370 = t1366 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1371 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1371));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1373;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1373) : "f"(exponent_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_19 = t1373;
        const f32 t1374 = t1370 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1375 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1375));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1377;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1377) : "f"(exponent_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_20 = t1377;
        const f32 t1378 = t1374 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1379 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1379));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1381;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1381) : "f"(exponent_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_23 = t1381;
        const f32 t1382 = t1378 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1383 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1383));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1385;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1385) : "f"(exponent_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_24 = t1385;
        const f32 t1386 = t1382 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1387 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1387));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1389;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1389) : "f"(exponent_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_27 = t1389;
        const f32 t1390 = t1386 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1391 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1391));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1393;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1393) : "f"(exponent_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_28 = t1393;
        const f32 t1394 = t1390 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1395 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1395));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1397;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1397) : "f"(exponent_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_31 = t1397;
        const f32 t1398 = t1394 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1399 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1399));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1401;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1401) : "f"(exponent_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_32 = t1401;
        const f32 t1402 = t1398 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1402;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1403 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1403;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1404 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1404;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1405 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1405;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1406 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1406;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1407 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1407;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1408 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1408;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1409 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1409;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1410 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1410;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1411 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1411;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1412 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1412;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1413 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1413;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1414 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1414;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1415 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1415;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1416 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1416;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1417 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1417;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1418 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1418;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1419 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1419;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1420 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1420;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1421 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1421;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1422 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1422;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1423 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1423;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1424 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1424;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1425 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1425;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1426 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1426;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1427 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1427;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1428 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1428;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1429 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1429;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1430 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1430;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1431 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1431;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1432 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1432;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1433 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1433;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1434 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1434;
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1435;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1435) : "f"(s), "f"(s_2));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1436;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1436) : "f"(s_3), "f"(s_4));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1437;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1437) : "f"(s_5), "f"(s_6));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1438;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1438) : "f"(s_7), "f"(s_8));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1439;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1439) : "f"(s_9), "f"(s_10));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1440;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1440) : "f"(s_11), "f"(s_12));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1441;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1441) : "f"(s_13), "f"(s_14));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1442;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1442) : "f"(s_15), "f"(s_16));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1443;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1443) : "f"(s_17), "f"(s_18));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1444;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1444) : "f"(s_19), "f"(s_20));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1445;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1445) : "f"(s_21), "f"(s_22));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1446;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1446) : "f"(s_23), "f"(s_24));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1447;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1447) : "f"(s_25), "f"(s_26));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1448;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1448) : "f"(s_27), "f"(s_28));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1449;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1449) : "f"(s_29), "f"(s_30));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1450;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1450) : "f"(s_31), "f"(s_32));
#line 373 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t1451;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1451) : "r"(t940));
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1452 = t1451 ^ 32u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1453 = t1451 ^ 64u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1454 = t1451 ^ 96u;
        const u32 t1455 = t364 + t1451;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1456 = t364 + t1452;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1457 = t364 + t1453;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1458 = t364 + t1454;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1455) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1435), "r"(t1436), "r"(t1437), "r"(t1438), "r"(m_161), "r"(m_162));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1435), "r"(t1436), "r"(t1437), "r"(t1438), "r"(m_163), "r"(m_164));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1456) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1435), "r"(t1436), "r"(t1437), "r"(t1438), "r"(m_165), "r"(m_166));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1435), "r"(t1436), "r"(t1437), "r"(t1438), "r"(m_167), "r"(m_168));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1457) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1435), "r"(t1436), "r"(t1437), "r"(t1438), "r"(m_169), "r"(m_170));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1435), "r"(t1436), "r"(t1437), "r"(t1438), "r"(m_171), "r"(m_172));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1458) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1435), "r"(t1436), "r"(t1437), "r"(t1438), "r"(m_173), "r"(m_174));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1435), "r"(t1436), "r"(t1437), "r"(t1438), "r"(m_175), "r"(m_176));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1455) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1435), "r"(t1436), "r"(t1437), "r"(t1438), "r"(m_177), "r"(m_178));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1435), "r"(t1436), "r"(t1437), "r"(t1438), "r"(m_179), "r"(m_180));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1456) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1435), "r"(t1436), "r"(t1437), "r"(t1438), "r"(m_181), "r"(m_182));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1435), "r"(t1436), "r"(t1437), "r"(t1438), "r"(m_183), "r"(m_184));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1457) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1435), "r"(t1436), "r"(t1437), "r"(t1438), "r"(m_185), "r"(m_186));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1435), "r"(t1436), "r"(t1437), "r"(t1438), "r"(m_187), "r"(m_188));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1458) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1435), "r"(t1436), "r"(t1437), "r"(t1438), "r"(m_189), "r"(m_190));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1435), "r"(t1436), "r"(t1437), "r"(t1438), "r"(m_191), "r"(m_192));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1455) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1439), "r"(t1440), "r"(t1441), "r"(t1442), "r"(m_193), "r"(m_194));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1439), "r"(t1440), "r"(t1441), "r"(t1442), "r"(m_195), "r"(m_196));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1456) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1439), "r"(t1440), "r"(t1441), "r"(t1442), "r"(m_197), "r"(m_198));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1439), "r"(t1440), "r"(t1441), "r"(t1442), "r"(m_199), "r"(m_200));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1457) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1439), "r"(t1440), "r"(t1441), "r"(t1442), "r"(m_201), "r"(m_202));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1439), "r"(t1440), "r"(t1441), "r"(t1442), "r"(m_203), "r"(m_204));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1458) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1439), "r"(t1440), "r"(t1441), "r"(t1442), "r"(m_205), "r"(m_206));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1439), "r"(t1440), "r"(t1441), "r"(t1442), "r"(m_207), "r"(m_208));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1455) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1439), "r"(t1440), "r"(t1441), "r"(t1442), "r"(m_209), "r"(m_210));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1439), "r"(t1440), "r"(t1441), "r"(t1442), "r"(m_211), "r"(m_212));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1456) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1439), "r"(t1440), "r"(t1441), "r"(t1442), "r"(m_213), "r"(m_214));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1439), "r"(t1440), "r"(t1441), "r"(t1442), "r"(m_215), "r"(m_216));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1457) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1439), "r"(t1440), "r"(t1441), "r"(t1442), "r"(m_217), "r"(m_218));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1439), "r"(t1440), "r"(t1441), "r"(t1442), "r"(m_219), "r"(m_220));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1458) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1439), "r"(t1440), "r"(t1441), "r"(t1442), "r"(m_221), "r"(m_222));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1439), "r"(t1440), "r"(t1441), "r"(t1442), "r"(m_223), "r"(m_224));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1455) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1443), "r"(t1444), "r"(t1445), "r"(t1446), "r"(m_225), "r"(m_226));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1443), "r"(t1444), "r"(t1445), "r"(t1446), "r"(m_227), "r"(m_228));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1456) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1443), "r"(t1444), "r"(t1445), "r"(t1446), "r"(m_229), "r"(m_230));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1443), "r"(t1444), "r"(t1445), "r"(t1446), "r"(m_231), "r"(m_232));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1457) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1443), "r"(t1444), "r"(t1445), "r"(t1446), "r"(m_233), "r"(m_234));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1443), "r"(t1444), "r"(t1445), "r"(t1446), "r"(m_235), "r"(m_236));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1458) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1443), "r"(t1444), "r"(t1445), "r"(t1446), "r"(m_237), "r"(m_238));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1443), "r"(t1444), "r"(t1445), "r"(t1446), "r"(m_239), "r"(m_240));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1455) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1443), "r"(t1444), "r"(t1445), "r"(t1446), "r"(m_241), "r"(m_242));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1443), "r"(t1444), "r"(t1445), "r"(t1446), "r"(m_243), "r"(m_244));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1456) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1443), "r"(t1444), "r"(t1445), "r"(t1446), "r"(m_245), "r"(m_246));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1443), "r"(t1444), "r"(t1445), "r"(t1446), "r"(m_247), "r"(m_248));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1457) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1443), "r"(t1444), "r"(t1445), "r"(t1446), "r"(m_249), "r"(m_250));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1443), "r"(t1444), "r"(t1445), "r"(t1446), "r"(m_251), "r"(m_252));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1458) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1443), "r"(t1444), "r"(t1445), "r"(t1446), "r"(m_253), "r"(m_254));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1443), "r"(t1444), "r"(t1445), "r"(t1446), "r"(m_255), "r"(m_256));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1455) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1447), "r"(t1448), "r"(t1449), "r"(t1450), "r"(m_257), "r"(m_258));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1447), "r"(t1448), "r"(t1449), "r"(t1450), "r"(m_259), "r"(m_260));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1456) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1447), "r"(t1448), "r"(t1449), "r"(t1450), "r"(m_261), "r"(m_262));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1447), "r"(t1448), "r"(t1449), "r"(t1450), "r"(m_263), "r"(m_264));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1457) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1447), "r"(t1448), "r"(t1449), "r"(t1450), "r"(m_265), "r"(m_266));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1447), "r"(t1448), "r"(t1449), "r"(t1450), "r"(m_267), "r"(m_268));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1458) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1447), "r"(t1448), "r"(t1449), "r"(t1450), "r"(m_269), "r"(m_270));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1447), "r"(t1448), "r"(t1449), "r"(t1450), "r"(m_271), "r"(m_272));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1455) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1447), "r"(t1448), "r"(t1449), "r"(t1450), "r"(m_273), "r"(m_274));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1447), "r"(t1448), "r"(t1449), "r"(t1450), "r"(m_275), "r"(m_276));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1456) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1447), "r"(t1448), "r"(t1449), "r"(t1450), "r"(m_277), "r"(m_278));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1447), "r"(t1448), "r"(t1449), "r"(t1450), "r"(m_279), "r"(m_280));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1457) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1447), "r"(t1448), "r"(t1449), "r"(t1450), "r"(m_281), "r"(m_282));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1447), "r"(t1448), "r"(t1449), "r"(t1450), "r"(m_283), "r"(m_284));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1458) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1447), "r"(t1448), "r"(t1449), "r"(t1450), "r"(m_285), "r"(m_286));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1447), "r"(t1448), "r"(t1449), "r"(t1450), "r"(m_287), "r"(m_288));
#line 81 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i_4 = 1u; i_4 < count; i_4 += 1u) {
#line 352 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 355 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next_2 = i_4 + 1u;
#line 247 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1460 = next_2 < count;
#line 247 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1460) {
#line 236 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1461 = next_2 & 1u;
#line 236 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1462 = t1461 << 14u;
#line 236 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1463 = ring + t1462;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1464 = t172 - 1u;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1465 = t1464 - next_2;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_10 = t1465 << 6u;
                const u32 t1467 = head_dim >> 3u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1468 = (u64)t378 * 16u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1469 = t1463 + t383;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1470 = first_key_10 + t377;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_33 = page_9;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_34 = row_5;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1471 = (u64)place_33 * t390;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1472 = t374 + t1471;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1473 = (u64)place_34 * t376;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1474 = t1472 + t1473;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1475 = t1474 + t1468;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1476 = first_key_10 + t377;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1477 = t1476 + 16u;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_35 = page_10;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_36 = row_6;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1478 = (u64)place_35 * t390;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1479 = t374 + t1478;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1480 = (u64)place_36 * t376;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1481 = t1479 + t1480;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1482 = t1481 + t1468;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1483 = first_key_10 + t377;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1484 = t1483 + 32u;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_37 = page_11;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_38 = row_7;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1485 = (u64)place_37 * t390;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1486 = t374 + t1485;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1487 = (u64)place_38 * t376;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1488 = t1486 + t1487;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1489 = t1488 + t1468;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1490 = first_key_10 + t377;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1491 = t1490 + 48u;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_39 = page_12;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_40 = row_8;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1492 = (u64)place_39 * t390;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1493 = t374 + t1492;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1494 = (u64)place_40 * t376;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1495 = t1493 + t1494;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1496 = t1495 + t1468;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1497 = t378 < t1467;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1498 = t1497 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1469), "l"(t1475), "r"(t1498) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1499 = t378 < t1467;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1500 = t1499 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1469), "l"(t1482), "r"(t1500) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1501 = t378 < t1467;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1502 = t1501 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1469), "l"(t1489), "r"(t1502) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1503 = t378 < t1467;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1504 = t1503 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1469), "l"(t1496), "r"(t1504) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1505 = t1475 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1506 = t378 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1507 = t1506 < t1467;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1508 = t1507 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1469), "l"(t1505), "r"(t1508) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1509 = t1482 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1510 = t378 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1511 = t1510 < t1467;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1512 = t1511 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1469), "l"(t1509), "r"(t1512) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1513 = t1489 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1514 = t378 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1515 = t1514 < t1467;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1516 = t1515 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1469), "l"(t1513), "r"(t1516) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1517 = t1496 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1518 = t378 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1519 = t1518 < t1467;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1520 = t1519 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1469), "l"(t1517), "r"(t1520) : "memory");
            }
#line 251 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 247 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1521 = next_2 < count;
#line 247 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1521) {
#line 236 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1522 = next_2 & 1u;
#line 236 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1523 = t1522 << 14u;
#line 236 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1524 = t364 + t1523;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1525 = t172 - 1u;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1526 = t1525 - next_2;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_11 = t1526 << 6u;
                const u32 t1528 = head_dim >> 3u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1529 = (u64)t404 * 16u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1530 = t1524 + t409;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1531 = first_key_11 + t403;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_41 = page_9;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_42 = row_5;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1532 = (u64)place_41 * t416;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1533 = t400 + t1532;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1534 = (u64)place_42 * t402;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1535 = t1533 + t1534;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1536 = t1535 + t1529;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1537 = first_key_11 + t403;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1538 = t1537 + 16u;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_43 = page_10;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_44 = row_6;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1539 = (u64)place_43 * t416;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1540 = t400 + t1539;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1541 = (u64)place_44 * t402;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1542 = t1540 + t1541;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1543 = t1542 + t1529;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1544 = first_key_11 + t403;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1545 = t1544 + 32u;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_45 = page_11;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_46 = row_7;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1546 = (u64)place_45 * t416;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1547 = t400 + t1546;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1548 = (u64)place_46 * t402;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1549 = t1547 + t1548;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1550 = t1549 + t1529;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1551 = first_key_11 + t403;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1552 = t1551 + 48u;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_47 = page_12;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_48 = row_8;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1553 = (u64)place_47 * t416;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1554 = t400 + t1553;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1555 = (u64)place_48 * t402;
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1556 = t1554 + t1555;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1557 = t1556 + t1529;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1558 = t404 < t1528;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1559 = t1558 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1530), "l"(t1536), "r"(t1559) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1560 = t404 < t1528;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1561 = t1560 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1530), "l"(t1543), "r"(t1561) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1562 = t404 < t1528;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1563 = t1562 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1530), "l"(t1550), "r"(t1563) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1564 = t404 < t1528;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1565 = t1564 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1530), "l"(t1557), "r"(t1565) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1566 = t1536 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1567 = t404 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1568 = t1567 < t1528;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1569 = t1568 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1530), "l"(t1566), "r"(t1569) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1570 = t1543 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1571 = t404 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1572 = t1571 < t1528;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1573 = t1572 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1530), "l"(t1570), "r"(t1573) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1574 = t1550 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1575 = t404 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1576 = t1575 < t1528;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1577 = t1576 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1530), "l"(t1574), "r"(t1577) : "memory");
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1578 = t1557 + 128ull;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1579 = t404 + 8u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1580 = t1579 < t1528;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1581 = t1580 ? 16u : 0u;
#line 273 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1530), "l"(t1578), "r"(t1581) : "memory");
            }
#line 251 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1582 = next_2 + 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1583 = count - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 i_5 = t1582 < t1583 ? t1582 : t1583;
            const u32 t1585 = t172 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1586 = t1585 - i_5;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_12 = t1586 << 6u;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1588 = end_6 > 1u ? end_6 : 1u;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last_5 = t1588 - 1u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1590 = first_key_12 + t377;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_17 = t1590 < last_5 ? t1590 : last_5;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1592 = key_17 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t1593;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1593) : "r"(t1592), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_17 = t1593 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1595 = (u64)index_17 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1596 = t1595 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1597 = t124 + t1596;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_25;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_25) : "l"(t1597) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1599 = index_17 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1600 = key_17 - t1599;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_9 = page_25;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_5 = t1600;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1601 = first_key_12 + t377;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1602 = t1601 + 16u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_18 = t1602 < last_5 ? t1602 : last_5;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1604 = key_18 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t1605;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1605) : "r"(t1604), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_18 = t1605 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1607 = (u64)index_18 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1608 = t1607 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1609 = t124 + t1608;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_26;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_26) : "l"(t1609) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1611 = index_18 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1612 = key_18 - t1611;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_10 = page_26;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_6 = t1612;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1613 = first_key_12 + t377;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1614 = t1613 + 32u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_19 = t1614 < last_5 ? t1614 : last_5;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1616 = key_19 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t1617;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1617) : "r"(t1616), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_19 = t1617 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1619 = (u64)index_19 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1620 = t1619 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1621 = t124 + t1620;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_27;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_27) : "l"(t1621) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1623 = index_19 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1624 = key_19 - t1623;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_11 = page_27;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_7 = t1624;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1625 = first_key_12 + t377;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1626 = t1625 + 48u;
#line 127 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_20 = t1626 < last_5 ? t1626 : last_5;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1628 = key_20 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t1629;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1629) : "r"(t1628), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_20 = t1629 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1631 = (u64)index_20 * t125;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1632 = t1631 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1633 = t124 + t1632;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_28;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_28) : "l"(t1633) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1635 = index_20 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1636 = key_20 - t1635;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_12 = page_28;
#line 129 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_8 = t1636;
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
#line 236 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1637 = i_4 & 1u;
#line 236 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1638 = t1637 << 14u;
#line 236 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1639 = ring + t1638;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1640;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1640) : "r"(t932));
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1641 = t1640 ^ 32u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1642 = t1640 ^ 64u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1643 = t1640 ^ 96u;
            const u32 t1644 = t1639 + t1640;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1644) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_289), "r"(m_290));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_291), "r"(m_292));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1644) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_293), "r"(m_294));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_295), "r"(m_296));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1644) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_297), "r"(m_298));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_299), "r"(m_300));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1644) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_301), "r"(m_302));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_303), "r"(m_304));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1645 = t1639 + t1641;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1645) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_305), "r"(m_306));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_307), "r"(m_308));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1645) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_309), "r"(m_310));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_311), "r"(m_312));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1645) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_313), "r"(m_314));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_315), "r"(m_316));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1645) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_317), "r"(m_318));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_319), "r"(m_320));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1646 = t1639 + t1642;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1646) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_321), "r"(m_322));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_323), "r"(m_324));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1646) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_325), "r"(m_326));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_327), "r"(m_328));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1646) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_329), "r"(m_330));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_331), "r"(m_332));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1646) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_333), "r"(m_334));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_335), "r"(m_336));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1647 = t1639 + t1643;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1647) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_337), "r"(m_338));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_339), "r"(m_340));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1647) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_341), "r"(m_342));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_343), "r"(m_344));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1647) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_345), "r"(m_346));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_347), "r"(m_348));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1647) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_349), "r"(m_350));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_351), "r"(m_352));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1644) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_353), "r"(m_354));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_355), "r"(m_356));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1644) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_357), "r"(m_358));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_359), "r"(m_360));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1644) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_361), "r"(m_362));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_363), "r"(m_364));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1644) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_365), "r"(m_366));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_367), "r"(m_368));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_369;
            u32 m_370;
            u32 m_371;
            u32 m_372;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1645) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_369), "r"(m_370));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_371), "r"(m_372));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_373;
            u32 m_374;
            u32 m_375;
            u32 m_376;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1645) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_373), "r"(m_374));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_375), "r"(m_376));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_377;
            u32 m_378;
            u32 m_379;
            u32 m_380;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1645) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_377), "r"(m_378));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_379), "r"(m_380));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_381;
            u32 m_382;
            u32 m_383;
            u32 m_384;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1645) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_381), "r"(m_382));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_383), "r"(m_384));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_385;
            u32 m_386;
            u32 m_387;
            u32 m_388;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1646) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_385), "r"(m_386));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_387), "r"(m_388));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_389;
            u32 m_390;
            u32 m_391;
            u32 m_392;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1646) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_389), "r"(m_390));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_391), "r"(m_392));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_393;
            u32 m_394;
            u32 m_395;
            u32 m_396;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1646) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_393), "r"(m_394));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_395), "r"(m_396));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_397;
            u32 m_398;
            u32 m_399;
            u32 m_400;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1646) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_397), "r"(m_398));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_399), "r"(m_400));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_401;
            u32 m_402;
            u32 m_403;
            u32 m_404;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1647) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_401), "r"(m_402));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_403), "r"(m_404));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_405;
            u32 m_406;
            u32 m_407;
            u32 m_408;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1647) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_405), "r"(m_406));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_407), "r"(m_408));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_409;
            u32 m_410;
            u32 m_411;
            u32 m_412;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1647) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_409), "r"(m_410));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_411), "r"(m_412));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_413;
            u32 m_414;
            u32 m_415;
            u32 m_416;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1647) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_413), "r"(m_414));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_415), "r"(m_416));
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1648 = t172 - 1u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1649 = t1648 - i_4;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1650 = t1649 << 6u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_13 = t1650 + t187;
            const u32 t1652 = first + t186;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1653 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1654 = t1653 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1655 = first_key_13 + t1654;
#line 107 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1656 = t1655 + seq_q_2;
#line 107 "fa-kernels/src/attention/options/alibi.rs"
            const f32 column_3 = (f32)t1656;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1658 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1659 = t1652 + t1658;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1660 = t1659 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t1661;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1661) : "r"(t1660), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 query_3 = t1661 >> sharing_shift;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1663 = query_3 + end_6;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1664 = (f32)t1663;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_3 = t1664 - column_3;
            const f32 t1666 = slope_3 * distance_3;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
            const f32 first_4 = -t1666;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1668 = s_33 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1669;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1669) : "f"(slope_3), "f"(0.0f), "f"(t1668));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_33 = t1669;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1670 = s_34 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1671;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1671) : "f"(slope_3), "f"(1.0f), "f"(t1670));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_34 = t1671;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1672 = s_37 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1673;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1673) : "f"(slope_3), "f"(8.0f), "f"(t1672));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_37 = t1673;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1674 = s_38 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1675;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1675) : "f"(slope_3), "f"(9.0f), "f"(t1674));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_38 = t1675;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1676 = s_41 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1677;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1677) : "f"(slope_3), "f"(16.0f), "f"(t1676));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_41 = t1677;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1678 = s_42 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1679;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1679) : "f"(slope_3), "f"(17.0f), "f"(t1678));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_42 = t1679;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1680 = s_45 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1681;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1681) : "f"(slope_3), "f"(24.0f), "f"(t1680));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_45 = t1681;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1682 = s_46 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1683;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1683) : "f"(slope_3), "f"(25.0f), "f"(t1682));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_46 = t1683;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1684 = s_49 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1685;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1685) : "f"(slope_3), "f"(32.0f), "f"(t1684));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_49 = t1685;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1686 = s_50 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1687;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1687) : "f"(slope_3), "f"(33.0f), "f"(t1686));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_50 = t1687;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1688 = s_53 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1689;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1689) : "f"(slope_3), "f"(40.0f), "f"(t1688));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_53 = t1689;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1690 = s_54 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1691;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1691) : "f"(slope_3), "f"(41.0f), "f"(t1690));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_54 = t1691;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1692 = s_57 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1693;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1693) : "f"(slope_3), "f"(48.0f), "f"(t1692));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_57 = t1693;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1694 = s_58 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1695;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1695) : "f"(slope_3), "f"(49.0f), "f"(t1694));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_58 = t1695;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1696 = s_61 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1697;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1697) : "f"(slope_3), "f"(56.0f), "f"(t1696));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_61 = t1697;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1698 = s_62 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1699;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1699) : "f"(slope_3), "f"(57.0f), "f"(t1698));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_62 = t1699;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1700 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1701 = t1652 + t1700;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1702 = t1701 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1703 = t1702 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t1704;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1704) : "r"(t1703), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 query_4 = t1704 >> sharing_shift;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1706 = query_4 + end_6;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1707 = (f32)t1706;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_4 = t1707 - column_3;
            const f32 t1709 = slope_4 * distance_4;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
            const f32 first_5 = -t1709;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1711 = s_35 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1712;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1712) : "f"(slope_4), "f"(0.0f), "f"(t1711));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_35 = t1712;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1713 = s_36 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1714;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1714) : "f"(slope_4), "f"(1.0f), "f"(t1713));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_36 = t1714;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1715 = s_39 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1716;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1716) : "f"(slope_4), "f"(8.0f), "f"(t1715));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_39 = t1716;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1717 = s_40 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1718;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1718) : "f"(slope_4), "f"(9.0f), "f"(t1717));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_40 = t1718;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1719 = s_43 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1720;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1720) : "f"(slope_4), "f"(16.0f), "f"(t1719));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_43 = t1720;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1721 = s_44 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1722;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1722) : "f"(slope_4), "f"(17.0f), "f"(t1721));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_44 = t1722;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1723 = s_47 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1724;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1724) : "f"(slope_4), "f"(24.0f), "f"(t1723));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_47 = t1724;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1725 = s_48 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1726;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1726) : "f"(slope_4), "f"(25.0f), "f"(t1725));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_48 = t1726;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1727 = s_51 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1728;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1728) : "f"(slope_4), "f"(32.0f), "f"(t1727));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_51 = t1728;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1729 = s_52 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1730;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1730) : "f"(slope_4), "f"(33.0f), "f"(t1729));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_52 = t1730;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1731 = s_55 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1732;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1732) : "f"(slope_4), "f"(40.0f), "f"(t1731));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_55 = t1732;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1733 = s_56 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1734;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1734) : "f"(slope_4), "f"(41.0f), "f"(t1733));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_56 = t1734;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1735 = s_59 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1736;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1736) : "f"(slope_4), "f"(48.0f), "f"(t1735));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_59 = t1736;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1737 = s_60 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1738;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1738) : "f"(slope_4), "f"(49.0f), "f"(t1737));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_60 = t1738;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1739 = s_63 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1740;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1740) : "f"(slope_4), "f"(56.0f), "f"(t1739));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_63 = t1740;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1741 = s_64 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1742;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1742) : "f"(slope_4), "f"(57.0f), "f"(t1741));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_64 = t1742;
#line 430 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1743 = i_4 < t174;
#line 430 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1744 = t176 <= i_4;
#line 430 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1745 = t1743 | t1744;
#line 430 "fa-kernels/src/attention/kernel_problem.rs"
            if (t1745) {
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1746 = t172 - 1u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1747 = t1746 - i_4;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1748 = t1747 << 6u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_14 = t1748 + t187;
                const u32 t1750 = first + t186;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1751 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1752 = t1751 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_4 = first_key_14 + t1752;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1754 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1755 = t1750 + t1754;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1756 = t1755 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1757;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1757) : "r"(t1756), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1758 = t1757 >> sharing_shift;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1759 = t1758 + end_6;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_13 = t1759 + 1u;
                const u32 t1761 = end_13 > seq_q_2 ? end_13 : seq_q_2;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1762 = t1761 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_14 = t1762 < end_6 ? t1762 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1764 = end_14 > column_4 ? end_14 : column_4;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_15 = t1764 - column_4;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1767 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t1767;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1769 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t1769;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1771 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t1771;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1773 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t1773;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1775 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t1775;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1777 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t1777;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1779 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t1779;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1781 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t1781;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1783 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t1783;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1785 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t1785;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1787 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t1787;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1789 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t1789;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1791 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t1791;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1793 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t1793;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1795 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t1795;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1797 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t1797;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1798 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1799 = t1750 + t1798;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1800 = t1799 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1801 = t1800 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1802;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1802) : "r"(t1801), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1803 = t1802 >> sharing_shift;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1804 = t1803 + end_6;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_16 = t1804 + 1u;
                const u32 t1806 = end_16 > seq_q_2 ? end_16 : seq_q_2;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1807 = t1806 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_17 = t1807 < end_6 ? t1807 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1809 = end_17 > column_4 ? end_17 : column_4;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_18 = t1809 - column_4;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1812 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1812;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1814 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1814;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1816 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1816;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1818 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1818;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1820 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1820;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1822 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1822;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1824 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1824;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1826 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1826;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1828 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1828;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1830 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1830;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1832 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1832;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1834 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1834;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1836 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1836;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1838 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1838;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1840 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1840;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1842 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1842;
            }
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1844;
            asm("max.f32 %0, %1, %2;" : "=f"(t1844) : "f"(old_3), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1845;
            asm("max.f32 %0, %1, %2;" : "=f"(t1845) : "f"(t1844), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1846;
            asm("max.f32 %0, %1, %2;" : "=f"(t1846) : "f"(t1845), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1847;
            asm("max.f32 %0, %1, %2;" : "=f"(t1847) : "f"(t1846), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1848;
            asm("max.f32 %0, %1, %2;" : "=f"(t1848) : "f"(t1847), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1849;
            asm("max.f32 %0, %1, %2;" : "=f"(t1849) : "f"(t1848), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1850;
            asm("max.f32 %0, %1, %2;" : "=f"(t1850) : "f"(t1849), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1851;
            asm("max.f32 %0, %1, %2;" : "=f"(t1851) : "f"(t1850), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1852;
            asm("max.f32 %0, %1, %2;" : "=f"(t1852) : "f"(t1851), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1853;
            asm("max.f32 %0, %1, %2;" : "=f"(t1853) : "f"(t1852), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1854;
            asm("max.f32 %0, %1, %2;" : "=f"(t1854) : "f"(t1853), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1855;
            asm("max.f32 %0, %1, %2;" : "=f"(t1855) : "f"(t1854), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1856;
            asm("max.f32 %0, %1, %2;" : "=f"(t1856) : "f"(t1855), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1857;
            asm("max.f32 %0, %1, %2;" : "=f"(t1857) : "f"(t1856), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1858;
            asm("max.f32 %0, %1, %2;" : "=f"(t1858) : "f"(t1857), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1859;
            asm("max.f32 %0, %1, %2;" : "=f"(t1859) : "f"(t1858), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1860;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1860) : "f"(t1859));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1859), "f"(t1860));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1862;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1862) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1862));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1865 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1865;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1867 = -reference_3;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1868;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1868) : "f"(old_3), "f"(scale_log2), "f"(t1867));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1868));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1870 = row_sum * rescale_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1871 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1871));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1873;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1873) : "f"(exponent_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_33 = t1873;
            const f32 t1874 = t1870 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1875 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1875));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1877;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1877) : "f"(exponent_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_34 = t1877;
            const f32 t1878 = t1874 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1879 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1879));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1881;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1881) : "f"(exponent_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_37 = t1881;
            const f32 t1882 = t1878 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1883 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1883));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1885;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1885) : "f"(exponent_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_38 = t1885;
            const f32 t1886 = t1882 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1887 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1887));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1889;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1889) : "f"(exponent_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_41 = t1889;
            const f32 t1890 = t1886 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1891 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1891));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1893;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1893) : "f"(exponent_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_42 = t1893;
            const f32 t1894 = t1890 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1895 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1895));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1897;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1897) : "f"(exponent_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_45 = t1897;
            const f32 t1898 = t1894 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1899 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1899));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1901;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1901) : "f"(exponent_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_46 = t1901;
            const f32 t1902 = t1898 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1903 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1903));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1905;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1905) : "f"(exponent_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_49 = t1905;
            const f32 t1906 = t1902 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1907 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1907));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1909;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1909) : "f"(exponent_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_50 = t1909;
            const f32 t1910 = t1906 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1911 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1911));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1913;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1913) : "f"(exponent_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_53 = t1913;
            const f32 t1914 = t1910 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1915 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1915));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1917;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1917) : "f"(exponent_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_54 = t1917;
            const f32 t1918 = t1914 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1919 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1919));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1921;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1921) : "f"(exponent_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_57 = t1921;
            const f32 t1922 = t1918 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1923 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1923));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1925;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1925) : "f"(exponent_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_58 = t1925;
            const f32 t1926 = t1922 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1927 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1927));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1929;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1929) : "f"(exponent_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_61 = t1929;
            const f32 t1930 = t1926 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1931 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1931));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1933;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1933) : "f"(exponent_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_62 = t1933;
            const f32 t1934 = t1930 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1934;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1935 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1935;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1936 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1936;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1937 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1937;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1938 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1938;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1939 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1939;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1940 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1940;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1941 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1941;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1942 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1942;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1943 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1943;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1944 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1944;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1945 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1945;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1946 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1946;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1947 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1947;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1948 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1948;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1949 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1949;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1950 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1950;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1951 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1951;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1952 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1952;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1953 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1953;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1954 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1954;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1955 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1955;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1956 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1956;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1957 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1957;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1958 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1958;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1959 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1959;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1960 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t1960;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1961 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t1961;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1962 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t1962;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1963 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t1963;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1964 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t1964;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1965 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t1965;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1966 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t1966;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1968;
            asm("max.f32 %0, %1, %2;" : "=f"(t1968) : "f"(old_4), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1969;
            asm("max.f32 %0, %1, %2;" : "=f"(t1969) : "f"(t1968), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1970;
            asm("max.f32 %0, %1, %2;" : "=f"(t1970) : "f"(t1969), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1971;
            asm("max.f32 %0, %1, %2;" : "=f"(t1971) : "f"(t1970), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1972;
            asm("max.f32 %0, %1, %2;" : "=f"(t1972) : "f"(t1971), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1973;
            asm("max.f32 %0, %1, %2;" : "=f"(t1973) : "f"(t1972), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1974;
            asm("max.f32 %0, %1, %2;" : "=f"(t1974) : "f"(t1973), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1975;
            asm("max.f32 %0, %1, %2;" : "=f"(t1975) : "f"(t1974), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1976;
            asm("max.f32 %0, %1, %2;" : "=f"(t1976) : "f"(t1975), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1977;
            asm("max.f32 %0, %1, %2;" : "=f"(t1977) : "f"(t1976), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1978;
            asm("max.f32 %0, %1, %2;" : "=f"(t1978) : "f"(t1977), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1979;
            asm("max.f32 %0, %1, %2;" : "=f"(t1979) : "f"(t1978), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1980;
            asm("max.f32 %0, %1, %2;" : "=f"(t1980) : "f"(t1979), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1981;
            asm("max.f32 %0, %1, %2;" : "=f"(t1981) : "f"(t1980), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1982;
            asm("max.f32 %0, %1, %2;" : "=f"(t1982) : "f"(t1981), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1983;
            asm("max.f32 %0, %1, %2;" : "=f"(t1983) : "f"(t1982), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1984;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1984) : "f"(t1983));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1983), "f"(t1984));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1986;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1986) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1986));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1989 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1989;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1991 = -reference_4;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1992;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1992) : "f"(old_4), "f"(scale_log2), "f"(t1991));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1992));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1994 = row_sum_2 * rescale_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1995 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1995));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1997;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1997) : "f"(exponent_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_35 = t1997;
            const f32 t1998 = t1994 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1999 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1999));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t2001;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2001) : "f"(exponent_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_36 = t2001;
            const f32 t2002 = t1998 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t2003 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t2003));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t2005;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2005) : "f"(exponent_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_39 = t2005;
            const f32 t2006 = t2002 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t2007 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t2007));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t2009;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2009) : "f"(exponent_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_40 = t2009;
            const f32 t2010 = t2006 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t2011 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t2011));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t2013;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2013) : "f"(exponent_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_43 = t2013;
            const f32 t2014 = t2010 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t2015 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t2015));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t2017;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2017) : "f"(exponent_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_44 = t2017;
            const f32 t2018 = t2014 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t2019 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t2019));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t2021;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2021) : "f"(exponent_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_47 = t2021;
            const f32 t2022 = t2018 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t2023 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t2023));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t2025;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2025) : "f"(exponent_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_48 = t2025;
            const f32 t2026 = t2022 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t2027 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t2027));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t2029;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2029) : "f"(exponent_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_51 = t2029;
            const f32 t2030 = t2026 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t2031 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t2031));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t2033;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2033) : "f"(exponent_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_52 = t2033;
            const f32 t2034 = t2030 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t2035 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t2035));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t2037;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2037) : "f"(exponent_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_55 = t2037;
            const f32 t2038 = t2034 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t2039 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t2039));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t2041;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2041) : "f"(exponent_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_56 = t2041;
            const f32 t2042 = t2038 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t2043 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t2043));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t2045;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2045) : "f"(exponent_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_59 = t2045;
            const f32 t2046 = t2042 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t2047 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t2047));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t2049;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2049) : "f"(exponent_62));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_60 = t2049;
            const f32 t2050 = t2046 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t2051 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t2051));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t2053;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2053) : "f"(exponent_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_63 = t2053;
            const f32 t2054 = t2050 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t2055 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t2055));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t2057;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2057) : "f"(exponent_64));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_64 = t2057;
            const f32 t2058 = t2054 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2058;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2059 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t2059;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2060 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t2060;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2061 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t2061;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2062 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t2062;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2063 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t2063;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2064 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t2064;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2065 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t2065;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2066 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t2066;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2067 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t2067;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2068 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t2068;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2069 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t2069;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2070 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t2070;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2071 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t2071;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2072 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t2072;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2073 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t2073;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2074 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t2074;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2075 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t2075;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2076 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t2076;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2077 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t2077;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2078 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t2078;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2079 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t2079;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2080 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t2080;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2081 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t2081;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2082 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t2082;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2083 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t2083;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2084 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t2084;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2085 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t2085;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2086 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t2086;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2087 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t2087;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2088 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t2088;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2089 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t2089;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2090 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t2090;
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t2091;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2091) : "f"(s_33), "f"(s_34));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t2092;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2092) : "f"(s_35), "f"(s_36));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t2093;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2093) : "f"(s_37), "f"(s_38));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t2094;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2094) : "f"(s_39), "f"(s_40));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t2095;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2095) : "f"(s_41), "f"(s_42));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t2096;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2096) : "f"(s_43), "f"(s_44));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t2097;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2097) : "f"(s_45), "f"(s_46));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t2098;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2098) : "f"(s_47), "f"(s_48));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t2099;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2099) : "f"(s_49), "f"(s_50));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t2100;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2100) : "f"(s_51), "f"(s_52));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t2101;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2101) : "f"(s_53), "f"(s_54));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t2102;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2102) : "f"(s_55), "f"(s_56));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t2103;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2103) : "f"(s_57), "f"(s_58));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t2104;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2104) : "f"(s_59), "f"(s_60));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t2105;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2105) : "f"(s_61), "f"(s_62));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t2106;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2106) : "f"(s_63), "f"(s_64));
#line 236 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2107 = i_4 & 1u;
#line 236 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2108 = t2107 << 14u;
#line 236 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2109 = t364 + t2108;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t2110;
            asm volatile("mov.b32 %0, %1;" : "=r"(t2110) : "r"(t940));
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2111 = t2110 ^ 32u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2112 = t2110 ^ 64u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2113 = t2110 ^ 96u;
            const u32 t2114 = t2109 + t2110;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2115 = t2109 + t2111;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2116 = t2109 + t2112;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2117 = t2109 + t2113;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_417;
            u32 m_418;
            u32 m_419;
            u32 m_420;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t2114) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2091), "r"(t2092), "r"(t2093), "r"(t2094), "r"(m_417), "r"(m_418));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2091), "r"(t2092), "r"(t2093), "r"(t2094), "r"(m_419), "r"(m_420));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_421;
            u32 m_422;
            u32 m_423;
            u32 m_424;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t2115) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2091), "r"(t2092), "r"(t2093), "r"(t2094), "r"(m_421), "r"(m_422));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2091), "r"(t2092), "r"(t2093), "r"(t2094), "r"(m_423), "r"(m_424));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_425;
            u32 m_426;
            u32 m_427;
            u32 m_428;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t2116) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2091), "r"(t2092), "r"(t2093), "r"(t2094), "r"(m_425), "r"(m_426));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2091), "r"(t2092), "r"(t2093), "r"(t2094), "r"(m_427), "r"(m_428));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_429;
            u32 m_430;
            u32 m_431;
            u32 m_432;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t2117) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2091), "r"(t2092), "r"(t2093), "r"(t2094), "r"(m_429), "r"(m_430));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2091), "r"(t2092), "r"(t2093), "r"(t2094), "r"(m_431), "r"(m_432));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_433;
            u32 m_434;
            u32 m_435;
            u32 m_436;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t2114) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2091), "r"(t2092), "r"(t2093), "r"(t2094), "r"(m_433), "r"(m_434));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2091), "r"(t2092), "r"(t2093), "r"(t2094), "r"(m_435), "r"(m_436));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_437;
            u32 m_438;
            u32 m_439;
            u32 m_440;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t2115) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2091), "r"(t2092), "r"(t2093), "r"(t2094), "r"(m_437), "r"(m_438));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2091), "r"(t2092), "r"(t2093), "r"(t2094), "r"(m_439), "r"(m_440));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_441;
            u32 m_442;
            u32 m_443;
            u32 m_444;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t2116) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2091), "r"(t2092), "r"(t2093), "r"(t2094), "r"(m_441), "r"(m_442));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2091), "r"(t2092), "r"(t2093), "r"(t2094), "r"(m_443), "r"(m_444));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_445;
            u32 m_446;
            u32 m_447;
            u32 m_448;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t2117) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2091), "r"(t2092), "r"(t2093), "r"(t2094), "r"(m_445), "r"(m_446));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2091), "r"(t2092), "r"(t2093), "r"(t2094), "r"(m_447), "r"(m_448));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_449;
            u32 m_450;
            u32 m_451;
            u32 m_452;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t2114) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2095), "r"(t2096), "r"(t2097), "r"(t2098), "r"(m_449), "r"(m_450));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2095), "r"(t2096), "r"(t2097), "r"(t2098), "r"(m_451), "r"(m_452));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_453;
            u32 m_454;
            u32 m_455;
            u32 m_456;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t2115) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2095), "r"(t2096), "r"(t2097), "r"(t2098), "r"(m_453), "r"(m_454));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2095), "r"(t2096), "r"(t2097), "r"(t2098), "r"(m_455), "r"(m_456));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_457;
            u32 m_458;
            u32 m_459;
            u32 m_460;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t2116) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2095), "r"(t2096), "r"(t2097), "r"(t2098), "r"(m_457), "r"(m_458));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2095), "r"(t2096), "r"(t2097), "r"(t2098), "r"(m_459), "r"(m_460));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_461;
            u32 m_462;
            u32 m_463;
            u32 m_464;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t2117) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2095), "r"(t2096), "r"(t2097), "r"(t2098), "r"(m_461), "r"(m_462));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2095), "r"(t2096), "r"(t2097), "r"(t2098), "r"(m_463), "r"(m_464));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_465;
            u32 m_466;
            u32 m_467;
            u32 m_468;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t2114) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2095), "r"(t2096), "r"(t2097), "r"(t2098), "r"(m_465), "r"(m_466));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2095), "r"(t2096), "r"(t2097), "r"(t2098), "r"(m_467), "r"(m_468));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_469;
            u32 m_470;
            u32 m_471;
            u32 m_472;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t2115) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2095), "r"(t2096), "r"(t2097), "r"(t2098), "r"(m_469), "r"(m_470));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2095), "r"(t2096), "r"(t2097), "r"(t2098), "r"(m_471), "r"(m_472));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_473;
            u32 m_474;
            u32 m_475;
            u32 m_476;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t2116) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2095), "r"(t2096), "r"(t2097), "r"(t2098), "r"(m_473), "r"(m_474));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2095), "r"(t2096), "r"(t2097), "r"(t2098), "r"(m_475), "r"(m_476));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_477;
            u32 m_478;
            u32 m_479;
            u32 m_480;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t2117) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2095), "r"(t2096), "r"(t2097), "r"(t2098), "r"(m_477), "r"(m_478));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2095), "r"(t2096), "r"(t2097), "r"(t2098), "r"(m_479), "r"(m_480));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_481;
            u32 m_482;
            u32 m_483;
            u32 m_484;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t2114) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2099), "r"(t2100), "r"(t2101), "r"(t2102), "r"(m_481), "r"(m_482));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2099), "r"(t2100), "r"(t2101), "r"(t2102), "r"(m_483), "r"(m_484));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_485;
            u32 m_486;
            u32 m_487;
            u32 m_488;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t2115) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2099), "r"(t2100), "r"(t2101), "r"(t2102), "r"(m_485), "r"(m_486));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2099), "r"(t2100), "r"(t2101), "r"(t2102), "r"(m_487), "r"(m_488));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_489;
            u32 m_490;
            u32 m_491;
            u32 m_492;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t2116) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2099), "r"(t2100), "r"(t2101), "r"(t2102), "r"(m_489), "r"(m_490));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2099), "r"(t2100), "r"(t2101), "r"(t2102), "r"(m_491), "r"(m_492));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_493;
            u32 m_494;
            u32 m_495;
            u32 m_496;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t2117) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2099), "r"(t2100), "r"(t2101), "r"(t2102), "r"(m_493), "r"(m_494));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2099), "r"(t2100), "r"(t2101), "r"(t2102), "r"(m_495), "r"(m_496));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_497;
            u32 m_498;
            u32 m_499;
            u32 m_500;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t2114) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2099), "r"(t2100), "r"(t2101), "r"(t2102), "r"(m_497), "r"(m_498));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2099), "r"(t2100), "r"(t2101), "r"(t2102), "r"(m_499), "r"(m_500));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_501;
            u32 m_502;
            u32 m_503;
            u32 m_504;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t2115) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2099), "r"(t2100), "r"(t2101), "r"(t2102), "r"(m_501), "r"(m_502));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2099), "r"(t2100), "r"(t2101), "r"(t2102), "r"(m_503), "r"(m_504));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_505;
            u32 m_506;
            u32 m_507;
            u32 m_508;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t2116) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2099), "r"(t2100), "r"(t2101), "r"(t2102), "r"(m_505), "r"(m_506));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2099), "r"(t2100), "r"(t2101), "r"(t2102), "r"(m_507), "r"(m_508));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_509;
            u32 m_510;
            u32 m_511;
            u32 m_512;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t2117) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2099), "r"(t2100), "r"(t2101), "r"(t2102), "r"(m_509), "r"(m_510));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2099), "r"(t2100), "r"(t2101), "r"(t2102), "r"(m_511), "r"(m_512));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_513;
            u32 m_514;
            u32 m_515;
            u32 m_516;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t2114) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2103), "r"(t2104), "r"(t2105), "r"(t2106), "r"(m_513), "r"(m_514));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2103), "r"(t2104), "r"(t2105), "r"(t2106), "r"(m_515), "r"(m_516));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_517;
            u32 m_518;
            u32 m_519;
            u32 m_520;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t2115) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2103), "r"(t2104), "r"(t2105), "r"(t2106), "r"(m_517), "r"(m_518));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2103), "r"(t2104), "r"(t2105), "r"(t2106), "r"(m_519), "r"(m_520));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_521;
            u32 m_522;
            u32 m_523;
            u32 m_524;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t2116) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2103), "r"(t2104), "r"(t2105), "r"(t2106), "r"(m_521), "r"(m_522));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2103), "r"(t2104), "r"(t2105), "r"(t2106), "r"(m_523), "r"(m_524));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_525;
            u32 m_526;
            u32 m_527;
            u32 m_528;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t2117) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2103), "r"(t2104), "r"(t2105), "r"(t2106), "r"(m_525), "r"(m_526));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2103), "r"(t2104), "r"(t2105), "r"(t2106), "r"(m_527), "r"(m_528));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_529;
            u32 m_530;
            u32 m_531;
            u32 m_532;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t2114) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t2103), "r"(t2104), "r"(t2105), "r"(t2106), "r"(m_529), "r"(m_530));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t2103), "r"(t2104), "r"(t2105), "r"(t2106), "r"(m_531), "r"(m_532));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_533;
            u32 m_534;
            u32 m_535;
            u32 m_536;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t2115) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t2103), "r"(t2104), "r"(t2105), "r"(t2106), "r"(m_533), "r"(m_534));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t2103), "r"(t2104), "r"(t2105), "r"(t2106), "r"(m_535), "r"(m_536));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_537;
            u32 m_538;
            u32 m_539;
            u32 m_540;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t2116) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t2103), "r"(t2104), "r"(t2105), "r"(t2106), "r"(m_537), "r"(m_538));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t2103), "r"(t2104), "r"(t2105), "r"(t2106), "r"(m_539), "r"(m_540));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_541;
            u32 m_542;
            u32 m_543;
            u32 m_544;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t2117) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t2103), "r"(t2104), "r"(t2105), "r"(t2106), "r"(m_541), "r"(m_542));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2103), "r"(t2104), "r"(t2105), "r"(t2106), "r"(m_543), "r"(m_544));
        }
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        const bool t2118 = t166 == 1u;
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t2118) {
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t2119;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2119) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t2119;
            f32 t2121;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2121) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t2122 = pair_5 + t2121;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2122;
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t2123;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2123) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t2123;
            f32 t2125;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2125) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t2126 = pair_6 + t2125;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2126;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2127 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2128 = t186 + t2127;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2129 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2130 = first + t2128;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2131 = t2130 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t2132;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2132) : "r"(t2131), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2133 = t2132 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2134 = t2133 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2135 = t2130 - t2134;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2136 = t2129 + t2135;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2137 = (u64)t2136;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2138 = t2137 * sinks_stride0;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2139 = t2138 * 4ull;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2140 = sinks + t2139;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 logit;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit) : "l"(t2140) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
            const f32 logit_3 = logit * 1.442695f;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2143 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2144 = t186 + t2143;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2145 = t2144 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2146 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2147 = first + t2145;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2148 = t2147 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t2149;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2149) : "r"(t2148), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2150 = t2149 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2151 = t2150 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2152 = t2147 - t2151;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2153 = t2146 + t2152;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2154 = (u64)t2153;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2155 = t2154 * sinks_stride0;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2156 = t2155 * 4ull;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2157 = sinks + t2156;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 logit_2;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_2) : "l"(t2157) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
            const f32 logit_4 = logit_2 * 1.442695f;
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_5 = row_max == __uint_as_float(0xff800000u);
            const f32 t2161 = row_max * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 t2162 = none_5 ? 0.0f : t2161;
#line 224 "fa-kernels/src/attention/softmax.rs"
            const f32 t2163 = logit_3 - t2162;
#line 224 "fa-kernels/src/attention/softmax.rs"
            f32 power;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t2163));
#line 225 "fa-kernels/src/attention/softmax.rs"
            const f32 t2165 = row_sum + power;
#line 225 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2165;
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_6 = row_max_2 == __uint_as_float(0xff800000u);
            const f32 t2167 = row_max_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 t2168 = none_6 ? 0.0f : t2167;
#line 224 "fa-kernels/src/attention/softmax.rs"
            const f32 t2169 = logit_4 - t2168;
#line 224 "fa-kernels/src/attention/softmax.rs"
            f32 power_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t2169));
#line 225 "fa-kernels/src/attention/softmax.rs"
            const f32 t2171 = row_sum_2 + power_2;
#line 225 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2171;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t2172 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t2173;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2173) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t2172 ? 0.0f : t2173;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2175 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc = t2175;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2176 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t2176;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2177 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t2177;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2178 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t2178;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2179 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t2179;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2180 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t2180;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2181 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t2181;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2182 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t2182;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2183 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t2183;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2184 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t2184;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2185 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t2185;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2186 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t2186;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2187 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t2187;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2188 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t2188;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2189 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t2189;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2190 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t2190;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2191 = acc_33 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t2191;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2192 = acc_34 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t2192;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2193 = acc_37 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t2193;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2194 = acc_38 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t2194;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2195 = acc_41 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t2195;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2196 = acc_42 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t2196;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2197 = acc_45 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t2197;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2198 = acc_46 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t2198;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2199 = acc_49 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t2199;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2200 = acc_50 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t2200;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2201 = acc_53 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t2201;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2202 = acc_54 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t2202;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2203 = acc_57 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t2203;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2204 = acc_58 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t2204;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2205 = acc_61 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t2205;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2206 = acc_62 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t2206;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t2207 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t2208;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2208) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t2207 ? 0.0f : t2208;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2210 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t2210;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2211 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t2211;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2212 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t2212;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2213 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t2213;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2214 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t2214;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2215 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t2215;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2216 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t2216;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2217 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t2217;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2218 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t2218;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2219 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t2219;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2220 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t2220;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2221 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t2221;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2222 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t2222;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2223 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t2223;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2224 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t2224;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2225 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t2225;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2226 = acc_35 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t2226;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2227 = acc_36 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t2227;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2228 = acc_39 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t2228;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2229 = acc_40 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t2229;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2230 = acc_43 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t2230;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2231 = acc_44 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t2231;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2232 = acc_47 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t2232;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2233 = acc_48 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t2233;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2234 = acc_51 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t2234;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2235 = acc_52 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t2235;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2236 = acc_55 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t2236;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2237 = acc_56 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t2237;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2238 = acc_59 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t2238;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2239 = acc_60 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t2239;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2240 = acc_63 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t2240;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2241 = acc_64 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t2241;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_6 = warp_n << 4u;
            const u32 t2243 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2244 = t2243 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2245 = first_6 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t2244 + t2245;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2247 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2248 = t186 + t2247;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2249 = t2248 < t134;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2249) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2250 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2251 = t186 + t2250;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2252 = first + t2251;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2253 = t2252 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2254;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2254) : "r"(t2253), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2255 = t2254 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2256 = first_query + t2255;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2257 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2258 = first + t2251;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2259 = t2258 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2260;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2260) : "r"(t2259), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2261 = t2260 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2262 = t2261 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2263 = t2258 - t2262;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2264 = t2257 + t2263;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2265 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2266 = t2265 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2267 = o + t2266;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2268 = (u64)t2256;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2269 = t2268 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2270 = t2269 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2271 = t2267 + t2270;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2272 = (u64)t2264;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2273 = t2272 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2274 = t2273 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2275 = t2271 + t2274;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2276 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t2275 + t2276;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = acc;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = acc_2;
                const u32 t2278 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2279 = first_6 < t2278;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2279) {
                    u32 t2280;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2280) : "f"(pair_7), "f"(pair_8));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t2280) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = acc_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = acc_6;
                const u32 t2281 = first_6 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2282 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2283 = t2281 < t2282;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2283) {
                    u32 t2284;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2284) : "f"(pair_9), "f"(pair_10));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t2284) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = acc_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = acc_10;
                const u32 t2285 = first_6 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2286 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2287 = t2285 < t2286;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2287) {
                    u32 t2288;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2288) : "f"(pair_11), "f"(pair_12));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t2288) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = acc_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = acc_14;
                const u32 t2289 = first_6 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2290 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2291 = t2289 < t2290;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2291) {
                    u32 t2292;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2292) : "f"(pair_13), "f"(pair_14));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t2292) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = acc_17;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = acc_18;
                const u32 t2293 = first_6 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2294 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2295 = t2293 < t2294;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2295) {
                    u32 t2296;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2296) : "f"(pair_15), "f"(pair_16));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to), "r"(t2296) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = acc_21;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = acc_22;
                const u32 t2297 = first_6 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2298 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2299 = t2297 < t2298;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2299) {
                    u32 t2300;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2300) : "f"(pair_17), "f"(pair_18));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to), "r"(t2300) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = acc_25;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = acc_26;
                const u32 t2301 = first_6 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2302 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2303 = t2301 < t2302;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2303) {
                    u32 t2304;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2304) : "f"(pair_19), "f"(pair_20));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to), "r"(t2304) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = acc_29;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = acc_30;
                const u32 t2305 = first_6 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2306 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2307 = t2305 < t2306;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2307) {
                    u32 t2308;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2308) : "f"(pair_21), "f"(pair_22));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to), "r"(t2308) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_23 = acc_33;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_24 = acc_34;
                const u32 t2309 = first_6 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2310 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2311 = t2309 < t2310;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2311) {
                    u32 t2312;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2312) : "f"(pair_23), "f"(pair_24));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to), "r"(t2312) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_25 = acc_37;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_26 = acc_38;
                const u32 t2313 = first_6 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2314 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2315 = t2313 < t2314;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2315) {
                    u32 t2316;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2316) : "f"(pair_25), "f"(pair_26));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to), "r"(t2316) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_27 = acc_41;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_28 = acc_42;
                const u32 t2317 = first_6 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2318 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2319 = t2317 < t2318;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2319) {
                    u32 t2320;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2320) : "f"(pair_27), "f"(pair_28));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to), "r"(t2320) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_29 = acc_45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_30 = acc_46;
                const u32 t2321 = first_6 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2322 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2323 = t2321 < t2322;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2323) {
                    u32 t2324;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2324) : "f"(pair_29), "f"(pair_30));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to), "r"(t2324) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_31 = acc_49;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_32 = acc_50;
                const u32 t2325 = first_6 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2326 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2327 = t2325 < t2326;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2327) {
                    u32 t2328;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2328) : "f"(pair_31), "f"(pair_32));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to), "r"(t2328) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_33 = acc_53;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_34 = acc_54;
                const u32 t2329 = first_6 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2330 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2331 = t2329 < t2330;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2331) {
                    u32 t2332;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2332) : "f"(pair_33), "f"(pair_34));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to), "r"(t2332) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_35 = acc_57;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_36 = acc_58;
                const u32 t2333 = first_6 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2334 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2335 = t2333 < t2334;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2335) {
                    u32 t2336;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2336) : "f"(pair_35), "f"(pair_36));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to), "r"(t2336) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_37 = acc_61;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_38 = acc_62;
                const u32 t2337 = first_6 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2338 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2339 = t2337 < t2338;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2339) {
                    u32 t2340;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2340) : "f"(pair_37), "f"(pair_38));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to), "r"(t2340) : "memory");
                }
            }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2341 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2342 = t186 + t2341;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2343 = t2342 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2344 = t2343 < t134;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2344) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2345 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2346 = t186 + t2345;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2347 = t2346 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2348 = first + t2347;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2349 = t2348 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2350;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2350) : "r"(t2349), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2351 = t2350 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2352 = first_query + t2351;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2353 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2354 = first + t2347;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2355 = t2354 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2356;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2356) : "r"(t2355), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2357 = t2356 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2358 = t2357 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2359 = t2354 - t2358;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2360 = t2353 + t2359;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2361 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2362 = t2361 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2363 = o + t2362;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2364 = (u64)t2352;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2365 = t2364 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2366 = t2365 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2367 = t2363 + t2366;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2368 = (u64)t2360;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2369 = t2368 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2370 = t2369 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2371 = t2367 + t2370;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2372 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t2371 + t2372;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_39 = acc_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_40 = acc_4;
                const u32 t2374 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2375 = first_6 < t2374;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2375) {
                    u32 t2376;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2376) : "f"(pair_39), "f"(pair_40));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t2376) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_41 = acc_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_42 = acc_8;
                const u32 t2377 = first_6 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2378 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2379 = t2377 < t2378;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2379) {
                    u32 t2380;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2380) : "f"(pair_41), "f"(pair_42));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t2380) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_43 = acc_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_44 = acc_12;
                const u32 t2381 = first_6 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2382 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2383 = t2381 < t2382;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2383) {
                    u32 t2384;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2384) : "f"(pair_43), "f"(pair_44));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t2384) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_45 = acc_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_46 = acc_16;
                const u32 t2385 = first_6 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2386 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2387 = t2385 < t2386;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2387) {
                    u32 t2388;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2388) : "f"(pair_45), "f"(pair_46));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t2388) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_47 = acc_19;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_48 = acc_20;
                const u32 t2389 = first_6 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2390 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2391 = t2389 < t2390;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2391) {
                    u32 t2392;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2392) : "f"(pair_47), "f"(pair_48));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_2), "r"(t2392) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_49 = acc_23;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_50 = acc_24;
                const u32 t2393 = first_6 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2394 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2395 = t2393 < t2394;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2395) {
                    u32 t2396;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2396) : "f"(pair_49), "f"(pair_50));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_2), "r"(t2396) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_51 = acc_27;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_52 = acc_28;
                const u32 t2397 = first_6 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2398 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2399 = t2397 < t2398;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2399) {
                    u32 t2400;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2400) : "f"(pair_51), "f"(pair_52));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_2), "r"(t2400) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_53 = acc_31;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_54 = acc_32;
                const u32 t2401 = first_6 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2402 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2403 = t2401 < t2402;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2403) {
                    u32 t2404;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2404) : "f"(pair_53), "f"(pair_54));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_2), "r"(t2404) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_55 = acc_35;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_56 = acc_36;
                const u32 t2405 = first_6 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2406 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2407 = t2405 < t2406;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2407) {
                    u32 t2408;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2408) : "f"(pair_55), "f"(pair_56));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_2), "r"(t2408) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_57 = acc_39;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_58 = acc_40;
                const u32 t2409 = first_6 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2410 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2411 = t2409 < t2410;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2411) {
                    u32 t2412;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2412) : "f"(pair_57), "f"(pair_58));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_2), "r"(t2412) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_59 = acc_43;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_60 = acc_44;
                const u32 t2413 = first_6 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2414 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2415 = t2413 < t2414;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2415) {
                    u32 t2416;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2416) : "f"(pair_59), "f"(pair_60));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_2), "r"(t2416) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_61 = acc_47;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_62 = acc_48;
                const u32 t2417 = first_6 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2418 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2419 = t2417 < t2418;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2419) {
                    u32 t2420;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2420) : "f"(pair_61), "f"(pair_62));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_2), "r"(t2420) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_63 = acc_51;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_64 = acc_52;
                const u32 t2421 = first_6 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2422 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2423 = t2421 < t2422;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2423) {
                    u32 t2424;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2424) : "f"(pair_63), "f"(pair_64));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_2), "r"(t2424) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_65 = acc_55;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_66 = acc_56;
                const u32 t2425 = first_6 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2426 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2427 = t2425 < t2426;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2427) {
                    u32 t2428;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2428) : "f"(pair_65), "f"(pair_66));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_2), "r"(t2428) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_67 = acc_59;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_68 = acc_60;
                const u32 t2429 = first_6 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2430 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2431 = t2429 < t2430;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2431) {
                    u32 t2432;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2432) : "f"(pair_67), "f"(pair_68));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_2), "r"(t2432) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_69 = acc_63;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_70 = acc_64;
                const u32 t2433 = first_6 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2434 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2435 = t2433 < t2434;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2435) {
                    u32 t2436;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2436) : "f"(pair_69), "f"(pair_70));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_2), "r"(t2436) : "memory");
                }
            }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2437 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 row_9 = t186 + t2437;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2439 = row_9 < t134;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2440 = first + row_9;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2441 = t2440 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t2442;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2442) : "r"(t2441), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2443 = t2442 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2444 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2445 = first + row_9;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2446 = t2445 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t2447;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2447) : "r"(t2446), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2448 = t2447 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2449 = t2448 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2450 = t2445 - t2449;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2451 = t2444 + t2450;
#line 239 "fa-kernels/src/attention/softmax.rs"
            const f32 max = row_max;
            const bool none_7 = max == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_8 = max == __uint_as_float(0xff800000u);
            const f32 t2454 = max * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 t2455 = none_8 ? 0.0f : t2454;
#line 241 "fa-kernels/src/attention/softmax.rs"
            const f32 t2456 = logit_3 - t2455;
#line 241 "fa-kernels/src/attention/softmax.rs"
            const bool t2457 = 64.0f < t2456;
#line 241 "fa-kernels/src/attention/softmax.rs"
            const bool alone = none_7 | t2457;
            const f32 t2459 = logit_3 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t2460;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2460) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t2461;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2461) : "f"(row_max), "f"(scale_log2), "f"(t2460));
#line 253 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t2461 * 0.6931472f;
            const bool t2463 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
            const f32 t2464 = t2463 ? __uint_as_float(0xff800000u) : lse_2;
#line 242 "fa-kernels/src/attention/softmax.rs"
            const f32 value = alone ? t2459 : t2464;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2466 = lane & 3u;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t2467 = t2466 == 0u;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t2468 = t2439 & t2467;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
            if (t2468) {
                const u32 t2469 = first_query + t2443;
                const u64 t2470 = 0ull * lse_stride0;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2471 = t2470 * 4ull;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2472 = lse + t2471;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2473 = (u64)t2451;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2474 = t2473 * lse_stride1;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2475 = t2474 * 4ull;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2476 = t2472 + t2475;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2477 = (u64)t2469;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2478 = t2477 * lse_stride2;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2479 = t2478 * 4ull;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2480 = t2476 + t2479;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2480), "f"(value) : "memory");
            }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2481 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2482 = t186 + t2481;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 row_10 = t2482 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2484 = row_10 < t134;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2485 = first + row_10;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2486 = t2485 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t2487;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2487) : "r"(t2486), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2488 = t2487 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2489 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2490 = first + row_10;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2491 = t2490 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t2492;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2492) : "r"(t2491), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2493 = t2492 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2494 = t2493 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2495 = t2490 - t2494;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2496 = t2489 + t2495;
#line 239 "fa-kernels/src/attention/softmax.rs"
            const f32 max_2 = row_max_2;
            const bool none_9 = max_2 == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_10 = max_2 == __uint_as_float(0xff800000u);
            const f32 t2499 = max_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 t2500 = none_10 ? 0.0f : t2499;
#line 241 "fa-kernels/src/attention/softmax.rs"
            const f32 t2501 = logit_4 - t2500;
#line 241 "fa-kernels/src/attention/softmax.rs"
            const bool t2502 = 64.0f < t2501;
#line 241 "fa-kernels/src/attention/softmax.rs"
            const bool alone_2 = none_9 | t2502;
            const f32 t2504 = logit_4 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t2505;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2505) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t2506;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2506) : "f"(row_max_2), "f"(scale_log2), "f"(t2505));
#line 253 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t2506 * 0.6931472f;
            const bool t2508 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
            const f32 t2509 = t2508 ? __uint_as_float(0xff800000u) : lse_3;
#line 242 "fa-kernels/src/attention/softmax.rs"
            const f32 value_2 = alone_2 ? t2504 : t2509;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2511 = lane & 3u;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t2512 = t2511 == 0u;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t2513 = t2484 & t2512;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
            if (t2513) {
                const u32 t2514 = first_query + t2488;
                const u64 t2515 = 0ull * lse_stride0;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2516 = t2515 * 4ull;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2517 = lse + t2516;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2518 = (u64)t2496;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2519 = t2518 * lse_stride1;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2520 = t2519 * 4ull;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2521 = t2517 + t2520;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2522 = (u64)t2514;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2523 = t2522 * lse_stride2;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2524 = t2523 * 4ull;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2525 = t2521 + t2524;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2525), "f"(value_2) : "memory");
            }
        } else {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2526 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2527 = t186 + t2526;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2528 = t2527 < t134;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2528) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice = warp_m + warp_n;
                const u32 index_21 = slice << 1u;
                const u64 t2531 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2532 = t2531 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2533 = t2532 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2534 = partials + t2533;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2535 = (u64)t13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2536 = t2535 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2537 = t2536 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2538 = t2534 + t2537;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2539 = (u64)index_21;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2540 = t2539 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2541 = t2540 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2542 = t2538 + t2541;
                const u64 t2543 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2544 = t2542 + t2543;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2544), "f"(acc) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2544), "f"(acc_2) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2544), "f"(acc_5) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2544), "f"(acc_6) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2544), "f"(acc_9) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2544), "f"(acc_10) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2544), "f"(acc_13) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2544), "f"(acc_14) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2544), "f"(acc_17) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2544), "f"(acc_18) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2544), "f"(acc_21) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2544), "f"(acc_22) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2544), "f"(acc_25) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2544), "f"(acc_26) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2544), "f"(acc_29) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2544), "f"(acc_30) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2544), "f"(acc_33) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2544), "f"(acc_34) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2544), "f"(acc_37) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2544), "f"(acc_38) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2544), "f"(acc_41) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2544), "f"(acc_42) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2544), "f"(acc_45) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2544), "f"(acc_46) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2544), "f"(acc_49) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2544), "f"(acc_50) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2544), "f"(acc_53) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2544), "f"(acc_54) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2544), "f"(acc_57) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2544), "f"(acc_58) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2544), "f"(acc_61) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2544), "f"(acc_62) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2544), "f"(row_max) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2544), "f"(row_sum) : "memory");
            }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2545 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2546 = t186 + t2545;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2547 = t2546 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2548 = t2547 < t134;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2548) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_2 = warp_m + warp_n;
                const u32 t2550 = slice_2 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_22 = t2550 + 1u;
                const u64 t2552 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2553 = t2552 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2554 = t2553 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2555 = partials + t2554;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2556 = (u64)t13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2557 = t2556 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2558 = t2557 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2559 = t2555 + t2558;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2560 = (u64)index_22;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2561 = t2560 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2562 = t2561 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2563 = t2559 + t2562;
                const u64 t2564 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2565 = t2563 + t2564;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2565), "f"(acc_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2565), "f"(acc_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2565), "f"(acc_7) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2565), "f"(acc_8) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2565), "f"(acc_11) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2565), "f"(acc_12) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2565), "f"(acc_15) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2565), "f"(acc_16) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2565), "f"(acc_19) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2565), "f"(acc_20) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2565), "f"(acc_23) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2565), "f"(acc_24) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2565), "f"(acc_27) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2565), "f"(acc_28) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2565), "f"(acc_31) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2565), "f"(acc_32) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2565), "f"(acc_35) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2565), "f"(acc_36) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2565), "f"(acc_39) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2565), "f"(acc_40) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2565), "f"(acc_43) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2565), "f"(acc_44) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2565), "f"(acc_47) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2565), "f"(acc_48) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2565), "f"(acc_51) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2565), "f"(acc_52) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2565), "f"(acc_55) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2565), "f"(acc_56) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2565), "f"(acc_59) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2565), "f"(acc_60) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2565), "f"(acc_63) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2565), "f"(acc_64) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2565), "f"(row_max_2) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2565), "f"(row_sum_2) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2566 = (u64)tile;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2567 = t2566 * arrived_stride0;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2568 = t2567 * 4ull;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2569 = arrived + t2568;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2570 = t166 - 1u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2571 = (u32)__cvta_generic_to_shared(smem);
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2572 = t2571 + 81920u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2573 = threadIdx.x;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2574 = t2573 == 0u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2574) {
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2575;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2575) : "l"(t2569), "r"(t2570) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2572), "r"(t2575) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t2576;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t2576) : "r"(t2572) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2577 = t2576 == t2570;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2577) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2578 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2579 = t186 + t2578;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2580 = t2579 < t134;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2580) {
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
                        const bool t2581 = split < t166;
                        if (!t2581) break;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_3 = warp_m + warp_n;
                        const u32 index_23 = slice_3 << 1u;
                        const u64 t2584 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2585 = t2584 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2586 = t2585 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2587 = partials + t2586;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2588 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2589 = t2588 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2590 = t2589 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2591 = t2587 + t2590;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2592 = (u64)index_23;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2593 = t2592 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2594 = t2593 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2595 = t2591 + t2594;
                        const u64 t2596 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2597 = t2595 + t2596;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2598;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2598) : "l"(t2597) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_4 = warp_m + warp_n;
                        const u32 index_24 = slice_4 << 1u;
                        const u64 t2601 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2602 = t2601 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2603 = t2602 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2604 = partials + t2603;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2605 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2606 = t2605 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2607 = t2606 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2608 = t2604 + t2607;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2609 = (u64)index_24;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2610 = t2609 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2611 = t2610 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2612 = t2608 + t2611;
                        const u64 t2613 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2614 = t2612 + t2613;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2615;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2615) : "l"(t2614) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_5 = warp_m + warp_n;
                        const u32 index_25 = slice_5 << 1u;
                        const u64 t2618 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2619 = t2618 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2620 = t2619 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2621 = partials + t2620;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2622 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2623 = t2622 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2624 = t2623 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2625 = t2621 + t2624;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2626 = (u64)index_25;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2627 = t2626 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2628 = t2627 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2629 = t2625 + t2628;
                        const u64 t2630 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2631 = t2629 + t2630;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2632;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2632) : "l"(t2631) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_6 = warp_m + warp_n;
                        const u32 index_26 = slice_6 << 1u;
                        const u64 t2635 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2636 = t2635 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2637 = t2636 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2638 = partials + t2637;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2639 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2640 = t2639 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2641 = t2640 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2642 = t2638 + t2641;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2643 = (u64)index_26;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2644 = t2643 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2645 = t2644 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2646 = t2642 + t2645;
                        const u64 t2647 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2648 = t2646 + t2647;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2649;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2649) : "l"(t2648) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_7 = warp_m + warp_n;
                        const u32 index_27 = slice_7 << 1u;
                        const u64 t2652 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2653 = t2652 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2654 = t2653 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2655 = partials + t2654;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2656 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2657 = t2656 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2658 = t2657 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2659 = t2655 + t2658;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2660 = (u64)index_27;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2661 = t2660 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2662 = t2661 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2663 = t2659 + t2662;
                        const u64 t2664 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2665 = t2663 + t2664;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2666;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2666) : "l"(t2665) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_8 = warp_m + warp_n;
                        const u32 index_28 = slice_8 << 1u;
                        const u64 t2669 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2670 = t2669 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2671 = t2670 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2672 = partials + t2671;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2673 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2674 = t2673 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2675 = t2674 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2676 = t2672 + t2675;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2677 = (u64)index_28;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2678 = t2677 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2679 = t2678 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2680 = t2676 + t2679;
                        const u64 t2681 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2682 = t2680 + t2681;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2683;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2683) : "l"(t2682) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_9 = warp_m + warp_n;
                        const u32 index_29 = slice_9 << 1u;
                        const u64 t2686 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2687 = t2686 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2688 = t2687 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2689 = partials + t2688;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2690 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2691 = t2690 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2692 = t2691 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2693 = t2689 + t2692;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2694 = (u64)index_29;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2695 = t2694 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2696 = t2695 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2697 = t2693 + t2696;
                        const u64 t2698 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2699 = t2697 + t2698;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2700;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2700) : "l"(t2699) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_10 = warp_m + warp_n;
                        const u32 index_30 = slice_10 << 1u;
                        const u64 t2703 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2704 = t2703 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2705 = t2704 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2706 = partials + t2705;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2707 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2708 = t2707 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2709 = t2708 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2710 = t2706 + t2709;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2711 = (u64)index_30;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2712 = t2711 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2713 = t2712 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2714 = t2710 + t2713;
                        const u64 t2715 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2716 = t2714 + t2715;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2717;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2717) : "l"(t2716) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_11 = warp_m + warp_n;
                        const u32 index_31 = slice_11 << 1u;
                        const u64 t2720 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2721 = t2720 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2722 = t2721 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2723 = partials + t2722;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2724 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2725 = t2724 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2726 = t2725 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2727 = t2723 + t2726;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2728 = (u64)index_31;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2729 = t2728 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2730 = t2729 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2731 = t2727 + t2730;
                        const u64 t2732 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2733 = t2731 + t2732;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2734;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2734) : "l"(t2733) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_12 = warp_m + warp_n;
                        const u32 index_32 = slice_12 << 1u;
                        const u64 t2737 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2738 = t2737 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2739 = t2738 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2740 = partials + t2739;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2741 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2742 = t2741 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2743 = t2742 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2744 = t2740 + t2743;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2745 = (u64)index_32;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2746 = t2745 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2747 = t2746 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2748 = t2744 + t2747;
                        const u64 t2749 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2750 = t2748 + t2749;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2751;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2751) : "l"(t2750) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_13 = warp_m + warp_n;
                        const u32 index_33 = slice_13 << 1u;
                        const u64 t2754 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2755 = t2754 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2756 = t2755 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2757 = partials + t2756;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2758 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2759 = t2758 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2760 = t2759 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2761 = t2757 + t2760;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2762 = (u64)index_33;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2763 = t2762 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2764 = t2763 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2765 = t2761 + t2764;
                        const u64 t2766 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2767 = t2765 + t2766;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2768;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2768) : "l"(t2767) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_14 = warp_m + warp_n;
                        const u32 index_34 = slice_14 << 1u;
                        const u64 t2771 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2772 = t2771 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2773 = t2772 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2774 = partials + t2773;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2775 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2776 = t2775 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2777 = t2776 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2778 = t2774 + t2777;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2779 = (u64)index_34;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2780 = t2779 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2781 = t2780 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2782 = t2778 + t2781;
                        const u64 t2783 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2784 = t2782 + t2783;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2785;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2785) : "l"(t2784) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_15 = warp_m + warp_n;
                        const u32 index_35 = slice_15 << 1u;
                        const u64 t2788 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2789 = t2788 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2790 = t2789 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2791 = partials + t2790;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2792 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2793 = t2792 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2794 = t2793 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2795 = t2791 + t2794;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2796 = (u64)index_35;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2797 = t2796 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2798 = t2797 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2799 = t2795 + t2798;
                        const u64 t2800 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2801 = t2799 + t2800;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2802;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t2802) : "l"(t2801) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_16 = warp_m + warp_n;
                        const u32 index_36 = slice_16 << 1u;
                        const u64 t2805 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2806 = t2805 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2807 = t2806 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2808 = partials + t2807;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2809 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2810 = t2809 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2811 = t2810 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2812 = t2808 + t2811;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2813 = (u64)index_36;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2814 = t2813 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2815 = t2814 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2816 = t2812 + t2815;
                        const u64 t2817 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2818 = t2816 + t2817;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2819;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t2819) : "l"(t2818) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_17 = warp_m + warp_n;
                        const u32 index_37 = slice_17 << 1u;
                        const u64 t2822 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2823 = t2822 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2824 = t2823 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2825 = partials + t2824;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2826 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2827 = t2826 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2828 = t2827 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2829 = t2825 + t2828;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2830 = (u64)index_37;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2831 = t2830 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2832 = t2831 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2833 = t2829 + t2832;
                        const u64 t2834 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2835 = t2833 + t2834;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2836;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t2836) : "l"(t2835) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_18 = warp_m + warp_n;
                        const u32 index_38 = slice_18 << 1u;
                        const u64 t2839 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2840 = t2839 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2841 = t2840 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2842 = partials + t2841;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2843 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2844 = t2843 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2845 = t2844 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2846 = t2842 + t2845;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2847 = (u64)index_38;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2848 = t2847 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2849 = t2848 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2850 = t2846 + t2849;
                        const u64 t2851 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2852 = t2850 + t2851;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2853;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t2853) : "l"(t2852) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_19 = warp_m + warp_n;
                        const u32 index_39 = slice_19 << 1u;
                        const u64 t2856 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2857 = t2856 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2858 = t2857 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2859 = partials + t2858;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2860 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2861 = t2860 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2862 = t2861 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2863 = t2859 + t2862;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2864 = (u64)index_39;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2865 = t2864 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2866 = t2865 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2867 = t2863 + t2866;
                        const u64 t2868 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2869 = t2867 + t2868;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2870;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t2870) : "l"(t2869) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_20 = warp_m + warp_n;
                        const u32 index_40 = slice_20 << 1u;
                        const u64 t2873 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2874 = t2873 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2875 = t2874 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2876 = partials + t2875;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2877 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2878 = t2877 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2879 = t2878 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2880 = t2876 + t2879;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2881 = (u64)index_40;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2882 = t2881 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2883 = t2882 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2884 = t2880 + t2883;
                        const u64 t2885 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2886 = t2884 + t2885;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2887;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t2887) : "l"(t2886) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_21 = warp_m + warp_n;
                        const u32 index_41 = slice_21 << 1u;
                        const u64 t2890 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2891 = t2890 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2892 = t2891 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2893 = partials + t2892;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2894 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2895 = t2894 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2896 = t2895 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2897 = t2893 + t2896;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2898 = (u64)index_41;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2899 = t2898 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2900 = t2899 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2901 = t2897 + t2900;
                        const u64 t2902 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2903 = t2901 + t2902;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2904;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t2904) : "l"(t2903) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_22 = warp_m + warp_n;
                        const u32 index_42 = slice_22 << 1u;
                        const u64 t2907 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2908 = t2907 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2909 = t2908 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2910 = partials + t2909;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2911 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2912 = t2911 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2913 = t2912 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2914 = t2910 + t2913;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2915 = (u64)index_42;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2916 = t2915 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2917 = t2916 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2918 = t2914 + t2917;
                        const u64 t2919 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2920 = t2918 + t2919;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2921;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t2921) : "l"(t2920) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_23 = warp_m + warp_n;
                        const u32 index_43 = slice_23 << 1u;
                        const u64 t2924 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2925 = t2924 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2926 = t2925 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2927 = partials + t2926;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2928 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2929 = t2928 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2930 = t2929 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2931 = t2927 + t2930;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2932 = (u64)index_43;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2933 = t2932 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2934 = t2933 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2935 = t2931 + t2934;
                        const u64 t2936 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2937 = t2935 + t2936;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2938;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t2938) : "l"(t2937) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_24 = warp_m + warp_n;
                        const u32 index_44 = slice_24 << 1u;
                        const u64 t2941 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2942 = t2941 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2943 = t2942 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2944 = partials + t2943;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2945 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2946 = t2945 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2947 = t2946 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2948 = t2944 + t2947;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2949 = (u64)index_44;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2950 = t2949 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2951 = t2950 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2952 = t2948 + t2951;
                        const u64 t2953 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2954 = t2952 + t2953;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2955;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t2955) : "l"(t2954) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_25 = warp_m + warp_n;
                        const u32 index_45 = slice_25 << 1u;
                        const u64 t2958 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2959 = t2958 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2960 = t2959 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2961 = partials + t2960;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2962 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2963 = t2962 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2964 = t2963 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2965 = t2961 + t2964;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2966 = (u64)index_45;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2967 = t2966 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2968 = t2967 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2969 = t2965 + t2968;
                        const u64 t2970 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2971 = t2969 + t2970;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2972;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t2972) : "l"(t2971) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_26 = warp_m + warp_n;
                        const u32 index_46 = slice_26 << 1u;
                        const u64 t2975 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2976 = t2975 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2977 = t2976 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2978 = partials + t2977;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2979 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2980 = t2979 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2981 = t2980 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2982 = t2978 + t2981;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2983 = (u64)index_46;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2984 = t2983 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2985 = t2984 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2986 = t2982 + t2985;
                        const u64 t2987 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2988 = t2986 + t2987;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2989;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t2989) : "l"(t2988) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_27 = warp_m + warp_n;
                        const u32 index_47 = slice_27 << 1u;
                        const u64 t2992 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2993 = t2992 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2994 = t2993 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2995 = partials + t2994;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2996 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2997 = t2996 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2998 = t2997 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2999 = t2995 + t2998;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3000 = (u64)index_47;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3001 = t3000 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3002 = t3001 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3003 = t2999 + t3002;
                        const u64 t3004 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3005 = t3003 + t3004;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3006;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3006) : "l"(t3005) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_28 = warp_m + warp_n;
                        const u32 index_48 = slice_28 << 1u;
                        const u64 t3009 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3010 = t3009 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3011 = t3010 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3012 = partials + t3011;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3013 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3014 = t3013 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3015 = t3014 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3016 = t3012 + t3015;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3017 = (u64)index_48;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3018 = t3017 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3019 = t3018 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3020 = t3016 + t3019;
                        const u64 t3021 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3022 = t3020 + t3021;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3023;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3023) : "l"(t3022) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_29 = warp_m + warp_n;
                        const u32 index_49 = slice_29 << 1u;
                        const u64 t3026 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3027 = t3026 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3028 = t3027 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3029 = partials + t3028;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3030 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3031 = t3030 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3032 = t3031 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3033 = t3029 + t3032;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3034 = (u64)index_49;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3035 = t3034 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3036 = t3035 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3037 = t3033 + t3036;
                        const u64 t3038 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3039 = t3037 + t3038;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3040;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3040) : "l"(t3039) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_30 = warp_m + warp_n;
                        const u32 index_50 = slice_30 << 1u;
                        const u64 t3043 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3044 = t3043 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3045 = t3044 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3046 = partials + t3045;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3047 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3048 = t3047 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3049 = t3048 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3050 = t3046 + t3049;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3051 = (u64)index_50;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3052 = t3051 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3053 = t3052 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3054 = t3050 + t3053;
                        const u64 t3055 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3056 = t3054 + t3055;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3057;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t3057) : "l"(t3056) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_31 = warp_m + warp_n;
                        const u32 index_51 = slice_31 << 1u;
                        const u64 t3060 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3061 = t3060 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3062 = t3061 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3063 = partials + t3062;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3064 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3065 = t3064 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3066 = t3065 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3067 = t3063 + t3066;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3068 = (u64)index_51;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3069 = t3068 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3070 = t3069 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3071 = t3067 + t3070;
                        const u64 t3072 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3073 = t3071 + t3072;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3074;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t3074) : "l"(t3073) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_32 = warp_m + warp_n;
                        const u32 index_52 = slice_32 << 1u;
                        const u64 t3077 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3078 = t3077 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3079 = t3078 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3080 = partials + t3079;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3081 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3082 = t3081 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3083 = t3082 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3084 = t3080 + t3083;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3085 = (u64)index_52;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3086 = t3085 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3087 = t3086 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3088 = t3084 + t3087;
                        const u64 t3089 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3090 = t3088 + t3089;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3091;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t3091) : "l"(t3090) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_33 = warp_m + warp_n;
                        const u32 index_53 = slice_33 << 1u;
                        const u64 t3094 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3095 = t3094 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3096 = t3095 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3097 = partials + t3096;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3098 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3099 = t3098 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3100 = t3099 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3101 = t3097 + t3100;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3102 = (u64)index_53;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3103 = t3102 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3104 = t3103 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3105 = t3101 + t3104;
                        const u64 t3106 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3107 = t3105 + t3106;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3108;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t3108) : "l"(t3107) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_34 = warp_m + warp_n;
                        const u32 index_54 = slice_34 << 1u;
                        const u64 t3111 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3112 = t3111 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3113 = t3112 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3114 = partials + t3113;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3115 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3116 = t3115 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3117 = t3116 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3118 = t3114 + t3117;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3119 = (u64)index_54;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3120 = t3119 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3121 = t3120 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3122 = t3118 + t3121;
                        const u64 t3123 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3124 = t3122 + t3123;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3125;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t3125) : "l"(t3124) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_35 = warp_m + warp_n;
                        const u32 index_55 = slice_35 << 1u;
                        const u64 t3128 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3129 = t3128 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3130 = t3129 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3131 = partials + t3130;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3132 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3133 = t3132 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3134 = t3133 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3135 = t3131 + t3134;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3136 = (u64)index_55;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3137 = t3136 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3138 = t3137 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3139 = t3135 + t3138;
                        const u64 t3140 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3141 = t3139 + t3140;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3142;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t3142) : "l"(t3141) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_36 = warp_m + warp_n;
                        const u32 index_56 = slice_36 << 1u;
                        const u64 t3145 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3146 = t3145 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3147 = t3146 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3148 = partials + t3147;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3149 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3150 = t3149 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3151 = t3150 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3152 = t3148 + t3151;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3153 = (u64)index_56;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3154 = t3153 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3155 = t3154 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3156 = t3152 + t3155;
                        const u64 t3157 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3158 = t3156 + t3157;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3159;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t3159) : "l"(t3158) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3160 = split + 1u;
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
                        const bool t3161 = t3160 < t166;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3161) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_37 = warp_m + warp_n;
                            const u32 index_57 = slice_37 << 1u;
                            const u64 t3164 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3165 = t3164 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3166 = t3165 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3167 = partials + t3166;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3168 = (u64)t3160;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3169 = t3168 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3170 = t3169 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3171 = t3167 + t3170;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3172 = (u64)index_57;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3173 = t3172 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3174 = t3173 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3175 = t3171 + t3174;
                            const u64 t3176 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3177 = t3175 + t3176;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3178;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3178) : "l"(t3177) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max = t3178;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3179;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3179) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t3179;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3180;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t3180) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t3180;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3181;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t3181) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t3181;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3182;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3182) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t3182;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3183;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3183) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t3183;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3184;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3184) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t3184;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3185;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3185) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t3185;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3186;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3186) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t3186;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3187;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3187) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t3187;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3188;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3188) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t3188;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3189;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t3189) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t3189;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3190;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t3190) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t3190;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3191;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t3191) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t3191;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3192;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t3192) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t3192;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3193;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t3193) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t3193;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3194;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t3194) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t3194;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3195;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t3195) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t3195;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3196;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t3196) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t3196;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3197;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t3197) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t3197;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3198;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3198) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t3198;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3199;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3199) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t3199;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3200;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3200) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t3200;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3201;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3201) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t3201;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3202;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3202) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t3202;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3203;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3203) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t3203;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3204;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t3204) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t3204;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3205;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t3205) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t3205;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3206;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t3206) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t3206;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3207;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t3207) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t3207;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3208;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t3208) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t3208;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3209;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t3209) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t3209;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3210;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t3210) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t3210;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3211;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3211) : "l"(t3177) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t3211;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3212 = split + 2u;
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
                        const bool t3213 = t3212 < t166;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3213) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_38 = warp_m + warp_n;
                            const u32 index_58 = slice_38 << 1u;
                            const u64 t3216 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3217 = t3216 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3218 = t3217 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3219 = partials + t3218;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3220 = (u64)t3212;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3221 = t3220 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3222 = t3221 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3223 = t3219 + t3222;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3224 = (u64)index_58;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3225 = t3224 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3226 = t3225 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3227 = t3223 + t3226;
                            const u64 t3228 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3229 = t3227 + t3228;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3230;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3230) : "l"(t3229) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_2 = t3230;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3231;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3231) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t3231;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3232;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t3232) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t3232;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3233;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t3233) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t3233;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3234;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3234) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t3234;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3235;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3235) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t3235;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3236;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3236) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t3236;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3237;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3237) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t3237;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3238;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3238) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t3238;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3239;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3239) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t3239;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3240;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3240) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t3240;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3241;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t3241) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t3241;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3242;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t3242) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t3242;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3243;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t3243) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t3243;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3244;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t3244) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t3244;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3245;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t3245) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t3245;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3246;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t3246) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t3246;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3247;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t3247) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t3247;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3248;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t3248) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t3248;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3249;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t3249) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t3249;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3250;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3250) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t3250;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3251;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3251) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t3251;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3252;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3252) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t3252;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3253;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3253) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t3253;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3254;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3254) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t3254;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3255;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3255) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t3255;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3256;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t3256) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t3256;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3257;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t3257) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t3257;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3258;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t3258) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t3258;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3259;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t3259) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t3259;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3260;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t3260) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t3260;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3261;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t3261) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t3261;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3262;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t3262) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t3262;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3263;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3263) : "l"(t3229) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t3263;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3264 = split + 3u;
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
                        const bool t3265 = t3264 < t166;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3265) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_39 = warp_m + warp_n;
                            const u32 index_59 = slice_39 << 1u;
                            const u64 t3268 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3269 = t3268 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3270 = t3269 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3271 = partials + t3270;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3272 = (u64)t3264;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3273 = t3272 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3274 = t3273 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3275 = t3271 + t3274;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3276 = (u64)index_59;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3277 = t3276 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3278 = t3277 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3279 = t3275 + t3278;
                            const u64 t3280 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3281 = t3279 + t3280;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3282;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3282) : "l"(t3281) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_3 = t3282;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3283;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3283) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t3283;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3284;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t3284) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t3284;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3285;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t3285) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t3285;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3286;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3286) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t3286;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3287;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3287) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t3287;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3288;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3288) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t3288;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3289;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3289) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t3289;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3290;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3290) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t3290;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3291;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3291) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t3291;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3292;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3292) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t3292;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3293;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t3293) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t3293;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3294;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t3294) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t3294;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3295;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t3295) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t3295;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3296;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t3296) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t3296;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3297;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t3297) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t3297;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3298;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t3298) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t3298;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3299;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t3299) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t3299;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3300;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t3300) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t3300;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3301;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t3301) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t3301;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3302;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3302) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t3302;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3303;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3303) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t3303;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3304;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3304) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t3304;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3305;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3305) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t3305;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3306;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3306) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t3306;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3307;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3307) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t3307;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3308;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t3308) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t3308;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3309;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t3309) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t3309;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3310;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t3310) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t3310;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3311;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t3311) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t3311;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3312;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t3312) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t3312;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3313;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t3313) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t3313;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3314;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t3314) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t3314;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3315;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3315) : "l"(t3281) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t3315;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3316;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3316) : "f"(row_max), "f"(t2598));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3317;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3317) : "f"(t3316), "f"(part_max));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3318;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3318) : "f"(t3317), "f"(part_max_2));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t3318), "f"(part_max_3));
                        const bool t3320 = max_3 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3321 = max_3 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_5 = t3320 ? 0.0f : t3321;
                        const f32 t3323 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3324) : "f"(row_max), "f"(scale_log2), "f"(t3323));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t3324));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3326 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3327;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3327) : "f"(t2598), "f"(scale_log2), "f"(t3326));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_2;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t3327));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3329 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3330;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3330) : "f"(part_max), "f"(scale_log2), "f"(t3329));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t3330));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3332 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3333;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3333) : "f"(part_max_2), "f"(scale_log2), "f"(t3332));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t3333));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3335 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3336;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3336) : "f"(part_max_3), "f"(scale_log2), "f"(t3335));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t3336));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3338 = row_sum * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3338;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3339;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3339) : "f"(t2615), "f"(factors_2), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3339;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3340;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3340) : "f"(part_33), "f"(factors_3), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3340;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3341;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3341) : "f"(part_66), "f"(factors_4), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3341;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3342;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3342) : "f"(part_99), "f"(factors_5), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3342;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_2 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3343 = acc * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3343;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3344;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3344) : "f"(t2632), "f"(factors_2), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3344;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3345;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3345) : "f"(part), "f"(factors_3), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3345;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3346) : "f"(part_34), "f"(factors_4), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3346;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3347) : "f"(part_67), "f"(factors_5), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3347;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_3 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3348 = acc_2 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3348;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3349) : "f"(t2649), "f"(factors_2), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3349;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3350;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3350) : "f"(part_2), "f"(factors_3), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3350;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3351;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3351) : "f"(part_35), "f"(factors_4), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3351;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3352;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3352) : "f"(part_68), "f"(factors_5), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3352;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_4 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3353 = acc_5 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3353;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3354;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3354) : "f"(t2666), "f"(factors_2), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3354;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3355;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3355) : "f"(part_3), "f"(factors_3), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3355;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3356) : "f"(part_36), "f"(factors_4), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3356;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3357;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3357) : "f"(part_69), "f"(factors_5), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3357;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_5 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3358 = acc_6 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3358;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3359) : "f"(t2683), "f"(factors_2), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3359;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3360;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3360) : "f"(part_4), "f"(factors_3), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3360;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3361) : "f"(part_37), "f"(factors_4), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3361;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3362) : "f"(part_70), "f"(factors_5), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3362;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_6 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3363 = acc_9 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3363;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3364) : "f"(t2700), "f"(factors_2), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3364;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3365;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3365) : "f"(part_5), "f"(factors_3), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3365;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3366;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3366) : "f"(part_38), "f"(factors_4), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3366;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3367;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3367) : "f"(part_71), "f"(factors_5), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3367;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_7 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3368 = acc_10 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3368;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3369;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3369) : "f"(t2717), "f"(factors_2), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3369;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3370;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3370) : "f"(part_6), "f"(factors_3), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3370;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3371;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3371) : "f"(part_39), "f"(factors_4), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3371;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3372;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3372) : "f"(part_72), "f"(factors_5), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3372;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_8 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3373 = acc_13 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3373;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3374;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3374) : "f"(t2734), "f"(factors_2), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3374;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3375;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3375) : "f"(part_7), "f"(factors_3), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3375;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3376) : "f"(part_40), "f"(factors_4), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3376;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3377;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3377) : "f"(part_73), "f"(factors_5), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3377;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_9 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3378 = acc_14 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3378;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3379) : "f"(t2751), "f"(factors_2), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3379;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3380) : "f"(part_8), "f"(factors_3), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3380;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3381) : "f"(part_41), "f"(factors_4), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3381;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3382) : "f"(part_74), "f"(factors_5), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3382;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_10 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3383 = acc_17 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3383;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3384;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3384) : "f"(t2768), "f"(factors_2), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3384;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3385;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3385) : "f"(part_9), "f"(factors_3), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3385;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3386) : "f"(part_42), "f"(factors_4), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3386;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3387;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3387) : "f"(part_75), "f"(factors_5), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3387;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_11 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3388 = acc_18 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3388;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3389;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3389) : "f"(t2785), "f"(factors_2), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3389;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3390;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3390) : "f"(part_10), "f"(factors_3), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3390;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3391) : "f"(part_43), "f"(factors_4), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3391;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3392) : "f"(part_76), "f"(factors_5), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3392;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_12 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3393 = acc_21 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3393;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3394) : "f"(t2802), "f"(factors_2), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3394;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3395;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3395) : "f"(part_11), "f"(factors_3), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3395;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3396;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3396) : "f"(part_44), "f"(factors_4), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3396;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3397) : "f"(part_77), "f"(factors_5), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3397;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_13 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3398 = acc_22 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3398;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3399;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3399) : "f"(t2819), "f"(factors_2), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3399;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3400) : "f"(part_12), "f"(factors_3), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3400;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3401;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3401) : "f"(part_45), "f"(factors_4), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3401;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3402;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3402) : "f"(part_78), "f"(factors_5), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3402;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_14 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3403 = acc_25 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3403;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3404;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3404) : "f"(t2836), "f"(factors_2), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3404;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3405;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3405) : "f"(part_13), "f"(factors_3), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3405;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3406;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3406) : "f"(part_46), "f"(factors_4), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3406;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3407;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3407) : "f"(part_79), "f"(factors_5), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3407;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_15 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3408 = acc_26 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3408;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3409;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3409) : "f"(t2853), "f"(factors_2), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3409;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3410;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3410) : "f"(part_14), "f"(factors_3), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3410;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3411;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3411) : "f"(part_47), "f"(factors_4), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3411;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3412) : "f"(part_80), "f"(factors_5), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3412;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_16 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3413 = acc_29 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3413;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3414) : "f"(t2870), "f"(factors_2), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3414;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3415) : "f"(part_15), "f"(factors_3), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3415;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3416;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3416) : "f"(part_48), "f"(factors_4), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3416;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3417) : "f"(part_81), "f"(factors_5), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3417;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_17 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3418 = acc_30 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3418;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3419;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3419) : "f"(t2887), "f"(factors_2), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3419;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3420;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3420) : "f"(part_16), "f"(factors_3), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3420;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3421;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3421) : "f"(part_49), "f"(factors_4), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3421;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3422;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3422) : "f"(part_82), "f"(factors_5), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3422;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_18 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3423 = acc_33 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3423;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3424;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3424) : "f"(t2904), "f"(factors_2), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3424;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3425;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3425) : "f"(part_17), "f"(factors_3), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3425;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3426;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3426) : "f"(part_50), "f"(factors_4), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3426;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3427) : "f"(part_83), "f"(factors_5), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3427;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3428 = acc_34 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3428;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3429;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3429) : "f"(t2921), "f"(factors_2), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3429;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3430;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3430) : "f"(part_18), "f"(factors_3), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3430;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3431;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3431) : "f"(part_51), "f"(factors_4), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3431;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3432;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3432) : "f"(part_84), "f"(factors_5), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3432;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3433 = acc_37 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3433;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3434;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3434) : "f"(t2938), "f"(factors_2), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3434;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3435;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3435) : "f"(part_19), "f"(factors_3), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3435;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3436;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3436) : "f"(part_52), "f"(factors_4), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3436;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3437;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3437) : "f"(part_85), "f"(factors_5), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3437;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3438 = acc_38 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3438;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3439;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3439) : "f"(t2955), "f"(factors_2), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3439;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3440;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3440) : "f"(part_20), "f"(factors_3), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3440;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3441;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3441) : "f"(part_53), "f"(factors_4), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3441;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3442;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3442) : "f"(part_86), "f"(factors_5), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3442;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3443 = acc_41 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3443;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3444;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3444) : "f"(t2972), "f"(factors_2), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3444;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3445;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3445) : "f"(part_21), "f"(factors_3), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3445;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3446;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3446) : "f"(part_54), "f"(factors_4), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3446;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3447) : "f"(part_87), "f"(factors_5), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3447;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3448 = acc_42 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3448;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3449;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3449) : "f"(t2989), "f"(factors_2), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3449;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3450;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3450) : "f"(part_22), "f"(factors_3), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3450;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3451;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3451) : "f"(part_55), "f"(factors_4), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3451;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3452;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3452) : "f"(part_88), "f"(factors_5), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3452;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3453 = acc_45 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3453;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3454;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3454) : "f"(t3006), "f"(factors_2), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3454;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3455;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3455) : "f"(part_23), "f"(factors_3), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3455;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3456;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3456) : "f"(part_56), "f"(factors_4), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3456;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3457;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3457) : "f"(part_89), "f"(factors_5), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3457;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3458 = acc_46 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3458;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3459;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3459) : "f"(t3023), "f"(factors_2), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3459;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3460;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3460) : "f"(part_24), "f"(factors_3), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3460;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3461;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3461) : "f"(part_57), "f"(factors_4), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3461;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3462;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3462) : "f"(part_90), "f"(factors_5), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3462;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3463 = acc_49 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3463;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3464;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3464) : "f"(t3040), "f"(factors_2), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3464;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3465;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3465) : "f"(part_25), "f"(factors_3), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3465;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3466;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3466) : "f"(part_58), "f"(factors_4), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3466;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3467;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3467) : "f"(part_91), "f"(factors_5), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3467;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3468 = acc_50 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3468;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3469;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3469) : "f"(t3057), "f"(factors_2), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3469;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3470;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3470) : "f"(part_26), "f"(factors_3), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3470;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3471;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3471) : "f"(part_59), "f"(factors_4), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3471;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3472;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3472) : "f"(part_92), "f"(factors_5), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3472;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3473 = acc_53 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3473;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3474;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3474) : "f"(t3074), "f"(factors_2), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3474;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3475;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3475) : "f"(part_27), "f"(factors_3), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3475;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3476;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3476) : "f"(part_60), "f"(factors_4), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3476;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3477;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3477) : "f"(part_93), "f"(factors_5), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3477;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3478 = acc_54 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3478;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3479;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3479) : "f"(t3091), "f"(factors_2), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3479;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3480;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3480) : "f"(part_28), "f"(factors_3), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3480;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3481;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3481) : "f"(part_61), "f"(factors_4), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3481;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3482;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3482) : "f"(part_94), "f"(factors_5), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3482;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3483 = acc_57 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3483;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3484;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3484) : "f"(t3108), "f"(factors_2), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3484;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3485;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3485) : "f"(part_29), "f"(factors_3), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3485;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3486;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3486) : "f"(part_62), "f"(factors_4), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3486;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3487;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3487) : "f"(part_95), "f"(factors_5), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3487;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3488 = acc_58 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3488;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3489;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3489) : "f"(t3125), "f"(factors_2), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3489;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3490;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3490) : "f"(part_30), "f"(factors_3), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3490;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3491;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3491) : "f"(part_63), "f"(factors_4), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3491;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3492;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3492) : "f"(part_96), "f"(factors_5), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3492;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3493 = acc_61 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3493;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3494;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3494) : "f"(t3142), "f"(factors_2), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3494;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3495;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3495) : "f"(part_31), "f"(factors_3), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3495;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3496;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3496) : "f"(part_64), "f"(factors_4), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3496;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3497;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3497) : "f"(part_97), "f"(factors_5), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3497;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3498 = acc_62 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3498;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3499;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3499) : "f"(t3159), "f"(factors_2), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3499;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3500;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3500) : "f"(part_32), "f"(factors_3), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3500;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3501;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3501) : "f"(part_65), "f"(factors_4), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3501;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3502;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3502) : "f"(part_98), "f"(factors_5), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3502;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max = max_3;
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
                        const u32 t3503 = split + 4u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t3503;
                    }
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3505 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3506 = t186 + t3505;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3507 = t3506 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3508 = t3507 < t134;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3508) {
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
                        const bool t3509 = split_2 < t166;
                        if (!t3509) break;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_40 = warp_m + warp_n;
                        const u32 t3511 = slice_40 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_60 = t3511 + 1u;
                        const u64 t3513 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3514 = t3513 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3515 = t3514 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3516 = partials + t3515;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3517 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3518 = t3517 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3519 = t3518 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3520 = t3516 + t3519;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3521 = (u64)index_60;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3522 = t3521 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3523 = t3522 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3524 = t3520 + t3523;
                        const u64 t3525 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3526 = t3524 + t3525;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3527;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3527) : "l"(t3526) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_41 = warp_m + warp_n;
                        const u32 t3529 = slice_41 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_61 = t3529 + 1u;
                        const u64 t3531 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3532 = t3531 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3533 = t3532 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3534 = partials + t3533;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3535 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3536 = t3535 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3537 = t3536 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3538 = t3534 + t3537;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3539 = (u64)index_61;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3540 = t3539 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3541 = t3540 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3542 = t3538 + t3541;
                        const u64 t3543 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3544 = t3542 + t3543;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3545;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3545) : "l"(t3544) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_42 = warp_m + warp_n;
                        const u32 t3547 = slice_42 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_62 = t3547 + 1u;
                        const u64 t3549 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3550 = t3549 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3551 = t3550 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3552 = partials + t3551;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3553 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3554 = t3553 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3555 = t3554 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3556 = t3552 + t3555;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3557 = (u64)index_62;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3558 = t3557 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3559 = t3558 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3560 = t3556 + t3559;
                        const u64 t3561 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3562 = t3560 + t3561;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3563;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3563) : "l"(t3562) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_43 = warp_m + warp_n;
                        const u32 t3565 = slice_43 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_63 = t3565 + 1u;
                        const u64 t3567 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3568 = t3567 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3569 = t3568 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3570 = partials + t3569;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3571 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3572 = t3571 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3573 = t3572 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3574 = t3570 + t3573;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3575 = (u64)index_63;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3576 = t3575 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3577 = t3576 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3578 = t3574 + t3577;
                        const u64 t3579 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3580 = t3578 + t3579;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3581;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t3581) : "l"(t3580) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_44 = warp_m + warp_n;
                        const u32 t3583 = slice_44 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_64 = t3583 + 1u;
                        const u64 t3585 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3586 = t3585 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3587 = t3586 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3588 = partials + t3587;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3589 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3590 = t3589 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3591 = t3590 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3592 = t3588 + t3591;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3593 = (u64)index_64;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3594 = t3593 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3595 = t3594 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3596 = t3592 + t3595;
                        const u64 t3597 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3598 = t3596 + t3597;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3599;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t3599) : "l"(t3598) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_45 = warp_m + warp_n;
                        const u32 t3601 = slice_45 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_65 = t3601 + 1u;
                        const u64 t3603 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3604 = t3603 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3605 = t3604 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3606 = partials + t3605;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3607 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3608 = t3607 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3609 = t3608 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3610 = t3606 + t3609;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3611 = (u64)index_65;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3612 = t3611 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3613 = t3612 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3614 = t3610 + t3613;
                        const u64 t3615 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3616 = t3614 + t3615;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3617;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3617) : "l"(t3616) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_46 = warp_m + warp_n;
                        const u32 t3619 = slice_46 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_66 = t3619 + 1u;
                        const u64 t3621 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3622 = t3621 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3623 = t3622 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3624 = partials + t3623;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3625 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3626 = t3625 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3627 = t3626 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3628 = t3624 + t3627;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3629 = (u64)index_66;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3630 = t3629 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3631 = t3630 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3632 = t3628 + t3631;
                        const u64 t3633 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3634 = t3632 + t3633;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3635;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3635) : "l"(t3634) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_47 = warp_m + warp_n;
                        const u32 t3637 = slice_47 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_67 = t3637 + 1u;
                        const u64 t3639 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3640 = t3639 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3641 = t3640 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3642 = partials + t3641;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3643 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3644 = t3643 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3645 = t3644 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3646 = t3642 + t3645;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3647 = (u64)index_67;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3648 = t3647 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3649 = t3648 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3650 = t3646 + t3649;
                        const u64 t3651 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3652 = t3650 + t3651;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3653;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3653) : "l"(t3652) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_48 = warp_m + warp_n;
                        const u32 t3655 = slice_48 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_68 = t3655 + 1u;
                        const u64 t3657 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3658 = t3657 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3659 = t3658 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3660 = partials + t3659;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3661 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3662 = t3661 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3663 = t3662 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3664 = t3660 + t3663;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3665 = (u64)index_68;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3666 = t3665 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3667 = t3666 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3668 = t3664 + t3667;
                        const u64 t3669 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3670 = t3668 + t3669;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3671;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3671) : "l"(t3670) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_49 = warp_m + warp_n;
                        const u32 t3673 = slice_49 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_69 = t3673 + 1u;
                        const u64 t3675 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3676 = t3675 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3677 = t3676 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3678 = partials + t3677;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3679 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3680 = t3679 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3681 = t3680 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3682 = t3678 + t3681;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3683 = (u64)index_69;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3684 = t3683 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3685 = t3684 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3686 = t3682 + t3685;
                        const u64 t3687 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3688 = t3686 + t3687;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3689;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3689) : "l"(t3688) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_50 = warp_m + warp_n;
                        const u32 t3691 = slice_50 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_70 = t3691 + 1u;
                        const u64 t3693 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3694 = t3693 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3695 = t3694 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3696 = partials + t3695;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3697 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3698 = t3697 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3699 = t3698 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3700 = t3696 + t3699;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3701 = (u64)index_70;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3702 = t3701 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3703 = t3702 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3704 = t3700 + t3703;
                        const u64 t3705 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3706 = t3704 + t3705;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3707;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3707) : "l"(t3706) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_51 = warp_m + warp_n;
                        const u32 t3709 = slice_51 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_71 = t3709 + 1u;
                        const u64 t3711 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3712 = t3711 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3713 = t3712 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3714 = partials + t3713;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3715 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3716 = t3715 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3717 = t3716 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3718 = t3714 + t3717;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3719 = (u64)index_71;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3720 = t3719 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3721 = t3720 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3722 = t3718 + t3721;
                        const u64 t3723 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3724 = t3722 + t3723;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3725;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3725) : "l"(t3724) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_52 = warp_m + warp_n;
                        const u32 t3727 = slice_52 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_72 = t3727 + 1u;
                        const u64 t3729 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3730 = t3729 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3731 = t3730 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3732 = partials + t3731;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3733 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3734 = t3733 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3735 = t3734 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3736 = t3732 + t3735;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3737 = (u64)index_72;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3738 = t3737 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3739 = t3738 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3740 = t3736 + t3739;
                        const u64 t3741 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3742 = t3740 + t3741;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3743;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t3743) : "l"(t3742) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_53 = warp_m + warp_n;
                        const u32 t3745 = slice_53 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_73 = t3745 + 1u;
                        const u64 t3747 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3748 = t3747 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3749 = t3748 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3750 = partials + t3749;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3751 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3752 = t3751 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3753 = t3752 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3754 = t3750 + t3753;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3755 = (u64)index_73;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3756 = t3755 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3757 = t3756 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3758 = t3754 + t3757;
                        const u64 t3759 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3760 = t3758 + t3759;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3761;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t3761) : "l"(t3760) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_54 = warp_m + warp_n;
                        const u32 t3763 = slice_54 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_74 = t3763 + 1u;
                        const u64 t3765 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3766 = t3765 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3767 = t3766 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3768 = partials + t3767;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3769 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3770 = t3769 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3771 = t3770 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3772 = t3768 + t3771;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3773 = (u64)index_74;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3774 = t3773 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3775 = t3774 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3776 = t3772 + t3775;
                        const u64 t3777 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3778 = t3776 + t3777;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3779;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t3779) : "l"(t3778) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_55 = warp_m + warp_n;
                        const u32 t3781 = slice_55 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_75 = t3781 + 1u;
                        const u64 t3783 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3784 = t3783 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3785 = t3784 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3786 = partials + t3785;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3787 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3788 = t3787 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3789 = t3788 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3790 = t3786 + t3789;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3791 = (u64)index_75;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3792 = t3791 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3793 = t3792 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3794 = t3790 + t3793;
                        const u64 t3795 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3796 = t3794 + t3795;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3797;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t3797) : "l"(t3796) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_56 = warp_m + warp_n;
                        const u32 t3799 = slice_56 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_76 = t3799 + 1u;
                        const u64 t3801 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3802 = t3801 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3803 = t3802 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3804 = partials + t3803;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3805 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3806 = t3805 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3807 = t3806 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3808 = t3804 + t3807;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3809 = (u64)index_76;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3810 = t3809 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3811 = t3810 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3812 = t3808 + t3811;
                        const u64 t3813 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3814 = t3812 + t3813;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3815;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t3815) : "l"(t3814) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_57 = warp_m + warp_n;
                        const u32 t3817 = slice_57 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_77 = t3817 + 1u;
                        const u64 t3819 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3820 = t3819 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3821 = t3820 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3822 = partials + t3821;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3823 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3824 = t3823 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3825 = t3824 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3826 = t3822 + t3825;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3827 = (u64)index_77;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3828 = t3827 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3829 = t3828 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3830 = t3826 + t3829;
                        const u64 t3831 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3832 = t3830 + t3831;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3833;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t3833) : "l"(t3832) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_58 = warp_m + warp_n;
                        const u32 t3835 = slice_58 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_78 = t3835 + 1u;
                        const u64 t3837 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3838 = t3837 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3839 = t3838 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3840 = partials + t3839;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3841 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3842 = t3841 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3843 = t3842 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3844 = t3840 + t3843;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3845 = (u64)index_78;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3846 = t3845 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3847 = t3846 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3848 = t3844 + t3847;
                        const u64 t3849 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3850 = t3848 + t3849;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3851;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t3851) : "l"(t3850) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_59 = warp_m + warp_n;
                        const u32 t3853 = slice_59 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_79 = t3853 + 1u;
                        const u64 t3855 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3856 = t3855 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3857 = t3856 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3858 = partials + t3857;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3859 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3860 = t3859 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3861 = t3860 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3862 = t3858 + t3861;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3863 = (u64)index_79;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3864 = t3863 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3865 = t3864 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3866 = t3862 + t3865;
                        const u64 t3867 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3868 = t3866 + t3867;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3869;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t3869) : "l"(t3868) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_60 = warp_m + warp_n;
                        const u32 t3871 = slice_60 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_80 = t3871 + 1u;
                        const u64 t3873 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3874 = t3873 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3875 = t3874 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3876 = partials + t3875;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3877 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3878 = t3877 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3879 = t3878 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3880 = t3876 + t3879;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3881 = (u64)index_80;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3882 = t3881 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3883 = t3882 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3884 = t3880 + t3883;
                        const u64 t3885 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3886 = t3884 + t3885;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3887;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t3887) : "l"(t3886) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_61 = warp_m + warp_n;
                        const u32 t3889 = slice_61 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_81 = t3889 + 1u;
                        const u64 t3891 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3892 = t3891 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3893 = t3892 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3894 = partials + t3893;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3895 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3896 = t3895 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3897 = t3896 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3898 = t3894 + t3897;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3899 = (u64)index_81;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3900 = t3899 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3901 = t3900 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3902 = t3898 + t3901;
                        const u64 t3903 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3904 = t3902 + t3903;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3905;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3905) : "l"(t3904) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_62 = warp_m + warp_n;
                        const u32 t3907 = slice_62 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_82 = t3907 + 1u;
                        const u64 t3909 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3910 = t3909 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3911 = t3910 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3912 = partials + t3911;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3913 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3914 = t3913 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3915 = t3914 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3916 = t3912 + t3915;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3917 = (u64)index_82;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3918 = t3917 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3919 = t3918 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3920 = t3916 + t3919;
                        const u64 t3921 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3922 = t3920 + t3921;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3923;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3923) : "l"(t3922) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_63 = warp_m + warp_n;
                        const u32 t3925 = slice_63 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_83 = t3925 + 1u;
                        const u64 t3927 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3928 = t3927 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3929 = t3928 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3930 = partials + t3929;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3931 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3932 = t3931 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3933 = t3932 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3934 = t3930 + t3933;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3935 = (u64)index_83;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3936 = t3935 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3937 = t3936 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3938 = t3934 + t3937;
                        const u64 t3939 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3940 = t3938 + t3939;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3941;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3941) : "l"(t3940) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_64 = warp_m + warp_n;
                        const u32 t3943 = slice_64 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_84 = t3943 + 1u;
                        const u64 t3945 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3946 = t3945 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3947 = t3946 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3948 = partials + t3947;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3949 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3950 = t3949 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3951 = t3950 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3952 = t3948 + t3951;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3953 = (u64)index_84;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3954 = t3953 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3955 = t3954 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3956 = t3952 + t3955;
                        const u64 t3957 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3958 = t3956 + t3957;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3959;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3959) : "l"(t3958) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_65 = warp_m + warp_n;
                        const u32 t3961 = slice_65 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_85 = t3961 + 1u;
                        const u64 t3963 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3964 = t3963 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3965 = t3964 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3966 = partials + t3965;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3967 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3968 = t3967 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3969 = t3968 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3970 = t3966 + t3969;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3971 = (u64)index_85;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3972 = t3971 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3973 = t3972 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3974 = t3970 + t3973;
                        const u64 t3975 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3976 = t3974 + t3975;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3977;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3977) : "l"(t3976) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_66 = warp_m + warp_n;
                        const u32 t3979 = slice_66 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_86 = t3979 + 1u;
                        const u64 t3981 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3982 = t3981 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3983 = t3982 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3984 = partials + t3983;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3985 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3986 = t3985 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3987 = t3986 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3988 = t3984 + t3987;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3989 = (u64)index_86;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3990 = t3989 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3991 = t3990 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3992 = t3988 + t3991;
                        const u64 t3993 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3994 = t3992 + t3993;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3995;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3995) : "l"(t3994) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_67 = warp_m + warp_n;
                        const u32 t3997 = slice_67 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_87 = t3997 + 1u;
                        const u64 t3999 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4000 = t3999 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4001 = t4000 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4002 = partials + t4001;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4003 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4004 = t4003 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4005 = t4004 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4006 = t4002 + t4005;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4007 = (u64)index_87;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4008 = t4007 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4009 = t4008 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4010 = t4006 + t4009;
                        const u64 t4011 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4012 = t4010 + t4011;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4013;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t4013) : "l"(t4012) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_68 = warp_m + warp_n;
                        const u32 t4015 = slice_68 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_88 = t4015 + 1u;
                        const u64 t4017 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4018 = t4017 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4019 = t4018 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4020 = partials + t4019;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4021 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4022 = t4021 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4023 = t4022 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4024 = t4020 + t4023;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4025 = (u64)index_88;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4026 = t4025 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4027 = t4026 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4028 = t4024 + t4027;
                        const u64 t4029 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4030 = t4028 + t4029;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4031;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t4031) : "l"(t4030) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_69 = warp_m + warp_n;
                        const u32 t4033 = slice_69 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_89 = t4033 + 1u;
                        const u64 t4035 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4036 = t4035 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4037 = t4036 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4038 = partials + t4037;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4039 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4040 = t4039 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4041 = t4040 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4042 = t4038 + t4041;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4043 = (u64)index_89;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4044 = t4043 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4045 = t4044 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4046 = t4042 + t4045;
                        const u64 t4047 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4048 = t4046 + t4047;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4049;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t4049) : "l"(t4048) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_70 = warp_m + warp_n;
                        const u32 t4051 = slice_70 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_90 = t4051 + 1u;
                        const u64 t4053 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4054 = t4053 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4055 = t4054 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4056 = partials + t4055;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4057 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4058 = t4057 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4059 = t4058 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4060 = t4056 + t4059;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4061 = (u64)index_90;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4062 = t4061 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4063 = t4062 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4064 = t4060 + t4063;
                        const u64 t4065 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4066 = t4064 + t4065;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4067;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t4067) : "l"(t4066) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_71 = warp_m + warp_n;
                        const u32 t4069 = slice_71 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_91 = t4069 + 1u;
                        const u64 t4071 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4072 = t4071 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4073 = t4072 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4074 = partials + t4073;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4075 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4076 = t4075 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4077 = t4076 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4078 = t4074 + t4077;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4079 = (u64)index_91;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4080 = t4079 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4081 = t4080 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4082 = t4078 + t4081;
                        const u64 t4083 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4084 = t4082 + t4083;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4085;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t4085) : "l"(t4084) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_72 = warp_m + warp_n;
                        const u32 t4087 = slice_72 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_92 = t4087 + 1u;
                        const u64 t4089 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4090 = t4089 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4091 = t4090 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4092 = partials + t4091;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4093 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4094 = t4093 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4095 = t4094 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4096 = t4092 + t4095;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4097 = (u64)index_92;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4098 = t4097 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4099 = t4098 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4100 = t4096 + t4099;
                        const u64 t4101 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4102 = t4100 + t4101;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4103;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t4103) : "l"(t4102) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_73 = warp_m + warp_n;
                        const u32 t4105 = slice_73 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_93 = t4105 + 1u;
                        const u64 t4107 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4108 = t4107 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4109 = t4108 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4110 = partials + t4109;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4111 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4112 = t4111 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4113 = t4112 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4114 = t4110 + t4113;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4115 = (u64)index_93;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4116 = t4115 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4117 = t4116 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4118 = t4114 + t4117;
                        const u64 t4119 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4120 = t4118 + t4119;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4121;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t4121) : "l"(t4120) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t4122 = split_2 + 1u;
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
                        const bool t4123 = t4122 < t166;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t4123) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_74 = warp_m + warp_n;
                            const u32 t4125 = slice_74 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_94 = t4125 + 1u;
                            const u64 t4127 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4128 = t4127 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4129 = t4128 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4130 = partials + t4129;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4131 = (u64)t4122;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4132 = t4131 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4133 = t4132 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4134 = t4130 + t4133;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4135 = (u64)index_94;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4136 = t4135 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4137 = t4136 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4138 = t4134 + t4137;
                            const u64 t4139 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4140 = t4138 + t4139;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4141;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t4141) : "l"(t4140) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_4 = t4141;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4142;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t4142) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t4142;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4143;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t4143) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t4143;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4144;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t4144) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t4144;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4145;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t4145) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t4145;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4146;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t4146) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t4146;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4147;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t4147) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t4147;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4148;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t4148) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t4148;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4149;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t4149) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t4149;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4150;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t4150) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t4150;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4151;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t4151) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t4151;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4152;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t4152) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t4152;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4153;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t4153) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t4153;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4154;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t4154) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t4154;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4155;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t4155) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t4155;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4156;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t4156) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t4156;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4157;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t4157) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t4157;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4158;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t4158) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t4158;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4159;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t4159) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t4159;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4160;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t4160) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t4160;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4161;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t4161) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t4161;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4162;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t4162) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t4162;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4163;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t4163) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t4163;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4164;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t4164) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t4164;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4165;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t4165) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t4165;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4166;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t4166) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t4166;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4167;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t4167) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t4167;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4168;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t4168) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t4168;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4169;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t4169) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t4169;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4170;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t4170) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t4170;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4171;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t4171) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t4171;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4172;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t4172) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t4172;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4173;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t4173) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t4173;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4174;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t4174) : "l"(t4140) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t4174;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t4175 = split_2 + 2u;
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
                        const bool t4176 = t4175 < t166;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t4176) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_75 = warp_m + warp_n;
                            const u32 t4178 = slice_75 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_95 = t4178 + 1u;
                            const u64 t4180 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4181 = t4180 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4182 = t4181 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4183 = partials + t4182;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4184 = (u64)t4175;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4185 = t4184 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4186 = t4185 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4187 = t4183 + t4186;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4188 = (u64)index_95;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4189 = t4188 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4190 = t4189 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4191 = t4187 + t4190;
                            const u64 t4192 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4193 = t4191 + t4192;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4194;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t4194) : "l"(t4193) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_5 = t4194;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4195;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t4195) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t4195;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4196;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t4196) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t4196;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4197;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t4197) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t4197;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4198;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t4198) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t4198;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4199;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t4199) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t4199;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4200;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t4200) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t4200;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4201;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t4201) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t4201;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4202;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t4202) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t4202;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4203;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t4203) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t4203;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4204;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t4204) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t4204;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4205;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t4205) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t4205;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4206;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t4206) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t4206;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4207;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t4207) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t4207;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4208;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t4208) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t4208;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4209;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t4209) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t4209;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4210;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t4210) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t4210;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4211;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t4211) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t4211;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4212;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t4212) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t4212;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4213;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t4213) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t4213;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4214;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t4214) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t4214;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4215;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t4215) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t4215;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4216;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t4216) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t4216;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4217;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t4217) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t4217;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4218;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t4218) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t4218;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4219;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t4219) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t4219;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4220;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t4220) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t4220;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4221;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t4221) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t4221;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4222;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t4222) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t4222;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4223;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t4223) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t4223;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4224;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t4224) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t4224;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4225;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t4225) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t4225;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4226;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t4226) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t4226;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4227;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t4227) : "l"(t4193) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t4227;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t4228 = split_2 + 3u;
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
                        const bool t4229 = t4228 < t166;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t4229) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_76 = warp_m + warp_n;
                            const u32 t4231 = slice_76 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_96 = t4231 + 1u;
                            const u64 t4233 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4234 = t4233 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4235 = t4234 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4236 = partials + t4235;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4237 = (u64)t4228;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4238 = t4237 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4239 = t4238 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4240 = t4236 + t4239;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4241 = (u64)index_96;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4242 = t4241 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4243 = t4242 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4244 = t4240 + t4243;
                            const u64 t4245 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4246 = t4244 + t4245;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4247;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t4247) : "l"(t4246) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_6 = t4247;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4248;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t4248) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t4248;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4249;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t4249) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t4249;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4250;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t4250) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t4250;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4251;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t4251) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t4251;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4252;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t4252) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t4252;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4253;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t4253) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t4253;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4254;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t4254) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t4254;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4255;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t4255) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t4255;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4256;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t4256) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t4256;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4257;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t4257) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t4257;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4258;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t4258) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t4258;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4259;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t4259) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t4259;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4260;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t4260) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t4260;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4261;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t4261) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t4261;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4262;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t4262) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t4262;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4263;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t4263) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t4263;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4264;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t4264) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t4264;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4265;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t4265) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t4265;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4266;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t4266) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t4266;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4267;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t4267) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t4267;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4268;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t4268) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t4268;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4269;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t4269) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t4269;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4270;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t4270) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t4270;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4271;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t4271) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t4271;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4272;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t4272) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t4272;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4273;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t4273) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t4273;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4274;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t4274) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t4274;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4275;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t4275) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t4275;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4276;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t4276) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t4276;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4277;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t4277) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t4277;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4278;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t4278) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t4278;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4279;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t4279) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t4279;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4280;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t4280) : "l"(t4246) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t4280;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4281;
                        asm("max.f32 %0, %1, %2;" : "=f"(t4281) : "f"(row_max_2), "f"(t3527));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4282;
                        asm("max.f32 %0, %1, %2;" : "=f"(t4282) : "f"(t4281), "f"(part_max_4));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4283;
                        asm("max.f32 %0, %1, %2;" : "=f"(t4283) : "f"(t4282), "f"(part_max_5));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t4283), "f"(part_max_6));
                        const bool t4285 = max_4 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4286 = max_4 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_6 = t4285 ? 0.0f : t4286;
                        const f32 t4288 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4289;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4289) : "f"(row_max_2), "f"(scale_log2), "f"(t4288));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t4289));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4291 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4292) : "f"(t3527), "f"(scale_log2), "f"(t4291));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t4292));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4294 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4295;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4295) : "f"(part_max_4), "f"(scale_log2), "f"(t4294));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t4295));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4297 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4298;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4298) : "f"(part_max_5), "f"(scale_log2), "f"(t4297));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t4298));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4300 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4301;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4301) : "f"(part_max_6), "f"(scale_log2), "f"(t4300));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t4301));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4303 = row_sum_2 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4303;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4304) : "f"(t3545), "f"(factors_7), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4304;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4305;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4305) : "f"(part_132), "f"(factors_8), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4305;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4306;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4306) : "f"(part_165), "f"(factors_9), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4306;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4307;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4307) : "f"(part_198), "f"(factors_10), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4307;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4308 = acc_3 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4308;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4309;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4309) : "f"(t3563), "f"(factors_7), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4309;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4310;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4310) : "f"(part_100), "f"(factors_8), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4310;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4311;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4311) : "f"(part_133), "f"(factors_9), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4311;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4312;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4312) : "f"(part_166), "f"(factors_10), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4312;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4313 = acc_4 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4313;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4314;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4314) : "f"(t3581), "f"(factors_7), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4314;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4315;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4315) : "f"(part_101), "f"(factors_8), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4315;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4316;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4316) : "f"(part_134), "f"(factors_9), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4316;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4317;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4317) : "f"(part_167), "f"(factors_10), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4317;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_37 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4318 = acc_7 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4318;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4319;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4319) : "f"(t3599), "f"(factors_7), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4319;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4320;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4320) : "f"(part_102), "f"(factors_8), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4320;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4321;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4321) : "f"(part_135), "f"(factors_9), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4321;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4322;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4322) : "f"(part_168), "f"(factors_10), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4322;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_38 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4323 = acc_8 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4323;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4324) : "f"(t3617), "f"(factors_7), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4324;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4325;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4325) : "f"(part_103), "f"(factors_8), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4325;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4326;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4326) : "f"(part_136), "f"(factors_9), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4326;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4327;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4327) : "f"(part_169), "f"(factors_10), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4327;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_39 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4328 = acc_11 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4328;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4329;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4329) : "f"(t3635), "f"(factors_7), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4329;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4330;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4330) : "f"(part_104), "f"(factors_8), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4330;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4331) : "f"(part_137), "f"(factors_9), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4331;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4332) : "f"(part_170), "f"(factors_10), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4332;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_40 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4333 = acc_12 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4333;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4334;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4334) : "f"(t3653), "f"(factors_7), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4334;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4335;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4335) : "f"(part_105), "f"(factors_8), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4335;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4336;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4336) : "f"(part_138), "f"(factors_9), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4336;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4337;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4337) : "f"(part_171), "f"(factors_10), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4337;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_41 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4338 = acc_15 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4338;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4339;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4339) : "f"(t3671), "f"(factors_7), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4339;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4340;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4340) : "f"(part_106), "f"(factors_8), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4340;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4341;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4341) : "f"(part_139), "f"(factors_9), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4341;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4342;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4342) : "f"(part_172), "f"(factors_10), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4342;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_42 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4343 = acc_16 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4343;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4344;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4344) : "f"(t3689), "f"(factors_7), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4344;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4345;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4345) : "f"(part_107), "f"(factors_8), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4345;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4346) : "f"(part_140), "f"(factors_9), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4346;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4347) : "f"(part_173), "f"(factors_10), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4347;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_43 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4348 = acc_19 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4348;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4349) : "f"(t3707), "f"(factors_7), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4349;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4350;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4350) : "f"(part_108), "f"(factors_8), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4350;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4351;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4351) : "f"(part_141), "f"(factors_9), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4351;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4352;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4352) : "f"(part_174), "f"(factors_10), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4352;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_44 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4353 = acc_20 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4353;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4354;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4354) : "f"(t3725), "f"(factors_7), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4354;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4355;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4355) : "f"(part_109), "f"(factors_8), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4355;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4356) : "f"(part_142), "f"(factors_9), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4356;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4357;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4357) : "f"(part_175), "f"(factors_10), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4357;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_45 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4358 = acc_23 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4358;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4359) : "f"(t3743), "f"(factors_7), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4359;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4360;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4360) : "f"(part_110), "f"(factors_8), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4360;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4361) : "f"(part_143), "f"(factors_9), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4361;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4362) : "f"(part_176), "f"(factors_10), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4362;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_46 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4363 = acc_24 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4363;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4364) : "f"(t3761), "f"(factors_7), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4364;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4365;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4365) : "f"(part_111), "f"(factors_8), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4365;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4366;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4366) : "f"(part_144), "f"(factors_9), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4366;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4367;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4367) : "f"(part_177), "f"(factors_10), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4367;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_47 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4368 = acc_27 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4368;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4369;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4369) : "f"(t3779), "f"(factors_7), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4369;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4370;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4370) : "f"(part_112), "f"(factors_8), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4370;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4371;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4371) : "f"(part_145), "f"(factors_9), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4371;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4372;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4372) : "f"(part_178), "f"(factors_10), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4372;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_48 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4373 = acc_28 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4373;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4374;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4374) : "f"(t3797), "f"(factors_7), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4374;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4375;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4375) : "f"(part_113), "f"(factors_8), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4375;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4376) : "f"(part_146), "f"(factors_9), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4376;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4377;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4377) : "f"(part_179), "f"(factors_10), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4377;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_49 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4378 = acc_31 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4378;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4379) : "f"(t3815), "f"(factors_7), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4379;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4380) : "f"(part_114), "f"(factors_8), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4380;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4381) : "f"(part_147), "f"(factors_9), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4381;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4382) : "f"(part_180), "f"(factors_10), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4382;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_50 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4383 = acc_32 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4383;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4384;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4384) : "f"(t3833), "f"(factors_7), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4384;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4385;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4385) : "f"(part_115), "f"(factors_8), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4385;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4386) : "f"(part_148), "f"(factors_9), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4386;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4387;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4387) : "f"(part_181), "f"(factors_10), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4387;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_51 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4388 = acc_35 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4388;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4389;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4389) : "f"(t3851), "f"(factors_7), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4389;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4390;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4390) : "f"(part_116), "f"(factors_8), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4390;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4391) : "f"(part_149), "f"(factors_9), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4391;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4392) : "f"(part_182), "f"(factors_10), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4392;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_52 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4393 = acc_36 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4393;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4394) : "f"(t3869), "f"(factors_7), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4394;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4395;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4395) : "f"(part_117), "f"(factors_8), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4395;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4396;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4396) : "f"(part_150), "f"(factors_9), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4396;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4397) : "f"(part_183), "f"(factors_10), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4397;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_53 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4398 = acc_39 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4398;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4399;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4399) : "f"(t3887), "f"(factors_7), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4399;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4400) : "f"(part_118), "f"(factors_8), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4400;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4401;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4401) : "f"(part_151), "f"(factors_9), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4401;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4402;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4402) : "f"(part_184), "f"(factors_10), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4402;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_54 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4403 = acc_40 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4403;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4404;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4404) : "f"(t3905), "f"(factors_7), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4404;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4405;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4405) : "f"(part_119), "f"(factors_8), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4405;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4406;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4406) : "f"(part_152), "f"(factors_9), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4406;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4407;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4407) : "f"(part_185), "f"(factors_10), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4407;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_55 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4408 = acc_43 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4408;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4409;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4409) : "f"(t3923), "f"(factors_7), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4409;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4410;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4410) : "f"(part_120), "f"(factors_8), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4410;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4411;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4411) : "f"(part_153), "f"(factors_9), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4411;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4412) : "f"(part_186), "f"(factors_10), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4412;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_56 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4413 = acc_44 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4413;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4414) : "f"(t3941), "f"(factors_7), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4414;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4415) : "f"(part_121), "f"(factors_8), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4415;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4416;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4416) : "f"(part_154), "f"(factors_9), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4416;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4417) : "f"(part_187), "f"(factors_10), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4417;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_57 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4418 = acc_47 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4418;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4419;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4419) : "f"(t3959), "f"(factors_7), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4419;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4420;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4420) : "f"(part_122), "f"(factors_8), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4420;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4421;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4421) : "f"(part_155), "f"(factors_9), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4421;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4422;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4422) : "f"(part_188), "f"(factors_10), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4422;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_58 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4423 = acc_48 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4423;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4424;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4424) : "f"(t3977), "f"(factors_7), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4424;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4425;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4425) : "f"(part_123), "f"(factors_8), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4425;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4426;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4426) : "f"(part_156), "f"(factors_9), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4426;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4427) : "f"(part_189), "f"(factors_10), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4427;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_59 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4428 = acc_51 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4428;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4429;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4429) : "f"(t3995), "f"(factors_7), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4429;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4430;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4430) : "f"(part_124), "f"(factors_8), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4430;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4431;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4431) : "f"(part_157), "f"(factors_9), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4431;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4432;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4432) : "f"(part_190), "f"(factors_10), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4432;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_60 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4433 = acc_52 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4433;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4434;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4434) : "f"(t4013), "f"(factors_7), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4434;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4435;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4435) : "f"(part_125), "f"(factors_8), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4435;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4436;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4436) : "f"(part_158), "f"(factors_9), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4436;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4437;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4437) : "f"(part_191), "f"(factors_10), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4437;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_61 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4438 = acc_55 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4438;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4439;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4439) : "f"(t4031), "f"(factors_7), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4439;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4440;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4440) : "f"(part_126), "f"(factors_8), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4440;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4441;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4441) : "f"(part_159), "f"(factors_9), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4441;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4442;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4442) : "f"(part_192), "f"(factors_10), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4442;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_62 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4443 = acc_56 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4443;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4444;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4444) : "f"(t4049), "f"(factors_7), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4444;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4445;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4445) : "f"(part_127), "f"(factors_8), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4445;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4446;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4446) : "f"(part_160), "f"(factors_9), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4446;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4447) : "f"(part_193), "f"(factors_10), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4447;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_63 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4448 = acc_59 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4448;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4449;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4449) : "f"(t4067), "f"(factors_7), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4449;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4450;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4450) : "f"(part_128), "f"(factors_8), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4450;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4451;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4451) : "f"(part_161), "f"(factors_9), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4451;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4452;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4452) : "f"(part_194), "f"(factors_10), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4452;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_64 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4453 = acc_60 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4453;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4454;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4454) : "f"(t4085), "f"(factors_7), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4454;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4455;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4455) : "f"(part_129), "f"(factors_8), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4455;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4456;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4456) : "f"(part_162), "f"(factors_9), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4456;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4457;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4457) : "f"(part_195), "f"(factors_10), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4457;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_65 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4458 = acc_63 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4458;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4459;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4459) : "f"(t4103), "f"(factors_7), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4459;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4460;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4460) : "f"(part_130), "f"(factors_8), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4460;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4461;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4461) : "f"(part_163), "f"(factors_9), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4461;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4462;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4462) : "f"(part_196), "f"(factors_10), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4462;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_66 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4463 = acc_64 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4463;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4464;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4464) : "f"(t4121), "f"(factors_7), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4464;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4465;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4465) : "f"(part_131), "f"(factors_8), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4465;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4466;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4466) : "f"(part_164), "f"(factors_9), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4466;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4467;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4467) : "f"(part_197), "f"(factors_10), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4467;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_2 = max_4;
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
                        const u32 t4468 = split_2 + 4u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t4468;
                    }
                }
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t4470;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4470) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_71 = row_sum + t4470;
                f32 t4472;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4472) : "f"(pair_71));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t4473 = pair_71 + t4472;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum = t4473;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t4474;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4474) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_72 = row_sum_2 + t4474;
                f32 t4476;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4476) : "f"(pair_72));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t4477 = pair_72 + t4476;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t4477;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4478 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4479 = t186 + t4478;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4480 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4481 = first + t4479;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4482 = t4481 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4483;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4483) : "r"(t4482), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4484 = t4483 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4485 = t4484 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4486 = t4481 - t4485;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4487 = t4480 + t4486;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4488 = (u64)t4487;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4489 = t4488 * sinks_stride0;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4490 = t4489 * 4ull;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4491 = sinks + t4490;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                f32 logit_5;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_5) : "l"(t4491) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
                const f32 logit_7 = logit_5 * 1.442695f;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4494 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4495 = t186 + t4494;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4496 = t4495 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4497 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4498 = first + t4496;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4499 = t4498 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4500;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4500) : "r"(t4499), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4501 = t4500 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4502 = t4501 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4503 = t4498 - t4502;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4504 = t4497 + t4503;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4505 = (u64)t4504;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4506 = t4505 * sinks_stride0;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4507 = t4506 * 4ull;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4508 = sinks + t4507;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                f32 logit_6;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_6) : "l"(t4508) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
                const f32 logit_8 = logit_6 * 1.442695f;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_11 = row_max == __uint_as_float(0xff800000u);
                const f32 t4512 = row_max * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t4513 = none_11 ? 0.0f : t4512;
#line 224 "fa-kernels/src/attention/softmax.rs"
                const f32 t4514 = logit_7 - t4513;
#line 224 "fa-kernels/src/attention/softmax.rs"
                f32 power_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t4514));
#line 225 "fa-kernels/src/attention/softmax.rs"
                const f32 t4516 = row_sum + power_3;
#line 225 "fa-kernels/src/attention/softmax.rs"
                row_sum = t4516;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_12 = row_max_2 == __uint_as_float(0xff800000u);
                const f32 t4518 = row_max_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t4519 = none_12 ? 0.0f : t4518;
#line 224 "fa-kernels/src/attention/softmax.rs"
                const f32 t4520 = logit_8 - t4519;
#line 224 "fa-kernels/src/attention/softmax.rs"
                f32 power_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t4520));
#line 225 "fa-kernels/src/attention/softmax.rs"
                const f32 t4522 = row_sum_2 + power_4;
#line 225 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t4522;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum;
                const bool t4523 = sum_3 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t4524;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4524) : "f"(sum_3));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t4523 ? 0.0f : t4524;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4526 = acc * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc = t4526;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4527 = acc_2 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t4527;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4528 = acc_5 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t4528;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4529 = acc_6 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t4529;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4530 = acc_9 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t4530;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4531 = acc_10 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t4531;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4532 = acc_13 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t4532;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4533 = acc_14 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t4533;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4534 = acc_17 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t4534;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4535 = acc_18 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t4535;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4536 = acc_21 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t4536;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4537 = acc_22 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t4537;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4538 = acc_25 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t4538;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4539 = acc_26 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t4539;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4540 = acc_29 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t4540;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4541 = acc_30 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t4541;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4542 = acc_33 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t4542;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4543 = acc_34 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t4543;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4544 = acc_37 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t4544;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4545 = acc_38 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t4545;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4546 = acc_41 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t4546;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4547 = acc_42 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t4547;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4548 = acc_45 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t4548;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4549 = acc_46 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t4549;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4550 = acc_49 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t4550;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4551 = acc_50 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t4551;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4552 = acc_53 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t4552;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4553 = acc_54 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t4553;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4554 = acc_57 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t4554;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4555 = acc_58 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t4555;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4556 = acc_61 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t4556;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4557 = acc_62 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t4557;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_2;
                const bool t4558 = sum_4 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t4559;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4559) : "f"(sum_4));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t4558 ? 0.0f : t4559;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4561 = acc_3 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t4561;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4562 = acc_4 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t4562;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4563 = acc_7 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t4563;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4564 = acc_8 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t4564;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4565 = acc_11 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t4565;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4566 = acc_12 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t4566;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4567 = acc_15 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t4567;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4568 = acc_16 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t4568;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4569 = acc_19 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t4569;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4570 = acc_20 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t4570;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4571 = acc_23 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t4571;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4572 = acc_24 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t4572;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4573 = acc_27 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t4573;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4574 = acc_28 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t4574;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4575 = acc_31 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t4575;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4576 = acc_32 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t4576;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4577 = acc_35 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t4577;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4578 = acc_36 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t4578;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4579 = acc_39 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t4579;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4580 = acc_40 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t4580;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4581 = acc_43 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t4581;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4582 = acc_44 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t4582;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4583 = acc_47 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t4583;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4584 = acc_48 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t4584;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4585 = acc_51 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t4585;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4586 = acc_52 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t4586;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4587 = acc_55 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t4587;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4588 = acc_56 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t4588;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4589 = acc_59 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t4589;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4590 = acc_60 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t4590;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4591 = acc_63 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t4591;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4592 = acc_64 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t4592;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_7 = warp_n << 4u;
                const u32 t4594 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t4595 = t4594 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t4596 = first_7 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t4595 + t4596;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4598 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4599 = t186 + t4598;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4600 = t4599 < t134;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t4600) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4601 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4602 = t186 + t4601;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4603 = first + t4602;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4604 = t4603 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t4605;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4605) : "r"(t4604), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4606 = t4605 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4607 = first_query + t4606;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4608 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4609 = first + t4602;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4610 = t4609 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t4611;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4611) : "r"(t4610), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4612 = t4611 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4613 = t4612 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4614 = t4609 - t4613;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4615 = t4608 + t4614;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4616 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4617 = t4616 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4618 = o + t4617;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4619 = (u64)t4607;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4620 = t4619 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4621 = t4620 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4622 = t4618 + t4621;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4623 = (u64)t4615;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4624 = t4623 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4625 = t4624 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4626 = t4622 + t4625;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t4627 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t4626 + t4627;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_73 = acc;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_74 = acc_2;
                    const u32 t4629 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4630 = first_7 < t4629;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4630) {
                        u32 t4631;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4631) : "f"(pair_73), "f"(pair_74));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t4631) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_75 = acc_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_76 = acc_6;
                    const u32 t4632 = first_7 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4633 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4634 = t4632 < t4633;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4634) {
                        u32 t4635;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4635) : "f"(pair_75), "f"(pair_76));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t4635) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_77 = acc_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_78 = acc_10;
                    const u32 t4636 = first_7 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4637 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4638 = t4636 < t4637;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4638) {
                        u32 t4639;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4639) : "f"(pair_77), "f"(pair_78));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t4639) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_79 = acc_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_80 = acc_14;
                    const u32 t4640 = first_7 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4641 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4642 = t4640 < t4641;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4642) {
                        u32 t4643;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4643) : "f"(pair_79), "f"(pair_80));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t4643) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_81 = acc_17;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_82 = acc_18;
                    const u32 t4644 = first_7 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4645 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4646 = t4644 < t4645;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4646) {
                        u32 t4647;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4647) : "f"(pair_81), "f"(pair_82));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_3), "r"(t4647) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_83 = acc_21;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_84 = acc_22;
                    const u32 t4648 = first_7 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4649 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4650 = t4648 < t4649;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4650) {
                        u32 t4651;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4651) : "f"(pair_83), "f"(pair_84));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_3), "r"(t4651) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_85 = acc_25;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_86 = acc_26;
                    const u32 t4652 = first_7 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4653 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4654 = t4652 < t4653;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4654) {
                        u32 t4655;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4655) : "f"(pair_85), "f"(pair_86));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_3), "r"(t4655) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_87 = acc_29;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_88 = acc_30;
                    const u32 t4656 = first_7 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4657 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4658 = t4656 < t4657;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4658) {
                        u32 t4659;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4659) : "f"(pair_87), "f"(pair_88));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_3), "r"(t4659) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_89 = acc_33;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_90 = acc_34;
                    const u32 t4660 = first_7 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4661 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4662 = t4660 < t4661;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4662) {
                        u32 t4663;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4663) : "f"(pair_89), "f"(pair_90));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_3), "r"(t4663) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_91 = acc_37;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_92 = acc_38;
                    const u32 t4664 = first_7 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4665 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4666 = t4664 < t4665;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4666) {
                        u32 t4667;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4667) : "f"(pair_91), "f"(pair_92));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_3), "r"(t4667) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_93 = acc_41;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_94 = acc_42;
                    const u32 t4668 = first_7 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4669 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4670 = t4668 < t4669;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4670) {
                        u32 t4671;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4671) : "f"(pair_93), "f"(pair_94));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_3), "r"(t4671) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_95 = acc_45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_96 = acc_46;
                    const u32 t4672 = first_7 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4673 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4674 = t4672 < t4673;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4674) {
                        u32 t4675;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4675) : "f"(pair_95), "f"(pair_96));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_3), "r"(t4675) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_97 = acc_49;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_98 = acc_50;
                    const u32 t4676 = first_7 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4677 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4678 = t4676 < t4677;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4678) {
                        u32 t4679;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4679) : "f"(pair_97), "f"(pair_98));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_3), "r"(t4679) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_99 = acc_53;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_100 = acc_54;
                    const u32 t4680 = first_7 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4681 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4682 = t4680 < t4681;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4682) {
                        u32 t4683;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4683) : "f"(pair_99), "f"(pair_100));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_3), "r"(t4683) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_101 = acc_57;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_102 = acc_58;
                    const u32 t4684 = first_7 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4685 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4686 = t4684 < t4685;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4686) {
                        u32 t4687;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4687) : "f"(pair_101), "f"(pair_102));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_3), "r"(t4687) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_103 = acc_61;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_104 = acc_62;
                    const u32 t4688 = first_7 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4689 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4690 = t4688 < t4689;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4690) {
                        u32 t4691;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4691) : "f"(pair_103), "f"(pair_104));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_3), "r"(t4691) : "memory");
                    }
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4692 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4693 = t186 + t4692;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4694 = t4693 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4695 = t4694 < t134;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t4695) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4696 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4697 = t186 + t4696;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4698 = t4697 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4699 = first + t4698;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4700 = t4699 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t4701;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4701) : "r"(t4700), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4702 = t4701 >> sharing_shift;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4703 = first_query + t4702;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4704 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4705 = first + t4698;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4706 = t4705 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t4707;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4707) : "r"(t4706), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4708 = t4707 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4709 = t4708 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4710 = t4705 - t4709;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4711 = t4704 + t4710;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4712 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4713 = t4712 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4714 = o + t4713;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4715 = (u64)t4703;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4716 = t4715 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4717 = t4716 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4718 = t4714 + t4717;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4719 = (u64)t4711;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4720 = t4719 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4721 = t4720 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4722 = t4718 + t4721;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t4723 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t4722 + t4723;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_105 = acc_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_106 = acc_4;
                    const u32 t4725 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4726 = first_7 < t4725;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4726) {
                        u32 t4727;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4727) : "f"(pair_105), "f"(pair_106));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t4727) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_107 = acc_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_108 = acc_8;
                    const u32 t4728 = first_7 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4729 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4730 = t4728 < t4729;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4730) {
                        u32 t4731;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4731) : "f"(pair_107), "f"(pair_108));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t4731) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_109 = acc_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_110 = acc_12;
                    const u32 t4732 = first_7 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4733 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4734 = t4732 < t4733;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4734) {
                        u32 t4735;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4735) : "f"(pair_109), "f"(pair_110));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t4735) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_111 = acc_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_112 = acc_16;
                    const u32 t4736 = first_7 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4737 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4738 = t4736 < t4737;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4738) {
                        u32 t4739;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4739) : "f"(pair_111), "f"(pair_112));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t4739) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_113 = acc_19;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_114 = acc_20;
                    const u32 t4740 = first_7 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4741 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4742 = t4740 < t4741;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4742) {
                        u32 t4743;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4743) : "f"(pair_113), "f"(pair_114));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_4), "r"(t4743) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_115 = acc_23;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_116 = acc_24;
                    const u32 t4744 = first_7 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4745 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4746 = t4744 < t4745;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4746) {
                        u32 t4747;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4747) : "f"(pair_115), "f"(pair_116));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_4), "r"(t4747) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_117 = acc_27;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_118 = acc_28;
                    const u32 t4748 = first_7 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4749 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4750 = t4748 < t4749;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4750) {
                        u32 t4751;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4751) : "f"(pair_117), "f"(pair_118));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_4), "r"(t4751) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_119 = acc_31;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_120 = acc_32;
                    const u32 t4752 = first_7 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4753 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4754 = t4752 < t4753;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4754) {
                        u32 t4755;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4755) : "f"(pair_119), "f"(pair_120));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_4), "r"(t4755) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_121 = acc_35;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_122 = acc_36;
                    const u32 t4756 = first_7 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4757 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4758 = t4756 < t4757;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4758) {
                        u32 t4759;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4759) : "f"(pair_121), "f"(pair_122));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_4), "r"(t4759) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_123 = acc_39;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_124 = acc_40;
                    const u32 t4760 = first_7 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4761 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4762 = t4760 < t4761;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4762) {
                        u32 t4763;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4763) : "f"(pair_123), "f"(pair_124));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_4), "r"(t4763) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_125 = acc_43;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_126 = acc_44;
                    const u32 t4764 = first_7 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4765 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4766 = t4764 < t4765;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4766) {
                        u32 t4767;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4767) : "f"(pair_125), "f"(pair_126));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_4), "r"(t4767) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_127 = acc_47;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_128 = acc_48;
                    const u32 t4768 = first_7 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4769 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4770 = t4768 < t4769;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4770) {
                        u32 t4771;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4771) : "f"(pair_127), "f"(pair_128));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_4), "r"(t4771) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_129 = acc_51;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_130 = acc_52;
                    const u32 t4772 = first_7 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4773 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4774 = t4772 < t4773;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4774) {
                        u32 t4775;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4775) : "f"(pair_129), "f"(pair_130));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_4), "r"(t4775) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_131 = acc_55;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_132 = acc_56;
                    const u32 t4776 = first_7 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4777 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4778 = t4776 < t4777;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4778) {
                        u32 t4779;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4779) : "f"(pair_131), "f"(pair_132));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_4), "r"(t4779) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_133 = acc_59;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_134 = acc_60;
                    const u32 t4780 = first_7 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4781 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4782 = t4780 < t4781;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4782) {
                        u32 t4783;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4783) : "f"(pair_133), "f"(pair_134));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_4), "r"(t4783) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_135 = acc_63;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_136 = acc_64;
                    const u32 t4784 = first_7 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4785 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4786 = t4784 < t4785;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4786) {
                        u32 t4787;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4787) : "f"(pair_135), "f"(pair_136));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_4), "r"(t4787) : "memory");
                    }
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4788 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_11 = t186 + t4788;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4790 = row_11 < t134;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4791 = first + row_11;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4792 = t4791 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4793;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4793) : "r"(t4792), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4794 = t4793 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4795 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4796 = first + row_11;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4797 = t4796 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4798;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4798) : "r"(t4797), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4799 = t4798 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4800 = t4799 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4801 = t4796 - t4800;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4802 = t4795 + t4801;
#line 239 "fa-kernels/src/attention/softmax.rs"
                const f32 max_5 = row_max;
                const bool none_13 = max_5 == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_14 = max_5 == __uint_as_float(0xff800000u);
                const f32 t4805 = max_5 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t4806 = none_14 ? 0.0f : t4805;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const f32 t4807 = logit_7 - t4806;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool t4808 = 64.0f < t4807;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool alone_3 = none_13 | t4808;
                const f32 t4810 = logit_7 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t4811;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4811) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t4812;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4812) : "f"(row_max), "f"(scale_log2), "f"(t4811));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_4 = t4812 * 0.6931472f;
                const bool t4814 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 t4815 = t4814 ? __uint_as_float(0xff800000u) : lse_4;
#line 242 "fa-kernels/src/attention/softmax.rs"
                const f32 value_3 = alone_3 ? t4810 : t4815;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t4817 = lane & 3u;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4818 = t4817 == 0u;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4819 = t4790 & t4818;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                if (t4819) {
                    const u32 t4820 = first_query + t4794;
                    const u64 t4821 = 0ull * lse_stride0;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4822 = t4821 * 4ull;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4823 = lse + t4822;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4824 = (u64)t4802;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4825 = t4824 * lse_stride1;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4826 = t4825 * 4ull;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4827 = t4823 + t4826;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4828 = (u64)t4820;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4829 = t4828 * lse_stride2;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4830 = t4829 * 4ull;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4831 = t4827 + t4830;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4831), "f"(value_3) : "memory");
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4832 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4833 = t186 + t4832;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_12 = t4833 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4835 = row_12 < t134;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4836 = first + row_12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4837 = t4836 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4838;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4838) : "r"(t4837), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4839 = t4838 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4840 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4841 = first + row_12;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4842 = t4841 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4843;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4843) : "r"(t4842), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4844 = t4843 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4845 = t4844 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4846 = t4841 - t4845;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4847 = t4840 + t4846;
#line 239 "fa-kernels/src/attention/softmax.rs"
                const f32 max_6 = row_max_2;
                const bool none_15 = max_6 == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_16 = max_6 == __uint_as_float(0xff800000u);
                const f32 t4850 = max_6 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t4851 = none_16 ? 0.0f : t4850;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const f32 t4852 = logit_8 - t4851;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool t4853 = 64.0f < t4852;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool alone_4 = none_15 | t4853;
                const f32 t4855 = logit_8 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t4856;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4856) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t4857;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4857) : "f"(row_max_2), "f"(scale_log2), "f"(t4856));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_5 = t4857 * 0.6931472f;
                const bool t4859 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 t4860 = t4859 ? __uint_as_float(0xff800000u) : lse_5;
#line 242 "fa-kernels/src/attention/softmax.rs"
                const f32 value_4 = alone_4 ? t4855 : t4860;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t4862 = lane & 3u;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4863 = t4862 == 0u;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4864 = t4835 & t4863;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                if (t4864) {
                    const u32 t4865 = first_query + t4839;
                    const u64 t4866 = 0ull * lse_stride0;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4867 = t4866 * 4ull;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4868 = lse + t4867;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4869 = (u64)t4847;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4870 = t4869 * lse_stride1;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4871 = t4870 * 4ull;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4872 = t4868 + t4871;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4873 = (u64)t4865;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4874 = t4873 * lse_stride2;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4875 = t4874 * 4ull;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4876 = t4872 + t4875;
#line 494 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4876), "f"(value_4) : "memory");
                }
            }
        }
    }
}
