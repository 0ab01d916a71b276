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
    const u32 t27 = seq_k + 127u;
#line 97 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 blocks = t27 >> 7u;
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
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 page_5 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 row_5 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 page_6 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 row_6 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 page_7 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 row_7 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 page_8 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 row_8 = 0u;
#line 119 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t43 = seq_k > 1u ? seq_k : 1u;
#line 119 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 last = t43 - 1u;
#line 121 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t45 = t31 > 1u ? t31 : 1u;
#line 121 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t46 = t45 - 1u;
#line 121 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t47 = t46 << 7u;
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
    u32 page_9;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_9) : "l"(t55) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t57 = index * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t58 = key - t57;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    page = page_9;
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
    u32 page_10;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_10) : "l"(t67) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t69 = index_2 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t70 = key_2 - t69;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    page_2 = page_10;
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
    u32 page_11;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_11) : "l"(t79) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t81 = index_3 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t82 = key_3 - t81;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    page_3 = page_11;
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
    u32 page_12;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_12) : "l"(t91) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t93 = index_4 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t94 = key_4 - t93;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    page_4 = page_12;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    row_4 = t94;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t95 = t47 + t33;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t96 = t95 + 64u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 key_5 = t96 < last ? t96 : last;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 t98 = key_5 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    u32 t99;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t99) : "r"(t98), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_5 = t99 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t101 = (u64)index_5 * t26;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t102 = t101 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t103 = t25 + t102;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    u32 page_13;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_13) : "l"(t103) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t105 = index_5 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t106 = key_5 - t105;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    page_5 = page_13;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    row_5 = t106;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t107 = t47 + t33;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t108 = t107 + 80u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 key_6 = t108 < last ? t108 : last;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 t110 = key_6 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    u32 t111;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t111) : "r"(t110), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_6 = t111 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t113 = (u64)index_6 * t26;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t114 = t113 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t115 = t25 + t114;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    u32 page_14;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_14) : "l"(t115) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t117 = index_6 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t118 = key_6 - t117;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    page_6 = page_14;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    row_6 = t118;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t119 = t47 + t33;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t120 = t119 + 96u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 key_7 = t120 < last ? t120 : last;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 t122 = key_7 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    u32 t123;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t123) : "r"(t122), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_7 = t123 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t125 = (u64)index_7 * t26;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t126 = t125 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t127 = t25 + t126;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    u32 page_15;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_15) : "l"(t127) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t129 = index_7 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t130 = key_7 - t129;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    page_7 = page_15;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    row_7 = t130;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t131 = t47 + t33;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t132 = t131 + 112u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 key_8 = t132 < last ? t132 : last;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 t134 = key_8 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    u32 t135;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t135) : "r"(t134), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_8 = t135 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t137 = (u64)index_8 * t26;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t138 = t137 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t139 = t25 + t138;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    u32 page_16;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_16) : "l"(t139) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t141 = index_8 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t142 = key_8 - t141;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    page_8 = page_16;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
    row_8 = t142;
#line 90 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q : added_k;
    const u64 t145 = (u64)t16;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t146 = t145 * seqused_k_stride0;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t147 = t146 * 4ull;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t148 = seqused_k + t147;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    u32 t149;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t149) : "l"(t148) : "memory");
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = t149 < seq_k ? t149 : seq_k;
    const u32 t151 = used + added;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 end_6 = t151 < seq_k ? t151 : seq_k;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t153 = (u64)t16;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t154 = t153 * block_table_stride0;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t155 = t154 * 4ull;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t156 = block_table + t155;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u32 t157 = (u32)block_table_stride1;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t158 = tile << 1u;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t159;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t159) : "r"(t158), "r"(tiles_factor));
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t160 = t159 >> tiles_shift;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t161 = t160 * tiles;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t162 = tile - t161;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t162 << 6u;
    const u32 t164 = seq_q * group;
#line 130 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t165 = t164 > first ? t164 : first;
#line 130 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t166 = t165 - first;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t167 = first << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t168;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t168) : "r"(t167), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t169 = t168 >> sharing_shift;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t170 = t169 + end_6;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t170 + 1u;
    const u32 t172 = end > seq_q ? end : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t173 = t172 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t173 < end_6 ? t173 : end_6;
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t175 = t166 < 64u ? t166 : 64u;
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t176 = t175 > 1u ? t175 : 1u;
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t177 = t176 - 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t178 = first + t177;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t179 = t178 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t180;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t180) : "r"(t179), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t181 = t180 >> sharing_shift;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t182 = t181 + end_6;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t182 + 1u;
    const u32 t184 = end_3 > seq_q ? end_3 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t185 = t184 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_4 = t185 < end_6 ? t185 : end_6;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t187 = end_4 + 127u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t188 = t187 >> 7u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_5 = t188 > 1u ? t188 : 1u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t190 = end_2 >> 7u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t190 < end_5 ? t190 : end_5;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t192 = end_5 - whole;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t193 = t192 < end_5 ? t192 : end_5;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t194 = end_5 + blocks_of_split;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t195 = t194 - 1u;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t196 = t195 << 1u;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t197;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t197) : "r"(t196), "r"(blocks_of_split_factor));
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t198 = t197 >> blocks_of_split_shift;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t199 = t13 * blocks_of_split;
#line 130 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t200 = t199 < end_5 ? t199 : end_5;
#line 130 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 left = end_5 - t200;
    const u32 count = left < blocks_of_split ? left : blocks_of_split;
    const u32 before = left - count;
    const u32 t204 = end_5 - before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t205 = t193 > before ? t193 : before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t206 = t205 - before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t207 = end_5 > before ? end_5 : before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t208 = t207 - before;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t209 = t166 != 0u;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t210 = t13 < t198;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t211 = t209 & t210;
#line 39 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t211) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t214 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t214));
#line 72 "fa-kernels/src/attention/warps.rs"
        const u32 warp_m = warp & 3u;
        const u32 warp_n = warp >> 2u;
        const u32 t218 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t219 = warp_n << 7u;
#line 60 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t221 = thread >> 3u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t222 = thread & 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t223 = t221 & 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t224 = t222 ^ t223;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t225 = t221 << 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t226 = t224 << 4u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t227 = t225 + t226;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t228 = (u64)t221 * 0u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t229 = (u64)t222 * 16u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t230 = t228 + t229;
        const u32 t231 = head_dim >> 3u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t232 = (u64)t222 * 16u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t233 = smem_1 + t227;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t234 = t166 > 1u ? t166 : 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t235 = t234 - 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t236 = t221 < t235 ? t221 : t235;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t237 = first + t236;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t238 = t237 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t239;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t239) : "r"(t238), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t240 = t239 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t241 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t242 = first + t236;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t243 = t242 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t244;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t244) : "r"(t243), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t245 = t244 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t246 = t245 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t247 = t242 - t246;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t248 = t241 + t247;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t249 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t250 = t249 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t251 = t250 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t252 = q + t251;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t253 = (u64)t240;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t254 = t253 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t255 = t254 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t256 = t252 + t255;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t257 = (u64)t248;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t258 = t257 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t259 = t258 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t260 = t256 + t259;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t261 = t260 + t232;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t262 = t221 + 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t263 = t166 > 1u ? t166 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t264 = t263 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t265 = t262 < t264 ? t262 : t264;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t266 = first + t265;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t267 = t266 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t268;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t268) : "r"(t267), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t269 = t268 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t270 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t271 = first + t265;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t272 = t271 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t273;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t273) : "r"(t272), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t274 = t273 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t275 = t274 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t276 = t271 - t275;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t277 = t270 + t276;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t278 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t279 = t278 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t280 = t279 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t281 = q + t280;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t282 = (u64)t269;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t283 = t282 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t284 = t283 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t285 = t281 + t284;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t286 = (u64)t277;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t287 = t286 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t288 = t287 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t289 = t285 + t288;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t290 = t289 + t232;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t291 = t221 + 32u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t292 = t166 > 1u ? t166 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t293 = t292 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t294 = t291 < t293 ? t291 : t293;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t295 = first + t294;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t296 = t295 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t297;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t297) : "r"(t296), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t298 = t297 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t299 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t300 = first + t294;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t301 = t300 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t302;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t302) : "r"(t301), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t303 = t302 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t304 = t303 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t305 = t300 - t304;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t306 = t299 + t305;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t307 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t308 = t307 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t309 = t308 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t310 = q + t309;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t311 = (u64)t298;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t312 = t311 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t313 = t312 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t314 = t310 + t313;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t315 = (u64)t306;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t316 = t315 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t317 = t316 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t318 = t314 + t317;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t319 = t318 + t232;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t320 = t221 + 48u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t321 = t166 > 1u ? t166 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t322 = t321 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t323 = t320 < t322 ? t320 : t322;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t324 = first + t323;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t325 = t324 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t326;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t326) : "r"(t325), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t327 = t326 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t328 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t329 = first + t323;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t330 = t329 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t331;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t331) : "r"(t330), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t332 = t331 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t333 = t332 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t334 = t329 - t333;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t335 = t328 + t334;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t336 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t337 = t336 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t338 = t337 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t339 = q + t338;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t340 = (u64)t327;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t341 = t340 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t342 = t341 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t343 = t339 + t342;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t344 = (u64)t335;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t345 = t344 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t346 = t345 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t347 = t343 + t346;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t348 = t347 + t232;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t349 = t221 < t166;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t350 = t222 < t231;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t351 = t349 & t350;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t352 = t351 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t233), "l"(t261), "r"(t352) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t353 = t221 + 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t354 = t353 < t166;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t355 = t222 < t231;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t356 = t354 & t355;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t357 = t356 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t233), "l"(t290), "r"(t357) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t358 = t221 + 32u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t359 = t358 < t166;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t360 = t222 < t231;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t361 = t359 & t360;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t362 = t361 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t233), "l"(t319), "r"(t362) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t363 = t221 + 48u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t364 = t363 < t166;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t365 = t222 < t231;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t366 = t364 & t365;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t367 = t366 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t233), "l"(t348), "r"(t367) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t368 = t261 + 128ull;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t369 = t221 < t166;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t370 = t222 + 8u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t371 = t370 < t231;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t372 = t369 & t371;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t373 = t372 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t233), "l"(t368), "r"(t373) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t374 = t290 + 128ull;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t375 = t221 + 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t376 = t375 < t166;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t377 = t222 + 8u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t378 = t377 < t231;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t379 = t376 & t378;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t380 = t379 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t233), "l"(t374), "r"(t380) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t381 = t319 + 128ull;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t382 = t221 + 32u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t383 = t382 < t166;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t384 = t222 + 8u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t385 = t384 < t231;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t386 = t383 & t385;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t387 = t386 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t233), "l"(t381), "r"(t387) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t388 = t348 + 128ull;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t389 = t221 + 48u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t390 = t389 < t166;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t391 = t222 + 8u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t392 = t391 < t231;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t393 = t390 & t392;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t394 = t393 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t233), "l"(t388), "r"(t394) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 16384u;
#line 205 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t396 = ring + 65536u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t397 = 0ull * k_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t398 = t397 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t399 = k + t398;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t400 = 0ull * k_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t401 = t400 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t402 = t399 + t401;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t403 = (u64)t21;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t404 = t403 * k_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t405 = t404 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t406 = t402 + t405;
        const u32 t407 = (u32)k_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t408 = t407 << 1u;
        const u32 t409 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t410 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t411 = t409 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t412 = t410 ^ t411;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t413 = t409 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t414 = t412 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t415 = t413 + t414;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t416 = (u64)t409 * t408;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t417 = t406 + t416;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t418 = (u64)t410 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t419 = t417 + t418;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t420 = (u64)t408 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t421 = (u32)k_stride0;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t422 = t421 << 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t423 = 0ull * v_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t424 = t423 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t425 = v + t424;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t426 = 0ull * v_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t427 = t426 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t428 = t425 + t427;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t429 = (u64)t21;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t430 = t429 * v_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t431 = t430 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t432 = t428 + t431;
        const u32 t433 = (u32)v_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t434 = t433 << 1u;
        const u32 t435 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t436 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t437 = t435 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t438 = t436 ^ t437;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t439 = t435 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t440 = t438 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t441 = t439 + t440;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t442 = (u64)t435 * t434;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t443 = t432 + t442;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t444 = (u64)t436 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t445 = t443 + t444;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t446 = (u64)t434 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t447 = (u32)v_stride0;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t448 = t447 << 1u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_17 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_9 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_18 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_10 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_19 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_11 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_20 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_12 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_21 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_13 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_22 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_14 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_23 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_15 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_24 = 0u;
#line 133 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_16 = 0u;
#line 317 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t449 = t31 << 7u;
#line 317 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool full = t449 <= end_6;
        const bool t451 = t31 == t204;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t452 = t451 & full;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t453 = !t452;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t453) {
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t454 = count - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 i = 0u < t454 ? 0u : t454;
            const u32 t456 = t204 - 1u;
#line 299 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t457 = t456 - i;
#line 299 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key = t457 << 7u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t459 = end_6 > 1u ? end_6 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last_2 = t459 - 1u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t461 = first_key + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_9 = t461 < last_2 ? t461 : last_2;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t463 = key_9 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t464;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t464) : "r"(t463), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_9 = t464 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t466 = (u64)index_9 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t467 = t466 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t468 = t156 + t467;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_25;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_25) : "l"(t468) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t470 = index_9 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t471 = key_9 - t470;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page = page_25;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row = t471;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t472 = first_key + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t473 = t472 + 16u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_10 = t473 < last_2 ? t473 : last_2;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t475 = key_10 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t476;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t476) : "r"(t475), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_10 = t476 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t478 = (u64)index_10 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t479 = t478 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t480 = t156 + t479;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_26;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_26) : "l"(t480) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t482 = index_10 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t483 = key_10 - t482;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_2 = page_26;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_2 = t483;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t484 = first_key + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t485 = t484 + 32u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_11 = t485 < last_2 ? t485 : last_2;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t487 = key_11 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t488;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t488) : "r"(t487), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_11 = t488 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t490 = (u64)index_11 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t491 = t490 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t492 = t156 + t491;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_27;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_27) : "l"(t492) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t494 = index_11 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t495 = key_11 - t494;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_3 = page_27;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_3 = t495;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t496 = first_key + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t497 = t496 + 48u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_12 = t497 < last_2 ? t497 : last_2;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t499 = key_12 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t500;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t500) : "r"(t499), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_12 = t500 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t502 = (u64)index_12 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t503 = t502 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t504 = t156 + t503;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_28;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_28) : "l"(t504) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t506 = index_12 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t507 = key_12 - t506;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_4 = page_28;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_4 = t507;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t508 = first_key + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t509 = t508 + 64u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_13 = t509 < last_2 ? t509 : last_2;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t511 = key_13 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t512;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t512) : "r"(t511), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_13 = t512 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t514 = (u64)index_13 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t515 = t514 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t516 = t156 + t515;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_29;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_29) : "l"(t516) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t518 = index_13 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t519 = key_13 - t518;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_5 = page_29;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_5 = t519;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t520 = first_key + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t521 = t520 + 80u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_14 = t521 < last_2 ? t521 : last_2;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t523 = key_14 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t524;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t524) : "r"(t523), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_14 = t524 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t526 = (u64)index_14 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t527 = t526 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t528 = t156 + t527;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_30;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_30) : "l"(t528) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t530 = index_14 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t531 = key_14 - t530;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_6 = page_30;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_6 = t531;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t532 = first_key + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t533 = t532 + 96u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_15 = t533 < last_2 ? t533 : last_2;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t535 = key_15 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t536;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t536) : "r"(t535), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_15 = t536 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t538 = (u64)index_15 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t539 = t538 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t540 = t156 + t539;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_31;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_31) : "l"(t540) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t542 = index_15 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t543 = key_15 - t542;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_7 = page_31;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_7 = t543;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t544 = first_key + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t545 = t544 + 112u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_16 = t545 < last_2 ? t545 : last_2;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t547 = key_16 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t548;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t548) : "r"(t547), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_16 = t548 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t550 = (u64)index_16 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t551 = t550 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t552 = t156 + t551;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_32;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_32) : "l"(t552) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t554 = index_16 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t555 = key_16 - t554;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_8 = page_32;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_8 = t555;
        }
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t556 = t204 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t556 << 7u;
        const u32 t558 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t559 = (u64)t410 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t560 = ring + t415;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t561 = first_key_2 + t409;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t562 = end_6 > 1u ? end_6 : 1u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t563 = t562 - 1u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t564 = t561 < t563 ? t561 : t563;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place = page;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_2 = row;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t565 = (u64)place * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t566 = t406 + t565;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t567 = (u64)place_2 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t568 = t566 + t567;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t569 = t568 + t559;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t570 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t571 = t570 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t572 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t573 = t572 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t574 = t571 < t573 ? t571 : t573;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_3 = page_2;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_4 = row_2;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t575 = (u64)place_3 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t576 = t406 + t575;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t577 = (u64)place_4 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t578 = t576 + t577;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t579 = t578 + t559;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t580 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t581 = t580 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t582 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t583 = t582 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t584 = t581 < t583 ? t581 : t583;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_5 = page_3;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_6 = row_3;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t585 = (u64)place_5 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t586 = t406 + t585;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t587 = (u64)place_6 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t588 = t586 + t587;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t589 = t588 + t559;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t590 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t591 = t590 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t592 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t593 = t592 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t594 = t591 < t593 ? t591 : t593;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_7 = page_4;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_8 = row_4;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t595 = (u64)place_7 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t596 = t406 + t595;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t597 = (u64)place_8 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t598 = t596 + t597;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t599 = t598 + t559;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t600 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t601 = t600 + 64u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t602 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t603 = t602 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t604 = t601 < t603 ? t601 : t603;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_9 = page_5;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_10 = row_5;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t605 = (u64)place_9 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t606 = t406 + t605;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t607 = (u64)place_10 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t608 = t606 + t607;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t609 = t608 + t559;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t610 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t611 = t610 + 80u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t612 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t613 = t612 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t614 = t611 < t613 ? t611 : t613;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_11 = page_6;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_12 = row_6;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t615 = (u64)place_11 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t616 = t406 + t615;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t617 = (u64)place_12 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t618 = t616 + t617;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t619 = t618 + t559;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t620 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t621 = t620 + 96u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t622 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t623 = t622 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t624 = t621 < t623 ? t621 : t623;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_13 = page_7;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_14 = row_7;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t625 = (u64)place_13 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t626 = t406 + t625;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t627 = (u64)place_14 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t628 = t626 + t627;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t629 = t628 + t559;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t630 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t631 = t630 + 112u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t632 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t633 = t632 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t634 = t631 < t633 ? t631 : t633;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_15 = page_8;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_16 = row_8;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t635 = (u64)place_15 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t636 = t406 + t635;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t637 = (u64)place_16 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t638 = t636 + t637;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t639 = t638 + t559;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t640 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t641 = t640 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t642 = t410 < t558;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t643 = t641 & t642;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t644 = t643 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t560), "l"(t569), "r"(t644) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t645 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t646 = t645 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t647 = t646 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t648 = t410 < t558;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t649 = t647 & t648;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t650 = t649 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t560), "l"(t579), "r"(t650) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t651 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t652 = t651 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t653 = t652 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t654 = t410 < t558;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t655 = t653 & t654;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t656 = t655 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t560), "l"(t589), "r"(t656) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t657 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t658 = t657 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t659 = t658 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t660 = t410 < t558;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t661 = t659 & t660;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t662 = t661 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t560), "l"(t599), "r"(t662) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t663 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t664 = t663 + 64u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t665 = t664 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t666 = t410 < t558;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t667 = t665 & t666;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t668 = t667 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t560), "l"(t609), "r"(t668) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t669 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t670 = t669 + 80u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t671 = t670 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t672 = t410 < t558;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t673 = t671 & t672;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t674 = t673 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t560), "l"(t619), "r"(t674) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t675 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t676 = t675 + 96u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t677 = t676 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t678 = t410 < t558;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t679 = t677 & t678;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t680 = t679 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t560), "l"(t629), "r"(t680) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t681 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t682 = t681 + 112u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t683 = t682 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t684 = t410 < t558;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t685 = t683 & t684;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t686 = t685 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t560), "l"(t639), "r"(t686) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t687 = t569 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t688 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t689 = t688 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t690 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t691 = t690 < t558;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t692 = t689 & t691;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t693 = t692 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t560), "l"(t687), "r"(t693) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t694 = t579 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t695 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t696 = t695 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t697 = t696 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t698 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t699 = t698 < t558;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t700 = t697 & t699;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t701 = t700 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t560), "l"(t694), "r"(t701) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t702 = t589 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t703 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t704 = t703 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t705 = t704 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t706 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t707 = t706 < t558;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t708 = t705 & t707;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t709 = t708 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t560), "l"(t702), "r"(t709) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t710 = t599 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t711 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t712 = t711 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t713 = t712 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t714 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t715 = t714 < t558;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t716 = t713 & t715;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t717 = t716 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t560), "l"(t710), "r"(t717) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t718 = t609 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t719 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t720 = t719 + 64u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t721 = t720 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t722 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t723 = t722 < t558;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t724 = t721 & t723;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t725 = t724 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t560), "l"(t718), "r"(t725) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t726 = t619 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t727 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t728 = t727 + 80u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t729 = t728 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t730 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t731 = t730 < t558;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t732 = t729 & t731;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t733 = t732 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t560), "l"(t726), "r"(t733) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t734 = t629 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t735 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t736 = t735 + 96u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t737 = t736 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t738 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t739 = t738 < t558;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t740 = t737 & t739;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t741 = t740 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t560), "l"(t734), "r"(t741) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t742 = t639 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t743 = first_key_2 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t744 = t743 + 112u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t745 = t744 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t746 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t747 = t746 < t558;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t748 = t745 & t747;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t749 = t748 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t560), "l"(t742), "r"(t749) : "memory");
#line 343 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t750 = t204 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = t750 << 7u;
        const u32 t752 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t753 = (u64)t436 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t754 = t396 + t441;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t755 = first_key_3 + t435;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t756 = end_6 > 1u ? end_6 : 1u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t757 = t756 - 1u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t758 = t755 < t757 ? t755 : t757;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_17 = page;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_18 = row;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t759 = (u64)place_17 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t760 = t432 + t759;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t761 = (u64)place_18 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t762 = t760 + t761;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t763 = t762 + t753;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t764 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t765 = t764 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t766 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t767 = t766 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t768 = t765 < t767 ? t765 : t767;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_19 = page_2;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_20 = row_2;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t769 = (u64)place_19 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t770 = t432 + t769;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t771 = (u64)place_20 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t772 = t770 + t771;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t773 = t772 + t753;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t774 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t775 = t774 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t776 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t777 = t776 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t778 = t775 < t777 ? t775 : t777;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_21 = page_3;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_22 = row_3;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t779 = (u64)place_21 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t780 = t432 + t779;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t781 = (u64)place_22 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t782 = t780 + t781;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t783 = t782 + t753;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t784 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t785 = t784 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t786 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t787 = t786 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t788 = t785 < t787 ? t785 : t787;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_23 = page_4;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_24 = row_4;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t789 = (u64)place_23 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t790 = t432 + t789;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t791 = (u64)place_24 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t792 = t790 + t791;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t793 = t792 + t753;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t794 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t795 = t794 + 64u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t796 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t797 = t796 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t798 = t795 < t797 ? t795 : t797;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_25 = page_5;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_26 = row_5;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t799 = (u64)place_25 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t800 = t432 + t799;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t801 = (u64)place_26 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t802 = t800 + t801;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t803 = t802 + t753;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t804 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t805 = t804 + 80u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t806 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t807 = t806 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t808 = t805 < t807 ? t805 : t807;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_27 = page_6;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_28 = row_6;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t809 = (u64)place_27 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t810 = t432 + t809;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t811 = (u64)place_28 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t812 = t810 + t811;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t813 = t812 + t753;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t814 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t815 = t814 + 96u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t816 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t817 = t816 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t818 = t815 < t817 ? t815 : t817;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_29 = page_7;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_30 = row_7;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t819 = (u64)place_29 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t820 = t432 + t819;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t821 = (u64)place_30 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t822 = t820 + t821;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t823 = t822 + t753;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t824 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t825 = t824 + 112u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t826 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t827 = t826 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t828 = t825 < t827 ? t825 : t827;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_31 = page_8;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_32 = row_8;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t829 = (u64)place_31 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t830 = t432 + t829;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t831 = (u64)place_32 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t832 = t830 + t831;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t833 = t832 + t753;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t834 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t835 = t834 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t836 = t436 < t752;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t837 = t835 & t836;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t838 = t837 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t754), "l"(t763), "r"(t838) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t839 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t840 = t839 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t841 = t840 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t842 = t436 < t752;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t843 = t841 & t842;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t844 = t843 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t754), "l"(t773), "r"(t844) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t845 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t846 = t845 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t847 = t846 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t848 = t436 < t752;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t849 = t847 & t848;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t850 = t849 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t754), "l"(t783), "r"(t850) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t851 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t852 = t851 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t853 = t852 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t854 = t436 < t752;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t855 = t853 & t854;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t856 = t855 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t754), "l"(t793), "r"(t856) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t857 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t858 = t857 + 64u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t859 = t858 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t860 = t436 < t752;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t861 = t859 & t860;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t862 = t861 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t754), "l"(t803), "r"(t862) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t863 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t864 = t863 + 80u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t865 = t864 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t866 = t436 < t752;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t867 = t865 & t866;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t868 = t867 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t754), "l"(t813), "r"(t868) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t869 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t870 = t869 + 96u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t871 = t870 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t872 = t436 < t752;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t873 = t871 & t872;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t874 = t873 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t754), "l"(t823), "r"(t874) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t875 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t876 = t875 + 112u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t877 = t876 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t878 = t436 < t752;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t879 = t877 & t878;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t880 = t879 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t754), "l"(t833), "r"(t880) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t881 = t763 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t882 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t883 = t882 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t884 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t885 = t884 < t752;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t886 = t883 & t885;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t887 = t886 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t754), "l"(t881), "r"(t887) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t888 = t773 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t889 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t890 = t889 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t891 = t890 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t892 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t893 = t892 < t752;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t894 = t891 & t893;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t895 = t894 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t754), "l"(t888), "r"(t895) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t896 = t783 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t897 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t898 = t897 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t899 = t898 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t900 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t901 = t900 < t752;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t902 = t899 & t901;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t903 = t902 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t754), "l"(t896), "r"(t903) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t904 = t793 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t905 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t906 = t905 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t907 = t906 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t908 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t909 = t908 < t752;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t910 = t907 & t909;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t911 = t910 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t754), "l"(t904), "r"(t911) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t912 = t803 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t913 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t914 = t913 + 64u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t915 = t914 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t916 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t917 = t916 < t752;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t918 = t915 & t917;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t919 = t918 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t754), "l"(t912), "r"(t919) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t920 = t813 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t921 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t922 = t921 + 80u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t923 = t922 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t924 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t925 = t924 < t752;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t926 = t923 & t925;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t927 = t926 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t754), "l"(t920), "r"(t927) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t928 = t823 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t929 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t930 = t929 + 96u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t931 = t930 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t932 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t933 = t932 < t752;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t934 = t931 & t933;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t935 = t934 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t754), "l"(t928), "r"(t935) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t936 = t833 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t937 = first_key_3 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t938 = t937 + 112u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t939 = t938 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t940 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t941 = t940 < t752;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t942 = t939 & t941;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t943 = t942 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t754), "l"(t936), "r"(t943) : "memory");
#line 346 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t944 = count - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 i_2 = 1u < t944 ? 1u : t944;
        const u32 t946 = t204 - 1u;
#line 299 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t947 = t946 - i_2;
#line 299 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_4 = t947 << 7u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t949 = end_6 > 1u ? end_6 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last_3 = t949 - 1u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t951 = first_key_4 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_17 = t951 < last_3 ? t951 : last_3;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t953 = key_17 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t954;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t954) : "r"(t953), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_17 = t954 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t956 = (u64)index_17 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t957 = t956 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t958 = t156 + t957;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_33;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_33) : "l"(t958) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t960 = index_17 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t961 = key_17 - t960;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_17 = page_33;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_9 = t961;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t962 = first_key_4 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t963 = t962 + 16u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_18 = t963 < last_3 ? t963 : last_3;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t965 = key_18 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t966;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t966) : "r"(t965), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_18 = t966 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t968 = (u64)index_18 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t969 = t968 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t970 = t156 + t969;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_34;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_34) : "l"(t970) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t972 = index_18 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t973 = key_18 - t972;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_18 = page_34;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_10 = t973;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t974 = first_key_4 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t975 = t974 + 32u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_19 = t975 < last_3 ? t975 : last_3;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t977 = key_19 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t978;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t978) : "r"(t977), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_19 = t978 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t980 = (u64)index_19 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t981 = t980 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t982 = t156 + t981;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_35;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_35) : "l"(t982) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t984 = index_19 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t985 = key_19 - t984;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_19 = page_35;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_11 = t985;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t986 = first_key_4 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t987 = t986 + 48u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_20 = t987 < last_3 ? t987 : last_3;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t989 = key_20 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t990;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t990) : "r"(t989), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_20 = t990 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t992 = (u64)index_20 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t993 = t992 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t994 = t156 + t993;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_36;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_36) : "l"(t994) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t996 = index_20 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t997 = key_20 - t996;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_20 = page_36;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_12 = t997;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t998 = first_key_4 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t999 = t998 + 64u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_21 = t999 < last_3 ? t999 : last_3;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1001 = key_21 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t1002;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1002) : "r"(t1001), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_21 = t1002 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1004 = (u64)index_21 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1005 = t1004 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1006 = t156 + t1005;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_37;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_37) : "l"(t1006) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1008 = index_21 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1009 = key_21 - t1008;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_21 = page_37;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_13 = t1009;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1010 = first_key_4 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1011 = t1010 + 80u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_22 = t1011 < last_3 ? t1011 : last_3;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1013 = key_22 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t1014;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1014) : "r"(t1013), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_22 = t1014 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1016 = (u64)index_22 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1017 = t1016 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1018 = t156 + t1017;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_38;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_38) : "l"(t1018) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1020 = index_22 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1021 = key_22 - t1020;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_22 = page_38;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_14 = t1021;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1022 = first_key_4 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1023 = t1022 + 96u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_23 = t1023 < last_3 ? t1023 : last_3;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1025 = key_23 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t1026;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1026) : "r"(t1025), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_23 = t1026 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1028 = (u64)index_23 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1029 = t1028 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1030 = t156 + t1029;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_39;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_39) : "l"(t1030) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1032 = index_23 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1033 = key_23 - t1032;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_23 = page_39;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_15 = t1033;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1034 = first_key_4 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1035 = t1034 + 112u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_24 = t1035 < last_3 ? t1035 : last_3;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1037 = key_24 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t1038;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1038) : "r"(t1037), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_24 = t1038 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1040 = (u64)index_24 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1041 = t1040 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1042 = t156 + t1041;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_40;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_40) : "l"(t1042) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1044 = index_24 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1045 = key_24 - t1044;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_24 = page_40;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_16 = t1045;
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 43 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1046 = 1u < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1046) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1047 = ring + 32768u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1048 = t204 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1049 = t1048 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_5 = t1049 << 7u;
            const u32 t1051 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1052 = (u64)t410 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1053 = t1047 + t415;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1054 = first_key_5 + t409;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_33 = page_17;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_34 = row_9;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1055 = (u64)place_33 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1056 = t406 + t1055;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1057 = (u64)place_34 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1058 = t1056 + t1057;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1059 = t1058 + t1052;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1060 = first_key_5 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1061 = t1060 + 16u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_35 = page_18;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_36 = row_10;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1062 = (u64)place_35 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1063 = t406 + t1062;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1064 = (u64)place_36 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1065 = t1063 + t1064;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1066 = t1065 + t1052;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1067 = first_key_5 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1068 = t1067 + 32u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_37 = page_19;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_38 = row_11;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1069 = (u64)place_37 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1070 = t406 + t1069;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1071 = (u64)place_38 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1072 = t1070 + t1071;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1073 = t1072 + t1052;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1074 = first_key_5 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1075 = t1074 + 48u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_39 = page_20;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_40 = row_12;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1076 = (u64)place_39 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1077 = t406 + t1076;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1078 = (u64)place_40 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1079 = t1077 + t1078;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1080 = t1079 + t1052;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1081 = first_key_5 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1082 = t1081 + 64u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_41 = page_21;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_42 = row_13;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1083 = (u64)place_41 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1084 = t406 + t1083;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1085 = (u64)place_42 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1086 = t1084 + t1085;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1087 = t1086 + t1052;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1088 = first_key_5 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1089 = t1088 + 80u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_43 = page_22;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_44 = row_14;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1090 = (u64)place_43 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1091 = t406 + t1090;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1092 = (u64)place_44 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1093 = t1091 + t1092;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1094 = t1093 + t1052;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1095 = first_key_5 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1096 = t1095 + 96u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_45 = page_23;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_46 = row_15;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1097 = (u64)place_45 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1098 = t406 + t1097;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1099 = (u64)place_46 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1100 = t1098 + t1099;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1101 = t1100 + t1052;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1102 = first_key_5 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1103 = t1102 + 112u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_47 = page_24;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_48 = row_16;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1104 = (u64)place_47 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1105 = t406 + t1104;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1106 = (u64)place_48 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1107 = t1105 + t1106;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1108 = t1107 + t1052;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1109 = t410 < t1051;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1110 = t1109 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1053), "l"(t1059), "r"(t1110) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1111 = t410 < t1051;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1112 = t1111 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1053), "l"(t1066), "r"(t1112) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1113 = t410 < t1051;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1114 = t1113 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1053), "l"(t1073), "r"(t1114) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1115 = t410 < t1051;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1116 = t1115 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1053), "l"(t1080), "r"(t1116) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1117 = t410 < t1051;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1118 = t1117 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1053), "l"(t1087), "r"(t1118) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1119 = t410 < t1051;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1120 = t1119 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1053), "l"(t1094), "r"(t1120) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1121 = t410 < t1051;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1122 = t1121 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1053), "l"(t1101), "r"(t1122) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1123 = t410 < t1051;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1124 = t1123 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1053), "l"(t1108), "r"(t1124) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1125 = t1059 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1126 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1127 = t1126 < t1051;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1128 = t1127 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t1053), "l"(t1125), "r"(t1128) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1129 = t1066 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1130 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1131 = t1130 < t1051;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1132 = t1131 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t1053), "l"(t1129), "r"(t1132) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1133 = t1073 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1134 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1135 = t1134 < t1051;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1136 = t1135 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t1053), "l"(t1133), "r"(t1136) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1137 = t1080 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1138 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1139 = t1138 < t1051;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1140 = t1139 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t1053), "l"(t1137), "r"(t1140) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1141 = t1087 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1142 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1143 = t1142 < t1051;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1144 = t1143 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t1053), "l"(t1141), "r"(t1144) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1145 = t1094 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1146 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1147 = t1146 < t1051;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1148 = t1147 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t1053), "l"(t1145), "r"(t1148) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1149 = t1101 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1150 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1151 = t1150 < t1051;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1152 = t1151 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t1053), "l"(t1149), "r"(t1152) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1153 = t1108 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1154 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1155 = t1154 < t1051;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1156 = t1155 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t1053), "l"(t1153), "r"(t1156) : "memory");
        }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1157 = 1u < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1157) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1158 = t396 + 32768u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1159 = t204 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1160 = t1159 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = t1160 << 7u;
            const u32 t1162 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1163 = (u64)t436 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1164 = t1158 + t441;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1165 = first_key_6 + t435;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_49 = page_17;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_50 = row_9;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1166 = (u64)place_49 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1167 = t432 + t1166;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1168 = (u64)place_50 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1169 = t1167 + t1168;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1170 = t1169 + t1163;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1171 = first_key_6 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1172 = t1171 + 16u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_51 = page_18;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_52 = row_10;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1173 = (u64)place_51 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1174 = t432 + t1173;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1175 = (u64)place_52 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1176 = t1174 + t1175;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1177 = t1176 + t1163;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1178 = first_key_6 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1179 = t1178 + 32u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_53 = page_19;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_54 = row_11;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1180 = (u64)place_53 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1181 = t432 + t1180;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1182 = (u64)place_54 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1183 = t1181 + t1182;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1184 = t1183 + t1163;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1185 = first_key_6 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1186 = t1185 + 48u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_55 = page_20;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_56 = row_12;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1187 = (u64)place_55 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1188 = t432 + t1187;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1189 = (u64)place_56 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1190 = t1188 + t1189;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1191 = t1190 + t1163;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1192 = first_key_6 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1193 = t1192 + 64u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_57 = page_21;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_58 = row_13;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1194 = (u64)place_57 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1195 = t432 + t1194;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1196 = (u64)place_58 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1197 = t1195 + t1196;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1198 = t1197 + t1163;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1199 = first_key_6 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1200 = t1199 + 80u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_59 = page_22;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_60 = row_14;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1201 = (u64)place_59 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1202 = t432 + t1201;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1203 = (u64)place_60 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1204 = t1202 + t1203;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1205 = t1204 + t1163;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1206 = first_key_6 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1207 = t1206 + 96u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_61 = page_23;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_62 = row_15;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1208 = (u64)place_61 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1209 = t432 + t1208;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1210 = (u64)place_62 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1211 = t1209 + t1210;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1212 = t1211 + t1163;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1213 = first_key_6 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1214 = t1213 + 112u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_63 = page_24;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_64 = row_16;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1215 = (u64)place_63 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1216 = t432 + t1215;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1217 = (u64)place_64 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1218 = t1216 + t1217;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1219 = t1218 + t1163;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1220 = t436 < t1162;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1221 = t1220 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1164), "l"(t1170), "r"(t1221) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1222 = t436 < t1162;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1223 = t1222 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1164), "l"(t1177), "r"(t1223) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1224 = t436 < t1162;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1225 = t1224 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1164), "l"(t1184), "r"(t1225) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1226 = t436 < t1162;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1227 = t1226 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1164), "l"(t1191), "r"(t1227) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1228 = t436 < t1162;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1229 = t1228 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1164), "l"(t1198), "r"(t1229) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1230 = t436 < t1162;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1231 = t1230 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1164), "l"(t1205), "r"(t1231) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1232 = t436 < t1162;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1233 = t1232 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1164), "l"(t1212), "r"(t1233) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1234 = t436 < t1162;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1235 = t1234 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1164), "l"(t1219), "r"(t1235) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1236 = t1170 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1237 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1238 = t1237 < t1162;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1239 = t1238 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t1164), "l"(t1236), "r"(t1239) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1240 = t1177 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1241 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1242 = t1241 < t1162;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1243 = t1242 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t1164), "l"(t1240), "r"(t1243) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1244 = t1184 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1245 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1246 = t1245 < t1162;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1247 = t1246 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t1164), "l"(t1244), "r"(t1247) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1248 = t1191 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1249 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1250 = t1249 < t1162;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1251 = t1250 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t1164), "l"(t1248), "r"(t1251) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1252 = t1198 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1253 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1254 = t1253 < t1162;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1255 = t1254 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t1164), "l"(t1252), "r"(t1255) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1256 = t1205 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1257 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1258 = t1257 < t1162;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1259 = t1258 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t1164), "l"(t1256), "r"(t1259) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1260 = t1212 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1261 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1262 = t1261 < t1162;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1263 = t1262 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t1164), "l"(t1260), "r"(t1263) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1264 = t1219 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1265 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1266 = t1265 < t1162;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1267 = t1266 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t1164), "l"(t1264), "r"(t1267) : "memory");
        }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1268 = count - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 i_3 = 2u < t1268 ? 2u : t1268;
        const u32 t1270 = t204 - 1u;
#line 299 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1271 = t1270 - i_3;
#line 299 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_7 = t1271 << 7u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1273 = end_6 > 1u ? end_6 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last_4 = t1273 - 1u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1275 = first_key_7 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_25 = t1275 < last_4 ? t1275 : last_4;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1277 = key_25 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t1278;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1278) : "r"(t1277), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_25 = t1278 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1280 = (u64)index_25 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1281 = t1280 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1282 = t156 + t1281;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_41;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_41) : "l"(t1282) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1284 = index_25 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1285 = key_25 - t1284;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_17 = page_41;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_9 = t1285;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1286 = first_key_7 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1287 = t1286 + 16u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_26 = t1287 < last_4 ? t1287 : last_4;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1289 = key_26 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t1290;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1290) : "r"(t1289), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_26 = t1290 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1292 = (u64)index_26 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1293 = t1292 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1294 = t156 + t1293;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_42;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_42) : "l"(t1294) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1296 = index_26 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1297 = key_26 - t1296;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_18 = page_42;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_10 = t1297;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1298 = first_key_7 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1299 = t1298 + 32u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_27 = t1299 < last_4 ? t1299 : last_4;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1301 = key_27 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t1302;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1302) : "r"(t1301), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_27 = t1302 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1304 = (u64)index_27 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1305 = t1304 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1306 = t156 + t1305;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_43;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_43) : "l"(t1306) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1308 = index_27 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1309 = key_27 - t1308;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_19 = page_43;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_11 = t1309;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1310 = first_key_7 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1311 = t1310 + 48u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_28 = t1311 < last_4 ? t1311 : last_4;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1313 = key_28 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t1314;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1314) : "r"(t1313), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_28 = t1314 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1316 = (u64)index_28 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1317 = t1316 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1318 = t156 + t1317;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_44;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_44) : "l"(t1318) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1320 = index_28 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1321 = key_28 - t1320;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_20 = page_44;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_12 = t1321;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1322 = first_key_7 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1323 = t1322 + 64u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_29 = t1323 < last_4 ? t1323 : last_4;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1325 = key_29 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t1326;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1326) : "r"(t1325), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_29 = t1326 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1328 = (u64)index_29 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1329 = t1328 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1330 = t156 + t1329;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_45;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_45) : "l"(t1330) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1332 = index_29 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1333 = key_29 - t1332;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_21 = page_45;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_13 = t1333;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1334 = first_key_7 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1335 = t1334 + 80u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_30 = t1335 < last_4 ? t1335 : last_4;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1337 = key_30 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t1338;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1338) : "r"(t1337), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_30 = t1338 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1340 = (u64)index_30 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1341 = t1340 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1342 = t156 + t1341;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_46;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_46) : "l"(t1342) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1344 = index_30 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1345 = key_30 - t1344;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_22 = page_46;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_14 = t1345;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1346 = first_key_7 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1347 = t1346 + 96u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_31 = t1347 < last_4 ? t1347 : last_4;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1349 = key_31 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t1350;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1350) : "r"(t1349), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_31 = t1350 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1352 = (u64)index_31 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1353 = t1352 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1354 = t156 + t1353;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_47;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_47) : "l"(t1354) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1356 = index_31 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1357 = key_31 - t1356;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_23 = page_47;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_15 = t1357;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1358 = first_key_7 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1359 = t1358 + 112u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_32 = t1359 < last_4 ? t1359 : last_4;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1361 = key_32 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t1362;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1362) : "r"(t1361), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_32 = t1362 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1364 = (u64)index_32 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1365 = t1364 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1366 = t156 + t1365;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_48;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_48) : "l"(t1366) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1368 = index_32 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1369 = key_32 - t1368;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_24 = page_48;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_16 = t1369;
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
#line 50 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
        const u32 t1370 = smem_1 >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1371 = ring >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1372 = t1370 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1373 = (u64)t1372;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1374 = t1373 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1375 = t1371 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1376 = (u64)t1375;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1377 = t1376 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1378 = t1370 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1379 = (u64)t1378;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1380 = t1379 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1381 = t1371 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1382 = (u64)t1381;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1383 = t1382 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1384 = t1370 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1385 = (u64)t1384;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1386 = t1385 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1387 = t1371 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1388 = (u64)t1387;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1389 = t1388 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1390 = t1370 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1391 = (u64)t1390;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1392 = t1391 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1393 = t1371 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1394 = (u64)t1393;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1395 = t1394 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1396 = t1370 + 66048u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1397 = (u64)t1396;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1398 = t1397 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1399 = t1371 + 66560u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1400 = (u64)t1399;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1401 = t1400 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1402 = t1370 + 66050u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1403 = (u64)t1402;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1404 = t1403 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1405 = t1371 + 66562u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1406 = (u64)t1405;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1407 = t1406 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1408 = t1370 + 66052u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1409 = (u64)t1408;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1410 = t1409 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1411 = t1371 + 66564u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1412 = (u64)t1411;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1413 = t1412 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1414 = t1370 + 66054u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1415 = (u64)t1414;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1416 = t1415 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1417 = t1371 + 66566u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1418 = (u64)t1417;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1419 = t1418 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1374), "l"(t1377), "l"(t1380), "l"(t1383), "l"(t1386), "l"(t1389), "l"(t1392), "l"(t1395), "l"(t1398), "l"(t1401), "l"(t1404), "l"(t1407), "l"(t1410), "l"(t1413), "l"(t1416), "l"(t1419) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t1420 = 0u < t206;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t1421 = t208 <= 0u;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t1422 = t1420 | t1421;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        if (t1422) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1423 = t204 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1424 = t1423 << 7u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_8 = t1424 + t219;
            const u32 t1426 = first + t218;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1427 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1428 = t1427 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_8 + t1428;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1430 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1431 = t1426 + t1430;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1432 = t1431 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t1433;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1433) : "r"(t1432), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1434 = t1433 >> sharing_shift;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1435 = t1434 + end_6;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_7 = t1435 + 1u;
            const u32 t1437 = end_7 > seq_q ? end_7 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1438 = t1437 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_8 = t1438 < end_6 ? t1438 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1440 = end_8 > column ? end_8 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_9 = t1440 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1443 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t1443;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1445 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t1445;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1447 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t1447;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1449 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t1449;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1451 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t1451;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1453 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t1453;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1455 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t1455;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1457 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t1457;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1459 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t1459;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1461 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t1461;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1463 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t1463;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1465 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t1465;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1467 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t1467;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1469 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t1469;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1471 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t1471;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1473 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t1473;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 64u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1475 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t1475;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 65u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1477 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t1477;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 72u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1479 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t1479;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 73u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1481 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t1481;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 80u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1483 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t1483;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 81u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1485 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t1485;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 88u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1487 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t1487;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 89u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1489 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t1489;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 96u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1491 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t1491;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 97u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1493 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t1493;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 104u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1495 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t1495;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 105u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1497 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t1497;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 112u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1499 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t1499;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 113u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1501 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t1501;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 120u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1503 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t1503;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 121u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1505 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t1505;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1506 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1507 = t1426 + t1506;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1508 = t1507 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1509 = t1508 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t1510;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1510) : "r"(t1509), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1511 = t1510 >> sharing_shift;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1512 = t1511 + end_6;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t1512 + 1u;
            const u32 t1514 = end_10 > seq_q ? end_10 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1515 = t1514 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t1515 < end_6 ? t1515 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1517 = end_11 > column ? end_11 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t1517 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1520 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t1520;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 1u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1522 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t1522;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1524 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t1524;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 9u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1526 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t1526;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 16u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1528 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t1528;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 17u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1530 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t1530;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 24u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1532 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t1532;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 25u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1534 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t1534;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 32u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1536 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t1536;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 33u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1538 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t1538;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 40u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1540 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t1540;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 41u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1542 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t1542;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 48u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1544 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t1544;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 49u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1546 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t1546;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 56u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1548 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t1548;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 57u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1550 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t1550;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 64u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1552 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t1552;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 65u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1554 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t1554;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 72u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1556 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t1556;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 73u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1558 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t1558;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 80u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1560 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t1560;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 81u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1562 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t1562;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 88u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1564 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t1564;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 89u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1566 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t1566;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 96u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1568 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t1568;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 97u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1570 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t1570;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 104u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1572 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t1572;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 105u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1574 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t1574;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 112u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1576 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t1576;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 113u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1578 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t1578;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 120u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1580 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t1580;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 121u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1582 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t1582;
        }
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1584;
        asm("max.f32 %0, %1, %2;" : "=f"(t1584) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1585;
        asm("max.f32 %0, %1, %2;" : "=f"(t1585) : "f"(t1584), "f"(s_2));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1586;
        asm("max.f32 %0, %1, %2;" : "=f"(t1586) : "f"(t1585), "f"(s_5));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1587;
        asm("max.f32 %0, %1, %2;" : "=f"(t1587) : "f"(t1586), "f"(s_6));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1588;
        asm("max.f32 %0, %1, %2;" : "=f"(t1588) : "f"(t1587), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1589;
        asm("max.f32 %0, %1, %2;" : "=f"(t1589) : "f"(t1588), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1590;
        asm("max.f32 %0, %1, %2;" : "=f"(t1590) : "f"(t1589), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1591;
        asm("max.f32 %0, %1, %2;" : "=f"(t1591) : "f"(t1590), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1592;
        asm("max.f32 %0, %1, %2;" : "=f"(t1592) : "f"(t1591), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1593;
        asm("max.f32 %0, %1, %2;" : "=f"(t1593) : "f"(t1592), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1594;
        asm("max.f32 %0, %1, %2;" : "=f"(t1594) : "f"(t1593), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1595;
        asm("max.f32 %0, %1, %2;" : "=f"(t1595) : "f"(t1594), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1596;
        asm("max.f32 %0, %1, %2;" : "=f"(t1596) : "f"(t1595), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1597;
        asm("max.f32 %0, %1, %2;" : "=f"(t1597) : "f"(t1596), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1598;
        asm("max.f32 %0, %1, %2;" : "=f"(t1598) : "f"(t1597), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1599;
        asm("max.f32 %0, %1, %2;" : "=f"(t1599) : "f"(t1598), "f"(s_30));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1600;
        asm("max.f32 %0, %1, %2;" : "=f"(t1600) : "f"(t1599), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1601;
        asm("max.f32 %0, %1, %2;" : "=f"(t1601) : "f"(t1600), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1602;
        asm("max.f32 %0, %1, %2;" : "=f"(t1602) : "f"(t1601), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1603;
        asm("max.f32 %0, %1, %2;" : "=f"(t1603) : "f"(t1602), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1604;
        asm("max.f32 %0, %1, %2;" : "=f"(t1604) : "f"(t1603), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1605;
        asm("max.f32 %0, %1, %2;" : "=f"(t1605) : "f"(t1604), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1606;
        asm("max.f32 %0, %1, %2;" : "=f"(t1606) : "f"(t1605), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1607;
        asm("max.f32 %0, %1, %2;" : "=f"(t1607) : "f"(t1606), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1608;
        asm("max.f32 %0, %1, %2;" : "=f"(t1608) : "f"(t1607), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1609;
        asm("max.f32 %0, %1, %2;" : "=f"(t1609) : "f"(t1608), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1610;
        asm("max.f32 %0, %1, %2;" : "=f"(t1610) : "f"(t1609), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1611;
        asm("max.f32 %0, %1, %2;" : "=f"(t1611) : "f"(t1610), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1612;
        asm("max.f32 %0, %1, %2;" : "=f"(t1612) : "f"(t1611), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1613;
        asm("max.f32 %0, %1, %2;" : "=f"(t1613) : "f"(t1612), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1614;
        asm("max.f32 %0, %1, %2;" : "=f"(t1614) : "f"(t1613), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1615;
        asm("max.f32 %0, %1, %2;" : "=f"(t1615) : "f"(t1614), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1616;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1616) : "f"(t1615));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1615), "f"(t1616));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1618;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1618) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1618));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t1621 = new_1 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t1621;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1623 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t1624;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1624) : "f"(old), "f"(scale_log2), "f"(t1623));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1624));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t1626 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1627 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1627));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1629;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1629) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s = t1629;
        const f32 t1630 = t1626 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1631 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1631));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1633;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1633) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_2 = t1633;
        const f32 t1634 = t1630 + s_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1635 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1635));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1637;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1637) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_5 = t1637;
        const f32 t1638 = t1634 + s_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1639 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1639));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1641;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1641) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_6 = t1641;
        const f32 t1642 = t1638 + s_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1643 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1643));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1645;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1645) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_9 = t1645;
        const f32 t1646 = t1642 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1647 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1647));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1649;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1649) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_10 = t1649;
        const f32 t1650 = t1646 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1651 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1651));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1653;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1653) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_13 = t1653;
        const f32 t1654 = t1650 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1655 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1655));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1657;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1657) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_14 = t1657;
        const f32 t1658 = t1654 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1659 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1659));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1661;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1661) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_17 = t1661;
        const f32 t1662 = t1658 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1663 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1663));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1665;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1665) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_18 = t1665;
        const f32 t1666 = t1662 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1667 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1667));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1669;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1669) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_21 = t1669;
        const f32 t1670 = t1666 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1671 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1671));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1673;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1673) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_22 = t1673;
        const f32 t1674 = t1670 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1675 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1675));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1677;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1677) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_25 = t1677;
        const f32 t1678 = t1674 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1679 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1679));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1681;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1681) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_26 = t1681;
        const f32 t1682 = t1678 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1683 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1683));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1685;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1685) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_29 = t1685;
        const f32 t1686 = t1682 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1687 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1687));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1689;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1689) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_30 = t1689;
        const f32 t1690 = t1686 + s_30;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1691 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t1691));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1693;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1693) : "f"(exponent_17));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1693;
        const f32 t1694 = t1690 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1695 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t1695));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1697;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1697) : "f"(exponent_18));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1697;
        const f32 t1698 = t1694 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1699 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t1699));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1701;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1701) : "f"(exponent_19));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1701;
        const f32 t1702 = t1698 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1703 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t1703));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1705;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1705) : "f"(exponent_20));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1705;
        const f32 t1706 = t1702 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1707 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t1707));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1709;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1709) : "f"(exponent_21));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1709;
        const f32 t1710 = t1706 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1711 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t1711));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1713;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1713) : "f"(exponent_22));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1713;
        const f32 t1714 = t1710 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1715 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t1715));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1717;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1717) : "f"(exponent_23));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1717;
        const f32 t1718 = t1714 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1719 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t1719));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1721;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1721) : "f"(exponent_24));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1721;
        const f32 t1722 = t1718 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1723 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t1723));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1725;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1725) : "f"(exponent_25));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1725;
        const f32 t1726 = t1722 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1727 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t1727));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1729;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1729) : "f"(exponent_26));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1729;
        const f32 t1730 = t1726 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1731 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t1731));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1733;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1733) : "f"(exponent_27));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1733;
        const f32 t1734 = t1730 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1735 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t1735));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1737;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1737) : "f"(exponent_28));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1737;
        const f32 t1738 = t1734 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1739 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t1739));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1741;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1741) : "f"(exponent_29));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1741;
        const f32 t1742 = t1738 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1743 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t1743));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1745;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1745) : "f"(exponent_30));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_58 = t1745;
        const f32 t1746 = t1742 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1747 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t1747));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1749;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1749) : "f"(exponent_31));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_61 = t1749;
        const f32 t1750 = t1746 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1751 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t1751));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1753;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1753) : "f"(exponent_32));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_62 = t1753;
        const f32 t1754 = t1750 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1754;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1755 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1755;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1756 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1756;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1757 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1757;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1758 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1758;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1759 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1759;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1760 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1760;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1761 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1761;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1762 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1762;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1763 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1763;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1764 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1764;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1765 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1765;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1766 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1766;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1767 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1767;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1768 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1768;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1769 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1769;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1770 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1770;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1771 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1771;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1772 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1772;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1773 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1773;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1774 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1774;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1775 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1775;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1776 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1776;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1777 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1777;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1778 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1778;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1779 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1779;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1780 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1781 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1782 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1783 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1784 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1785 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1786 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1786;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1788;
        asm("max.f32 %0, %1, %2;" : "=f"(t1788) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1789;
        asm("max.f32 %0, %1, %2;" : "=f"(t1789) : "f"(t1788), "f"(s_4));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1790;
        asm("max.f32 %0, %1, %2;" : "=f"(t1790) : "f"(t1789), "f"(s_7));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1791;
        asm("max.f32 %0, %1, %2;" : "=f"(t1791) : "f"(t1790), "f"(s_8));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1792;
        asm("max.f32 %0, %1, %2;" : "=f"(t1792) : "f"(t1791), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1793;
        asm("max.f32 %0, %1, %2;" : "=f"(t1793) : "f"(t1792), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1794;
        asm("max.f32 %0, %1, %2;" : "=f"(t1794) : "f"(t1793), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1795;
        asm("max.f32 %0, %1, %2;" : "=f"(t1795) : "f"(t1794), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1796;
        asm("max.f32 %0, %1, %2;" : "=f"(t1796) : "f"(t1795), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1797;
        asm("max.f32 %0, %1, %2;" : "=f"(t1797) : "f"(t1796), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1798;
        asm("max.f32 %0, %1, %2;" : "=f"(t1798) : "f"(t1797), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1799;
        asm("max.f32 %0, %1, %2;" : "=f"(t1799) : "f"(t1798), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1800;
        asm("max.f32 %0, %1, %2;" : "=f"(t1800) : "f"(t1799), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1801;
        asm("max.f32 %0, %1, %2;" : "=f"(t1801) : "f"(t1800), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1802;
        asm("max.f32 %0, %1, %2;" : "=f"(t1802) : "f"(t1801), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1803;
        asm("max.f32 %0, %1, %2;" : "=f"(t1803) : "f"(t1802), "f"(s_32));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1804;
        asm("max.f32 %0, %1, %2;" : "=f"(t1804) : "f"(t1803), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1805;
        asm("max.f32 %0, %1, %2;" : "=f"(t1805) : "f"(t1804), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1806;
        asm("max.f32 %0, %1, %2;" : "=f"(t1806) : "f"(t1805), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1807;
        asm("max.f32 %0, %1, %2;" : "=f"(t1807) : "f"(t1806), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1808;
        asm("max.f32 %0, %1, %2;" : "=f"(t1808) : "f"(t1807), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1809;
        asm("max.f32 %0, %1, %2;" : "=f"(t1809) : "f"(t1808), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1810;
        asm("max.f32 %0, %1, %2;" : "=f"(t1810) : "f"(t1809), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1811;
        asm("max.f32 %0, %1, %2;" : "=f"(t1811) : "f"(t1810), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1812;
        asm("max.f32 %0, %1, %2;" : "=f"(t1812) : "f"(t1811), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1813;
        asm("max.f32 %0, %1, %2;" : "=f"(t1813) : "f"(t1812), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1814;
        asm("max.f32 %0, %1, %2;" : "=f"(t1814) : "f"(t1813), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1815;
        asm("max.f32 %0, %1, %2;" : "=f"(t1815) : "f"(t1814), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1816;
        asm("max.f32 %0, %1, %2;" : "=f"(t1816) : "f"(t1815), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1817;
        asm("max.f32 %0, %1, %2;" : "=f"(t1817) : "f"(t1816), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1818;
        asm("max.f32 %0, %1, %2;" : "=f"(t1818) : "f"(t1817), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1819;
        asm("max.f32 %0, %1, %2;" : "=f"(t1819) : "f"(t1818), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1820;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1820) : "f"(t1819));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1819), "f"(t1820));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1822;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1822) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1822));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t1825 = new_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t1825;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1827 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t1828;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1828) : "f"(old_2), "f"(scale_log2), "f"(t1827));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1828));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t1830 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1831 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t1831));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1833;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1833) : "f"(exponent_33));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_3 = t1833;
        const f32 t1834 = t1830 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1835 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t1835));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1837;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1837) : "f"(exponent_34));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_4 = t1837;
        const f32 t1838 = t1834 + s_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1839 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t1839));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1841;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1841) : "f"(exponent_35));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_7 = t1841;
        const f32 t1842 = t1838 + s_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1843 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t1843));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1845;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1845) : "f"(exponent_36));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_8 = t1845;
        const f32 t1846 = t1842 + s_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1847 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t1847));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1849;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1849) : "f"(exponent_37));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_11 = t1849;
        const f32 t1850 = t1846 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1851 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t1851));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1853;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1853) : "f"(exponent_38));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_12 = t1853;
        const f32 t1854 = t1850 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1855 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t1855));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1857;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1857) : "f"(exponent_39));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_15 = t1857;
        const f32 t1858 = t1854 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1859 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t1859));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1861;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1861) : "f"(exponent_40));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_16 = t1861;
        const f32 t1862 = t1858 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1863 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t1863));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1865;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1865) : "f"(exponent_41));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_19 = t1865;
        const f32 t1866 = t1862 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1867 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t1867));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1869;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1869) : "f"(exponent_42));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_20 = t1869;
        const f32 t1870 = t1866 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1871 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t1871));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1873;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1873) : "f"(exponent_43));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_23 = t1873;
        const f32 t1874 = t1870 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1875 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t1875));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1877;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1877) : "f"(exponent_44));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_24 = t1877;
        const f32 t1878 = t1874 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1879 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t1879));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1881;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1881) : "f"(exponent_45));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_27 = t1881;
        const f32 t1882 = t1878 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1883 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t1883));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1885;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1885) : "f"(exponent_46));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_28 = t1885;
        const f32 t1886 = t1882 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1887 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t1887));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1889;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1889) : "f"(exponent_47));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_31 = t1889;
        const f32 t1890 = t1886 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1891 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t1891));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1893;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1893) : "f"(exponent_48));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_32 = t1893;
        const f32 t1894 = t1890 + s_32;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1895 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1895));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1897;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1897) : "f"(exponent_49));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_35 = t1897;
        const f32 t1898 = t1894 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1899 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1899));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1901;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1901) : "f"(exponent_50));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_36 = t1901;
        const f32 t1902 = t1898 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1903 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1903));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1905;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1905) : "f"(exponent_51));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_39 = t1905;
        const f32 t1906 = t1902 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1907 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1907));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1909;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1909) : "f"(exponent_52));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_40 = t1909;
        const f32 t1910 = t1906 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1911 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1911));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1913;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1913) : "f"(exponent_53));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_43 = t1913;
        const f32 t1914 = t1910 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1915 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1915));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1917;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1917) : "f"(exponent_54));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_44 = t1917;
        const f32 t1918 = t1914 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1919 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1919));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1921;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1921) : "f"(exponent_55));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_47 = t1921;
        const f32 t1922 = t1918 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1923 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1923));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1925;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1925) : "f"(exponent_56));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_48 = t1925;
        const f32 t1926 = t1922 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1927 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1927));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1929;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1929) : "f"(exponent_57));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_51 = t1929;
        const f32 t1930 = t1926 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1931 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1931));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1933;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1933) : "f"(exponent_58));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_52 = t1933;
        const f32 t1934 = t1930 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1935 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1935));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1937;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1937) : "f"(exponent_59));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_55 = t1937;
        const f32 t1938 = t1934 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1939 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1939));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1941;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1941) : "f"(exponent_60));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_56 = t1941;
        const f32 t1942 = t1938 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1943 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1943));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1945;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1945) : "f"(exponent_61));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_59 = t1945;
        const f32 t1946 = t1942 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1947 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1947));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1949;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1949) : "f"(exponent_62));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_60 = t1949;
        const f32 t1950 = t1946 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1951 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1951));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1953;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1953) : "f"(exponent_63));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_63 = t1953;
        const f32 t1954 = t1950 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1955 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1955));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1957;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1957) : "f"(exponent_64));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_64 = t1957;
        const f32 t1958 = t1954 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1958;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1959 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1959;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1960 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1960;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1961 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1961;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1962 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1962;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1963 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1963;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1964 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1964;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1965 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1965;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1966 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1966;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1967 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1967;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1968 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1968;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1969 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1969;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1970 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1970;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1971 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1971;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1972 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1972;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1973 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1973;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1974 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1974;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1975 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1975;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1976 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1976;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1977 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1977;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1978 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1978;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1979 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1979;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1980 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1980;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1981 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1981;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1982 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1982;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1983 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1983;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1984 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1984;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1985 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1985;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1986 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1986;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1987 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1987;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1988 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1988;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1989 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1989;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1990 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1990;
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1991;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1991) : "f"(s), "f"(s_2));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1992;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1992) : "f"(s_3), "f"(s_4));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1993;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1993) : "f"(s_5), "f"(s_6));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1994;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1994) : "f"(s_7), "f"(s_8));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1995;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1995) : "f"(s_9), "f"(s_10));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1996;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1996) : "f"(s_11), "f"(s_12));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1997;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1997) : "f"(s_13), "f"(s_14));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1998;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1998) : "f"(s_15), "f"(s_16));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1999;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1999) : "f"(s_17), "f"(s_18));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2000;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2000) : "f"(s_19), "f"(s_20));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2001;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2001) : "f"(s_21), "f"(s_22));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2002;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2002) : "f"(s_23), "f"(s_24));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2003;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2003) : "f"(s_25), "f"(s_26));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2004;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2004) : "f"(s_27), "f"(s_28));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2005;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2005) : "f"(s_29), "f"(s_30));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2006;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2006) : "f"(s_31), "f"(s_32));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2007;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2007) : "f"(s_33), "f"(s_34));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2008;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2008) : "f"(s_35), "f"(s_36));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2009;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2009) : "f"(s_37), "f"(s_38));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2010;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2010) : "f"(s_39), "f"(s_40));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2011;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2011) : "f"(s_41), "f"(s_42));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2012;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2012) : "f"(s_43), "f"(s_44));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2013;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2013) : "f"(s_45), "f"(s_46));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2014;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2014) : "f"(s_47), "f"(s_48));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2015;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2015) : "f"(s_49), "f"(s_50));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2016;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2016) : "f"(s_51), "f"(s_52));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2017;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2017) : "f"(s_53), "f"(s_54));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2018;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2018) : "f"(s_55), "f"(s_56));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2019;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2019) : "f"(s_57), "f"(s_58));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2020;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2020) : "f"(s_59), "f"(s_60));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2021;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2021) : "f"(s_61), "f"(s_62));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t2022;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2022) : "f"(s_63), "f"(s_64));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 43 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 66 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
        const u32 t2023 = t396 >> 4u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t2024 = t2023 + 67108864u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t2025 = (u64)t2024;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t2026 = t2025 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t2027 = t2023 + 67108992u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t2028 = (u64)t2027;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t2029 = t2028 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t2030 = t2023 + 67109120u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t2031 = (u64)t2030;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t2032 = t2031 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t2033 = t2023 + 67109248u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t2034 = (u64)t2033;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t2035 = t2034 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t2036 = t2023 + 67109376u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t2037 = (u64)t2036;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t2038 = t2037 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t2039 = t2023 + 67109504u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t2040 = (u64)t2039;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t2041 = t2040 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t2042 = t2023 + 67109632u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t2043 = (u64)t2042;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t2044 = t2043 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t2045 = t2023 + 67109760u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t2046 = (u64)t2045;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t2047 = t2046 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1991), "r"(t1992), "r"(t1993), "r"(t1994), "l"(t2026), "r"(t1995), "r"(t1996), "r"(t1997), "r"(t1998), "l"(t2029), "r"(t1999), "r"(t2000), "r"(t2001), "r"(t2002), "l"(t2032), "r"(t2003), "r"(t2004), "r"(t2005), "r"(t2006), "l"(t2035), "r"(t2007), "r"(t2008), "r"(t2009), "r"(t2010), "l"(t2038), "r"(t2011), "r"(t2012), "r"(t2013), "r"(t2014), "l"(t2041), "r"(t2015), "r"(t2016), "r"(t2017), "r"(t2018), "l"(t2044), "r"(t2019), "r"(t2020), "r"(t2021), "r"(t2022), "l"(t2047) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 76 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i_4 = 1u; i_4 < count; i_4 += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 43 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 366 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next = i_4 + 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t2049 = next < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t2049) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2050 = next & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2051 = t2050 << 15u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2052 = ring + t2051;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2053 = t204 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2054 = t2053 - next;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_9 = t2054 << 7u;
                const u32 t2056 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2057 = (u64)t410 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2058 = t2052 + t415;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2059 = first_key_9 + t409;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_65 = page_17;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_66 = row_9;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2060 = (u64)place_65 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2061 = t406 + t2060;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2062 = (u64)place_66 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2063 = t2061 + t2062;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2064 = t2063 + t2057;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2065 = first_key_9 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2066 = t2065 + 16u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_67 = page_18;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_68 = row_10;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2067 = (u64)place_67 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2068 = t406 + t2067;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2069 = (u64)place_68 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2070 = t2068 + t2069;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2071 = t2070 + t2057;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2072 = first_key_9 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2073 = t2072 + 32u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_69 = page_19;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_70 = row_11;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2074 = (u64)place_69 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2075 = t406 + t2074;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2076 = (u64)place_70 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2077 = t2075 + t2076;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2078 = t2077 + t2057;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2079 = first_key_9 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2080 = t2079 + 48u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_71 = page_20;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_72 = row_12;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2081 = (u64)place_71 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2082 = t406 + t2081;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2083 = (u64)place_72 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2084 = t2082 + t2083;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2085 = t2084 + t2057;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2086 = first_key_9 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2087 = t2086 + 64u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_73 = page_21;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_74 = row_13;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2088 = (u64)place_73 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2089 = t406 + t2088;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2090 = (u64)place_74 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2091 = t2089 + t2090;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2092 = t2091 + t2057;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2093 = first_key_9 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2094 = t2093 + 80u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_75 = page_22;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_76 = row_14;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2095 = (u64)place_75 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2096 = t406 + t2095;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2097 = (u64)place_76 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2098 = t2096 + t2097;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2099 = t2098 + t2057;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2100 = first_key_9 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2101 = t2100 + 96u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_77 = page_23;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_78 = row_15;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2102 = (u64)place_77 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2103 = t406 + t2102;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2104 = (u64)place_78 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2105 = t2103 + t2104;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2106 = t2105 + t2057;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2107 = first_key_9 + t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2108 = t2107 + 112u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_79 = page_24;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_80 = row_16;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2109 = (u64)place_79 * t422;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2110 = t406 + t2109;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2111 = (u64)place_80 * t408;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2112 = t2110 + t2111;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2113 = t2112 + t2057;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2114 = t410 < t2056;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2115 = t2114 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2058), "l"(t2064), "r"(t2115) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2116 = t410 < t2056;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2117 = t2116 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t2058), "l"(t2071), "r"(t2117) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2118 = t410 < t2056;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2119 = t2118 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t2058), "l"(t2078), "r"(t2119) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2120 = t410 < t2056;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2121 = t2120 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t2058), "l"(t2085), "r"(t2121) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2122 = t410 < t2056;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2123 = t2122 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t2058), "l"(t2092), "r"(t2123) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2124 = t410 < t2056;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2125 = t2124 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t2058), "l"(t2099), "r"(t2125) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2126 = t410 < t2056;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2127 = t2126 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t2058), "l"(t2106), "r"(t2127) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2128 = t410 < t2056;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2129 = t2128 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t2058), "l"(t2113), "r"(t2129) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2130 = t2064 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2131 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2132 = t2131 < t2056;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2133 = t2132 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t2058), "l"(t2130), "r"(t2133) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2134 = t2071 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2135 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2136 = t2135 < t2056;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2137 = t2136 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t2058), "l"(t2134), "r"(t2137) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2138 = t2078 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2139 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2140 = t2139 < t2056;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2141 = t2140 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t2058), "l"(t2138), "r"(t2141) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2142 = t2085 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2143 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2144 = t2143 < t2056;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2145 = t2144 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t2058), "l"(t2142), "r"(t2145) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2146 = t2092 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2147 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2148 = t2147 < t2056;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2149 = t2148 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t2058), "l"(t2146), "r"(t2149) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2150 = t2099 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2151 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2152 = t2151 < t2056;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2153 = t2152 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t2058), "l"(t2150), "r"(t2153) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2154 = t2106 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2155 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2156 = t2155 < t2056;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2157 = t2156 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t2058), "l"(t2154), "r"(t2157) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2158 = t2113 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2159 = t410 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2160 = t2159 < t2056;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2161 = t2160 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t2058), "l"(t2158), "r"(t2161) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t2162 = next < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t2162) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2163 = next & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2164 = t2163 << 15u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2165 = t396 + t2164;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2166 = t204 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2167 = t2166 - next;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_10 = t2167 << 7u;
                const u32 t2169 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2170 = (u64)t436 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2171 = t2165 + t441;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2172 = first_key_10 + t435;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_81 = page_17;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_82 = row_9;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2173 = (u64)place_81 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2174 = t432 + t2173;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2175 = (u64)place_82 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2176 = t2174 + t2175;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2177 = t2176 + t2170;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2178 = first_key_10 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2179 = t2178 + 16u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_83 = page_18;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_84 = row_10;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2180 = (u64)place_83 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2181 = t432 + t2180;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2182 = (u64)place_84 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2183 = t2181 + t2182;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2184 = t2183 + t2170;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2185 = first_key_10 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2186 = t2185 + 32u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_85 = page_19;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_86 = row_11;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2187 = (u64)place_85 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2188 = t432 + t2187;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2189 = (u64)place_86 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2190 = t2188 + t2189;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2191 = t2190 + t2170;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2192 = first_key_10 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2193 = t2192 + 48u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_87 = page_20;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_88 = row_12;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2194 = (u64)place_87 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2195 = t432 + t2194;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2196 = (u64)place_88 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2197 = t2195 + t2196;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2198 = t2197 + t2170;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2199 = first_key_10 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2200 = t2199 + 64u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_89 = page_21;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_90 = row_13;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2201 = (u64)place_89 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2202 = t432 + t2201;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2203 = (u64)place_90 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2204 = t2202 + t2203;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2205 = t2204 + t2170;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2206 = first_key_10 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2207 = t2206 + 80u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_91 = page_22;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_92 = row_14;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2208 = (u64)place_91 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2209 = t432 + t2208;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2210 = (u64)place_92 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2211 = t2209 + t2210;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2212 = t2211 + t2170;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2213 = first_key_10 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2214 = t2213 + 96u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_93 = page_23;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_94 = row_15;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2215 = (u64)place_93 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2216 = t432 + t2215;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2217 = (u64)place_94 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2218 = t2216 + t2217;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2219 = t2218 + t2170;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2220 = first_key_10 + t435;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2221 = t2220 + 112u;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_95 = page_24;
#line 282 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_96 = row_16;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2222 = (u64)place_95 * t448;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2223 = t432 + t2222;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2224 = (u64)place_96 * t434;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2225 = t2223 + t2224;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2226 = t2225 + t2170;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2227 = t436 < t2169;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2228 = t2227 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2171), "l"(t2177), "r"(t2228) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2229 = t436 < t2169;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2230 = t2229 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t2171), "l"(t2184), "r"(t2230) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2231 = t436 < t2169;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2232 = t2231 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t2171), "l"(t2191), "r"(t2232) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2233 = t436 < t2169;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2234 = t2233 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t2171), "l"(t2198), "r"(t2234) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2235 = t436 < t2169;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2236 = t2235 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t2171), "l"(t2205), "r"(t2236) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2237 = t436 < t2169;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2238 = t2237 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t2171), "l"(t2212), "r"(t2238) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2239 = t436 < t2169;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2240 = t2239 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t2171), "l"(t2219), "r"(t2240) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2241 = t436 < t2169;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2242 = t2241 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t2171), "l"(t2226), "r"(t2242) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2243 = t2177 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2244 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2245 = t2244 < t2169;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2246 = t2245 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t2171), "l"(t2243), "r"(t2246) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2247 = t2184 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2248 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2249 = t2248 < t2169;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2250 = t2249 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t2171), "l"(t2247), "r"(t2250) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2251 = t2191 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2252 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2253 = t2252 < t2169;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2254 = t2253 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t2171), "l"(t2251), "r"(t2254) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2255 = t2198 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2256 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2257 = t2256 < t2169;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2258 = t2257 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t2171), "l"(t2255), "r"(t2258) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2259 = t2205 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2260 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2261 = t2260 < t2169;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2262 = t2261 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t2171), "l"(t2259), "r"(t2262) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2263 = t2212 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2264 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2265 = t2264 < t2169;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2266 = t2265 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t2171), "l"(t2263), "r"(t2266) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2267 = t2219 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2268 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2269 = t2268 < t2169;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2270 = t2269 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t2171), "l"(t2267), "r"(t2270) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2271 = t2226 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2272 = t436 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2273 = t2272 < t2169;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2274 = t2273 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t2171), "l"(t2271), "r"(t2274) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2275 = next + 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2276 = count - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 i_5 = t2275 < t2276 ? t2275 : t2276;
            const u32 t2278 = t204 - 1u;
#line 299 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2279 = t2278 - i_5;
#line 299 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_11 = t2279 << 7u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2281 = end_6 > 1u ? end_6 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last_5 = t2281 - 1u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2283 = first_key_11 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_33 = t2283 < last_5 ? t2283 : last_5;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2285 = key_33 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t2286;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2286) : "r"(t2285), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_33 = t2286 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2288 = (u64)index_33 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2289 = t2288 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2290 = t156 + t2289;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_49;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_49) : "l"(t2290) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2292 = index_33 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2293 = key_33 - t2292;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_17 = page_49;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_9 = t2293;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2294 = first_key_11 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2295 = t2294 + 16u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_34 = t2295 < last_5 ? t2295 : last_5;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2297 = key_34 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t2298;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2298) : "r"(t2297), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_34 = t2298 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2300 = (u64)index_34 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2301 = t2300 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2302 = t156 + t2301;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_50;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_50) : "l"(t2302) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2304 = index_34 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2305 = key_34 - t2304;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_18 = page_50;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_10 = t2305;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2306 = first_key_11 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2307 = t2306 + 32u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_35 = t2307 < last_5 ? t2307 : last_5;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2309 = key_35 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t2310;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2310) : "r"(t2309), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_35 = t2310 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2312 = (u64)index_35 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2313 = t2312 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2314 = t156 + t2313;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_51;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_51) : "l"(t2314) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2316 = index_35 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2317 = key_35 - t2316;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_19 = page_51;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_11 = t2317;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2318 = first_key_11 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2319 = t2318 + 48u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_36 = t2319 < last_5 ? t2319 : last_5;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2321 = key_36 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t2322;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2322) : "r"(t2321), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_36 = t2322 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2324 = (u64)index_36 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2325 = t2324 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2326 = t156 + t2325;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_52;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_52) : "l"(t2326) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2328 = index_36 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2329 = key_36 - t2328;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_20 = page_52;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_12 = t2329;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2330 = first_key_11 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2331 = t2330 + 64u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_37 = t2331 < last_5 ? t2331 : last_5;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2333 = key_37 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t2334;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2334) : "r"(t2333), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_37 = t2334 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2336 = (u64)index_37 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2337 = t2336 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2338 = t156 + t2337;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_53;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_53) : "l"(t2338) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2340 = index_37 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2341 = key_37 - t2340;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_21 = page_53;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_13 = t2341;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2342 = first_key_11 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2343 = t2342 + 80u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_38 = t2343 < last_5 ? t2343 : last_5;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2345 = key_38 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t2346;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2346) : "r"(t2345), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_38 = t2346 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2348 = (u64)index_38 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2349 = t2348 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2350 = t156 + t2349;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_54;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_54) : "l"(t2350) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2352 = index_38 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2353 = key_38 - t2352;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_22 = page_54;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_14 = t2353;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2354 = first_key_11 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2355 = t2354 + 96u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_39 = t2355 < last_5 ? t2355 : last_5;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2357 = key_39 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t2358;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2358) : "r"(t2357), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_39 = t2358 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2360 = (u64)index_39 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2361 = t2360 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2362 = t156 + t2361;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_55;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_55) : "l"(t2362) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2364 = index_39 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2365 = key_39 - t2364;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_23 = page_55;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_15 = t2365;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2366 = first_key_11 + t409;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2367 = t2366 + 112u;
#line 140 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_40 = t2367 < last_5 ? t2367 : last_5;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2369 = key_40 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t2370;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2370) : "r"(t2369), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_40 = t2370 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2372 = (u64)index_40 * t157;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2373 = t2372 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2374 = t156 + t2373;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_56;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_56) : "l"(t2374) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2376 = index_40 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2377 = key_40 - t2376;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_24 = page_56;
#line 142 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_16 = t2377;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_65 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_66 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_67 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_68 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_69 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_70 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_71 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_72 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_73 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_74 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_75 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_76 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_77 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_78 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_79 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_80 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_81 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_82 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_83 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_84 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_85 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_86 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_87 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_88 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_89 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_90 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_91 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_92 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_93 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_94 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_95 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_96 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_97 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_98 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_99 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_100 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_101 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_102 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_103 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_104 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_105 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_106 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_107 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_108 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_109 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_110 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_111 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_112 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_113 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_114 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_115 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_116 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_117 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_118 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_119 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_120 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_121 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_122 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_123 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_124 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_125 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_126 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_127 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_128 = 0.0f;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2378 = i_4 & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2379 = t2378 << 15u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2380 = ring + t2379;
#line 50 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t2381 = smem_1 >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2382 = t2380 >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2383 = t2381 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2384 = (u64)t2383;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2385 = t2384 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2386 = t2382 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2387 = (u64)t2386;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2388 = t2387 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2389 = t2381 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2390 = (u64)t2389;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2391 = t2390 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2392 = t2382 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2393 = (u64)t2392;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2394 = t2393 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2395 = t2381 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2396 = (u64)t2395;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2397 = t2396 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2398 = t2382 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2399 = (u64)t2398;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2400 = t2399 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2401 = t2381 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2402 = (u64)t2401;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2403 = t2402 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2404 = t2382 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2405 = (u64)t2404;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2406 = t2405 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2407 = t2381 + 66048u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2408 = (u64)t2407;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2409 = t2408 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2410 = t2382 + 66560u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2411 = (u64)t2410;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2412 = t2411 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2413 = t2381 + 66050u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2414 = (u64)t2413;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2415 = t2414 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2416 = t2382 + 66562u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2417 = (u64)t2416;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2418 = t2417 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2419 = t2381 + 66052u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2420 = (u64)t2419;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2421 = t2420 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2422 = t2382 + 66564u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2423 = (u64)t2422;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2424 = t2423 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2425 = t2381 + 66054u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2426 = (u64)t2425;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2427 = t2426 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2428 = t2382 + 66566u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2429 = (u64)t2428;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2430 = t2429 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s_65), "=&f"(s_66), "=&f"(s_67), "=&f"(s_68), "=&f"(s_69), "=&f"(s_70), "=&f"(s_71), "=&f"(s_72), "=&f"(s_73), "=&f"(s_74), "=&f"(s_75), "=&f"(s_76), "=&f"(s_77), "=&f"(s_78), "=&f"(s_79), "=&f"(s_80), "=&f"(s_81), "=&f"(s_82), "=&f"(s_83), "=&f"(s_84), "=&f"(s_85), "=&f"(s_86), "=&f"(s_87), "=&f"(s_88), "=&f"(s_89), "=&f"(s_90), "=&f"(s_91), "=&f"(s_92), "=&f"(s_93), "=&f"(s_94), "=&f"(s_95), "=&f"(s_96), "=&f"(s_97), "=&f"(s_98), "=&f"(s_99), "=&f"(s_100), "=&f"(s_101), "=&f"(s_102), "=&f"(s_103), "=&f"(s_104), "=&f"(s_105), "=&f"(s_106), "=&f"(s_107), "=&f"(s_108), "=&f"(s_109), "=&f"(s_110), "=&f"(s_111), "=&f"(s_112), "=&f"(s_113), "=&f"(s_114), "=&f"(s_115), "=&f"(s_116), "=&f"(s_117), "=&f"(s_118), "=&f"(s_119), "=&f"(s_120), "=&f"(s_121), "=&f"(s_122), "=&f"(s_123), "=&f"(s_124), "=&f"(s_125), "=&f"(s_126), "=&f"(s_127), "=&f"(s_128) : "l"(t2385), "l"(t2388), "l"(t2391), "l"(t2394), "l"(t2397), "l"(t2400), "l"(t2403), "l"(t2406), "l"(t2409), "l"(t2412), "l"(t2415), "l"(t2418), "l"(t2421), "l"(t2424), "l"(t2427), "l"(t2430) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68), "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72), "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76), "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80), "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84), "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88), "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92), "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96), "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100), "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104), "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108), "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112), "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116), "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120), "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124), "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) :  : "memory");
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t2431 = i_4 < t206;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t2432 = t208 <= i_4;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t2433 = t2431 | t2432;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            if (t2433) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2434 = t204 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2435 = t2434 - i_4;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2436 = t2435 << 7u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_12 = t2436 + t219;
                const u32 t2438 = first + t218;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2439 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2440 = t2439 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_12 + t2440;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2442 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2443 = t2438 + t2442;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2444 = t2443 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t2445;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2445) : "r"(t2444), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2446 = t2445 >> sharing_shift;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2447 = t2446 + end_6;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_13 = t2447 + 1u;
                const u32 t2449 = end_13 > seq_q ? end_13 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2450 = t2449 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_14 = t2450 < end_6 ? t2450 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t2452 = end_14 > column_2 ? end_14 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_15 = t2452 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_65 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2455 = visible_65 ? s_65 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_65 = t2455;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_66 = 1u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2457 = visible_66 ? s_66 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_66 = t2457;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_67 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2459 = visible_67 ? s_69 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_69 = t2459;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_68 = 9u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2461 = visible_68 ? s_70 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_70 = t2461;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_69 = 16u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2463 = visible_69 ? s_73 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_73 = t2463;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_70 = 17u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2465 = visible_70 ? s_74 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_74 = t2465;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_71 = 24u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2467 = visible_71 ? s_77 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_77 = t2467;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_72 = 25u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2469 = visible_72 ? s_78 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_78 = t2469;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_73 = 32u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2471 = visible_73 ? s_81 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_81 = t2471;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_74 = 33u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2473 = visible_74 ? s_82 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_82 = t2473;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_75 = 40u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2475 = visible_75 ? s_85 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_85 = t2475;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_76 = 41u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2477 = visible_76 ? s_86 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_86 = t2477;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_77 = 48u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2479 = visible_77 ? s_89 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_89 = t2479;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_78 = 49u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2481 = visible_78 ? s_90 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_90 = t2481;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_79 = 56u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2483 = visible_79 ? s_93 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_93 = t2483;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_80 = 57u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2485 = visible_80 ? s_94 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_94 = t2485;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_81 = 64u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2487 = visible_81 ? s_97 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_97 = t2487;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_82 = 65u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2489 = visible_82 ? s_98 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_98 = t2489;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_83 = 72u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2491 = visible_83 ? s_101 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_101 = t2491;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_84 = 73u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2493 = visible_84 ? s_102 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_102 = t2493;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_85 = 80u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2495 = visible_85 ? s_105 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_105 = t2495;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_86 = 81u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2497 = visible_86 ? s_106 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_106 = t2497;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_87 = 88u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2499 = visible_87 ? s_109 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_109 = t2499;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_88 = 89u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2501 = visible_88 ? s_110 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_110 = t2501;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_89 = 96u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2503 = visible_89 ? s_113 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_113 = t2503;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_90 = 97u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2505 = visible_90 ? s_114 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_114 = t2505;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_91 = 104u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2507 = visible_91 ? s_117 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_117 = t2507;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_92 = 105u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2509 = visible_92 ? s_118 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_118 = t2509;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_93 = 112u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2511 = visible_93 ? s_121 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_121 = t2511;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_94 = 113u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2513 = visible_94 ? s_122 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_122 = t2513;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_95 = 120u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2515 = visible_95 ? s_125 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_125 = t2515;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_96 = 121u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2517 = visible_96 ? s_126 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_126 = t2517;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2518 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2519 = t2438 + t2518;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2520 = t2519 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2521 = t2520 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t2522;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2522) : "r"(t2521), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2523 = t2522 >> sharing_shift;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2524 = t2523 + end_6;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_16 = t2524 + 1u;
                const u32 t2526 = end_16 > seq_q ? end_16 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2527 = t2526 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_17 = t2527 < end_6 ? t2527 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t2529 = end_17 > column_2 ? end_17 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_18 = t2529 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_97 = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2532 = visible_97 ? s_67 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_67 = t2532;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_98 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2534 = visible_98 ? s_68 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_68 = t2534;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_99 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2536 = visible_99 ? s_71 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_71 = t2536;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_100 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2538 = visible_100 ? s_72 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_72 = t2538;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_101 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2540 = visible_101 ? s_75 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_75 = t2540;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_102 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2542 = visible_102 ? s_76 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_76 = t2542;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_103 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2544 = visible_103 ? s_79 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_79 = t2544;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_104 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2546 = visible_104 ? s_80 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_80 = t2546;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_105 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2548 = visible_105 ? s_83 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_83 = t2548;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_106 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2550 = visible_106 ? s_84 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_84 = t2550;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_107 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2552 = visible_107 ? s_87 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_87 = t2552;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_108 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2554 = visible_108 ? s_88 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_88 = t2554;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_109 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2556 = visible_109 ? s_91 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_91 = t2556;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_110 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2558 = visible_110 ? s_92 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_92 = t2558;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_111 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2560 = visible_111 ? s_95 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_95 = t2560;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_112 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2562 = visible_112 ? s_96 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_96 = t2562;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_113 = 64u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2564 = visible_113 ? s_99 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_99 = t2564;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_114 = 65u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2566 = visible_114 ? s_100 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_100 = t2566;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_115 = 72u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2568 = visible_115 ? s_103 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_103 = t2568;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_116 = 73u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2570 = visible_116 ? s_104 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_104 = t2570;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_117 = 80u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2572 = visible_117 ? s_107 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_107 = t2572;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_118 = 81u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2574 = visible_118 ? s_108 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_108 = t2574;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_119 = 88u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2576 = visible_119 ? s_111 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_111 = t2576;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_120 = 89u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2578 = visible_120 ? s_112 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_112 = t2578;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_121 = 96u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2580 = visible_121 ? s_115 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_115 = t2580;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_122 = 97u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2582 = visible_122 ? s_116 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_116 = t2582;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_123 = 104u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2584 = visible_123 ? s_119 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_119 = t2584;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_124 = 105u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2586 = visible_124 ? s_120 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_120 = t2586;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_125 = 112u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2588 = visible_125 ? s_123 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_123 = t2588;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_126 = 113u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2590 = visible_126 ? s_124 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_124 = t2590;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_127 = 120u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2592 = visible_127 ? s_127 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_127 = t2592;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_128 = 121u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2594 = visible_128 ? s_128 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_128 = t2594;
            }
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2596;
            asm("max.f32 %0, %1, %2;" : "=f"(t2596) : "f"(old_3), "f"(s_65));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2597;
            asm("max.f32 %0, %1, %2;" : "=f"(t2597) : "f"(t2596), "f"(s_66));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2598;
            asm("max.f32 %0, %1, %2;" : "=f"(t2598) : "f"(t2597), "f"(s_69));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2599;
            asm("max.f32 %0, %1, %2;" : "=f"(t2599) : "f"(t2598), "f"(s_70));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2600;
            asm("max.f32 %0, %1, %2;" : "=f"(t2600) : "f"(t2599), "f"(s_73));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2601;
            asm("max.f32 %0, %1, %2;" : "=f"(t2601) : "f"(t2600), "f"(s_74));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2602;
            asm("max.f32 %0, %1, %2;" : "=f"(t2602) : "f"(t2601), "f"(s_77));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2603;
            asm("max.f32 %0, %1, %2;" : "=f"(t2603) : "f"(t2602), "f"(s_78));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2604;
            asm("max.f32 %0, %1, %2;" : "=f"(t2604) : "f"(t2603), "f"(s_81));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2605;
            asm("max.f32 %0, %1, %2;" : "=f"(t2605) : "f"(t2604), "f"(s_82));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2606;
            asm("max.f32 %0, %1, %2;" : "=f"(t2606) : "f"(t2605), "f"(s_85));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2607;
            asm("max.f32 %0, %1, %2;" : "=f"(t2607) : "f"(t2606), "f"(s_86));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2608;
            asm("max.f32 %0, %1, %2;" : "=f"(t2608) : "f"(t2607), "f"(s_89));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2609;
            asm("max.f32 %0, %1, %2;" : "=f"(t2609) : "f"(t2608), "f"(s_90));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2610;
            asm("max.f32 %0, %1, %2;" : "=f"(t2610) : "f"(t2609), "f"(s_93));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2611;
            asm("max.f32 %0, %1, %2;" : "=f"(t2611) : "f"(t2610), "f"(s_94));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2612;
            asm("max.f32 %0, %1, %2;" : "=f"(t2612) : "f"(t2611), "f"(s_97));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2613;
            asm("max.f32 %0, %1, %2;" : "=f"(t2613) : "f"(t2612), "f"(s_98));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2614;
            asm("max.f32 %0, %1, %2;" : "=f"(t2614) : "f"(t2613), "f"(s_101));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2615;
            asm("max.f32 %0, %1, %2;" : "=f"(t2615) : "f"(t2614), "f"(s_102));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2616;
            asm("max.f32 %0, %1, %2;" : "=f"(t2616) : "f"(t2615), "f"(s_105));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2617;
            asm("max.f32 %0, %1, %2;" : "=f"(t2617) : "f"(t2616), "f"(s_106));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2618;
            asm("max.f32 %0, %1, %2;" : "=f"(t2618) : "f"(t2617), "f"(s_109));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2619;
            asm("max.f32 %0, %1, %2;" : "=f"(t2619) : "f"(t2618), "f"(s_110));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2620;
            asm("max.f32 %0, %1, %2;" : "=f"(t2620) : "f"(t2619), "f"(s_113));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2621;
            asm("max.f32 %0, %1, %2;" : "=f"(t2621) : "f"(t2620), "f"(s_114));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2622;
            asm("max.f32 %0, %1, %2;" : "=f"(t2622) : "f"(t2621), "f"(s_117));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2623;
            asm("max.f32 %0, %1, %2;" : "=f"(t2623) : "f"(t2622), "f"(s_118));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2624;
            asm("max.f32 %0, %1, %2;" : "=f"(t2624) : "f"(t2623), "f"(s_121));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2625;
            asm("max.f32 %0, %1, %2;" : "=f"(t2625) : "f"(t2624), "f"(s_122));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2626;
            asm("max.f32 %0, %1, %2;" : "=f"(t2626) : "f"(t2625), "f"(s_125));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2627;
            asm("max.f32 %0, %1, %2;" : "=f"(t2627) : "f"(t2626), "f"(s_126));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t2628;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2628) : "f"(t2627));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t2627), "f"(t2628));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t2630;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2630) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t2630));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t2633 = new_3 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t2633;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t2635 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t2636;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2636) : "f"(old_3), "f"(scale_log2), "f"(t2635));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t2636));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t2638 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2639 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_65;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s_65), "f"(scale_log2), "f"(t2639));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2641;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2641) : "f"(exponent_65));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_65 = t2641;
            const f32 t2642 = t2638 + s_65;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2643 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_66;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_66), "f"(scale_log2), "f"(t2643));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2645;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2645) : "f"(exponent_66));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_66 = t2645;
            const f32 t2646 = t2642 + s_66;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2647 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_67;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_69), "f"(scale_log2), "f"(t2647));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2649;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2649) : "f"(exponent_67));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_69 = t2649;
            const f32 t2650 = t2646 + s_69;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2651 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_68;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_70), "f"(scale_log2), "f"(t2651));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2653;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2653) : "f"(exponent_68));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_70 = t2653;
            const f32 t2654 = t2650 + s_70;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2655 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_69;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_73), "f"(scale_log2), "f"(t2655));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2657;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2657) : "f"(exponent_69));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_73 = t2657;
            const f32 t2658 = t2654 + s_73;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2659 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_70;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_74), "f"(scale_log2), "f"(t2659));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2661;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2661) : "f"(exponent_70));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_74 = t2661;
            const f32 t2662 = t2658 + s_74;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2663 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_71;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_77), "f"(scale_log2), "f"(t2663));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2665;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2665) : "f"(exponent_71));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_77 = t2665;
            const f32 t2666 = t2662 + s_77;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2667 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_72;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_78), "f"(scale_log2), "f"(t2667));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2669;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2669) : "f"(exponent_72));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_78 = t2669;
            const f32 t2670 = t2666 + s_78;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2671 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_73;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_81), "f"(scale_log2), "f"(t2671));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2673;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2673) : "f"(exponent_73));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_81 = t2673;
            const f32 t2674 = t2670 + s_81;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2675 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_74;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_82), "f"(scale_log2), "f"(t2675));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2677;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2677) : "f"(exponent_74));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_82 = t2677;
            const f32 t2678 = t2674 + s_82;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2679 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_75;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_85), "f"(scale_log2), "f"(t2679));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2681;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2681) : "f"(exponent_75));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_85 = t2681;
            const f32 t2682 = t2678 + s_85;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2683 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_76;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_86), "f"(scale_log2), "f"(t2683));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2685;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2685) : "f"(exponent_76));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_86 = t2685;
            const f32 t2686 = t2682 + s_86;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2687 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_77;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_89), "f"(scale_log2), "f"(t2687));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2689;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2689) : "f"(exponent_77));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_89 = t2689;
            const f32 t2690 = t2686 + s_89;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2691 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_78;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_90), "f"(scale_log2), "f"(t2691));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2693;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2693) : "f"(exponent_78));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_90 = t2693;
            const f32 t2694 = t2690 + s_90;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2695 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_79;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_93), "f"(scale_log2), "f"(t2695));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2697;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2697) : "f"(exponent_79));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_93 = t2697;
            const f32 t2698 = t2694 + s_93;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2699 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_80;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_94), "f"(scale_log2), "f"(t2699));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2701;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2701) : "f"(exponent_80));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_94 = t2701;
            const f32 t2702 = t2698 + s_94;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2703 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_81;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_97), "f"(scale_log2), "f"(t2703));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2705;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2705) : "f"(exponent_81));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_97 = t2705;
            const f32 t2706 = t2702 + s_97;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2707 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_82;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_98), "f"(scale_log2), "f"(t2707));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2709;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2709) : "f"(exponent_82));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_98 = t2709;
            const f32 t2710 = t2706 + s_98;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2711 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_83;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_101), "f"(scale_log2), "f"(t2711));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2713;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2713) : "f"(exponent_83));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_101 = t2713;
            const f32 t2714 = t2710 + s_101;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2715 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_84;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_102), "f"(scale_log2), "f"(t2715));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2717;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2717) : "f"(exponent_84));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_102 = t2717;
            const f32 t2718 = t2714 + s_102;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2719 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_85;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_105), "f"(scale_log2), "f"(t2719));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2721;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2721) : "f"(exponent_85));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_105 = t2721;
            const f32 t2722 = t2718 + s_105;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2723 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_86;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_106), "f"(scale_log2), "f"(t2723));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2725;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2725) : "f"(exponent_86));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_106 = t2725;
            const f32 t2726 = t2722 + s_106;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2727 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_87;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_109), "f"(scale_log2), "f"(t2727));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2729;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2729) : "f"(exponent_87));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_109 = t2729;
            const f32 t2730 = t2726 + s_109;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2731 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_88;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_110), "f"(scale_log2), "f"(t2731));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2733;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2733) : "f"(exponent_88));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_110 = t2733;
            const f32 t2734 = t2730 + s_110;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2735 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_89;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_113), "f"(scale_log2), "f"(t2735));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2737;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2737) : "f"(exponent_89));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_113 = t2737;
            const f32 t2738 = t2734 + s_113;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2739 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_90;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_114), "f"(scale_log2), "f"(t2739));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2741;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2741) : "f"(exponent_90));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_114 = t2741;
            const f32 t2742 = t2738 + s_114;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2743 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_91;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_117), "f"(scale_log2), "f"(t2743));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2745;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2745) : "f"(exponent_91));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_117 = t2745;
            const f32 t2746 = t2742 + s_117;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2747 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_92;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_118), "f"(scale_log2), "f"(t2747));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2749;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2749) : "f"(exponent_92));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_118 = t2749;
            const f32 t2750 = t2746 + s_118;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2751 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_93;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_121), "f"(scale_log2), "f"(t2751));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2753;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2753) : "f"(exponent_93));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_121 = t2753;
            const f32 t2754 = t2750 + s_121;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2755 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_94;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_122), "f"(scale_log2), "f"(t2755));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2757;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2757) : "f"(exponent_94));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_122 = t2757;
            const f32 t2758 = t2754 + s_122;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2759 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_95;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_125), "f"(scale_log2), "f"(t2759));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2761;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2761) : "f"(exponent_95));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_125 = t2761;
            const f32 t2762 = t2758 + s_125;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2763 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_96;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_126), "f"(scale_log2), "f"(t2763));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2765;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2765) : "f"(exponent_96));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_126 = t2765;
            const f32 t2766 = t2762 + s_126;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2766;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2767 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t2767;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2768 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t2768;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2769 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t2769;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2770 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t2770;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2771 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t2771;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2772 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t2772;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2773 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t2773;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2774 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t2774;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2775 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t2775;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2776 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t2776;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2777 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t2777;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2778 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t2778;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2779 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t2779;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2780 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t2780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2781 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t2781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2782 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t2782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2783 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t2783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2784 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t2784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2785 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t2785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2786 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t2786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2787 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t2787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2788 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t2788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2789 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t2789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2790 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t2790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2791 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t2791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2792 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t2792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2793 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t2793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2794 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t2794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2795 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t2795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2796 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t2796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2797 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t2797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2798 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t2798;
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2800;
            asm("max.f32 %0, %1, %2;" : "=f"(t2800) : "f"(old_4), "f"(s_67));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2801;
            asm("max.f32 %0, %1, %2;" : "=f"(t2801) : "f"(t2800), "f"(s_68));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2802;
            asm("max.f32 %0, %1, %2;" : "=f"(t2802) : "f"(t2801), "f"(s_71));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2803;
            asm("max.f32 %0, %1, %2;" : "=f"(t2803) : "f"(t2802), "f"(s_72));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2804;
            asm("max.f32 %0, %1, %2;" : "=f"(t2804) : "f"(t2803), "f"(s_75));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2805;
            asm("max.f32 %0, %1, %2;" : "=f"(t2805) : "f"(t2804), "f"(s_76));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2806;
            asm("max.f32 %0, %1, %2;" : "=f"(t2806) : "f"(t2805), "f"(s_79));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2807;
            asm("max.f32 %0, %1, %2;" : "=f"(t2807) : "f"(t2806), "f"(s_80));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2808;
            asm("max.f32 %0, %1, %2;" : "=f"(t2808) : "f"(t2807), "f"(s_83));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2809;
            asm("max.f32 %0, %1, %2;" : "=f"(t2809) : "f"(t2808), "f"(s_84));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2810;
            asm("max.f32 %0, %1, %2;" : "=f"(t2810) : "f"(t2809), "f"(s_87));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2811;
            asm("max.f32 %0, %1, %2;" : "=f"(t2811) : "f"(t2810), "f"(s_88));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2812;
            asm("max.f32 %0, %1, %2;" : "=f"(t2812) : "f"(t2811), "f"(s_91));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2813;
            asm("max.f32 %0, %1, %2;" : "=f"(t2813) : "f"(t2812), "f"(s_92));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2814;
            asm("max.f32 %0, %1, %2;" : "=f"(t2814) : "f"(t2813), "f"(s_95));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2815;
            asm("max.f32 %0, %1, %2;" : "=f"(t2815) : "f"(t2814), "f"(s_96));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2816;
            asm("max.f32 %0, %1, %2;" : "=f"(t2816) : "f"(t2815), "f"(s_99));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2817;
            asm("max.f32 %0, %1, %2;" : "=f"(t2817) : "f"(t2816), "f"(s_100));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2818;
            asm("max.f32 %0, %1, %2;" : "=f"(t2818) : "f"(t2817), "f"(s_103));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2819;
            asm("max.f32 %0, %1, %2;" : "=f"(t2819) : "f"(t2818), "f"(s_104));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2820;
            asm("max.f32 %0, %1, %2;" : "=f"(t2820) : "f"(t2819), "f"(s_107));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2821;
            asm("max.f32 %0, %1, %2;" : "=f"(t2821) : "f"(t2820), "f"(s_108));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2822;
            asm("max.f32 %0, %1, %2;" : "=f"(t2822) : "f"(t2821), "f"(s_111));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2823;
            asm("max.f32 %0, %1, %2;" : "=f"(t2823) : "f"(t2822), "f"(s_112));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2824;
            asm("max.f32 %0, %1, %2;" : "=f"(t2824) : "f"(t2823), "f"(s_115));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2825;
            asm("max.f32 %0, %1, %2;" : "=f"(t2825) : "f"(t2824), "f"(s_116));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2826;
            asm("max.f32 %0, %1, %2;" : "=f"(t2826) : "f"(t2825), "f"(s_119));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2827;
            asm("max.f32 %0, %1, %2;" : "=f"(t2827) : "f"(t2826), "f"(s_120));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2828;
            asm("max.f32 %0, %1, %2;" : "=f"(t2828) : "f"(t2827), "f"(s_123));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2829;
            asm("max.f32 %0, %1, %2;" : "=f"(t2829) : "f"(t2828), "f"(s_124));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2830;
            asm("max.f32 %0, %1, %2;" : "=f"(t2830) : "f"(t2829), "f"(s_127));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t2831;
            asm("max.f32 %0, %1, %2;" : "=f"(t2831) : "f"(t2830), "f"(s_128));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t2832;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2832) : "f"(t2831));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t2831), "f"(t2832));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t2834;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2834) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t2834));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t2837 = new_4 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t2837;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t2839 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t2840;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2840) : "f"(old_4), "f"(scale_log2), "f"(t2839));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t2840));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t2842 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2843 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_97;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_67), "f"(scale_log2), "f"(t2843));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2845;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2845) : "f"(exponent_97));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_67 = t2845;
            const f32 t2846 = t2842 + s_67;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2847 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_98;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_68), "f"(scale_log2), "f"(t2847));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2849;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2849) : "f"(exponent_98));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_68 = t2849;
            const f32 t2850 = t2846 + s_68;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2851 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_99;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_71), "f"(scale_log2), "f"(t2851));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2853;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2853) : "f"(exponent_99));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_71 = t2853;
            const f32 t2854 = t2850 + s_71;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2855 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_100;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_72), "f"(scale_log2), "f"(t2855));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2857;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2857) : "f"(exponent_100));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_72 = t2857;
            const f32 t2858 = t2854 + s_72;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2859 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_101;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_75), "f"(scale_log2), "f"(t2859));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2861;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2861) : "f"(exponent_101));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_75 = t2861;
            const f32 t2862 = t2858 + s_75;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2863 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_102;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_76), "f"(scale_log2), "f"(t2863));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2865;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2865) : "f"(exponent_102));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_76 = t2865;
            const f32 t2866 = t2862 + s_76;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2867 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_103;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_79), "f"(scale_log2), "f"(t2867));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2869;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2869) : "f"(exponent_103));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_79 = t2869;
            const f32 t2870 = t2866 + s_79;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2871 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_104;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_80), "f"(scale_log2), "f"(t2871));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2873;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2873) : "f"(exponent_104));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_80 = t2873;
            const f32 t2874 = t2870 + s_80;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2875 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_105;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_83), "f"(scale_log2), "f"(t2875));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2877;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2877) : "f"(exponent_105));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_83 = t2877;
            const f32 t2878 = t2874 + s_83;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2879 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_106;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_84), "f"(scale_log2), "f"(t2879));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2881;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2881) : "f"(exponent_106));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_84 = t2881;
            const f32 t2882 = t2878 + s_84;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2883 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_107;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_87), "f"(scale_log2), "f"(t2883));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2885;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2885) : "f"(exponent_107));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_87 = t2885;
            const f32 t2886 = t2882 + s_87;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2887 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_108;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_88), "f"(scale_log2), "f"(t2887));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2889;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2889) : "f"(exponent_108));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_88 = t2889;
            const f32 t2890 = t2886 + s_88;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2891 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_109;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_91), "f"(scale_log2), "f"(t2891));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2893;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2893) : "f"(exponent_109));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_91 = t2893;
            const f32 t2894 = t2890 + s_91;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2895 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_110;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_92), "f"(scale_log2), "f"(t2895));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2897;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2897) : "f"(exponent_110));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_92 = t2897;
            const f32 t2898 = t2894 + s_92;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2899 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_111;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_95), "f"(scale_log2), "f"(t2899));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2901;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2901) : "f"(exponent_111));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_95 = t2901;
            const f32 t2902 = t2898 + s_95;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2903 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_112;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_96), "f"(scale_log2), "f"(t2903));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2905;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2905) : "f"(exponent_112));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_96 = t2905;
            const f32 t2906 = t2902 + s_96;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2907 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_113;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_99), "f"(scale_log2), "f"(t2907));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2909;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2909) : "f"(exponent_113));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_99 = t2909;
            const f32 t2910 = t2906 + s_99;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2911 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_114;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_100), "f"(scale_log2), "f"(t2911));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2913;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2913) : "f"(exponent_114));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_100 = t2913;
            const f32 t2914 = t2910 + s_100;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2915 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_115;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_103), "f"(scale_log2), "f"(t2915));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2917;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2917) : "f"(exponent_115));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_103 = t2917;
            const f32 t2918 = t2914 + s_103;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2919 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_116;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_104), "f"(scale_log2), "f"(t2919));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2921;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2921) : "f"(exponent_116));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_104 = t2921;
            const f32 t2922 = t2918 + s_104;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2923 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_117;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_107), "f"(scale_log2), "f"(t2923));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2925;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2925) : "f"(exponent_117));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_107 = t2925;
            const f32 t2926 = t2922 + s_107;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2927 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_118;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_108), "f"(scale_log2), "f"(t2927));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2929;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2929) : "f"(exponent_118));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_108 = t2929;
            const f32 t2930 = t2926 + s_108;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2931 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_119;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_111), "f"(scale_log2), "f"(t2931));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2933;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2933) : "f"(exponent_119));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_111 = t2933;
            const f32 t2934 = t2930 + s_111;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2935 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_120;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_112), "f"(scale_log2), "f"(t2935));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2937;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2937) : "f"(exponent_120));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_112 = t2937;
            const f32 t2938 = t2934 + s_112;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2939 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_121;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_115), "f"(scale_log2), "f"(t2939));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2941;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2941) : "f"(exponent_121));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_115 = t2941;
            const f32 t2942 = t2938 + s_115;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2943 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_122;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_116), "f"(scale_log2), "f"(t2943));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2945;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2945) : "f"(exponent_122));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_116 = t2945;
            const f32 t2946 = t2942 + s_116;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2947 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_123;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_119), "f"(scale_log2), "f"(t2947));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2949;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2949) : "f"(exponent_123));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_119 = t2949;
            const f32 t2950 = t2946 + s_119;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2951 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_124;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_120), "f"(scale_log2), "f"(t2951));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2953;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2953) : "f"(exponent_124));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_120 = t2953;
            const f32 t2954 = t2950 + s_120;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2955 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_125;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_123), "f"(scale_log2), "f"(t2955));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2957;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2957) : "f"(exponent_125));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_123 = t2957;
            const f32 t2958 = t2954 + s_123;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2959 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_126;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_124), "f"(scale_log2), "f"(t2959));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2961;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2961) : "f"(exponent_126));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_124 = t2961;
            const f32 t2962 = t2958 + s_124;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2963 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_127;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_127), "f"(scale_log2), "f"(t2963));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2965;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2965) : "f"(exponent_127));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_127 = t2965;
            const f32 t2966 = t2962 + s_127;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t2967 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_128;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_128), "f"(scale_log2), "f"(t2967));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t2969;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2969) : "f"(exponent_128));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_128 = t2969;
            const f32 t2970 = t2966 + s_128;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2970;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2971 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t2971;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2972 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t2972;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2973 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t2973;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2974 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t2974;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2975 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t2975;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2976 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t2976;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2977 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t2977;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2978 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t2978;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2979 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t2979;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2980 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t2980;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2981 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t2981;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2982 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t2982;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2983 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t2983;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2984 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t2984;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2985 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t2985;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2986 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t2986;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2987 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t2987;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2988 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t2988;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2989 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t2989;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2990 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t2990;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2991 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t2991;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2992 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t2992;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2993 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t2993;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2994 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t2994;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2995 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t2995;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2996 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t2996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2997 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t2997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2998 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t2998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2999 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t2999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t3000 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t3000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t3001 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t3001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t3002 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t3002;
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3003;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3003) : "f"(s_65), "f"(s_66));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3004;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3004) : "f"(s_67), "f"(s_68));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3005;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3005) : "f"(s_69), "f"(s_70));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3006;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3006) : "f"(s_71), "f"(s_72));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3007;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3007) : "f"(s_73), "f"(s_74));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3008;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3008) : "f"(s_75), "f"(s_76));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3009;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3009) : "f"(s_77), "f"(s_78));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3010;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3010) : "f"(s_79), "f"(s_80));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3011;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3011) : "f"(s_81), "f"(s_82));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3012;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3012) : "f"(s_83), "f"(s_84));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3013;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3013) : "f"(s_85), "f"(s_86));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3014;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3014) : "f"(s_87), "f"(s_88));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3015;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3015) : "f"(s_89), "f"(s_90));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3016;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3016) : "f"(s_91), "f"(s_92));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3017;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3017) : "f"(s_93), "f"(s_94));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3018;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3018) : "f"(s_95), "f"(s_96));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3019;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3019) : "f"(s_97), "f"(s_98));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3020;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3020) : "f"(s_99), "f"(s_100));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3021;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3021) : "f"(s_101), "f"(s_102));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3022;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3022) : "f"(s_103), "f"(s_104));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3023;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3023) : "f"(s_105), "f"(s_106));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3024;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3024) : "f"(s_107), "f"(s_108));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3025;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3025) : "f"(s_109), "f"(s_110));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3026;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3026) : "f"(s_111), "f"(s_112));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3027;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3027) : "f"(s_113), "f"(s_114));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3028;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3028) : "f"(s_115), "f"(s_116));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3029;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3029) : "f"(s_117), "f"(s_118));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3030;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3030) : "f"(s_119), "f"(s_120));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3031;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3031) : "f"(s_121), "f"(s_122));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3032;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3032) : "f"(s_123), "f"(s_124));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3033;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3033) : "f"(s_125), "f"(s_126));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t3034;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3034) : "f"(s_127), "f"(s_128));
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t3035 = i_4 & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t3036 = t3035 << 15u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t3037 = t396 + t3036;
#line 66 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t3038 = t3037 >> 4u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t3039 = t3038 + 67108864u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t3040 = (u64)t3039;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t3041 = t3040 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t3042 = t3038 + 67108992u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t3043 = (u64)t3042;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t3044 = t3043 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t3045 = t3038 + 67109120u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t3046 = (u64)t3045;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t3047 = t3046 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t3048 = t3038 + 67109248u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t3049 = (u64)t3048;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t3050 = t3049 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t3051 = t3038 + 67109376u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t3052 = (u64)t3051;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t3053 = t3052 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t3054 = t3038 + 67109504u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t3055 = (u64)t3054;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t3056 = t3055 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t3057 = t3038 + 67109632u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t3058 = (u64)t3057;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t3059 = t3058 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t3060 = t3038 + 67109760u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t3061 = (u64)t3060;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t3062 = t3061 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t3003), "r"(t3004), "r"(t3005), "r"(t3006), "l"(t3041), "r"(t3007), "r"(t3008), "r"(t3009), "r"(t3010), "l"(t3044), "r"(t3011), "r"(t3012), "r"(t3013), "r"(t3014), "l"(t3047), "r"(t3015), "r"(t3016), "r"(t3017), "r"(t3018), "l"(t3050), "r"(t3019), "r"(t3020), "r"(t3021), "r"(t3022), "l"(t3053), "r"(t3023), "r"(t3024), "r"(t3025), "r"(t3026), "l"(t3056), "r"(t3027), "r"(t3028), "r"(t3029), "r"(t3030), "l"(t3059), "r"(t3031), "r"(t3032), "r"(t3033), "r"(t3034), "l"(t3062) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
        }
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        const bool t3063 = t198 == 1u;
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t3063) {
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t3064;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3064) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t3064;
            f32 t3066;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3066) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t3067 = pair_5 + t3066;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum = t3067;
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t3068;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3068) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t3068;
            f32 t3070;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3070) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t3071 = pair_6 + t3070;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t3071;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t3072 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t3073;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3073) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t3072 ? 0.0f : t3073;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3075 = acc * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc = t3075;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3076 = acc_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t3076;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3077 = acc_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t3077;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3078 = acc_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t3078;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3079 = acc_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t3079;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3080 = acc_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t3080;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3081 = acc_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t3081;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3082 = acc_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t3082;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3083 = acc_17 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t3083;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3084 = acc_18 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t3084;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3085 = acc_21 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t3085;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3086 = acc_22 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t3086;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3087 = acc_25 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t3087;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3088 = acc_26 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t3088;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3089 = acc_29 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t3089;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3090 = acc_30 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t3090;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3091 = acc_33 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t3091;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3092 = acc_34 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t3092;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3093 = acc_37 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t3093;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3094 = acc_38 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t3094;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3095 = acc_41 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t3095;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3096 = acc_42 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t3096;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3097 = acc_45 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t3097;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3098 = acc_46 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t3098;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3099 = acc_49 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t3099;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3100 = acc_50 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t3100;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3101 = acc_53 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t3101;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3102 = acc_54 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t3102;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3103 = acc_57 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t3103;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3104 = acc_58 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t3104;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3105 = acc_61 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t3105;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3106 = acc_62 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t3106;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t3107 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t3108;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3108) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t3107 ? 0.0f : t3108;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3110 = acc_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t3110;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3111 = acc_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t3111;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3112 = acc_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t3112;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3113 = acc_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t3113;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3114 = acc_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t3114;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3115 = acc_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t3115;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3116 = acc_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t3116;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3117 = acc_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t3117;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3118 = acc_19 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t3118;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3119 = acc_20 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t3119;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3120 = acc_23 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t3120;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3121 = acc_24 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t3121;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3122 = acc_27 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t3122;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3123 = acc_28 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t3123;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3124 = acc_31 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t3124;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3125 = acc_32 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t3125;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3126 = acc_35 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t3126;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3127 = acc_36 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t3127;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3128 = acc_39 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t3128;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3129 = acc_40 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t3129;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3130 = acc_43 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t3130;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3131 = acc_44 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t3131;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3132 = acc_47 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t3132;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3133 = acc_48 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t3133;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3134 = acc_51 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t3134;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3135 = acc_52 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t3135;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3136 = acc_55 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t3136;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3137 = acc_56 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t3137;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3138 = acc_59 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t3138;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3139 = acc_60 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t3139;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3140 = acc_63 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t3140;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t3141 = acc_64 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t3141;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_2 = warp_n << 4u;
            const u32 t3143 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t3144 = t3143 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t3145 = first_2 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t3144 + t3145;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3147 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3148 = t218 + t3147;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t3149 = t3148 < t166;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t3149) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3150 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3151 = t218 + t3150;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3152 = first + t3151;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3153 = t3152 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t3154;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3154) : "r"(t3153), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3155 = t3154 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3156 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3157 = first + t3151;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3158 = t3157 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t3159;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3159) : "r"(t3158), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3160 = t3159 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3161 = t3160 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3162 = t3157 - t3161;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3163 = t3156 + t3162;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3164 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3165 = t3164 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3166 = t3165 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3167 = o + t3166;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3168 = (u64)t3155;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3169 = t3168 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3170 = t3169 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3171 = t3167 + t3170;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3172 = (u64)t3163;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3173 = t3172 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3174 = t3173 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3175 = t3171 + t3174;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3176 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t3175 + t3176;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = acc;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = acc_2;
                const u32 t3178 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3179 = first_2 < t3178;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3179) {
                    u32 t3180;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3180) : "f"(pair_7), "f"(pair_8));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t3180) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = acc_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = acc_6;
                const u32 t3181 = first_2 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3182 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3183 = t3181 < t3182;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3183) {
                    u32 t3184;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3184) : "f"(pair_9), "f"(pair_10));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t3184) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = acc_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = acc_10;
                const u32 t3185 = first_2 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3186 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3187 = t3185 < t3186;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3187) {
                    u32 t3188;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3188) : "f"(pair_11), "f"(pair_12));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t3188) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = acc_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = acc_14;
                const u32 t3189 = first_2 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3190 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3191 = t3189 < t3190;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3191) {
                    u32 t3192;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3192) : "f"(pair_13), "f"(pair_14));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t3192) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = acc_17;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = acc_18;
                const u32 t3193 = first_2 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3194 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3195 = t3193 < t3194;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3195) {
                    u32 t3196;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3196) : "f"(pair_15), "f"(pair_16));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to), "r"(t3196) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = acc_21;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = acc_22;
                const u32 t3197 = first_2 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3198 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3199 = t3197 < t3198;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3199) {
                    u32 t3200;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3200) : "f"(pair_17), "f"(pair_18));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to), "r"(t3200) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = acc_25;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = acc_26;
                const u32 t3201 = first_2 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3202 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3203 = t3201 < t3202;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3203) {
                    u32 t3204;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3204) : "f"(pair_19), "f"(pair_20));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to), "r"(t3204) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = acc_29;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = acc_30;
                const u32 t3205 = first_2 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3206 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3207 = t3205 < t3206;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3207) {
                    u32 t3208;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3208) : "f"(pair_21), "f"(pair_22));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to), "r"(t3208) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_23 = acc_33;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_24 = acc_34;
                const u32 t3209 = first_2 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3210 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3211 = t3209 < t3210;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3211) {
                    u32 t3212;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3212) : "f"(pair_23), "f"(pair_24));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to), "r"(t3212) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_25 = acc_37;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_26 = acc_38;
                const u32 t3213 = first_2 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3214 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3215 = t3213 < t3214;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3215) {
                    u32 t3216;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3216) : "f"(pair_25), "f"(pair_26));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to), "r"(t3216) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_27 = acc_41;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_28 = acc_42;
                const u32 t3217 = first_2 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3218 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3219 = t3217 < t3218;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3219) {
                    u32 t3220;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3220) : "f"(pair_27), "f"(pair_28));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to), "r"(t3220) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_29 = acc_45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_30 = acc_46;
                const u32 t3221 = first_2 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3222 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3223 = t3221 < t3222;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3223) {
                    u32 t3224;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3224) : "f"(pair_29), "f"(pair_30));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to), "r"(t3224) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_31 = acc_49;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_32 = acc_50;
                const u32 t3225 = first_2 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3226 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3227 = t3225 < t3226;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3227) {
                    u32 t3228;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3228) : "f"(pair_31), "f"(pair_32));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to), "r"(t3228) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_33 = acc_53;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_34 = acc_54;
                const u32 t3229 = first_2 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3230 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3231 = t3229 < t3230;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3231) {
                    u32 t3232;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3232) : "f"(pair_33), "f"(pair_34));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to), "r"(t3232) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_35 = acc_57;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_36 = acc_58;
                const u32 t3233 = first_2 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3234 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3235 = t3233 < t3234;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3235) {
                    u32 t3236;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3236) : "f"(pair_35), "f"(pair_36));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to), "r"(t3236) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_37 = acc_61;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_38 = acc_62;
                const u32 t3237 = first_2 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3238 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3239 = t3237 < t3238;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3239) {
                    u32 t3240;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3240) : "f"(pair_37), "f"(pair_38));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to), "r"(t3240) : "memory");
                }
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3241 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3242 = t218 + t3241;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3243 = t3242 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t3244 = t3243 < t166;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t3244) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3245 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3246 = t218 + t3245;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3247 = t3246 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3248 = first + t3247;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3249 = t3248 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t3250;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3250) : "r"(t3249), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3251 = t3250 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3252 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3253 = first + t3247;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3254 = t3253 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t3255;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3255) : "r"(t3254), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3256 = t3255 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3257 = t3256 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3258 = t3253 - t3257;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3259 = t3252 + t3258;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3260 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3261 = t3260 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3262 = t3261 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3263 = o + t3262;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3264 = (u64)t3251;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3265 = t3264 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3266 = t3265 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3267 = t3263 + t3266;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3268 = (u64)t3259;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3269 = t3268 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3270 = t3269 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3271 = t3267 + t3270;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3272 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t3271 + t3272;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_39 = acc_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_40 = acc_4;
                const u32 t3274 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3275 = first_2 < t3274;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3275) {
                    u32 t3276;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3276) : "f"(pair_39), "f"(pair_40));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t3276) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_41 = acc_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_42 = acc_8;
                const u32 t3277 = first_2 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3278 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3279 = t3277 < t3278;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3279) {
                    u32 t3280;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3280) : "f"(pair_41), "f"(pair_42));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t3280) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_43 = acc_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_44 = acc_12;
                const u32 t3281 = first_2 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3282 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3283 = t3281 < t3282;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3283) {
                    u32 t3284;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3284) : "f"(pair_43), "f"(pair_44));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t3284) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_45 = acc_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_46 = acc_16;
                const u32 t3285 = first_2 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3286 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3287 = t3285 < t3286;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3287) {
                    u32 t3288;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3288) : "f"(pair_45), "f"(pair_46));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t3288) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_47 = acc_19;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_48 = acc_20;
                const u32 t3289 = first_2 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3290 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3291 = t3289 < t3290;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3291) {
                    u32 t3292;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3292) : "f"(pair_47), "f"(pair_48));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_2), "r"(t3292) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_49 = acc_23;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_50 = acc_24;
                const u32 t3293 = first_2 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3294 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3295 = t3293 < t3294;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3295) {
                    u32 t3296;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3296) : "f"(pair_49), "f"(pair_50));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_2), "r"(t3296) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_51 = acc_27;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_52 = acc_28;
                const u32 t3297 = first_2 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3298 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3299 = t3297 < t3298;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3299) {
                    u32 t3300;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3300) : "f"(pair_51), "f"(pair_52));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_2), "r"(t3300) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_53 = acc_31;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_54 = acc_32;
                const u32 t3301 = first_2 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3302 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3303 = t3301 < t3302;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3303) {
                    u32 t3304;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3304) : "f"(pair_53), "f"(pair_54));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_2), "r"(t3304) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_55 = acc_35;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_56 = acc_36;
                const u32 t3305 = first_2 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3306 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3307 = t3305 < t3306;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3307) {
                    u32 t3308;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3308) : "f"(pair_55), "f"(pair_56));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_2), "r"(t3308) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_57 = acc_39;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_58 = acc_40;
                const u32 t3309 = first_2 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3310 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3311 = t3309 < t3310;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3311) {
                    u32 t3312;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3312) : "f"(pair_57), "f"(pair_58));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_2), "r"(t3312) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_59 = acc_43;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_60 = acc_44;
                const u32 t3313 = first_2 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3314 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3315 = t3313 < t3314;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3315) {
                    u32 t3316;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3316) : "f"(pair_59), "f"(pair_60));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_2), "r"(t3316) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_61 = acc_47;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_62 = acc_48;
                const u32 t3317 = first_2 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3318 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3319 = t3317 < t3318;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3319) {
                    u32 t3320;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3320) : "f"(pair_61), "f"(pair_62));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_2), "r"(t3320) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_63 = acc_51;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_64 = acc_52;
                const u32 t3321 = first_2 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3322 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3323 = t3321 < t3322;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3323) {
                    u32 t3324;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3324) : "f"(pair_63), "f"(pair_64));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_2), "r"(t3324) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_65 = acc_55;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_66 = acc_56;
                const u32 t3325 = first_2 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3326 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3327 = t3325 < t3326;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3327) {
                    u32 t3328;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3328) : "f"(pair_65), "f"(pair_66));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_2), "r"(t3328) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_67 = acc_59;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_68 = acc_60;
                const u32 t3329 = first_2 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3330 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3331 = t3329 < t3330;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3331) {
                    u32 t3332;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3332) : "f"(pair_67), "f"(pair_68));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_2), "r"(t3332) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_69 = acc_63;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_70 = acc_64;
                const u32 t3333 = first_2 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3334 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3335 = t3333 < t3334;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3335) {
                    u32 t3336;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3336) : "f"(pair_69), "f"(pair_70));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_2), "r"(t3336) : "memory");
                }
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3337 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 row_17 = t218 + t3337;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t3339 = row_17 < t166;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3340 = first + row_17;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3341 = t3340 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t3342;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3342) : "r"(t3341), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3343 = t3342 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3344 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3345 = first + row_17;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3346 = t3345 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t3347;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3347) : "r"(t3346), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3348 = t3347 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3349 = t3348 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3350 = t3345 - t3349;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3351 = t3344 + t3350;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t3352;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3352) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t3353;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3353) : "f"(row_max), "f"(scale_log2), "f"(t3352));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t3353 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t3355 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 value = t3355 ? __uint_as_float(0xff800000u) : lse_2;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t3357 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t3358 = t3357 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t3359 = t3339 & t3358;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            if (t3359) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3360 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3361 = t3360 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3362 = t3361 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3363 = lse + t3362;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3364 = (u64)t3351;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3365 = t3364 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3366 = t3365 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3367 = t3363 + t3366;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3368 = (u64)t3343;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3369 = t3368 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3370 = t3369 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3371 = t3367 + t3370;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3371), "f"(value) : "memory");
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3372 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3373 = t218 + t3372;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 row_18 = t3373 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t3375 = row_18 < t166;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3376 = first + row_18;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3377 = t3376 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t3378;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3378) : "r"(t3377), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3379 = t3378 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3380 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3381 = first + row_18;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3382 = t3381 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t3383;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3383) : "r"(t3382), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3384 = t3383 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3385 = t3384 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3386 = t3381 - t3385;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3387 = t3380 + t3386;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t3388;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3388) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t3389;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3389) : "f"(row_max_2), "f"(scale_log2), "f"(t3388));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t3389 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t3391 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 value_2 = t3391 ? __uint_as_float(0xff800000u) : lse_3;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t3393 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t3394 = t3393 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t3395 = t3375 & t3394;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            if (t3395) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3396 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3397 = t3396 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3398 = t3397 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3399 = lse + t3398;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3400 = (u64)t3387;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3401 = t3400 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3402 = t3401 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3403 = t3399 + t3402;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3404 = (u64)t3379;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3405 = t3404 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3406 = t3405 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3407 = t3403 + t3406;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3407), "f"(value_2) : "memory");
            }
        } else {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3408 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3409 = t218 + t3408;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t3410 = t3409 < t166;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t3410) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice = warp_m + warp_n;
                const u32 index_41 = slice << 1u;
                const u64 t3413 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3414 = t3413 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3415 = t3414 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3416 = partials + t3415;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3417 = (u64)t13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3418 = t3417 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3419 = t3418 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3420 = t3416 + t3419;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3421 = (u64)index_41;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3422 = t3421 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3423 = t3422 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3424 = t3420 + t3423;
                const u64 t3425 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3426 = t3424 + t3425;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3426), "f"(acc) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t3426), "f"(acc_2) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t3426), "f"(acc_5) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t3426), "f"(acc_6) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t3426), "f"(acc_9) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t3426), "f"(acc_10) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t3426), "f"(acc_13) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t3426), "f"(acc_14) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t3426), "f"(acc_17) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t3426), "f"(acc_18) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t3426), "f"(acc_21) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t3426), "f"(acc_22) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t3426), "f"(acc_25) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t3426), "f"(acc_26) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t3426), "f"(acc_29) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t3426), "f"(acc_30) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t3426), "f"(acc_33) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t3426), "f"(acc_34) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t3426), "f"(acc_37) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t3426), "f"(acc_38) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t3426), "f"(acc_41) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t3426), "f"(acc_42) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t3426), "f"(acc_45) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t3426), "f"(acc_46) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t3426), "f"(acc_49) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t3426), "f"(acc_50) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t3426), "f"(acc_53) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t3426), "f"(acc_54) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t3426), "f"(acc_57) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t3426), "f"(acc_58) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t3426), "f"(acc_61) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t3426), "f"(acc_62) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t3426), "f"(row_max) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t3426), "f"(row_sum) : "memory");
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3427 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3428 = t218 + t3427;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3429 = t3428 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t3430 = t3429 < t166;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t3430) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_2 = warp_m + warp_n;
                const u32 t3432 = slice_2 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_42 = t3432 + 1u;
                const u64 t3434 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3435 = t3434 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3436 = t3435 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3437 = partials + t3436;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3438 = (u64)t13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3439 = t3438 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3440 = t3439 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3441 = t3437 + t3440;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3442 = (u64)index_42;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3443 = t3442 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3444 = t3443 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3445 = t3441 + t3444;
                const u64 t3446 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3447 = t3445 + t3446;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3447), "f"(acc_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t3447), "f"(acc_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t3447), "f"(acc_7) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t3447), "f"(acc_8) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t3447), "f"(acc_11) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t3447), "f"(acc_12) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t3447), "f"(acc_15) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t3447), "f"(acc_16) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t3447), "f"(acc_19) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t3447), "f"(acc_20) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t3447), "f"(acc_23) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t3447), "f"(acc_24) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t3447), "f"(acc_27) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t3447), "f"(acc_28) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t3447), "f"(acc_31) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t3447), "f"(acc_32) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t3447), "f"(acc_35) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t3447), "f"(acc_36) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t3447), "f"(acc_39) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t3447), "f"(acc_40) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t3447), "f"(acc_43) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t3447), "f"(acc_44) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t3447), "f"(acc_47) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t3447), "f"(acc_48) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t3447), "f"(acc_51) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t3447), "f"(acc_52) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t3447), "f"(acc_55) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t3447), "f"(acc_56) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t3447), "f"(acc_59) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t3447), "f"(acc_60) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t3447), "f"(acc_63) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t3447), "f"(acc_64) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t3447), "f"(row_max_2) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t3447), "f"(row_sum_2) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t3448 = (u64)tile;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t3449 = t3448 * arrived_stride0;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t3450 = t3449 * 4ull;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t3451 = arrived + t3450;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t3452 = t198 - 1u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t3453 = (u32)__cvta_generic_to_shared(smem);
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t3454 = t3453 + 147456u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t3455 = threadIdx.x;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t3456 = t3455 == 0u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t3456) {
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3457;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t3457) : "l"(t3451), "r"(t3452) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3454), "r"(t3457) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t3458;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t3458) : "r"(t3454) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t3459 = t3458 == t3452;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t3459) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3460 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3461 = t218 + t3460;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3462 = t3461 < t166;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3462) {
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
                        const bool t3463 = split < t198;
                        if (!t3463) break;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_3 = warp_m + warp_n;
                        const u32 index_43 = slice_3 << 1u;
                        const u64 t3466 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3467 = t3466 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3468 = t3467 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3469 = partials + t3468;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3470 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3471 = t3470 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3472 = t3471 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3473 = t3469 + t3472;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3474 = (u64)index_43;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3475 = t3474 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3476 = t3475 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3477 = t3473 + t3476;
                        const u64 t3478 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3479 = t3477 + t3478;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3480;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3480) : "l"(t3479) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_4 = warp_m + warp_n;
                        const u32 index_44 = slice_4 << 1u;
                        const u64 t3483 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3484 = t3483 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3485 = t3484 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3486 = partials + t3485;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3487 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3488 = t3487 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3489 = t3488 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3490 = t3486 + t3489;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3491 = (u64)index_44;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3492 = t3491 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3493 = t3492 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3494 = t3490 + t3493;
                        const u64 t3495 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3496 = t3494 + t3495;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3497;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3497) : "l"(t3496) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_5 = warp_m + warp_n;
                        const u32 index_45 = slice_5 << 1u;
                        const u64 t3500 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3501 = t3500 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3502 = t3501 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3503 = partials + t3502;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3504 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3505 = t3504 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3506 = t3505 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3507 = t3503 + t3506;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3508 = (u64)index_45;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3509 = t3508 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3510 = t3509 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3511 = t3507 + t3510;
                        const u64 t3512 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3513 = t3511 + t3512;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3514;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3514) : "l"(t3513) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_6 = warp_m + warp_n;
                        const u32 index_46 = slice_6 << 1u;
                        const u64 t3517 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3518 = t3517 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3519 = t3518 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3520 = partials + t3519;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3521 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3522 = t3521 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3523 = t3522 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3524 = t3520 + t3523;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3525 = (u64)index_46;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3526 = t3525 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3527 = t3526 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3528 = t3524 + t3527;
                        const u64 t3529 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3530 = t3528 + t3529;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3531;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t3531) : "l"(t3530) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_7 = warp_m + warp_n;
                        const u32 index_47 = slice_7 << 1u;
                        const u64 t3534 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3535 = t3534 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3536 = t3535 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3537 = partials + t3536;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3538 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3539 = t3538 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3540 = t3539 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3541 = t3537 + t3540;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3542 = (u64)index_47;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3543 = t3542 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3544 = t3543 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3545 = t3541 + t3544;
                        const u64 t3546 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3547 = t3545 + t3546;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3548;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t3548) : "l"(t3547) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_8 = warp_m + warp_n;
                        const u32 index_48 = slice_8 << 1u;
                        const u64 t3551 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3552 = t3551 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3553 = t3552 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3554 = partials + t3553;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3555 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3556 = t3555 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3557 = t3556 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3558 = t3554 + t3557;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3559 = (u64)index_48;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3560 = t3559 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3561 = t3560 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3562 = t3558 + t3561;
                        const u64 t3563 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3564 = t3562 + t3563;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3565;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3565) : "l"(t3564) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_9 = warp_m + warp_n;
                        const u32 index_49 = slice_9 << 1u;
                        const u64 t3568 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3569 = t3568 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3570 = t3569 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3571 = partials + t3570;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3572 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3573 = t3572 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3574 = t3573 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3575 = t3571 + t3574;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3576 = (u64)index_49;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3577 = t3576 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3578 = t3577 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3579 = t3575 + t3578;
                        const u64 t3580 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3581 = t3579 + t3580;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3582;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3582) : "l"(t3581) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_10 = warp_m + warp_n;
                        const u32 index_50 = slice_10 << 1u;
                        const u64 t3585 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3586 = t3585 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3587 = t3586 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3588 = partials + t3587;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3589 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3590 = t3589 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3591 = t3590 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3592 = t3588 + t3591;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3593 = (u64)index_50;
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
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3599) : "l"(t3598) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_11 = warp_m + warp_n;
                        const u32 index_51 = slice_11 << 1u;
                        const u64 t3602 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3603 = t3602 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3604 = t3603 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3605 = partials + t3604;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3606 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3607 = t3606 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3608 = t3607 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3609 = t3605 + t3608;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3610 = (u64)index_51;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3611 = t3610 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3612 = t3611 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3613 = t3609 + t3612;
                        const u64 t3614 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3615 = t3613 + t3614;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3616;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3616) : "l"(t3615) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_12 = warp_m + warp_n;
                        const u32 index_52 = slice_12 << 1u;
                        const u64 t3619 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3620 = t3619 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3621 = t3620 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3622 = partials + t3621;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3623 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3624 = t3623 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3625 = t3624 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3626 = t3622 + t3625;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3627 = (u64)index_52;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3628 = t3627 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3629 = t3628 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3630 = t3626 + t3629;
                        const u64 t3631 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3632 = t3630 + t3631;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3633;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3633) : "l"(t3632) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_13 = warp_m + warp_n;
                        const u32 index_53 = slice_13 << 1u;
                        const u64 t3636 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3637 = t3636 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3638 = t3637 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3639 = partials + t3638;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3640 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3641 = t3640 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3642 = t3641 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3643 = t3639 + t3642;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3644 = (u64)index_53;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3645 = t3644 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3646 = t3645 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3647 = t3643 + t3646;
                        const u64 t3648 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3649 = t3647 + t3648;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3650;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3650) : "l"(t3649) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_14 = warp_m + warp_n;
                        const u32 index_54 = slice_14 << 1u;
                        const u64 t3653 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3654 = t3653 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3655 = t3654 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3656 = partials + t3655;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3657 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3658 = t3657 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3659 = t3658 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3660 = t3656 + t3659;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3661 = (u64)index_54;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3662 = t3661 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3663 = t3662 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3664 = t3660 + t3663;
                        const u64 t3665 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3666 = t3664 + t3665;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3667;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3667) : "l"(t3666) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_15 = warp_m + warp_n;
                        const u32 index_55 = slice_15 << 1u;
                        const u64 t3670 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3671 = t3670 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3672 = t3671 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3673 = partials + t3672;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3674 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3675 = t3674 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3676 = t3675 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3677 = t3673 + t3676;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3678 = (u64)index_55;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3679 = t3678 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3680 = t3679 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3681 = t3677 + t3680;
                        const u64 t3682 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3683 = t3681 + t3682;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3684;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t3684) : "l"(t3683) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_16 = warp_m + warp_n;
                        const u32 index_56 = slice_16 << 1u;
                        const u64 t3687 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3688 = t3687 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3689 = t3688 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3690 = partials + t3689;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3691 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3692 = t3691 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3693 = t3692 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3694 = t3690 + t3693;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3695 = (u64)index_56;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3696 = t3695 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3697 = t3696 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3698 = t3694 + t3697;
                        const u64 t3699 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3700 = t3698 + t3699;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3701;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t3701) : "l"(t3700) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_17 = warp_m + warp_n;
                        const u32 index_57 = slice_17 << 1u;
                        const u64 t3704 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3705 = t3704 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3706 = t3705 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3707 = partials + t3706;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3708 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3709 = t3708 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3710 = t3709 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3711 = t3707 + t3710;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3712 = (u64)index_57;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3713 = t3712 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3714 = t3713 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3715 = t3711 + t3714;
                        const u64 t3716 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3717 = t3715 + t3716;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3718;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t3718) : "l"(t3717) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_18 = warp_m + warp_n;
                        const u32 index_58 = slice_18 << 1u;
                        const u64 t3721 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3722 = t3721 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3723 = t3722 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3724 = partials + t3723;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3725 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3726 = t3725 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3727 = t3726 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3728 = t3724 + t3727;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3729 = (u64)index_58;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3730 = t3729 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3731 = t3730 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3732 = t3728 + t3731;
                        const u64 t3733 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3734 = t3732 + t3733;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3735;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t3735) : "l"(t3734) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_19 = warp_m + warp_n;
                        const u32 index_59 = slice_19 << 1u;
                        const u64 t3738 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3739 = t3738 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3740 = t3739 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3741 = partials + t3740;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3742 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3743 = t3742 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3744 = t3743 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3745 = t3741 + t3744;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3746 = (u64)index_59;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3747 = t3746 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3748 = t3747 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3749 = t3745 + t3748;
                        const u64 t3750 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3751 = t3749 + t3750;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3752;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t3752) : "l"(t3751) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_20 = warp_m + warp_n;
                        const u32 index_60 = slice_20 << 1u;
                        const u64 t3755 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3756 = t3755 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3757 = t3756 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3758 = partials + t3757;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3759 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3760 = t3759 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3761 = t3760 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3762 = t3758 + t3761;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3763 = (u64)index_60;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3764 = t3763 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3765 = t3764 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3766 = t3762 + t3765;
                        const u64 t3767 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3768 = t3766 + t3767;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3769;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t3769) : "l"(t3768) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_21 = warp_m + warp_n;
                        const u32 index_61 = slice_21 << 1u;
                        const u64 t3772 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3773 = t3772 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3774 = t3773 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3775 = partials + t3774;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3776 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3777 = t3776 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3778 = t3777 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3779 = t3775 + t3778;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3780 = (u64)index_61;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3781 = t3780 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3782 = t3781 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3783 = t3779 + t3782;
                        const u64 t3784 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3785 = t3783 + t3784;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3786;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t3786) : "l"(t3785) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_22 = warp_m + warp_n;
                        const u32 index_62 = slice_22 << 1u;
                        const u64 t3789 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3790 = t3789 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3791 = t3790 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3792 = partials + t3791;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3793 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3794 = t3793 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3795 = t3794 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3796 = t3792 + t3795;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3797 = (u64)index_62;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3798 = t3797 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3799 = t3798 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3800 = t3796 + t3799;
                        const u64 t3801 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3802 = t3800 + t3801;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3803;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t3803) : "l"(t3802) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_23 = warp_m + warp_n;
                        const u32 index_63 = slice_23 << 1u;
                        const u64 t3806 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3807 = t3806 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3808 = t3807 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3809 = partials + t3808;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3810 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3811 = t3810 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3812 = t3811 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3813 = t3809 + t3812;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3814 = (u64)index_63;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3815 = t3814 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3816 = t3815 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3817 = t3813 + t3816;
                        const u64 t3818 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3819 = t3817 + t3818;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3820;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t3820) : "l"(t3819) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_24 = warp_m + warp_n;
                        const u32 index_64 = slice_24 << 1u;
                        const u64 t3823 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3824 = t3823 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3825 = t3824 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3826 = partials + t3825;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3827 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3828 = t3827 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3829 = t3828 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3830 = t3826 + t3829;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3831 = (u64)index_64;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3832 = t3831 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3833 = t3832 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3834 = t3830 + t3833;
                        const u64 t3835 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3836 = t3834 + t3835;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3837;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3837) : "l"(t3836) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_25 = warp_m + warp_n;
                        const u32 index_65 = slice_25 << 1u;
                        const u64 t3840 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3841 = t3840 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3842 = t3841 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3843 = partials + t3842;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3844 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3845 = t3844 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3846 = t3845 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3847 = t3843 + t3846;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3848 = (u64)index_65;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3849 = t3848 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3850 = t3849 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3851 = t3847 + t3850;
                        const u64 t3852 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3853 = t3851 + t3852;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3854;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3854) : "l"(t3853) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_26 = warp_m + warp_n;
                        const u32 index_66 = slice_26 << 1u;
                        const u64 t3857 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3858 = t3857 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3859 = t3858 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3860 = partials + t3859;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3861 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3862 = t3861 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3863 = t3862 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3864 = t3860 + t3863;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3865 = (u64)index_66;
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
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3871) : "l"(t3870) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_27 = warp_m + warp_n;
                        const u32 index_67 = slice_27 << 1u;
                        const u64 t3874 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3875 = t3874 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3876 = t3875 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3877 = partials + t3876;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3878 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3879 = t3878 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3880 = t3879 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3881 = t3877 + t3880;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3882 = (u64)index_67;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3883 = t3882 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3884 = t3883 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3885 = t3881 + t3884;
                        const u64 t3886 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3887 = t3885 + t3886;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3888;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3888) : "l"(t3887) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_28 = warp_m + warp_n;
                        const u32 index_68 = slice_28 << 1u;
                        const u64 t3891 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3892 = t3891 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3893 = t3892 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3894 = partials + t3893;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3895 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3896 = t3895 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3897 = t3896 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3898 = t3894 + t3897;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3899 = (u64)index_68;
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
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3905) : "l"(t3904) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_29 = warp_m + warp_n;
                        const u32 index_69 = slice_29 << 1u;
                        const u64 t3908 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3909 = t3908 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3910 = t3909 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3911 = partials + t3910;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3912 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3913 = t3912 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3914 = t3913 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3915 = t3911 + t3914;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3916 = (u64)index_69;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3917 = t3916 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3918 = t3917 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3919 = t3915 + t3918;
                        const u64 t3920 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3921 = t3919 + t3920;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3922;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3922) : "l"(t3921) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_30 = warp_m + warp_n;
                        const u32 index_70 = slice_30 << 1u;
                        const u64 t3925 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3926 = t3925 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3927 = t3926 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3928 = partials + t3927;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3929 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3930 = t3929 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3931 = t3930 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3932 = t3928 + t3931;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3933 = (u64)index_70;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3934 = t3933 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3935 = t3934 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3936 = t3932 + t3935;
                        const u64 t3937 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3938 = t3936 + t3937;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3939;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t3939) : "l"(t3938) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_31 = warp_m + warp_n;
                        const u32 index_71 = slice_31 << 1u;
                        const u64 t3942 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3943 = t3942 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3944 = t3943 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3945 = partials + t3944;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3946 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3947 = t3946 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3948 = t3947 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3949 = t3945 + t3948;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3950 = (u64)index_71;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3951 = t3950 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3952 = t3951 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3953 = t3949 + t3952;
                        const u64 t3954 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3955 = t3953 + t3954;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3956;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t3956) : "l"(t3955) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_32 = warp_m + warp_n;
                        const u32 index_72 = slice_32 << 1u;
                        const u64 t3959 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3960 = t3959 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3961 = t3960 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3962 = partials + t3961;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3963 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3964 = t3963 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3965 = t3964 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3966 = t3962 + t3965;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3967 = (u64)index_72;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3968 = t3967 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3969 = t3968 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3970 = t3966 + t3969;
                        const u64 t3971 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3972 = t3970 + t3971;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3973;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t3973) : "l"(t3972) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_33 = warp_m + warp_n;
                        const u32 index_73 = slice_33 << 1u;
                        const u64 t3976 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3977 = t3976 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3978 = t3977 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3979 = partials + t3978;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3980 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3981 = t3980 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3982 = t3981 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3983 = t3979 + t3982;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3984 = (u64)index_73;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3985 = t3984 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3986 = t3985 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3987 = t3983 + t3986;
                        const u64 t3988 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3989 = t3987 + t3988;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3990;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t3990) : "l"(t3989) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_34 = warp_m + warp_n;
                        const u32 index_74 = slice_34 << 1u;
                        const u64 t3993 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3994 = t3993 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3995 = t3994 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3996 = partials + t3995;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3997 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3998 = t3997 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3999 = t3998 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4000 = t3996 + t3999;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4001 = (u64)index_74;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4002 = t4001 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4003 = t4002 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4004 = t4000 + t4003;
                        const u64 t4005 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4006 = t4004 + t4005;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4007;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t4007) : "l"(t4006) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_35 = warp_m + warp_n;
                        const u32 index_75 = slice_35 << 1u;
                        const u64 t4010 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4011 = t4010 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4012 = t4011 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4013 = partials + t4012;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4014 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4015 = t4014 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4016 = t4015 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4017 = t4013 + t4016;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4018 = (u64)index_75;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4019 = t4018 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4020 = t4019 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4021 = t4017 + t4020;
                        const u64 t4022 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4023 = t4021 + t4022;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4024;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t4024) : "l"(t4023) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_36 = warp_m + warp_n;
                        const u32 index_76 = slice_36 << 1u;
                        const u64 t4027 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4028 = t4027 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4029 = t4028 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4030 = partials + t4029;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4031 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4032 = t4031 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4033 = t4032 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4034 = t4030 + t4033;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4035 = (u64)index_76;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4036 = t4035 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4037 = t4036 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4038 = t4034 + t4037;
                        const u64 t4039 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4040 = t4038 + t4039;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4041;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t4041) : "l"(t4040) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t4042 = split + 1u;
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
                        const bool t4043 = t4042 < t198;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t4043) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_37 = warp_m + warp_n;
                            const u32 index_77 = slice_37 << 1u;
                            const u64 t4046 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4047 = t4046 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4048 = t4047 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4049 = partials + t4048;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4050 = (u64)t4042;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4051 = t4050 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4052 = t4051 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4053 = t4049 + t4052;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4054 = (u64)index_77;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4055 = t4054 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4056 = t4055 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4057 = t4053 + t4056;
                            const u64 t4058 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4059 = t4057 + t4058;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4060;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t4060) : "l"(t4059) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max = t4060;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4061;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t4061) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t4061;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4062;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t4062) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t4062;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4063;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t4063) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t4063;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4064;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t4064) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t4064;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4065;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t4065) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t4065;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4066;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t4066) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t4066;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4067;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t4067) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t4067;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4068;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t4068) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t4068;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4069;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t4069) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t4069;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4070;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t4070) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t4070;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4071;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t4071) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t4071;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4072;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t4072) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t4072;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4073;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t4073) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t4073;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4074;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t4074) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t4074;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4075;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t4075) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t4075;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4076;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t4076) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t4076;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4077;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t4077) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t4077;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4078;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t4078) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t4078;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4079;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t4079) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t4079;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4080;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t4080) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t4080;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4081;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t4081) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t4081;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4082;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t4082) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t4082;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4083;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t4083) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t4083;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4084;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t4084) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t4084;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4085;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t4085) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t4085;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4086;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t4086) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t4086;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4087;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t4087) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t4087;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4088;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t4088) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t4088;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4089;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t4089) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t4089;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4090;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t4090) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t4090;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4091;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t4091) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t4091;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4092;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t4092) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t4092;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4093;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t4093) : "l"(t4059) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t4093;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t4094 = split + 2u;
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
                        const bool t4095 = t4094 < t198;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t4095) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_38 = warp_m + warp_n;
                            const u32 index_78 = slice_38 << 1u;
                            const u64 t4098 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4099 = t4098 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4100 = t4099 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4101 = partials + t4100;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4102 = (u64)t4094;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4103 = t4102 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4104 = t4103 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4105 = t4101 + t4104;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4106 = (u64)index_78;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4107 = t4106 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4108 = t4107 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4109 = t4105 + t4108;
                            const u64 t4110 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4111 = t4109 + t4110;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4112;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t4112) : "l"(t4111) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_2 = t4112;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4113;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t4113) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t4113;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4114;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t4114) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t4114;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4115;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t4115) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t4115;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4116;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t4116) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t4116;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4117;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t4117) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t4117;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4118;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t4118) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t4118;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4119;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t4119) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t4119;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4120;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t4120) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t4120;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4121;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t4121) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t4121;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4122;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t4122) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t4122;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4123;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t4123) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t4123;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4124;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t4124) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t4124;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4125;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t4125) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t4125;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4126;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t4126) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t4126;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4127;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t4127) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t4127;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4128;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t4128) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t4128;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4129;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t4129) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t4129;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4130;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t4130) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t4130;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4131;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t4131) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t4131;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4132;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t4132) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t4132;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4133;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t4133) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t4133;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4134;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t4134) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t4134;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4135;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t4135) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t4135;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4136;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t4136) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t4136;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4137;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t4137) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t4137;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4138;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t4138) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t4138;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4139;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t4139) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t4139;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4140;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t4140) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t4140;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4141;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t4141) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t4141;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4142;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t4142) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t4142;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4143;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t4143) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t4143;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4144;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t4144) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t4144;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4145;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t4145) : "l"(t4111) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t4145;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t4146 = split + 3u;
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
                        const bool t4147 = t4146 < t198;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t4147) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_39 = warp_m + warp_n;
                            const u32 index_79 = slice_39 << 1u;
                            const u64 t4150 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4151 = t4150 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4152 = t4151 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4153 = partials + t4152;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4154 = (u64)t4146;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4155 = t4154 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4156 = t4155 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4157 = t4153 + t4156;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4158 = (u64)index_79;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4159 = t4158 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4160 = t4159 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4161 = t4157 + t4160;
                            const u64 t4162 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4163 = t4161 + t4162;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4164;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t4164) : "l"(t4163) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_3 = t4164;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4165;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t4165) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t4165;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4166;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t4166) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t4166;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4167;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t4167) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t4167;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4168;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t4168) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t4168;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4169;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t4169) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t4169;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4170;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t4170) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t4170;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4171;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t4171) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t4171;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4172;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t4172) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t4172;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4173;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t4173) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t4173;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4174;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t4174) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t4174;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4175;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t4175) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t4175;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4176;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t4176) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t4176;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4177;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t4177) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t4177;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4178;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t4178) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t4178;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4179;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t4179) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t4179;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4180;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t4180) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t4180;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4181;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t4181) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t4181;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4182;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t4182) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t4182;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4183;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t4183) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t4183;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4184;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t4184) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t4184;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4185;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t4185) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t4185;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4186;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t4186) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t4186;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4187;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t4187) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t4187;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4188;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t4188) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t4188;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4189;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t4189) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t4189;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4190;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t4190) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t4190;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4191;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t4191) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t4191;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4192;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t4192) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t4192;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4193;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t4193) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t4193;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4194;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t4194) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t4194;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4195;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t4195) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t4195;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4196;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t4196) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t4196;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4197;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t4197) : "l"(t4163) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t4197;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4198;
                        asm("max.f32 %0, %1, %2;" : "=f"(t4198) : "f"(row_max), "f"(t3480));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4199;
                        asm("max.f32 %0, %1, %2;" : "=f"(t4199) : "f"(t4198), "f"(part_max));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4200;
                        asm("max.f32 %0, %1, %2;" : "=f"(t4200) : "f"(t4199), "f"(part_max_2));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max;
                        asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t4200), "f"(part_max_3));
                        const bool t4202 = max == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4203 = max * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_5 = t4202 ? 0.0f : t4203;
                        const f32 t4205 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4206;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4206) : "f"(row_max), "f"(scale_log2), "f"(t4205));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t4206));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4208 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4209;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4209) : "f"(t3480), "f"(scale_log2), "f"(t4208));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_2;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t4209));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4211 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4212) : "f"(part_max), "f"(scale_log2), "f"(t4211));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t4212));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4214 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4215;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4215) : "f"(part_max_2), "f"(scale_log2), "f"(t4214));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t4215));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4217 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4218;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4218) : "f"(part_max_3), "f"(scale_log2), "f"(t4217));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t4218));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4220 = row_sum * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t4220;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4221;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4221) : "f"(t3497), "f"(factors_2), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t4221;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4222;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4222) : "f"(part_33), "f"(factors_3), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t4222;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4223) : "f"(part_66), "f"(factors_4), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t4223;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4224;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4224) : "f"(part_99), "f"(factors_5), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t4224;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_2 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4225 = acc * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t4225;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4226;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4226) : "f"(t3514), "f"(factors_2), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t4226;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4227;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4227) : "f"(part), "f"(factors_3), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t4227;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4228) : "f"(part_34), "f"(factors_4), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t4228;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4229;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4229) : "f"(part_67), "f"(factors_5), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t4229;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_3 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4230 = acc_2 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t4230;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4231;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4231) : "f"(t3531), "f"(factors_2), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t4231;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4232;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4232) : "f"(part_2), "f"(factors_3), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t4232;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4233;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4233) : "f"(part_35), "f"(factors_4), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t4233;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4234;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4234) : "f"(part_68), "f"(factors_5), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t4234;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_4 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4235 = acc_5 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t4235;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4236) : "f"(t3548), "f"(factors_2), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t4236;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4237;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4237) : "f"(part_3), "f"(factors_3), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t4237;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4238;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4238) : "f"(part_36), "f"(factors_4), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t4238;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4239) : "f"(part_69), "f"(factors_5), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t4239;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_5 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4240 = acc_6 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t4240;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4241;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4241) : "f"(t3565), "f"(factors_2), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t4241;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4242;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4242) : "f"(part_4), "f"(factors_3), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t4242;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4243;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4243) : "f"(part_37), "f"(factors_4), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t4243;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4244) : "f"(part_70), "f"(factors_5), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t4244;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_6 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4245 = acc_9 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t4245;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4246;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4246) : "f"(t3582), "f"(factors_2), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t4246;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4247;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4247) : "f"(part_5), "f"(factors_3), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t4247;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4248;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4248) : "f"(part_38), "f"(factors_4), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t4248;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4249;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4249) : "f"(part_71), "f"(factors_5), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t4249;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_7 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4250 = acc_10 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t4250;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4251;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4251) : "f"(t3599), "f"(factors_2), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t4251;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4252) : "f"(part_6), "f"(factors_3), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t4252;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4253;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4253) : "f"(part_39), "f"(factors_4), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t4253;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4254;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4254) : "f"(part_72), "f"(factors_5), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t4254;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_8 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4255 = acc_13 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t4255;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4256;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4256) : "f"(t3616), "f"(factors_2), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t4256;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4257;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4257) : "f"(part_7), "f"(factors_3), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t4257;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4258;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4258) : "f"(part_40), "f"(factors_4), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t4258;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4259;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4259) : "f"(part_73), "f"(factors_5), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t4259;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_9 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4260 = acc_14 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t4260;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4261;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4261) : "f"(t3633), "f"(factors_2), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t4261;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4262;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4262) : "f"(part_8), "f"(factors_3), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t4262;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4263;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4263) : "f"(part_41), "f"(factors_4), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t4263;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4264;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4264) : "f"(part_74), "f"(factors_5), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t4264;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_10 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4265 = acc_17 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t4265;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4266;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4266) : "f"(t3650), "f"(factors_2), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t4266;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4267;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4267) : "f"(part_9), "f"(factors_3), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t4267;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4268) : "f"(part_42), "f"(factors_4), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t4268;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4269;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4269) : "f"(part_75), "f"(factors_5), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t4269;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_11 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4270 = acc_18 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t4270;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4271;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4271) : "f"(t3667), "f"(factors_2), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t4271;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4272;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4272) : "f"(part_10), "f"(factors_3), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t4272;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4273;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4273) : "f"(part_43), "f"(factors_4), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t4273;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4274) : "f"(part_76), "f"(factors_5), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t4274;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_12 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4275 = acc_21 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t4275;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4276;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4276) : "f"(t3684), "f"(factors_2), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t4276;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4277) : "f"(part_11), "f"(factors_3), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t4277;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4278;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4278) : "f"(part_44), "f"(factors_4), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t4278;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4279;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4279) : "f"(part_77), "f"(factors_5), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t4279;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_13 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4280 = acc_22 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t4280;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4281;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4281) : "f"(t3701), "f"(factors_2), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t4281;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4282;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4282) : "f"(part_12), "f"(factors_3), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t4282;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4283;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4283) : "f"(part_45), "f"(factors_4), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t4283;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4284) : "f"(part_78), "f"(factors_5), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t4284;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_14 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4285 = acc_25 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t4285;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4286;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4286) : "f"(t3718), "f"(factors_2), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t4286;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4287;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4287) : "f"(part_13), "f"(factors_3), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t4287;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4288;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4288) : "f"(part_46), "f"(factors_4), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t4288;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4289;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4289) : "f"(part_79), "f"(factors_5), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t4289;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_15 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4290 = acc_26 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t4290;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4291;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4291) : "f"(t3735), "f"(factors_2), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t4291;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4292) : "f"(part_14), "f"(factors_3), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t4292;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4293;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4293) : "f"(part_47), "f"(factors_4), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t4293;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4294;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4294) : "f"(part_80), "f"(factors_5), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t4294;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_16 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4295 = acc_29 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t4295;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4296;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4296) : "f"(t3752), "f"(factors_2), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t4296;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4297;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4297) : "f"(part_15), "f"(factors_3), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t4297;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4298;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4298) : "f"(part_48), "f"(factors_4), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t4298;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4299;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4299) : "f"(part_81), "f"(factors_5), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t4299;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_17 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4300 = acc_30 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t4300;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4301;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4301) : "f"(t3769), "f"(factors_2), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t4301;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4302;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4302) : "f"(part_16), "f"(factors_3), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t4302;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4303;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4303) : "f"(part_49), "f"(factors_4), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t4303;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4304) : "f"(part_82), "f"(factors_5), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t4304;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_18 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4305 = acc_33 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t4305;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4306;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4306) : "f"(t3786), "f"(factors_2), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t4306;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4307;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4307) : "f"(part_17), "f"(factors_3), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t4307;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4308) : "f"(part_50), "f"(factors_4), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t4308;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4309;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4309) : "f"(part_83), "f"(factors_5), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t4309;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4310 = acc_34 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t4310;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4311;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4311) : "f"(t3803), "f"(factors_2), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t4311;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4312;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4312) : "f"(part_18), "f"(factors_3), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t4312;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4313;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4313) : "f"(part_51), "f"(factors_4), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t4313;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4314;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4314) : "f"(part_84), "f"(factors_5), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t4314;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4315 = acc_37 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t4315;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4316;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4316) : "f"(t3820), "f"(factors_2), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t4316;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4317;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4317) : "f"(part_19), "f"(factors_3), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t4317;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4318) : "f"(part_52), "f"(factors_4), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t4318;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4319;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4319) : "f"(part_85), "f"(factors_5), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t4319;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4320 = acc_38 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t4320;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4321;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4321) : "f"(t3837), "f"(factors_2), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t4321;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4322;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4322) : "f"(part_20), "f"(factors_3), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t4322;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4323;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4323) : "f"(part_53), "f"(factors_4), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t4323;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4324) : "f"(part_86), "f"(factors_5), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t4324;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4325 = acc_41 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t4325;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4326;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4326) : "f"(t3854), "f"(factors_2), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t4326;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4327;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4327) : "f"(part_21), "f"(factors_3), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t4327;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4328;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4328) : "f"(part_54), "f"(factors_4), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t4328;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4329;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4329) : "f"(part_87), "f"(factors_5), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t4329;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4330 = acc_42 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t4330;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4331) : "f"(t3871), "f"(factors_2), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t4331;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4332) : "f"(part_22), "f"(factors_3), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t4332;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4333;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4333) : "f"(part_55), "f"(factors_4), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t4333;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4334;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4334) : "f"(part_88), "f"(factors_5), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t4334;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4335 = acc_45 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t4335;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4336;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4336) : "f"(t3888), "f"(factors_2), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t4336;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4337;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4337) : "f"(part_23), "f"(factors_3), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t4337;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4338;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4338) : "f"(part_56), "f"(factors_4), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t4338;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4339;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4339) : "f"(part_89), "f"(factors_5), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t4339;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4340 = acc_46 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t4340;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4341;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4341) : "f"(t3905), "f"(factors_2), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t4341;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4342;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4342) : "f"(part_24), "f"(factors_3), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t4342;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4343) : "f"(part_57), "f"(factors_4), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t4343;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4344;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4344) : "f"(part_90), "f"(factors_5), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t4344;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4345 = acc_49 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t4345;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4346) : "f"(t3922), "f"(factors_2), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t4346;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4347) : "f"(part_25), "f"(factors_3), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t4347;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4348) : "f"(part_58), "f"(factors_4), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t4348;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4349) : "f"(part_91), "f"(factors_5), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t4349;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4350 = acc_50 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t4350;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4351;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4351) : "f"(t3939), "f"(factors_2), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t4351;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4352;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4352) : "f"(part_26), "f"(factors_3), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t4352;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4353;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4353) : "f"(part_59), "f"(factors_4), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t4353;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4354;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4354) : "f"(part_92), "f"(factors_5), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t4354;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4355 = acc_53 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t4355;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4356) : "f"(t3956), "f"(factors_2), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t4356;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4357;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4357) : "f"(part_27), "f"(factors_3), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t4357;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4358;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4358) : "f"(part_60), "f"(factors_4), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t4358;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4359) : "f"(part_93), "f"(factors_5), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t4359;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4360 = acc_54 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t4360;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4361) : "f"(t3973), "f"(factors_2), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t4361;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4362) : "f"(part_28), "f"(factors_3), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t4362;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4363;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4363) : "f"(part_61), "f"(factors_4), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t4363;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4364) : "f"(part_94), "f"(factors_5), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t4364;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4365 = acc_57 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t4365;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4366;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4366) : "f"(t3990), "f"(factors_2), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t4366;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4367;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4367) : "f"(part_29), "f"(factors_3), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t4367;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4368) : "f"(part_62), "f"(factors_4), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t4368;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4369;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4369) : "f"(part_95), "f"(factors_5), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t4369;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4370 = acc_58 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t4370;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4371;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4371) : "f"(t4007), "f"(factors_2), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t4371;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4372;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4372) : "f"(part_30), "f"(factors_3), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t4372;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4373;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4373) : "f"(part_63), "f"(factors_4), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t4373;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4374;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4374) : "f"(part_96), "f"(factors_5), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t4374;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4375 = acc_61 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t4375;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4376) : "f"(t4024), "f"(factors_2), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t4376;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4377;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4377) : "f"(part_31), "f"(factors_3), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t4377;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4378;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4378) : "f"(part_64), "f"(factors_4), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t4378;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4379) : "f"(part_97), "f"(factors_5), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t4379;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4380 = acc_62 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t4380;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4381) : "f"(t4041), "f"(factors_2), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t4381;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4382) : "f"(part_32), "f"(factors_3), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t4382;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4383) : "f"(part_65), "f"(factors_4), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t4383;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4384;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4384) : "f"(part_98), "f"(factors_5), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t4384;
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
                        const u32 t4385 = split + 4u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t4385;
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4387 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4388 = t218 + t4387;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4389 = t4388 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4390 = t4389 < t166;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t4390) {
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
                        const bool t4391 = split_2 < t198;
                        if (!t4391) break;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_40 = warp_m + warp_n;
                        const u32 t4393 = slice_40 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_80 = t4393 + 1u;
                        const u64 t4395 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4396 = t4395 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4397 = t4396 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4398 = partials + t4397;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4399 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4400 = t4399 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4401 = t4400 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4402 = t4398 + t4401;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4403 = (u64)index_80;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4404 = t4403 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4405 = t4404 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4406 = t4402 + t4405;
                        const u64 t4407 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4408 = t4406 + t4407;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4409;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t4409) : "l"(t4408) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_41 = warp_m + warp_n;
                        const u32 t4411 = slice_41 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_81 = t4411 + 1u;
                        const u64 t4413 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4414 = t4413 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4415 = t4414 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4416 = partials + t4415;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4417 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4418 = t4417 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4419 = t4418 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4420 = t4416 + t4419;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4421 = (u64)index_81;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4422 = t4421 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4423 = t4422 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4424 = t4420 + t4423;
                        const u64 t4425 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4426 = t4424 + t4425;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4427;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t4427) : "l"(t4426) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_42 = warp_m + warp_n;
                        const u32 t4429 = slice_42 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_82 = t4429 + 1u;
                        const u64 t4431 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4432 = t4431 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4433 = t4432 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4434 = partials + t4433;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4435 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4436 = t4435 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4437 = t4436 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4438 = t4434 + t4437;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4439 = (u64)index_82;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4440 = t4439 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4441 = t4440 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4442 = t4438 + t4441;
                        const u64 t4443 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4444 = t4442 + t4443;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4445;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t4445) : "l"(t4444) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_43 = warp_m + warp_n;
                        const u32 t4447 = slice_43 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_83 = t4447 + 1u;
                        const u64 t4449 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4450 = t4449 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4451 = t4450 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4452 = partials + t4451;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4453 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4454 = t4453 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4455 = t4454 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4456 = t4452 + t4455;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4457 = (u64)index_83;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4458 = t4457 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4459 = t4458 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4460 = t4456 + t4459;
                        const u64 t4461 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4462 = t4460 + t4461;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4463;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t4463) : "l"(t4462) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_44 = warp_m + warp_n;
                        const u32 t4465 = slice_44 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_84 = t4465 + 1u;
                        const u64 t4467 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4468 = t4467 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4469 = t4468 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4470 = partials + t4469;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4471 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4472 = t4471 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4473 = t4472 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4474 = t4470 + t4473;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4475 = (u64)index_84;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4476 = t4475 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4477 = t4476 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4478 = t4474 + t4477;
                        const u64 t4479 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4480 = t4478 + t4479;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4481;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t4481) : "l"(t4480) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_45 = warp_m + warp_n;
                        const u32 t4483 = slice_45 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_85 = t4483 + 1u;
                        const u64 t4485 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4486 = t4485 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4487 = t4486 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4488 = partials + t4487;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4489 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4490 = t4489 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4491 = t4490 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4492 = t4488 + t4491;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4493 = (u64)index_85;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4494 = t4493 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4495 = t4494 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4496 = t4492 + t4495;
                        const u64 t4497 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4498 = t4496 + t4497;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4499;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t4499) : "l"(t4498) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_46 = warp_m + warp_n;
                        const u32 t4501 = slice_46 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_86 = t4501 + 1u;
                        const u64 t4503 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4504 = t4503 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4505 = t4504 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4506 = partials + t4505;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4507 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4508 = t4507 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4509 = t4508 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4510 = t4506 + t4509;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4511 = (u64)index_86;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4512 = t4511 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4513 = t4512 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4514 = t4510 + t4513;
                        const u64 t4515 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4516 = t4514 + t4515;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4517;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t4517) : "l"(t4516) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_47 = warp_m + warp_n;
                        const u32 t4519 = slice_47 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_87 = t4519 + 1u;
                        const u64 t4521 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4522 = t4521 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4523 = t4522 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4524 = partials + t4523;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4525 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4526 = t4525 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4527 = t4526 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4528 = t4524 + t4527;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4529 = (u64)index_87;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4530 = t4529 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4531 = t4530 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4532 = t4528 + t4531;
                        const u64 t4533 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4534 = t4532 + t4533;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4535;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t4535) : "l"(t4534) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_48 = warp_m + warp_n;
                        const u32 t4537 = slice_48 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_88 = t4537 + 1u;
                        const u64 t4539 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4540 = t4539 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4541 = t4540 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4542 = partials + t4541;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4543 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4544 = t4543 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4545 = t4544 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4546 = t4542 + t4545;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4547 = (u64)index_88;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4548 = t4547 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4549 = t4548 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4550 = t4546 + t4549;
                        const u64 t4551 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4552 = t4550 + t4551;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4553;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t4553) : "l"(t4552) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_49 = warp_m + warp_n;
                        const u32 t4555 = slice_49 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_89 = t4555 + 1u;
                        const u64 t4557 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4558 = t4557 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4559 = t4558 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4560 = partials + t4559;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4561 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4562 = t4561 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4563 = t4562 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4564 = t4560 + t4563;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4565 = (u64)index_89;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4566 = t4565 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4567 = t4566 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4568 = t4564 + t4567;
                        const u64 t4569 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4570 = t4568 + t4569;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4571;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t4571) : "l"(t4570) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_50 = warp_m + warp_n;
                        const u32 t4573 = slice_50 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_90 = t4573 + 1u;
                        const u64 t4575 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4576 = t4575 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4577 = t4576 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4578 = partials + t4577;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4579 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4580 = t4579 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4581 = t4580 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4582 = t4578 + t4581;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4583 = (u64)index_90;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4584 = t4583 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4585 = t4584 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4586 = t4582 + t4585;
                        const u64 t4587 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4588 = t4586 + t4587;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4589;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t4589) : "l"(t4588) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_51 = warp_m + warp_n;
                        const u32 t4591 = slice_51 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_91 = t4591 + 1u;
                        const u64 t4593 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4594 = t4593 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4595 = t4594 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4596 = partials + t4595;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4597 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4598 = t4597 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4599 = t4598 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4600 = t4596 + t4599;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4601 = (u64)index_91;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4602 = t4601 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4603 = t4602 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4604 = t4600 + t4603;
                        const u64 t4605 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4606 = t4604 + t4605;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4607;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t4607) : "l"(t4606) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_52 = warp_m + warp_n;
                        const u32 t4609 = slice_52 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_92 = t4609 + 1u;
                        const u64 t4611 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4612 = t4611 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4613 = t4612 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4614 = partials + t4613;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4615 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4616 = t4615 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4617 = t4616 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4618 = t4614 + t4617;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4619 = (u64)index_92;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4620 = t4619 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4621 = t4620 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4622 = t4618 + t4621;
                        const u64 t4623 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4624 = t4622 + t4623;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4625;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t4625) : "l"(t4624) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_53 = warp_m + warp_n;
                        const u32 t4627 = slice_53 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_93 = t4627 + 1u;
                        const u64 t4629 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4630 = t4629 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4631 = t4630 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4632 = partials + t4631;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4633 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4634 = t4633 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4635 = t4634 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4636 = t4632 + t4635;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4637 = (u64)index_93;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4638 = t4637 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4639 = t4638 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4640 = t4636 + t4639;
                        const u64 t4641 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4642 = t4640 + t4641;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4643;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t4643) : "l"(t4642) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_54 = warp_m + warp_n;
                        const u32 t4645 = slice_54 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_94 = t4645 + 1u;
                        const u64 t4647 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4648 = t4647 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4649 = t4648 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4650 = partials + t4649;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4651 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4652 = t4651 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4653 = t4652 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4654 = t4650 + t4653;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4655 = (u64)index_94;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4656 = t4655 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4657 = t4656 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4658 = t4654 + t4657;
                        const u64 t4659 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4660 = t4658 + t4659;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4661;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t4661) : "l"(t4660) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_55 = warp_m + warp_n;
                        const u32 t4663 = slice_55 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_95 = t4663 + 1u;
                        const u64 t4665 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4666 = t4665 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4667 = t4666 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4668 = partials + t4667;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4669 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4670 = t4669 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4671 = t4670 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4672 = t4668 + t4671;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4673 = (u64)index_95;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4674 = t4673 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4675 = t4674 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4676 = t4672 + t4675;
                        const u64 t4677 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4678 = t4676 + t4677;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4679;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t4679) : "l"(t4678) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_56 = warp_m + warp_n;
                        const u32 t4681 = slice_56 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_96 = t4681 + 1u;
                        const u64 t4683 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4684 = t4683 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4685 = t4684 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4686 = partials + t4685;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4687 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4688 = t4687 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4689 = t4688 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4690 = t4686 + t4689;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4691 = (u64)index_96;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4692 = t4691 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4693 = t4692 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4694 = t4690 + t4693;
                        const u64 t4695 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4696 = t4694 + t4695;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4697;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t4697) : "l"(t4696) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_57 = warp_m + warp_n;
                        const u32 t4699 = slice_57 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_97 = t4699 + 1u;
                        const u64 t4701 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4702 = t4701 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4703 = t4702 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4704 = partials + t4703;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4705 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4706 = t4705 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4707 = t4706 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4708 = t4704 + t4707;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4709 = (u64)index_97;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4710 = t4709 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4711 = t4710 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4712 = t4708 + t4711;
                        const u64 t4713 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4714 = t4712 + t4713;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4715;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t4715) : "l"(t4714) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_58 = warp_m + warp_n;
                        const u32 t4717 = slice_58 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_98 = t4717 + 1u;
                        const u64 t4719 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4720 = t4719 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4721 = t4720 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4722 = partials + t4721;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4723 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4724 = t4723 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4725 = t4724 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4726 = t4722 + t4725;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4727 = (u64)index_98;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4728 = t4727 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4729 = t4728 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4730 = t4726 + t4729;
                        const u64 t4731 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4732 = t4730 + t4731;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4733;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t4733) : "l"(t4732) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_59 = warp_m + warp_n;
                        const u32 t4735 = slice_59 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_99 = t4735 + 1u;
                        const u64 t4737 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4738 = t4737 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4739 = t4738 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4740 = partials + t4739;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4741 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4742 = t4741 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4743 = t4742 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4744 = t4740 + t4743;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4745 = (u64)index_99;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4746 = t4745 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4747 = t4746 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4748 = t4744 + t4747;
                        const u64 t4749 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4750 = t4748 + t4749;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4751;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t4751) : "l"(t4750) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_60 = warp_m + warp_n;
                        const u32 t4753 = slice_60 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_100 = t4753 + 1u;
                        const u64 t4755 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4756 = t4755 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4757 = t4756 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4758 = partials + t4757;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4759 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4760 = t4759 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4761 = t4760 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4762 = t4758 + t4761;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4763 = (u64)index_100;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4764 = t4763 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4765 = t4764 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4766 = t4762 + t4765;
                        const u64 t4767 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4768 = t4766 + t4767;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4769;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t4769) : "l"(t4768) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_61 = warp_m + warp_n;
                        const u32 t4771 = slice_61 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_101 = t4771 + 1u;
                        const u64 t4773 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4774 = t4773 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4775 = t4774 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4776 = partials + t4775;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4777 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4778 = t4777 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4779 = t4778 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4780 = t4776 + t4779;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4781 = (u64)index_101;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4782 = t4781 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4783 = t4782 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4784 = t4780 + t4783;
                        const u64 t4785 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4786 = t4784 + t4785;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4787;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t4787) : "l"(t4786) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_62 = warp_m + warp_n;
                        const u32 t4789 = slice_62 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_102 = t4789 + 1u;
                        const u64 t4791 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4792 = t4791 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4793 = t4792 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4794 = partials + t4793;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4795 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4796 = t4795 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4797 = t4796 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4798 = t4794 + t4797;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4799 = (u64)index_102;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4800 = t4799 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4801 = t4800 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4802 = t4798 + t4801;
                        const u64 t4803 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4804 = t4802 + t4803;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4805;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t4805) : "l"(t4804) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_63 = warp_m + warp_n;
                        const u32 t4807 = slice_63 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_103 = t4807 + 1u;
                        const u64 t4809 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4810 = t4809 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4811 = t4810 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4812 = partials + t4811;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4813 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4814 = t4813 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4815 = t4814 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4816 = t4812 + t4815;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4817 = (u64)index_103;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4818 = t4817 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4819 = t4818 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4820 = t4816 + t4819;
                        const u64 t4821 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4822 = t4820 + t4821;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4823;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t4823) : "l"(t4822) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_64 = warp_m + warp_n;
                        const u32 t4825 = slice_64 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_104 = t4825 + 1u;
                        const u64 t4827 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4828 = t4827 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4829 = t4828 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4830 = partials + t4829;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4831 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4832 = t4831 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4833 = t4832 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4834 = t4830 + t4833;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4835 = (u64)index_104;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4836 = t4835 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4837 = t4836 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4838 = t4834 + t4837;
                        const u64 t4839 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4840 = t4838 + t4839;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4841;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t4841) : "l"(t4840) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_65 = warp_m + warp_n;
                        const u32 t4843 = slice_65 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_105 = t4843 + 1u;
                        const u64 t4845 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4846 = t4845 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4847 = t4846 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4848 = partials + t4847;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4849 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4850 = t4849 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4851 = t4850 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4852 = t4848 + t4851;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4853 = (u64)index_105;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4854 = t4853 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4855 = t4854 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4856 = t4852 + t4855;
                        const u64 t4857 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4858 = t4856 + t4857;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4859;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t4859) : "l"(t4858) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_66 = warp_m + warp_n;
                        const u32 t4861 = slice_66 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_106 = t4861 + 1u;
                        const u64 t4863 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4864 = t4863 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4865 = t4864 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4866 = partials + t4865;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4867 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4868 = t4867 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4869 = t4868 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4870 = t4866 + t4869;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4871 = (u64)index_106;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4872 = t4871 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4873 = t4872 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4874 = t4870 + t4873;
                        const u64 t4875 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4876 = t4874 + t4875;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4877;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t4877) : "l"(t4876) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_67 = warp_m + warp_n;
                        const u32 t4879 = slice_67 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_107 = t4879 + 1u;
                        const u64 t4881 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4882 = t4881 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4883 = t4882 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4884 = partials + t4883;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4885 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4886 = t4885 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4887 = t4886 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4888 = t4884 + t4887;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4889 = (u64)index_107;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4890 = t4889 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4891 = t4890 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4892 = t4888 + t4891;
                        const u64 t4893 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4894 = t4892 + t4893;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4895;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t4895) : "l"(t4894) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_68 = warp_m + warp_n;
                        const u32 t4897 = slice_68 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_108 = t4897 + 1u;
                        const u64 t4899 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4900 = t4899 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4901 = t4900 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4902 = partials + t4901;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4903 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4904 = t4903 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4905 = t4904 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4906 = t4902 + t4905;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4907 = (u64)index_108;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4908 = t4907 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4909 = t4908 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4910 = t4906 + t4909;
                        const u64 t4911 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4912 = t4910 + t4911;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4913;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t4913) : "l"(t4912) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_69 = warp_m + warp_n;
                        const u32 t4915 = slice_69 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_109 = t4915 + 1u;
                        const u64 t4917 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4918 = t4917 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4919 = t4918 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4920 = partials + t4919;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4921 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4922 = t4921 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4923 = t4922 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4924 = t4920 + t4923;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4925 = (u64)index_109;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4926 = t4925 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4927 = t4926 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4928 = t4924 + t4927;
                        const u64 t4929 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4930 = t4928 + t4929;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4931;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t4931) : "l"(t4930) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_70 = warp_m + warp_n;
                        const u32 t4933 = slice_70 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_110 = t4933 + 1u;
                        const u64 t4935 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4936 = t4935 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4937 = t4936 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4938 = partials + t4937;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4939 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4940 = t4939 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4941 = t4940 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4942 = t4938 + t4941;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4943 = (u64)index_110;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4944 = t4943 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4945 = t4944 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4946 = t4942 + t4945;
                        const u64 t4947 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4948 = t4946 + t4947;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4949;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t4949) : "l"(t4948) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_71 = warp_m + warp_n;
                        const u32 t4951 = slice_71 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_111 = t4951 + 1u;
                        const u64 t4953 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4954 = t4953 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4955 = t4954 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4956 = partials + t4955;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4957 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4958 = t4957 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4959 = t4958 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4960 = t4956 + t4959;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4961 = (u64)index_111;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4962 = t4961 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4963 = t4962 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4964 = t4960 + t4963;
                        const u64 t4965 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4966 = t4964 + t4965;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4967;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t4967) : "l"(t4966) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_72 = warp_m + warp_n;
                        const u32 t4969 = slice_72 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_112 = t4969 + 1u;
                        const u64 t4971 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4972 = t4971 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4973 = t4972 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4974 = partials + t4973;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4975 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4976 = t4975 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4977 = t4976 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4978 = t4974 + t4977;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4979 = (u64)index_112;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4980 = t4979 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4981 = t4980 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4982 = t4978 + t4981;
                        const u64 t4983 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4984 = t4982 + t4983;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4985;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t4985) : "l"(t4984) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_73 = warp_m + warp_n;
                        const u32 t4987 = slice_73 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_113 = t4987 + 1u;
                        const u64 t4989 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4990 = t4989 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4991 = t4990 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4992 = partials + t4991;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4993 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4994 = t4993 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4995 = t4994 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4996 = t4992 + t4995;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4997 = (u64)index_113;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4998 = t4997 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t4999 = t4998 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t5000 = t4996 + t4999;
                        const u64 t5001 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t5002 = t5000 + t5001;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5003;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t5003) : "l"(t5002) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t5004 = split_2 + 1u;
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
                        const bool t5005 = t5004 < t198;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t5005) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_74 = warp_m + warp_n;
                            const u32 t5007 = slice_74 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_114 = t5007 + 1u;
                            const u64 t5009 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5010 = t5009 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5011 = t5010 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5012 = partials + t5011;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5013 = (u64)t5004;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5014 = t5013 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5015 = t5014 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5016 = t5012 + t5015;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5017 = (u64)index_114;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5018 = t5017 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5019 = t5018 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5020 = t5016 + t5019;
                            const u64 t5021 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5022 = t5020 + t5021;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5023;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t5023) : "l"(t5022) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_4 = t5023;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5024;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t5024) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t5024;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5025;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t5025) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t5025;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5026;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t5026) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t5026;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5027;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t5027) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t5027;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5028;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t5028) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t5028;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5029;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t5029) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t5029;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5030;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t5030) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t5030;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5031;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t5031) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t5031;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5032;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t5032) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t5032;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5033;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t5033) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t5033;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5034;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t5034) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t5034;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5035;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t5035) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t5035;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5036;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t5036) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t5036;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5037;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t5037) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t5037;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5038;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t5038) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t5038;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5039;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t5039) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t5039;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5040;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t5040) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t5040;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5041;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t5041) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t5041;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5042;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t5042) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t5042;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5043;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t5043) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t5043;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5044;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t5044) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t5044;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5045;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t5045) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t5045;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5046;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t5046) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t5046;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5047;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t5047) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t5047;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5048;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t5048) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t5048;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5049;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t5049) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t5049;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5050;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t5050) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t5050;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5051;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t5051) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t5051;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5052;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t5052) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t5052;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5053;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t5053) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t5053;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5054;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t5054) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t5054;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5055;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t5055) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t5055;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5056;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t5056) : "l"(t5022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t5056;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t5057 = split_2 + 2u;
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
                        const bool t5058 = t5057 < t198;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t5058) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_75 = warp_m + warp_n;
                            const u32 t5060 = slice_75 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_115 = t5060 + 1u;
                            const u64 t5062 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5063 = t5062 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5064 = t5063 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5065 = partials + t5064;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5066 = (u64)t5057;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5067 = t5066 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5068 = t5067 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5069 = t5065 + t5068;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5070 = (u64)index_115;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5071 = t5070 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5072 = t5071 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5073 = t5069 + t5072;
                            const u64 t5074 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5075 = t5073 + t5074;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5076;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t5076) : "l"(t5075) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_5 = t5076;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5077;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t5077) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t5077;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5078;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t5078) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t5078;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5079;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t5079) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t5079;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5080;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t5080) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t5080;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5081;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t5081) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t5081;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5082;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t5082) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t5082;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5083;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t5083) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t5083;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5084;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t5084) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t5084;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5085;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t5085) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t5085;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5086;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t5086) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t5086;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5087;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t5087) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t5087;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5088;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t5088) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t5088;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5089;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t5089) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t5089;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5090;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t5090) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t5090;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5091;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t5091) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t5091;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5092;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t5092) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t5092;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5093;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t5093) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t5093;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5094;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t5094) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t5094;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5095;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t5095) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t5095;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5096;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t5096) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t5096;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5097;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t5097) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t5097;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5098;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t5098) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t5098;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5099;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t5099) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t5099;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5100;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t5100) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t5100;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5101;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t5101) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t5101;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5102;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t5102) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t5102;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5103;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t5103) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t5103;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5104;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t5104) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t5104;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5105;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t5105) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t5105;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5106;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t5106) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t5106;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5107;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t5107) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t5107;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5108;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t5108) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t5108;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5109;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t5109) : "l"(t5075) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t5109;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t5110 = split_2 + 3u;
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
                        const bool t5111 = t5110 < t198;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t5111) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_76 = warp_m + warp_n;
                            const u32 t5113 = slice_76 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_116 = t5113 + 1u;
                            const u64 t5115 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5116 = t5115 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5117 = t5116 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5118 = partials + t5117;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5119 = (u64)t5110;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5120 = t5119 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5121 = t5120 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5122 = t5118 + t5121;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5123 = (u64)index_116;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5124 = t5123 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5125 = t5124 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5126 = t5122 + t5125;
                            const u64 t5127 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t5128 = t5126 + t5127;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5129;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t5129) : "l"(t5128) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_6 = t5129;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5130;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t5130) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t5130;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5131;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t5131) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t5131;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5132;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t5132) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t5132;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5133;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t5133) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t5133;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5134;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t5134) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t5134;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5135;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t5135) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t5135;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5136;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t5136) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t5136;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5137;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t5137) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t5137;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5138;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t5138) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t5138;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5139;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t5139) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t5139;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5140;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t5140) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t5140;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5141;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t5141) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t5141;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5142;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t5142) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t5142;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5143;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t5143) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t5143;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5144;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t5144) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t5144;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5145;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t5145) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t5145;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5146;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t5146) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t5146;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5147;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t5147) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t5147;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5148;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t5148) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t5148;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5149;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t5149) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t5149;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5150;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t5150) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t5150;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5151;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t5151) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t5151;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5152;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t5152) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t5152;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5153;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t5153) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t5153;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5154;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t5154) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t5154;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5155;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t5155) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t5155;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5156;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t5156) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t5156;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5157;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t5157) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t5157;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5158;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t5158) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t5158;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5159;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t5159) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t5159;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5160;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t5160) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t5160;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5161;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t5161) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t5161;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t5162;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t5162) : "l"(t5128) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t5162;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5163;
                        asm("max.f32 %0, %1, %2;" : "=f"(t5163) : "f"(row_max_2), "f"(t4409));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5164;
                        asm("max.f32 %0, %1, %2;" : "=f"(t5164) : "f"(t5163), "f"(part_max_4));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5165;
                        asm("max.f32 %0, %1, %2;" : "=f"(t5165) : "f"(t5164), "f"(part_max_5));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_2;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t5165), "f"(part_max_6));
                        const bool t5167 = max_2 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5168 = max_2 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_6 = t5167 ? 0.0f : t5168;
                        const f32 t5170 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5171;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5171) : "f"(row_max_2), "f"(scale_log2), "f"(t5170));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t5171));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5173 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5174;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5174) : "f"(t4409), "f"(scale_log2), "f"(t5173));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t5174));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5176 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5177;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5177) : "f"(part_max_4), "f"(scale_log2), "f"(t5176));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t5177));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5179 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5180) : "f"(part_max_5), "f"(scale_log2), "f"(t5179));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t5180));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5182 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5183;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5183) : "f"(part_max_6), "f"(scale_log2), "f"(t5182));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t5183));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5185 = row_sum_2 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t5185;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5186;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5186) : "f"(t4427), "f"(factors_7), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t5186;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5187) : "f"(part_132), "f"(factors_8), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t5187;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5188) : "f"(part_165), "f"(factors_9), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t5188;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5189) : "f"(part_198), "f"(factors_10), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t5189;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5190 = acc_3 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t5190;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5191;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5191) : "f"(t4445), "f"(factors_7), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t5191;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5192) : "f"(part_100), "f"(factors_8), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t5192;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5193;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5193) : "f"(part_133), "f"(factors_9), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t5193;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5194;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5194) : "f"(part_166), "f"(factors_10), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t5194;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5195 = acc_4 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t5195;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5196) : "f"(t4463), "f"(factors_7), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t5196;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5197;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5197) : "f"(part_101), "f"(factors_8), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t5197;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5198;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5198) : "f"(part_134), "f"(factors_9), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t5198;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5199) : "f"(part_167), "f"(factors_10), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t5199;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_37 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5200 = acc_7 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t5200;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5201;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5201) : "f"(t4481), "f"(factors_7), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t5201;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5202) : "f"(part_102), "f"(factors_8), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t5202;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5203) : "f"(part_135), "f"(factors_9), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t5203;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5204) : "f"(part_168), "f"(factors_10), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t5204;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_38 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5205 = acc_8 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t5205;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5206;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5206) : "f"(t4499), "f"(factors_7), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t5206;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5207;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5207) : "f"(part_103), "f"(factors_8), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t5207;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5208;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5208) : "f"(part_136), "f"(factors_9), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t5208;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5209;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5209) : "f"(part_169), "f"(factors_10), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t5209;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_39 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5210 = acc_11 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t5210;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5211;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5211) : "f"(t4517), "f"(factors_7), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t5211;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5212) : "f"(part_104), "f"(factors_8), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t5212;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5213;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5213) : "f"(part_137), "f"(factors_9), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t5213;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5214;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5214) : "f"(part_170), "f"(factors_10), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t5214;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_40 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5215 = acc_12 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t5215;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5216;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5216) : "f"(t4535), "f"(factors_7), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t5216;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5217;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5217) : "f"(part_105), "f"(factors_8), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t5217;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5218;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5218) : "f"(part_138), "f"(factors_9), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t5218;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5219;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5219) : "f"(part_171), "f"(factors_10), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t5219;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_41 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5220 = acc_15 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t5220;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5221;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5221) : "f"(t4553), "f"(factors_7), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t5221;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5222;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5222) : "f"(part_106), "f"(factors_8), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t5222;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5223) : "f"(part_139), "f"(factors_9), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t5223;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5224;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5224) : "f"(part_172), "f"(factors_10), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t5224;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_42 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5225 = acc_16 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t5225;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5226;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5226) : "f"(t4571), "f"(factors_7), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t5226;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5227;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5227) : "f"(part_107), "f"(factors_8), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t5227;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5228) : "f"(part_140), "f"(factors_9), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t5228;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5229;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5229) : "f"(part_173), "f"(factors_10), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t5229;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_43 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5230 = acc_19 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t5230;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5231;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5231) : "f"(t4589), "f"(factors_7), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t5231;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5232;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5232) : "f"(part_108), "f"(factors_8), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t5232;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5233;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5233) : "f"(part_141), "f"(factors_9), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t5233;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5234;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5234) : "f"(part_174), "f"(factors_10), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t5234;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_44 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5235 = acc_20 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t5235;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5236) : "f"(t4607), "f"(factors_7), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t5236;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5237;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5237) : "f"(part_109), "f"(factors_8), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t5237;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5238;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5238) : "f"(part_142), "f"(factors_9), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t5238;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5239) : "f"(part_175), "f"(factors_10), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t5239;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_45 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5240 = acc_23 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t5240;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5241;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5241) : "f"(t4625), "f"(factors_7), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t5241;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5242;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5242) : "f"(part_110), "f"(factors_8), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t5242;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5243;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5243) : "f"(part_143), "f"(factors_9), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t5243;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5244) : "f"(part_176), "f"(factors_10), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t5244;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_46 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5245 = acc_24 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t5245;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5246;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5246) : "f"(t4643), "f"(factors_7), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t5246;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5247;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5247) : "f"(part_111), "f"(factors_8), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t5247;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5248;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5248) : "f"(part_144), "f"(factors_9), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t5248;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5249;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5249) : "f"(part_177), "f"(factors_10), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t5249;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_47 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5250 = acc_27 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t5250;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5251;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5251) : "f"(t4661), "f"(factors_7), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t5251;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5252) : "f"(part_112), "f"(factors_8), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t5252;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5253;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5253) : "f"(part_145), "f"(factors_9), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t5253;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5254;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5254) : "f"(part_178), "f"(factors_10), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t5254;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_48 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5255 = acc_28 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t5255;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5256;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5256) : "f"(t4679), "f"(factors_7), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t5256;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5257;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5257) : "f"(part_113), "f"(factors_8), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t5257;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5258;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5258) : "f"(part_146), "f"(factors_9), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t5258;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5259;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5259) : "f"(part_179), "f"(factors_10), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t5259;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_49 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5260 = acc_31 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t5260;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5261;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5261) : "f"(t4697), "f"(factors_7), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t5261;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5262;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5262) : "f"(part_114), "f"(factors_8), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t5262;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5263;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5263) : "f"(part_147), "f"(factors_9), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t5263;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5264;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5264) : "f"(part_180), "f"(factors_10), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t5264;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_50 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5265 = acc_32 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t5265;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5266;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5266) : "f"(t4715), "f"(factors_7), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t5266;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5267;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5267) : "f"(part_115), "f"(factors_8), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t5267;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5268) : "f"(part_148), "f"(factors_9), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t5268;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5269;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5269) : "f"(part_181), "f"(factors_10), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t5269;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_51 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5270 = acc_35 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t5270;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5271;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5271) : "f"(t4733), "f"(factors_7), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t5271;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5272;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5272) : "f"(part_116), "f"(factors_8), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t5272;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5273;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5273) : "f"(part_149), "f"(factors_9), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t5273;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5274) : "f"(part_182), "f"(factors_10), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t5274;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_52 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5275 = acc_36 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t5275;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5276;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5276) : "f"(t4751), "f"(factors_7), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t5276;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5277) : "f"(part_117), "f"(factors_8), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t5277;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5278;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5278) : "f"(part_150), "f"(factors_9), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t5278;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5279;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5279) : "f"(part_183), "f"(factors_10), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t5279;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_53 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5280 = acc_39 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t5280;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5281;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5281) : "f"(t4769), "f"(factors_7), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t5281;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5282;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5282) : "f"(part_118), "f"(factors_8), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t5282;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5283;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5283) : "f"(part_151), "f"(factors_9), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t5283;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5284) : "f"(part_184), "f"(factors_10), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t5284;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_54 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5285 = acc_40 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t5285;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5286;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5286) : "f"(t4787), "f"(factors_7), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t5286;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5287;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5287) : "f"(part_119), "f"(factors_8), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t5287;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5288;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5288) : "f"(part_152), "f"(factors_9), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t5288;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5289;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5289) : "f"(part_185), "f"(factors_10), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t5289;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_55 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5290 = acc_43 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t5290;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5291;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5291) : "f"(t4805), "f"(factors_7), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t5291;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5292) : "f"(part_120), "f"(factors_8), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t5292;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5293;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5293) : "f"(part_153), "f"(factors_9), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t5293;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5294;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5294) : "f"(part_186), "f"(factors_10), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t5294;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_56 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5295 = acc_44 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t5295;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5296;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5296) : "f"(t4823), "f"(factors_7), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t5296;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5297;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5297) : "f"(part_121), "f"(factors_8), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t5297;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5298;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5298) : "f"(part_154), "f"(factors_9), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t5298;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5299;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5299) : "f"(part_187), "f"(factors_10), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t5299;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_57 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5300 = acc_47 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t5300;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5301;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5301) : "f"(t4841), "f"(factors_7), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t5301;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5302;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5302) : "f"(part_122), "f"(factors_8), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t5302;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5303;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5303) : "f"(part_155), "f"(factors_9), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t5303;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5304) : "f"(part_188), "f"(factors_10), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t5304;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_58 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5305 = acc_48 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t5305;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5306;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5306) : "f"(t4859), "f"(factors_7), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t5306;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5307;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5307) : "f"(part_123), "f"(factors_8), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t5307;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5308) : "f"(part_156), "f"(factors_9), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t5308;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5309;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5309) : "f"(part_189), "f"(factors_10), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t5309;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_59 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5310 = acc_51 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t5310;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5311;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5311) : "f"(t4877), "f"(factors_7), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t5311;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5312;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5312) : "f"(part_124), "f"(factors_8), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t5312;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5313;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5313) : "f"(part_157), "f"(factors_9), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t5313;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5314;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5314) : "f"(part_190), "f"(factors_10), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t5314;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_60 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5315 = acc_52 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t5315;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5316;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5316) : "f"(t4895), "f"(factors_7), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t5316;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5317;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5317) : "f"(part_125), "f"(factors_8), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t5317;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5318) : "f"(part_158), "f"(factors_9), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t5318;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5319;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5319) : "f"(part_191), "f"(factors_10), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t5319;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_61 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5320 = acc_55 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t5320;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5321;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5321) : "f"(t4913), "f"(factors_7), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t5321;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5322;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5322) : "f"(part_126), "f"(factors_8), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t5322;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5323;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5323) : "f"(part_159), "f"(factors_9), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t5323;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5324) : "f"(part_192), "f"(factors_10), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t5324;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_62 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5325 = acc_56 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t5325;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5326;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5326) : "f"(t4931), "f"(factors_7), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t5326;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5327;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5327) : "f"(part_127), "f"(factors_8), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t5327;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5328;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5328) : "f"(part_160), "f"(factors_9), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t5328;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5329;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5329) : "f"(part_193), "f"(factors_10), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t5329;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_63 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5330 = acc_59 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t5330;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5331) : "f"(t4949), "f"(factors_7), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t5331;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5332) : "f"(part_128), "f"(factors_8), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t5332;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5333;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5333) : "f"(part_161), "f"(factors_9), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t5333;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5334;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5334) : "f"(part_194), "f"(factors_10), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t5334;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_64 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5335 = acc_60 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t5335;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5336;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5336) : "f"(t4967), "f"(factors_7), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t5336;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5337;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5337) : "f"(part_129), "f"(factors_8), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t5337;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5338;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5338) : "f"(part_162), "f"(factors_9), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t5338;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5339;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5339) : "f"(part_195), "f"(factors_10), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t5339;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_65 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5340 = acc_63 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t5340;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5341;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5341) : "f"(t4985), "f"(factors_7), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t5341;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5342;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5342) : "f"(part_130), "f"(factors_8), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t5342;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5343) : "f"(part_163), "f"(factors_9), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t5343;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5344;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5344) : "f"(part_196), "f"(factors_10), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t5344;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_66 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t5345 = acc_64 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t5345;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5346) : "f"(t5003), "f"(factors_7), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t5346;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5347) : "f"(part_131), "f"(factors_8), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t5347;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5348) : "f"(part_164), "f"(factors_9), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t5348;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t5349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5349) : "f"(part_197), "f"(factors_10), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t5349;
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
                        const u32 t5350 = split_2 + 4u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t5350;
                    }
                }
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t5352;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t5352) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_71 = row_sum + t5352;
                f32 t5354;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t5354) : "f"(pair_71));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t5355 = pair_71 + t5354;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum = t5355;
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t5356;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t5356) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_72 = row_sum_2 + t5356;
                f32 t5358;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t5358) : "f"(pair_72));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t5359 = pair_72 + t5358;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t5359;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum;
                const bool t5360 = sum_3 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t5361;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5361) : "f"(sum_3));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t5360 ? 0.0f : t5361;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5363 = acc * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc = t5363;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5364 = acc_2 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t5364;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5365 = acc_5 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t5365;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5366 = acc_6 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t5366;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5367 = acc_9 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t5367;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5368 = acc_10 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t5368;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5369 = acc_13 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t5369;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5370 = acc_14 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t5370;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5371 = acc_17 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t5371;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5372 = acc_18 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t5372;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5373 = acc_21 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t5373;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5374 = acc_22 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t5374;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5375 = acc_25 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t5375;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5376 = acc_26 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t5376;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5377 = acc_29 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t5377;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5378 = acc_30 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t5378;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5379 = acc_33 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t5379;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5380 = acc_34 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t5380;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5381 = acc_37 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t5381;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5382 = acc_38 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t5382;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5383 = acc_41 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t5383;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5384 = acc_42 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t5384;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5385 = acc_45 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t5385;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5386 = acc_46 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t5386;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5387 = acc_49 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t5387;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5388 = acc_50 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t5388;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5389 = acc_53 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t5389;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5390 = acc_54 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t5390;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5391 = acc_57 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t5391;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5392 = acc_58 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t5392;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5393 = acc_61 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t5393;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5394 = acc_62 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t5394;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_2;
                const bool t5395 = sum_4 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t5396;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5396) : "f"(sum_4));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t5395 ? 0.0f : t5396;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5398 = acc_3 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t5398;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5399 = acc_4 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t5399;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5400 = acc_7 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t5400;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5401 = acc_8 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t5401;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5402 = acc_11 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t5402;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5403 = acc_12 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t5403;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5404 = acc_15 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t5404;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5405 = acc_16 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t5405;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5406 = acc_19 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t5406;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5407 = acc_20 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t5407;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5408 = acc_23 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t5408;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5409 = acc_24 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t5409;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5410 = acc_27 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t5410;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5411 = acc_28 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t5411;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5412 = acc_31 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t5412;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5413 = acc_32 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t5413;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5414 = acc_35 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t5414;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5415 = acc_36 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t5415;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5416 = acc_39 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t5416;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5417 = acc_40 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t5417;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5418 = acc_43 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t5418;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5419 = acc_44 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t5419;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5420 = acc_47 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t5420;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5421 = acc_48 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t5421;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5422 = acc_51 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t5422;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5423 = acc_52 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t5423;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5424 = acc_55 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t5424;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5425 = acc_56 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t5425;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5426 = acc_59 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t5426;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5427 = acc_60 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t5427;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5428 = acc_63 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t5428;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t5429 = acc_64 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t5429;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_3 = warp_n << 4u;
                const u32 t5431 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t5432 = t5431 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t5433 = first_3 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t5432 + t5433;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t5435 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t5436 = t218 + t5435;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t5437 = t5436 < t166;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t5437) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5438 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5439 = t218 + t5438;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5440 = first + t5439;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5441 = t5440 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t5442;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t5442) : "r"(t5441), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5443 = t5442 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5444 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5445 = first + t5439;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5446 = t5445 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t5447;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t5447) : "r"(t5446), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5448 = t5447 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5449 = t5448 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5450 = t5445 - t5449;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5451 = t5444 + t5450;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5452 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5453 = t5452 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5454 = t5453 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5455 = o + t5454;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5456 = (u64)t5443;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5457 = t5456 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5458 = t5457 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5459 = t5455 + t5458;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5460 = (u64)t5451;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5461 = t5460 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5462 = t5461 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5463 = t5459 + t5462;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t5464 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t5463 + t5464;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_73 = acc;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_74 = acc_2;
                    const u32 t5466 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5467 = first_3 < t5466;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5467) {
                        u32 t5468;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5468) : "f"(pair_73), "f"(pair_74));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t5468) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_75 = acc_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_76 = acc_6;
                    const u32 t5469 = first_3 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5470 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5471 = t5469 < t5470;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5471) {
                        u32 t5472;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5472) : "f"(pair_75), "f"(pair_76));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t5472) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_77 = acc_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_78 = acc_10;
                    const u32 t5473 = first_3 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5474 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5475 = t5473 < t5474;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5475) {
                        u32 t5476;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5476) : "f"(pair_77), "f"(pair_78));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t5476) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_79 = acc_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_80 = acc_14;
                    const u32 t5477 = first_3 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5478 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5479 = t5477 < t5478;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5479) {
                        u32 t5480;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5480) : "f"(pair_79), "f"(pair_80));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t5480) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_81 = acc_17;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_82 = acc_18;
                    const u32 t5481 = first_3 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5482 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5483 = t5481 < t5482;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5483) {
                        u32 t5484;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5484) : "f"(pair_81), "f"(pair_82));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_3), "r"(t5484) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_83 = acc_21;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_84 = acc_22;
                    const u32 t5485 = first_3 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5486 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5487 = t5485 < t5486;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5487) {
                        u32 t5488;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5488) : "f"(pair_83), "f"(pair_84));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_3), "r"(t5488) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_85 = acc_25;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_86 = acc_26;
                    const u32 t5489 = first_3 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5490 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5491 = t5489 < t5490;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5491) {
                        u32 t5492;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5492) : "f"(pair_85), "f"(pair_86));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_3), "r"(t5492) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_87 = acc_29;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_88 = acc_30;
                    const u32 t5493 = first_3 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5494 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5495 = t5493 < t5494;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5495) {
                        u32 t5496;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5496) : "f"(pair_87), "f"(pair_88));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_3), "r"(t5496) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_89 = acc_33;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_90 = acc_34;
                    const u32 t5497 = first_3 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5498 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5499 = t5497 < t5498;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5499) {
                        u32 t5500;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5500) : "f"(pair_89), "f"(pair_90));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_3), "r"(t5500) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_91 = acc_37;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_92 = acc_38;
                    const u32 t5501 = first_3 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5502 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5503 = t5501 < t5502;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5503) {
                        u32 t5504;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5504) : "f"(pair_91), "f"(pair_92));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_3), "r"(t5504) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_93 = acc_41;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_94 = acc_42;
                    const u32 t5505 = first_3 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5506 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5507 = t5505 < t5506;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5507) {
                        u32 t5508;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5508) : "f"(pair_93), "f"(pair_94));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_3), "r"(t5508) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_95 = acc_45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_96 = acc_46;
                    const u32 t5509 = first_3 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5510 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5511 = t5509 < t5510;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5511) {
                        u32 t5512;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5512) : "f"(pair_95), "f"(pair_96));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_3), "r"(t5512) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_97 = acc_49;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_98 = acc_50;
                    const u32 t5513 = first_3 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5514 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5515 = t5513 < t5514;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5515) {
                        u32 t5516;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5516) : "f"(pair_97), "f"(pair_98));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_3), "r"(t5516) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_99 = acc_53;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_100 = acc_54;
                    const u32 t5517 = first_3 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5518 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5519 = t5517 < t5518;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5519) {
                        u32 t5520;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5520) : "f"(pair_99), "f"(pair_100));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_3), "r"(t5520) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_101 = acc_57;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_102 = acc_58;
                    const u32 t5521 = first_3 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5522 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5523 = t5521 < t5522;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5523) {
                        u32 t5524;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5524) : "f"(pair_101), "f"(pair_102));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_3), "r"(t5524) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_103 = acc_61;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_104 = acc_62;
                    const u32 t5525 = first_3 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5526 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5527 = t5525 < t5526;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5527) {
                        u32 t5528;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5528) : "f"(pair_103), "f"(pair_104));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_3), "r"(t5528) : "memory");
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t5529 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t5530 = t218 + t5529;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t5531 = t5530 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t5532 = t5531 < t166;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t5532) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5533 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5534 = t218 + t5533;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5535 = t5534 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5536 = first + t5535;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5537 = t5536 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t5538;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t5538) : "r"(t5537), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5539 = t5538 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5540 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5541 = first + t5535;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5542 = t5541 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t5543;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t5543) : "r"(t5542), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5544 = t5543 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5545 = t5544 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5546 = t5541 - t5545;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5547 = t5540 + t5546;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5548 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5549 = t5548 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5550 = t5549 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5551 = o + t5550;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5552 = (u64)t5539;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5553 = t5552 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5554 = t5553 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5555 = t5551 + t5554;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5556 = (u64)t5547;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5557 = t5556 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5558 = t5557 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t5559 = t5555 + t5558;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t5560 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t5559 + t5560;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_105 = acc_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_106 = acc_4;
                    const u32 t5562 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5563 = first_3 < t5562;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5563) {
                        u32 t5564;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5564) : "f"(pair_105), "f"(pair_106));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t5564) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_107 = acc_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_108 = acc_8;
                    const u32 t5565 = first_3 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5566 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5567 = t5565 < t5566;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5567) {
                        u32 t5568;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5568) : "f"(pair_107), "f"(pair_108));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t5568) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_109 = acc_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_110 = acc_12;
                    const u32 t5569 = first_3 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5570 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5571 = t5569 < t5570;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5571) {
                        u32 t5572;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5572) : "f"(pair_109), "f"(pair_110));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t5572) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_111 = acc_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_112 = acc_16;
                    const u32 t5573 = first_3 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5574 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5575 = t5573 < t5574;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5575) {
                        u32 t5576;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5576) : "f"(pair_111), "f"(pair_112));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t5576) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_113 = acc_19;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_114 = acc_20;
                    const u32 t5577 = first_3 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5578 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5579 = t5577 < t5578;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5579) {
                        u32 t5580;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5580) : "f"(pair_113), "f"(pair_114));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_4), "r"(t5580) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_115 = acc_23;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_116 = acc_24;
                    const u32 t5581 = first_3 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5582 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5583 = t5581 < t5582;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5583) {
                        u32 t5584;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5584) : "f"(pair_115), "f"(pair_116));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_4), "r"(t5584) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_117 = acc_27;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_118 = acc_28;
                    const u32 t5585 = first_3 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5586 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5587 = t5585 < t5586;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5587) {
                        u32 t5588;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5588) : "f"(pair_117), "f"(pair_118));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_4), "r"(t5588) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_119 = acc_31;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_120 = acc_32;
                    const u32 t5589 = first_3 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5590 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5591 = t5589 < t5590;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5591) {
                        u32 t5592;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5592) : "f"(pair_119), "f"(pair_120));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_4), "r"(t5592) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_121 = acc_35;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_122 = acc_36;
                    const u32 t5593 = first_3 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5594 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5595 = t5593 < t5594;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5595) {
                        u32 t5596;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5596) : "f"(pair_121), "f"(pair_122));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_4), "r"(t5596) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_123 = acc_39;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_124 = acc_40;
                    const u32 t5597 = first_3 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5598 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5599 = t5597 < t5598;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5599) {
                        u32 t5600;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5600) : "f"(pair_123), "f"(pair_124));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_4), "r"(t5600) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_125 = acc_43;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_126 = acc_44;
                    const u32 t5601 = first_3 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5602 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5603 = t5601 < t5602;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5603) {
                        u32 t5604;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5604) : "f"(pair_125), "f"(pair_126));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_4), "r"(t5604) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_127 = acc_47;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_128 = acc_48;
                    const u32 t5605 = first_3 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5606 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5607 = t5605 < t5606;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5607) {
                        u32 t5608;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5608) : "f"(pair_127), "f"(pair_128));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_4), "r"(t5608) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_129 = acc_51;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_130 = acc_52;
                    const u32 t5609 = first_3 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5610 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5611 = t5609 < t5610;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5611) {
                        u32 t5612;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5612) : "f"(pair_129), "f"(pair_130));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_4), "r"(t5612) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_131 = acc_55;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_132 = acc_56;
                    const u32 t5613 = first_3 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5614 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5615 = t5613 < t5614;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5615) {
                        u32 t5616;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5616) : "f"(pair_131), "f"(pair_132));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_4), "r"(t5616) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_133 = acc_59;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_134 = acc_60;
                    const u32 t5617 = first_3 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5618 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5619 = t5617 < t5618;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5619) {
                        u32 t5620;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5620) : "f"(pair_133), "f"(pair_134));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_4), "r"(t5620) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_135 = acc_63;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_136 = acc_64;
                    const u32 t5621 = first_3 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t5622 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t5623 = t5621 < t5622;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t5623) {
                        u32 t5624;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5624) : "f"(pair_135), "f"(pair_136));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_4), "r"(t5624) : "memory");
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t5625 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_19 = t218 + t5625;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t5627 = row_19 < t166;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5628 = first + row_19;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5629 = t5628 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t5630;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t5630) : "r"(t5629), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5631 = t5630 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5632 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5633 = first + row_19;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5634 = t5633 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t5635;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t5635) : "r"(t5634), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5636 = t5635 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5637 = t5636 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5638 = t5633 - t5637;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5639 = t5632 + t5638;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t5640;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t5640) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t5641;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5641) : "f"(row_max), "f"(scale_log2), "f"(t5640));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_4 = t5641 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t5643 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 value_3 = t5643 ? __uint_as_float(0xff800000u) : lse_4;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t5645 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t5646 = t5645 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t5647 = t5627 & t5646;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                if (t5647) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5648 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5649 = t5648 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5650 = t5649 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5651 = lse + t5650;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5652 = (u64)t5639;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5653 = t5652 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5654 = t5653 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5655 = t5651 + t5654;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5656 = (u64)t5631;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5657 = t5656 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5658 = t5657 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5659 = t5655 + t5658;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t5659), "f"(value_3) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t5660 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t5661 = t218 + t5660;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_20 = t5661 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t5663 = row_20 < t166;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5664 = first + row_20;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5665 = t5664 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t5666;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t5666) : "r"(t5665), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5667 = t5666 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5668 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5669 = first + row_20;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5670 = t5669 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t5671;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t5671) : "r"(t5670), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5672 = t5671 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5673 = t5672 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5674 = t5669 - t5673;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t5675 = t5668 + t5674;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t5676;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t5676) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t5677;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5677) : "f"(row_max_2), "f"(scale_log2), "f"(t5676));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_5 = t5677 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t5679 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 value_4 = t5679 ? __uint_as_float(0xff800000u) : lse_5;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t5681 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t5682 = t5681 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t5683 = t5663 & t5682;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                if (t5683) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5684 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5685 = t5684 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5686 = t5685 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5687 = lse + t5686;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5688 = (u64)t5675;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5689 = t5688 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5690 = t5689 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5691 = t5687 + t5690;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5692 = (u64)t5667;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5693 = t5692 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5694 = t5693 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t5695 = t5691 + t5694;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t5695), "f"(value_4) : "memory");
                }
            }
        }
    }
}
